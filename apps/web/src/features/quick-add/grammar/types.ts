import type { Attribute, Frequency, Priority, TaskType, Weekday } from '@everdeed/rules';
import type { LocalDate } from '../../../task-kit/calendar.ts';

/** A recurrence as typed. At most one of the groups below `everyX` is given. */
export interface Rhythm {
  readonly frequency: Frequency;
  readonly everyX: number;
  /** Weekly: only these days. Absent: the weekday of the start. */
  readonly weekdays?: readonly Weekday[];
  /** Monthly by date, 1 to 31. */
  readonly dayOfMonth?: number;
  /** Whether the last day was said instead of the 31st. */
  readonly lastDay?: true;
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
  /** So many minutes from now. */
  | { readonly kind: 'delay'; readonly minutes: number }
  | { readonly kind: 'tag'; readonly name: string }
  /** Whose task it is. */
  | { readonly kind: 'member'; readonly id: string; readonly name: string }
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

/** Why something that was said clearly cannot be had. */
export type Obstacle =
  /** A daily has no end. */
  | 'end'
  /** A daily cannot fall on the last such weekday of a month. */
  | 'lastWeekday'
  /** There is no such date, such as 31 April. */
  | 'noDate'
  /** A daily comes round once a day at most. */
  | 'tooOften'
  /** No reward costs that much. */
  | 'price';

/** What was said clearly and stays in the title all the same. */
export interface Note {
  readonly text: string;
  readonly obstacle: Obstacle;
}

/** A line as it is understood. */
export interface Line {
  readonly kind: TaskType;
  /** What remains without the understood words. */
  readonly title: string;
  /** In the order of occurrence. */
  readonly tokens: readonly Token[];
  /** Words that stay in the title, but could mean something. */
  readonly maybes: readonly Token[];
  readonly notes: readonly Note[];
}

/** Somebody whom a task can be for. */
export interface Member {
  readonly id: string;
  /** As it is typed after an @; in any case. */
  readonly username: string;
  readonly name: string;
}

export interface ParseOptions {
  /** If absent, only the signs of a habit are understood. */
  readonly grammar: Grammar | undefined;
  readonly today: LocalDate;
  /** Chosen by the user; if absent, the words decide. */
  readonly kind?: TaskType | undefined;
  /** The default kind; a to-do if absent. */
  readonly usual?: TaskType | undefined;
  /** Parts to take literally, in lower case. */
  readonly literal?: readonly string[];
  /** Parts to understand wherever they stand, in lower case. */
  readonly meant?: readonly string[];
  /** Those whom tasks can be for; nobody if absent. */
  readonly members?: readonly Member[] | undefined;
  /** Whether tasks have no tags, so that they stay in the title. */
  readonly isUntagged?: boolean | undefined;
}

/** The words of a language; all in lower case. */
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
  readonly doubts: Doubts;
}

/** Words that cast doubt on what stands beside them, unless they are understood with it. */
export interface Doubts {
  /** Words of time: beside one of them, anything understood would be half of a phrase. */
  readonly ofTime: ReadonlySet<string>;
  /** Words that would be left hanging if what follows them were taken away. */
  readonly before: ReadonlySet<string>;
  /** The same before words such as "tomorrow", which can follow "this" or "her". */
  readonly beforeAdverb: ReadonlySet<string>;
  /** Verbs whose subject it would be: "today is". */
  readonly after: ReadonlySet<string>;
  /** Words that make a name of the weekday after them, such as Good Friday. */
  readonly names: ReadonlySet<string>;
  /** Words whose number is no time or price, such as a chapter's. */
  readonly labels: ReadonlySet<string>;
  /** Words that join what is understood to another time: "or", "until". */
  readonly joints: ReadonlySet<string>;
  /** Words such as "tomorrow". */
  readonly adverbs: ReadonlySet<string>;
  /** Whether capital letters mark names (English) or nouns (German). */
  readonly capitals: 'names' | 'nouns';
  /** The names of the weekdays. */
  readonly weekdays: RegExp;
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
  /** A price as typed, with a point or comma. */
  amount(): number;
  /** In lower case. */
  word(): string;
  /** As it was typed. */
  raw(): string;
}

/** Returns undefined if the words match but mean nothing, such as every 0 days. */
export type Read = (captures: Captures, today: LocalDate) => Meaning | Obstacle | undefined;

/**
 * Where a phrase is what it seems to be: anywhere; at the end of a phrase or beside another time; only beside
 * another time; nowhere, so that it is only offered. `mute` is `beside` for words so common that they are not even offered.
 */
export type Sure = 'anywhere' | 'atEnd' | 'beside' | 'mute' | 'nowhere';

/** What a date is to a recurrence: its start or its end. */
export type Role = 'start' | 'end' | 'due';

export interface Rule {
  readonly pattern: RegExp;
  readonly read: Read;
  readonly sure: (said: string, next: string) => Sure;
  readonly role?: Role | undefined;
}

export interface Grammar {
  readonly lexicon: Lexicon;
  readonly rules: readonly Rule[];
  /** Reads a line; comes with the grammar, so that it is loaded on demand. */
  readonly understand: (line: string, options: ParseOptions) => Line;
}
