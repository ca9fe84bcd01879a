import { DAY_MS } from '../due/calendar.ts';

/**
 * The same day and time `months` calendar months later; the last day if that month is shorter. UTC, in
 * milliseconds.
 */
export function addMonths(instant: number, months: number): number {
  const from = new Date(instant);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(from.getUTCDate(), last));
  return midnight + (instant % DAY_MS);
}

/** Calendar months between two instants, with a fraction; 0 if the second is not later. */
export function monthsBetween(from: number, to: number): number {
  if (to <= from) return 0;
  const [start, end] = [new Date(from), new Date(to)];
  let whole = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  if (addMonths(from, whole) > to) whole -= 1;
  const anchor = addMonths(from, whole);
  return whole + (to - anchor) / (addMonths(from, whole + 1) - anchor);
}

/** Whether two instants are in the same calendar month (UTC). */
export const isSameMonth = (one: number, other: number): boolean =>
  new Date(one).toISOString().slice(0, 7) === new Date(other).toISOString().slice(0, 7);
