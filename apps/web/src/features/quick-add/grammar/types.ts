import type { Attribute, Frequency, Priority, Weekday } from '@everdeed/rules';
import type { LocalDate } from '../../../task-kit/calendar.ts';

/** A recurrence as typed. At most one of the groups below `everyX` is given. */
export interface Rhythm {
  readonly frequency: Frequency;
  readonly everyX: number;
  /** Weekly: only these days. Absent: the weekday of the start. */
  readonly weekdays?: readonly Weekday[];
  /** Monthly by date, 1 to 31. */
  readonly dayOfMonth?: number;
  /** Monthly by weekday: the first Monday is week 0 and `m`. */
  readonly weekOfMonth?: number;
  readonly weekday?: Weekday;
  /** Yearly: the date of the next time. */
  readonly date?: LocalDate;
}

export type Meaning =
  | { readonly kind: 'rhythm'; readonly rhythm: Rhythm }
  | { readonly kind: 'time'; readonly hour: number; readonly minute: number }
  | { readonly kind: 'date'; readonly date: LocalDate }
  | { readonly kind: 'tag'; readonly name: string }
  | { readonly kind: 'difficulty'; readonly priority: Priority }
  | { readonly kind: 'attribute'; readonly attribute: Attribute }
  | { readonly kind: 'price'; readonly price: number }
  | { readonly kind: 'directions'; readonly up: boolean; readonly down: boolean };

/** An understood part of the line: `line.slice(start, end) === text`. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly meaning: Meaning;
}

/** The words of a language; all keys in lower case. */
export interface Lexicon {
  readonly weekdays: Readonly<Record<string, Weekday>>;
  readonly months: Readonly<Record<string, number>>;
  readonly numbers: Readonly<Record<string, number>>;
  /** Ordinals by word; figures with an ending are also understood. */
  readonly ordinals: Readonly<Record<string, number>>;
  /** Pattern for what can follow a figure to make it an ordinal. */
  readonly ordinalEnding: string;
  /** Pattern for the word before the last item of a list. */
  readonly and: string;
  readonly to: string;
  readonly difficulties: Readonly<Record<string, Priority>>;
  readonly attributes: Readonly<Record<string, Attribute>>;
}

/** The captured groups of a pattern. */
export interface Captures {
  number(): number;
  ordinal(): number;
  weekday(): Weekday;
  weekdays(): readonly Weekday[];
  month(): number;
  /** A day of the month in figures. */
  day(): number;
  year(): number | undefined;
  hour(): number;
  minute(): number;
  /** In lower case. */
  word(): string;
  /** As it was typed. */
  raw(): string;
}

/** Returns undefined if the words match but mean nothing, such as 31 April. */
export type Read = (captures: Captures, today: LocalDate) => Meaning | undefined;

export interface Rule {
  readonly pattern: RegExp;
  readonly read: Read;
}

export interface Grammar {
  readonly lexicon: Lexicon;
  readonly rules: readonly Rule[];
}
