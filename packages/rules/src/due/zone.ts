import { DAY_MS, type DayNumber, HOUR_MS, MINUTE_MS, modulo } from './calendar.ts';

/** The range of UTC offsets that dates are computed with, in minutes (rules-scoring-and-day 0.1). */
const UTC_OFFSETS = { min: -720, max: 840 };

/** Options that determine the player's day of an instant. */
export interface ZoneOptions {
  /** Hour at which the player's day begins; anything but a number in 0..24 counts as 0. */
  readonly dayStart?: number | undefined;
  /** Minutes to add to local time to get UTC: west positive. */
  readonly timezoneOffset?: number | undefined;
  /** IANA name; takes precedence if given, including daylight saving. */
  readonly timezone?: string | undefined;
}

const formatters = new Map<string, Intl.DateTimeFormat | undefined>();

function formatterOf(timezone: string): Intl.DateTimeFormat | undefined {
  if (formatters.has(timezone)) return formatters.get(timezone);
  let formatter: Intl.DateTimeFormat | undefined;
  try {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' });
  } catch {
    formatter = undefined;
  }
  formatters.set(timezone, formatter);
  return formatter;
}

/** Whether the runtime knows the zone. */
export const isTimezone = (timezone: string): boolean => formatterOf(timezone) !== undefined;

/**
 * The stored-sign offset (minutes to add to local time to get UTC) of an IANA zone at an instant in
 * milliseconds; undefined for an unknown zone. Seconds of historic offsets are dropped.
 */
export function offsetAt(timezone: string, instant: number): number | undefined {
  const formatter = formatterOf(timezone);
  if (!formatter || !Number.isFinite(instant)) return undefined;
  // Zone offsets change on whole minutes.
  const key = `${timezone} ${Math.floor(instant / MINUTE_MS)}`;
  if (offsets.has(key)) return offsets.get(key);
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  const offset = readOffset(formatter, instant);
  offsets.set(key, offset);
  return offset;
}

/** Caches offsets, since asking the formatter costs more than all the rest of scoring. */
const offsets = new Map<string, number | undefined>();
const MAX_OFFSETS = 2000;

function readOffset(formatter: Intl.DateTimeFormat, instant: number): number | undefined {
  const name = formatter.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name);
  if (!match) return undefined;
  const minutes = Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
  return match[1] === '+' ? 0 - minutes : minutes;
}

/** Whether an offset (stored sign) can be used in date maths. */
export const isOffsetInRange = (timezoneOffset: number): boolean =>
  -timezoneOffset >= UTC_OFFSETS.min && -timezoneOffset <= UTC_OFFSETS.max;

/**
 * The UTC offset in minutes (east positive) to use at an instant. Out of range counts as the server's zone,
 * which is UTC.
 */
export function utcOffsetAt(instant: number, { timezone, timezoneOffset }: ZoneOptions): number {
  const named = timezone ? offsetAt(timezone, instant) : undefined;
  const offset = named ?? timezoneOffset ?? 0;
  return isOffsetInRange(offset) ? 0 - offset : 0;
}

/** `dayStart` as the date maths reads it: 0 to 23 (24 works out the same as 0; rules-scoring-and-day 4.2). */
export function dayStartHour(dayStart: number | undefined): number {
  if (typeof dayStart !== 'number' || !(dayStart >= 0 && dayStart <= 24)) return 0;
  return dayStart === 24 ? 0 : dayStart;
}

/** The calendar date of an instant, ignoring `dayStart`. */
export const calendarDay = (instant: number, utcOffset: number): DayNumber =>
  Math.floor((instant + utcOffset * MINUTE_MS) / DAY_MS);

/** The local hour of an instant, 0 to 23. */
export const localHour = (instant: number, utcOffset: number): number =>
  Math.floor(modulo(instant + utcOffset * MINUTE_MS, DAY_MS) / HOUR_MS);

/** The player's day of an instant: its calendar date, or the previous date before the hour `dayStart`. */
export function userDay(instant: number, zone: ZoneOptions): DayNumber {
  const utcOffset = utcOffsetAt(instant, zone);
  const before = localHour(instant, utcOffset) < dayStartHour(zone.dayStart);
  return calendarDay(instant, utcOffset) - (before ? 1 : 0);
}

/** Midnight of a date as an instant in milliseconds. */
export const midnight = (day: DayNumber, utcOffset: number): number => day * DAY_MS - utcOffset * MINUTE_MS;

/** The instant at which the player's day of `instant` began (rules-scoring-and-day 4.2). */
export function startOfUserDay(instant: number, zone: ZoneOptions): number {
  const begin = midnight(userDay(instant, zone), utcOffsetAt(instant, zone));
  return begin + dayStartHour(zone.dayStart) * HOUR_MS;
}

/** Whole player days between two instants (rules-scoring-and-day 4.2). */
export const daysSince = (since: number, now: number, zone: ZoneOptions): number =>
  userDay(now, zone) - userDay(since, zone);
