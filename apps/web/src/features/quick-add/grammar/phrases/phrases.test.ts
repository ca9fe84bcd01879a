import { describe, expect, it } from 'vitest';
import { grammar as german } from '../de.ts';
import { grammar as english } from '../en.ts';
import { parseLine } from '../parse.ts';
import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';
import { sayLine } from './say.ts';

/** A Wednesday. */
const today = '2026-11-18';

/** The rows of a table; headings begin with `# `. */
const rowsOf = (table: string): [phrase: string, understood: string][] =>
  table.split('\n').flatMap((line) => {
    const [phrase, understood] = line.split(' | ');
    return phrase === undefined || understood === undefined ? [] : [[phrase, understood]];
  });

describe.each([
  ['English', english, rowsOf(ENGLISH)],
  ['German', german, rowsOf(GERMAN)],
] as const)('quick add in %s', (_, grammar, rows) => {
  it.each(rows)('“%s”: %s', (phrase, understood) => {
    expect(sayLine(phrase, parseLine(phrase, { grammar, today }))).toBe(understood);
  });

  it('understands the same before tags and other signs', () => {
    const plain = rows.filter(([phrase]) => !/[#@!+]|^-|- /.test(phrase));
    for (const [phrase] of plain) {
      const alone = parseLine(phrase, { grammar, today });
      const tagged = parseLine(`${phrase} #garden`, { grammar, today });
      expect([phrase, tagged.tokens.slice(0, -1)]).toEqual([phrase, alone.tokens]);
    }
  });

  it('keeps every word, in the title or in what it understood', () => {
    for (const [phrase] of rows) {
      const { title, tokens } = parseLine(phrase, { grammar, today });
      const said = [title, ...tokens.map(({ text }) => text)].join(' ');
      for (const word of phrase.match(/[\p{L}\p{N}]+/gu) ?? []) expect(said).toContain(word);
    }
  });
});

describe('the tables of phrases', () => {
  const rows = [...rowsOf(ENGLISH), ...rowsOf(GERMAN)];

  it('have at least 400 phrases, a third of them traps', () => {
    const traps = rows.filter(([, understood]) => understood.startsWith('text'));
    expect(rows.length).toBeGreaterThanOrEqual(400);
    expect(traps.length).toBeGreaterThanOrEqual(rows.length / 3);
  });
});
