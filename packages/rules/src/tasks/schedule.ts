import { toCalendar } from '../due/calendar.ts';
import { calendarDay, midnight, utcOffsetAt, type ZoneOptions } from '../due/zone.ts';
import type { Daily } from '../state/task.ts';

/**
 * Midnight of an instant's calendar date in the zone, in the form of a stored start date
 * (rules-scoring-and-day 5.6).
 */
export function startOfDate(iso: string, zone: ZoneOptions): string {
  const at = Date.parse(iso);
  const utcOffset = utcOffsetAt(at, zone);
  const begin = midnight(calendarDay(at, utcOffset), utcOffset);
  // Around a clock change, midnight has a different offset than the instant itself.
  const exact = midnight(calendarDay(at, utcOffset), utcOffsetAt(begin, zone));
  return new Date(exact).toISOString();
}

/** Once edited, a monthly daily by date repeats on the day of its start date only (5.6). */
export function alignDaysOfMonth(daily: Daily, zone: ZoneOptions): void {
  if (daily.frequency !== 'monthly' || daily.daysOfMonth.length === 0 || !daily.startDate) return;
  const start = Date.parse(daily.startDate);
  daily.daysOfMonth = [toCalendar(calendarDay(start, utcOffsetAt(start, zone))).date];
}
