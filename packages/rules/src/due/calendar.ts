/** One minute in milliseconds. */
export const MINUTE_MS = 60_000;
/** One hour in milliseconds. */
export const HOUR_MS = 3_600_000;
/** One day of 24 hours in milliseconds. */
export const DAY_MS = 86_400_000;

/**
 * A calendar date as the number of days since 1970-01-01. Dates have no zone, so date arithmetic is integer
 * arithmetic, whatever clocks do.
 */
export type DayNumber = number;

/** The parts of a calendar date; `month` is 0 to 11, `weekday` 0 (Sunday) to 6. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly date: number;
  readonly weekday: number;
}

const WEEKDAY_OF_EPOCH = 4;

/** The non-negative remainder. */
export const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** Day of the week of a date, 0 (Sunday) to 6. */
export const weekdayOf = (day: DayNumber): number => modulo(day + WEEKDAY_OF_EPOCH, 7);

/** Splits a date into its parts. */
export function toCalendar(day: DayNumber): CalendarDate {
  const at = new Date(day * DAY_MS);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth(),
    date: at.getUTCDate(),
    weekday: weekdayOf(day),
  };
}

/** The date for a year, month (0 to 11; others carry over) and day of the month. */
export function toDayNumber(year: number, month: number, date: number): DayNumber {
  const at = new Date(0);
  at.setUTCFullYear(year, month, date);
  return Math.floor(at.getTime() / DAY_MS);
}

/** Days in a month; `month` may be outside 0 to 11. */
export const daysInMonth = (year: number, month: number): number =>
  toDayNumber(year, month + 1, 1) - toDayNumber(year, month, 1);

/** The same day of the month, `months` later, or the last day of the month if that day does not exist. */
export function addMonths(day: DayNumber, months: number): DayNumber {
  const { year, month, date } = toCalendar(day);
  return toDayNumber(year, month + months, Math.min(date, daysInMonth(year, month + months)));
}

/** Months since year 0, for computing differences. */
export const monthCount = ({ year, month }: CalendarDate): number => year * 12 + month;

/** ISO week number, weeks beginning on Monday (rules-scoring-and-day 4.7). */
export function isoWeek(day: DayNumber): number {
  const thursday = day - modulo(weekdayOf(day) - 1, 7) + 3;
  const { year } = toCalendar(thursday);
  return Math.floor((thursday - toDayNumber(year, 0, 1)) / 7) + 1;
}
