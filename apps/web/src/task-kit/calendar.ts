import { DAY_MS, MINUTE_MS, type Weekday } from '@everdeed/rules';
import { offsetOf } from '../data/zone.ts';

/** A calendar date without a zone, `YYYY-MM-DD`, which compares and sorts as text. */
export type LocalDate = string;

/** The wire's weekday keys by number, Sunday first. */
export const WEEKDAY_KEYS: readonly Weekday[] = ['su', 'm', 't', 'w', 'th', 'f', 's'];

const asUtc = (date: LocalDate): Date => new Date(`${date}T00:00:00Z`);
const asText = (utc: Date): LocalDate => utc.toISOString().slice(0, 10);

export function isLocalDate(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(asUtc(text).getTime()) && asText(asUtc(text)) === text
  );
}

/** Undefined for dates that do not exist, such as 31 April. `month` counts from 1. */
export function makeDate(year: number, month: number, day: number): LocalDate | undefined {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isLocalDate(text) ? text : undefined;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return asText(new Date(asUtc(date).getTime() + days * DAY_MS));
}

/** The same day `months` later, or the last day if that month is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const from = asUtc(date);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), last));
  return asText(first);
}

export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));
/** 1 to 12. */
export const monthOf = (date: LocalDate): number => Number(date.slice(5, 7));
export const dayOf = (date: LocalDate): number => Number(date.slice(8, 10));
/** 0 is Sunday. */
export const weekdayNumber = (date: LocalDate): number => asUtc(date).getUTCDay();
export const weekdayOf = (date: LocalDate): Weekday => WEEKDAY_KEYS[weekdayNumber(date)] ?? 'su';
/** The week of the month, from 0: the 1st to the 7th are week 0. */
export const weekOfMonth = (date: LocalDate): number => Math.ceil(dayOf(date) / 7) - 1;

/** Whole days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((asUtc(to).getTime() - asUtc(from).getTime()) / DAY_MS);
}

/** The first date from `from` on (itself included) that `fits`, within five years. */
export function firstDate(from: LocalDate, fits: (date: LocalDate) => boolean): LocalDate | undefined {
  for (let step = 0; step < 5 * 366; step += 1) {
    const date = addDays(from, step);
    if (fits(date)) return date;
  }
  return undefined;
}

/** The player's local time at an instant, as if it were UTC. */
function wallClock(instant: number | string): Date {
  const at = new Date(instant).getTime();
  return new Date(at - offsetOf(at) * MINUTE_MS);
}

/** The date of an instant in the player's zone. */
export function dateOfInstant(instant: number | string): LocalDate {
  const wall = wallClock(instant);
  return makeDate(wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate()) ?? asText(new Date(0));
}

/** The time of day of an instant in the player's zone, `HH:MM`. */
export const timeOfInstant = (instant: number | string): string =>
  wallClock(instant).toISOString().slice(11, 16);

/** The instant at which `date` begins (or reaches `hour:minute`) in the player's zone, as ISO text. */
export function instantOf(date: LocalDate, hour = 0, minute = 0): string {
  const wall = asUtc(date).getTime() + (hour * 60 + minute) * MINUTE_MS;
  const guess = wall + offsetOf(wall) * MINUTE_MS;
  // Around a clock change, the first guess uses the wrong offset.
  return new Date(wall + offsetOf(guess) * MINUTE_MS).toISOString();
}

/** Today for a person whose day starts at `dayStart` hours (0 to 23): before it, still yesterday. */
export function userToday(now: number, dayStart: number): LocalDate {
  const date = dateOfInstant(now);
  return wallClock(now).getUTCHours() < dayStart ? addDays(date, -1) : date;
}
