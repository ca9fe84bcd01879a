import { afterAll, describe, expect, it, vi } from 'vitest';
import { activateLocale, loadWords } from '../../i18n/i18n.ts';
import { sayMeaning } from './describe.ts';
import { grammar as german } from './grammar/de.ts';
import { grammar as english } from './grammar/en.ts';
import { parseLine } from './grammar/parse.ts';

// Only the language of the page is set.
vi.stubGlobal('document', { documentElement: {} });
afterAll(() => vi.unstubAllGlobals());

/** A Saturday. */
const today = '2026-11-21';
const grammars = { de: german, en: english };

describe.each([
  ['de', 'Sport Mo Mi Fr', 'Mo, Mi, Fr'],
  ['de', 'montags und donnerstags Sport', 'Mo, Do'],
  ['de', 'alle zwei Wochen dienstags Müll', 'Dienstag, alle 2 Wochen'],
  ['de', 'Sport jeden Werktag', 'Werktags'],
  ['en', 'gym mon wed fri', 'Mon, Wed, Fri'],
  ['en', 'rent every quarter', 'Every 3 months'],
] as const)('in %s, “%s”', (language, line, said) => {
  it(`is shown as “${said}”`, async () => {
    await activateLocale(language);
    await loadWords('understood');
    const { tokens } = parseLine(line, { grammar: grammars[language], today });
    expect(tokens.map(({ meaning }) => sayMeaning(meaning, today))).toEqual([said]);
  });
});
