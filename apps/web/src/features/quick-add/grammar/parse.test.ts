import { describe, expect, it } from 'vitest';
import { german } from './de.ts';
import { english } from './en.ts';
import { parseLine } from './parse.ts';
import type { Grammar, Meaning } from './types.ts';

/** A Saturday. */
const today = '2026-11-21';

const rhythm = (
  frequency: 'daily' | 'weekly' | 'monthly' | 'yearly',
  everyX: number,
  rest: object = {},
): Meaning => ({
  kind: 'rhythm',
  rhythm: { frequency, everyX, ...rest },
});
const days = (...weekdays: string[]) => rhythm('weekly', 1, { weekdays });
const date = (on: string): Meaning => ({ kind: 'date', date: on });
const time = (hour: number, minute = 0): Meaning => ({ kind: 'time', hour, minute });

type Row = readonly [said: string, meaning: Meaning];

const ENGLISH: readonly Row[] = [
  ['every day', rhythm('daily', 1)],
  ['daily', rhythm('daily', 1)],
  ['every 3 days', rhythm('daily', 3)],
  ['every three days', rhythm('daily', 3)],
  ['every other day', rhythm('daily', 2)],
  ['weekly', rhythm('weekly', 1)],
  ['every 2 weeks', rhythm('weekly', 2)],
  ['every 2 weeks on tue', rhythm('weekly', 2, { weekdays: ['t'] })],
  ['every mon,wed', days('m', 'w')],
  ['every mon, wed and fri', days('m', 'w', 'f')],
  ['every Monday', days('m')],
  ['every mon-thu', days('m', 't', 'w', 'th')],
  ['on tuesdays', days('t')],
  ['weekdays', days('m', 't', 'w', 'th', 'f')],
  ['every weekend', days('su', 's')],
  ['monthly', rhythm('monthly', 1)],
  ['monthly on the 15th', rhythm('monthly', 1, { dayOfMonth: 15 })],
  ['every month on 1st', rhythm('monthly', 1, { dayOfMonth: 1 })],
  ['every 15th', rhythm('monthly', 1, { dayOfMonth: 15 })],
  ['every 2 months on the 31st', rhythm('monthly', 2, { dayOfMonth: 31 })],
  ['every first monday', rhythm('monthly', 1, { weekOfMonth: 0, weekday: 'm' })],
  ['monthly on the 2nd tuesday', rhythm('monthly', 1, { weekOfMonth: 1, weekday: 't' })],
  ['yearly', rhythm('yearly', 1)],
  ['every year on 24 nov', rhythm('yearly', 1, { date: '2026-11-24' })],
  ['every march 3rd', rhythm('yearly', 1, { date: '2027-03-03' })],
  ['every 2 years', rhythm('yearly', 2)],
  ['today', date('2026-11-21')],
  ['tomorrow', date('2026-11-22')],
  ['day after tomorrow', date('2026-11-23')],
  ['fri', date('2026-11-27')],
  ['on Friday', date('2026-11-27')],
  ['by sat', date('2026-11-28')],
  ['24 nov', date('2026-11-24')],
  ['nov 24', date('2026-11-24')],
  ['20 nov', date('2027-11-20')],
  ['24th of November 2027', date('2027-11-24')],
  ['29 feb', date('2028-02-29')],
  ['by the 15th', date('2026-12-15')],
  ['in 3 days', date('2026-11-24')],
  ['in two weeks', date('2026-12-05')],
  ['in a month', date('2026-12-21')],
  ['next week', date('2026-11-23')],
  ['next month', date('2026-12-01')],
  ['2026-12-31', date('2026-12-31')],
  ['8am', time(8)],
  ['8 pm', time(20)],
  ['12am', time(0)],
  ['at 8:30 pm', time(20, 30)],
  ['17:30', time(17, 30)],
  ['at 9', time(9)],
  ['noon', time(12)],
  ['!easy', { kind: 'difficulty', priority: 1 }],
  ['!hard', { kind: 'difficulty', priority: 2 }],
  ['!trivial', { kind: 'difficulty', priority: 0.1 }],
  ['@int', { kind: 'attribute', attribute: 'int' }],
  ['@strength', { kind: 'attribute', attribute: 'str' }],
  ['#Home-office', { kind: 'tag', name: 'Home-office' }],
  ['cost 20', { kind: 'price', price: 20 }],
  ['35 gold', { kind: 'price', price: 35 }],
];

const GERMAN: readonly Row[] = [
  ['jeden Tag', rhythm('daily', 1)],
  ['täglich', rhythm('daily', 1)],
  ['alle 3 Tage', rhythm('daily', 3)],
  ['alle drei Tage', rhythm('daily', 3)],
  ['jeden zweiten Tag', rhythm('daily', 2)],
  ['jeden 3. Tag', rhythm('daily', 3)],
  ['wöchentlich', rhythm('weekly', 1)],
  ['alle 2 Wochen', rhythm('weekly', 2)],
  ['alle 2 Wochen am Di', rhythm('weekly', 2, { weekdays: ['t'] })],
  ['jeden mo,mi', days('m', 'w')],
  ['jeden Mo, Mi und Fr', days('m', 'w', 'f')],
  ['jeden Montag', days('m')],
  ['jeden mo-do', days('m', 't', 'w', 'th')],
  ['dienstags', days('t')],
  ['werktags', days('m', 't', 'w', 'th', 'f')],
  ['am Wochenende', days('su', 's')],
  ['monatlich', rhythm('monthly', 1)],
  ['monatlich am 15.', rhythm('monthly', 1, { dayOfMonth: 15 })],
  ['jeden Monat am 1.', rhythm('monthly', 1, { dayOfMonth: 1 })],
  ['jeden 15.', rhythm('monthly', 1, { dayOfMonth: 15 })],
  ['alle 2 Monate am 31.', rhythm('monthly', 2, { dayOfMonth: 31 })],
  ['jeden ersten Montag', rhythm('monthly', 1, { weekOfMonth: 0, weekday: 'm' })],
  ['monatlich am 2. Dienstag', rhythm('monthly', 1, { weekOfMonth: 1, weekday: 't' })],
  ['jährlich', rhythm('yearly', 1)],
  ['jedes Jahr am 24. Nov', rhythm('yearly', 1, { date: '2026-11-24' })],
  ['jeden 3. März', rhythm('yearly', 1, { date: '2027-03-03' })],
  ['alle 2 Jahre', rhythm('yearly', 2)],
  ['heute', date('2026-11-21')],
  ['morgen', date('2026-11-22')],
  ['übermorgen', date('2026-11-23')],
  ['Freitag', date('2026-11-27')],
  ['am fr', date('2026-11-27')],
  ['bis Samstag', date('2026-11-28')],
  ['24. Nov', date('2026-11-24')],
  ['24.11.', date('2026-11-24')],
  ['24.11.2027', date('2027-11-24')],
  ['am 20. November', date('2027-11-20')],
  ['bis zum 15.', date('2026-12-15')],
  ['in 3 Tagen', date('2026-11-24')],
  ['in zwei Wochen', date('2026-12-05')],
  ['in einem Monat', date('2026-12-21')],
  ['nächste Woche', date('2026-11-23')],
  ['nächsten Monat', date('2026-12-01')],
  ['8 Uhr', time(8)],
  ['um 20:15', time(20, 15)],
  ['18 Uhr 30', time(18, 30)],
  ['8.30 Uhr', time(8, 30)],
  ['um 9', time(9)],
  ['mittags', time(12)],
  ['!leicht', { kind: 'difficulty', priority: 1 }],
  ['!schwer', { kind: 'difficulty', priority: 2 }],
  ['@stärke', { kind: 'attribute', attribute: 'str' }],
  ['#Küche', { kind: 'tag', name: 'Küche' }],
  ['kostet 20', { kind: 'price', price: 20 }],
  ['35 Gold', { kind: 'price', price: 35 }],
];

function understood(grammar: Grammar, said: string): { title: string; meanings: Meaning[] } {
  const { title, tokens } = parseLine(`Water herbs ${said}`, { grammar, today });
  return { title, meanings: tokens.map(({ meaning }) => meaning) };
}

describe('parseLine', () => {
  it.each(ENGLISH)('understands "%s" in English and takes it out of the title', (said, meaning) => {
    expect(understood(english, said)).toEqual({ title: 'Water herbs', meanings: [meaning] });
  });

  it.each(GERMAN)('understands "%s" in German and takes it out of the title', (said, meaning) => {
    expect(understood(german, said)).toEqual({ title: 'Water herbs', meanings: [meaning] });
  });

  it.each([
    [english, 'Cook dinner for 5'],
    [english, 'Buy a gold ring'],
    [english, 'Maybe monitor the sunrise'],
    [english, '31 april'],
    [english, 'Ask about 25:70'],
    [english, 'Learn C# and !important'],
    [english, 'every 0 days'],
    [german, 'So macht man das'],
    [german, 'Do it yourself Mi casa'],
    [german, 'Morgenstern lesen'],
  ])('%# leaves "%s" alone', (grammar, line) => {
    const parsed = parseLine(line, { grammar, today });
    expect(parsed).toEqual({ kind: 'todo', title: line, tokens: [] });
  });

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
    { line: 'Water the herbs tomorrow', usual: 'daily', kind: 'daily', why: 'a daily may start tomorrow' },
    { line: 'An episode 20 gold', usual: 'todo', kind: 'reward', why: 'a price makes a reward' },
  ] as const)('takes "$line" for a $kind where a $usual is usual: $why', ({ line, usual, kind }) => {
    expect(parseLine(line, { grammar: english, today, usual }).kind).toBe(kind);
  });

  it('keeps what the chosen kind has no place for', () => {
    const parsed = parseLine('Read daily cost 20', { grammar: english, today, kind: 'todo' });
    expect(parsed).toEqual({ kind: 'todo', title: 'Read daily cost 20', tokens: [] });
  });

  it('takes a stretch literally when asked', () => {
    const parsed = parseLine('Watch Friday Night fri', { grammar: english, today, literal: ['friday'] });
    expect(parsed.title).toBe('Watch Friday Night');
    expect(parsed.tokens).toMatchObject([{ text: 'fri', meaning: { date: '2026-11-27' } }]);
  });

  it('lets a habit count by the week but not every other Monday', () => {
    const habit = (line: string) => parseLine(line, { grammar: english, today, kind: 'habit' }).tokens.length;
    expect(habit('Swim weekly')).toBe(1);
    expect(habit('Swim every other monday')).toBe(0);
  });

  it('takes every tag but only the first of each other kind', () => {
    const parsed = parseLine('Call #a #b 8am 9am', { grammar: english, today });
    expect(parsed.title).toBe('Call 9am');
    expect(parsed.tokens.filter(({ meaning }) => meaning.kind === 'tag')).toHaveLength(2);
  });
});
