import { describe, expect, it } from 'vitest';
import { grammar as english } from './en.ts';
import { parseLine } from './parse.ts';

/** A Saturday. */
const today = '2026-11-21';

describe('parseLine', () => {
  it.each([
    ['+ Drink water', 'habit', 'Drink water', { up: true, down: false }],
    ['- Sugar', 'habit', 'Sugar', { up: false, down: true }],
    ['Take the stairs +/-', 'habit', 'Take the stairs', { up: true, down: true }],
  ])('reads the signs of a habit in "%s"', (line, kind, title, signs) => {
    const parsed = parseLine(line, { grammar: english, today });
    expect(parsed).toMatchObject({ kind, title, tokens: [{ meaning: { kind: 'directions', ...signs } }] });
  });

  it('understands several things in one line, with their places', () => {
    const line = 'Water the herbs every 3 days 8am #home !easy';
    const parsed = parseLine(line, { grammar: english, today });
    expect(parsed.kind).toBe('daily');
    expect(parsed.title).toBe('Water the herbs');
    expect(parsed.tokens.map(({ text }) => text)).toEqual(['every 3 days', '8am', '#home', '!easy']);
    for (const { start, end, text } of parsed.tokens) expect(line.slice(start, end)).toBe(text);
  });

  it.each([
    { line: 'Drink water', usual: 'habit', kind: 'habit', why: 'silent words' },
    { line: 'Read daily', usual: 'habit', kind: 'daily', why: 'a rhythm makes a daily' },
    { line: 'Call Jo tomorrow', usual: 'habit', kind: 'todo', why: 'a habit has no day' },
    { line: 'Call Jo at 9', usual: 'reward', kind: 'todo', why: 'a reward has no hour' },
    { line: 'Renew the passport fri', usual: 'daily', kind: 'todo', why: 'a day of its own is a due date' },
    { line: 'Water the herbs from tomorrow', usual: 'daily', kind: 'daily', why: 'a start makes a daily' },
    { line: 'Stretch at 9', usual: 'daily', kind: 'daily', why: 'a daily can have an hour' },
    { line: 'An episode 20 gold', usual: 'daily', kind: 'reward', why: 'a price makes a reward' },
  ] as const)('takes "$line" for a $kind where a $usual is usual: $why', ({ line, usual, kind }) => {
    expect(parseLine(line, { grammar: english, today, usual }).kind).toBe(kind);
  });

  it('keeps what the chosen kind has no place for', () => {
    const parsed = parseLine('Read daily cost 20', { grammar: english, today, kind: 'todo' });
    expect(parsed).toMatchObject({ kind: 'todo', title: 'Read daily cost 20', tokens: [], maybes: [] });
  });

  it('keeps the whole phrase where the chosen kind has no place for it', () => {
    const parsed = parseLine('Read every friday', { grammar: english, today, kind: 'todo' });
    expect(parsed).toMatchObject({ title: 'Read every friday', tokens: [], maybes: [] });
  });

  it('takes a stretch literally when asked, and the parts of it as well', () => {
    const literal = ['every friday'];
    const parsed = parseLine('Watch every friday', { grammar: english, today, literal });
    expect(parsed).toMatchObject({ title: 'Watch every friday', tokens: [], maybes: [] });
  });

  it('understands what is only perhaps a date when asked', () => {
    const plain = parseLine('Sun cream', { grammar: english, today });
    expect(plain.maybes).toMatchObject([{ text: 'Sun', meaning: { date: '2026-11-22' } }]);
    const meant = parseLine('Sun cream', { grammar: english, today, meant: ['sun'] });
    expect(meant).toMatchObject({ title: 'cream', kind: 'todo', tokens: [{ text: 'Sun' }], maybes: [] });
  });

  it('lets a habit count by the week but not every other Monday', () => {
    const habit = (line: string) => parseLine(line, { grammar: english, today, kind: 'habit' }).tokens.length;
    expect(habit('Swim weekly')).toBe(1);
    expect(habit('Swim every other monday')).toBe(0);
  });

  it('takes every tag but only the first of other signs', () => {
    const parsed = parseLine('Call #a #b !hard !easy', { grammar: english, today });
    expect(parsed.title).toBe('Call !easy');
    expect(parsed.tokens.filter(({ meaning }) => meaning.kind === 'tag')).toHaveLength(2);
  });

  it('takes the clearest of several dates, and none of equal ones', () => {
    const titleOf = (line: string) => parseLine(line, { grammar: english, today }).title;
    expect(titleOf('Prepare the talk by thursday, then rest friday')).toBe(
      'Prepare the talk, then rest friday',
    );
    expect(titleOf('Call on thursday, write on friday')).toBe('Call on thursday, write on friday');
  });

  it('takes a text from somewhere else as it is', () => {
    const text = `${'word '.repeat(250)}tomorrow`;
    expect(parseLine(text, { grammar: english, today })).toMatchObject({ title: text, tokens: [] });
  });

  it('understands the signs of a habit before the words of a language are there', () => {
    const parsed = parseLine('+ Drink water daily', { grammar: undefined, today });
    expect(parsed).toMatchObject({ kind: 'habit', title: 'Drink water daily' });
  });
});

it('leaves tags in the title where tasks have none', () => {
  const parsed = parseLine('Sort socks #home tomorrow', { grammar: english, today, isUntagged: true });
  expect(parsed).toMatchObject({ title: 'Sort socks #home', tokens: [{ meaning: { kind: 'date' } }] });
});

describe('members', () => {
  const members = [
    { id: 'i', username: 'ivo', name: 'Ivo the Tall' },
    { id: 's', username: 'suli_2', name: 'Suli' },
    { id: 'x', username: 'str', name: 'Stromer' },
  ];
  it.each([
    ['Wash up @ivo tomorrow', 'Wash up', ['i']],
    ['@Suli_2 @ivo sweep', 'sweep', ['s', 'i']],
    ['Wash up @str', 'Wash up', ['x']],
    ['Wash up @nobody', 'Wash up @nobody', []],
    ['Write to mail@ivo', 'Write to mail@ivo', []],
    ['A cake @ivo cost 20', 'A cake', ['i']],
  ])('are whom “%s” is for', (line, title, ids) => {
    const parsed = parseLine(line, { grammar: english, today, members });
    expect(parsed.title).toBe(title);
    const said = parsed.tokens.flatMap(({ meaning }) => (meaning.kind === 'member' ? [meaning.id] : []));
    expect(said).toEqual(ids);
  });

  it('are left in the title where the words are taken literally, and where tasks are for nobody else', () => {
    const literal = parseLine('Wash up @ivo', { grammar: english, today, members, literal: ['@ivo'] });
    expect(literal).toMatchObject({ title: 'Wash up @ivo', tokens: [] });
    const own = parseLine('Lift @str', { grammar: english, today });
    expect(own.tokens).toMatchObject([{ meaning: { kind: 'attribute', attribute: 'str' } }]);
  });
});
