import { WEEKDAY_KEYS } from '../../../task-kit/calendar.ts';
import type { Weekday } from '@everdeed/rules';
import type { Captures, Lexicon, Read, Role, Rule, Sure } from './types.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Longest first, so that `mon` never wins over `monday`. */
const anyOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** Whole words. Lookarounds, because `\b` does not know letters beyond ASCII. */
const bounded = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}#@!])(?:${source})(?![\p{L}\p{N}])`, 'giu');

function places(lexicon: Lexicon): Record<string, string> {
  const weekday = anyOf(Object.keys(lexicon.weekdays));
  const range = String.raw`(?:${weekday})\s*(?:[-–]|\s${lexicon.to}\s)\s*(?:${weekday})`;
  const item = `(?:${range}|(?:${weekday}))`;
  const joint = String.raw`(?:\s*[,/&+]\s*(?:${lexicon.and}\s+)?|\s+${lexicon.and}\s+|\s+)`;
  return {
    number: String.raw`(?<number>\d{1,4}|${anyOf(Object.keys(lexicon.numbers))})`,
    ordinal: String.raw`(?<ordinal>\d{1,2}${lexicon.ordinalEnding}|${anyOf(Object.keys(lexicon.ordinals))})`,
    weekday: `(?<weekday>${weekday})`,
    weekdays: `(?<weekdays>${item}(?:${joint}${item})*)`,
    dayslist: `(?<weekdays>${item}(?:${joint}${item})+|${range})`,
    month: String.raw`(?<month>${anyOf(Object.keys(lexicon.months))})\.?`,
    day: String.raw`(?<day>\d{1,2})`,
    year: String.raw`(?<year>\d{4})`,
    hour: String.raw`(?<hour>\d{1,2})`,
    minute: String.raw`(?<minute>[0-5]\d)`,
    amount: String.raw`(?<amount>\d{1,15}(?:[.,]\d{1,2})?)`,
    hourword: String.raw`(?<hourword>\d{1,2}|${anyOf(Object.keys(lexicon.numbers))})`,
  };
}

function expandRange(part: string, lexicon: Lexicon): Weekday[] {
  const found = [...part.matchAll(bounded(anyOf(Object.keys(lexicon.weekdays))))].flatMap(
    ([word]) => lexicon.weekdays[word.toLowerCase()] ?? [],
  );
  const [from, to] = found;
  if (from === undefined || to === undefined) return found;
  const first = WEEKDAY_KEYS.indexOf(from);
  const span = (WEEKDAY_KEYS.indexOf(to) - first + 7) % 7;
  return Array.from({ length: span + 1 }, (_, step) => WEEKDAY_KEYS[(first + step) % 7] ?? from);
}

function readWeekdays(text: string, lexicon: Lexicon): Weekday[] {
  const weekday = anyOf(Object.keys(lexicon.weekdays));
  const item = bounded(String.raw`(?:${weekday})(?:\s*(?:[-–]|\s${lexicon.to}\s)\s*(?:${weekday}))?`);
  const said = new Set([...text.matchAll(item)].flatMap(([part]) => expandRange(part, lexicon)));
  return WEEKDAY_KEYS.filter((key) => said.has(key));
}

function readNumber(text: string, words: Readonly<Record<string, number>>): number {
  return words[text.toLowerCase()] ?? Number.parseInt(text, 10);
}

/** The named groups of a match as values. Only ask for groups in the pattern. */
export function capturesOf(match: RegExpMatchArray, lexicon: Lexicon): Captures {
  const group = (name: string): string => match.groups?.[name] ?? '';
  return {
    number: () => readNumber(group('number'), lexicon.numbers),
    ordinal: () => readNumber(group('ordinal'), lexicon.ordinals),
    weekday: () => lexicon.weekdays[group('weekday').toLowerCase()] ?? 'm',
    weekdays: () => readWeekdays(group('weekdays'), lexicon),
    month: () => readNumber(group('month'), lexicon.months),
    day: () => Number(group('day')),
    year: () => (group('year') === '' ? undefined : Number(group('year'))),
    hour: () =>
      group('hour') === '' ? readNumber(group('hourword'), lexicon.numbers) : Number(group('hour')),
    minute: () => Number(group('minute') || 0),
    amount: () => Number(group('amount').replace(',', '.')),
    word: () => group('word').toLowerCase(),
    raw: () => group('word'),
  };
}

export interface RuleOptions {
  readonly sure?: Sure | Rule['sure'];
  readonly role?: Role | undefined;
}
export type MakeRule = (pattern: string, read: Read, options?: RuleOptions) => Rule;

/**
 * A factory of rules for one language. In a pattern, `{number}`, `{weekday}` and so on stand for the words of
 * the lexicon, and a space for any white space; the rest is an ordinary regular expression.
 */
export function rulesFor(lexicon: Lexicon): MakeRule {
  const table = places(lexicon);
  return (pattern, read, { sure = 'anywhere', role } = {}) => {
    const source = pattern
      .replaceAll(' ', String.raw`\s+`)
      .replace(/\{([a-z]+)\}/g, (_, name: string) => table[name] ?? '');
    return { pattern: bounded(source), read, role, sure: typeof sure === 'string' ? () => sure : sure };
  };
}

/** The words of a language that make a date a due date, a start or an end, as patterns. */
export interface DateWords {
  readonly due: string;
  readonly start: string;
  readonly end: string;
  /** When an end is believed; as a due date is, if absent. */
  readonly endSure?: RuleOptions['sure'];
}

/**
 * A factory of the rules of a date: on its own, which is believed as `alone` says, and with the words that make it a
 * due date, a start or an end, which is believed as `due` says.
 */
export const datesBy =
  (rule: MakeRule, words: DateWords) =>
  (
    core: string,
    read: Read,
    alone: RuleOptions['sure'] = 'anywhere',
    due: RuleOptions['sure'] = 'anywhere',
  ): Rule[] => [
    rule(core, read, { sure: alone }),
    rule(`${words.due} ${core}`, read, { sure: due, role: 'due' }),
    rule(`${words.start} ${core}`, read, { sure: due, role: 'start' }),
    rule(`${words.end} ${core}`, read, { sure: words.endSure ?? due, role: 'end' }),
  ];
