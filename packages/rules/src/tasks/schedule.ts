import { toCalendar } from '../due/calendar.ts';
import { calendarDay, midnight, utcOffsetAt, type ZoneOptions } from '../due/zone.ts';
import type { Daily } from '../state/task.ts';

/** Midnight of an instant's calendar date in the zone, as a start date is stored (rules-scoring-and-day 5.6). */
export function startOfDate(iso: string, zone: ZoneOptions): string {
  const at = Date.parse(iso);
  const utcOffset = utcOffsetAt(at, zone);
  const begin = midnight(calendarDay(at, utcOffset), utcOffset);
  // Around a change of clocks midnight has another offset than the instant itself.
  const exact = midnight(calendarDay(at, utcOffset), utcOffsetAt(begin, zone));
  return new Date(exact).toISOString();
}

/** A monthly daily by date repeats on the day of its start date alone, once it is edited (5.6). */
export function alignDaysOfMonth(daily: Daily, zone: ZoneOptions): void {
  if (daily.frequency !== 'monthly' || daily.daysOfMonth.length === 0 || !daily.startDate) return;
  const start = Date.parse(daily.startDate);
  daily.daysOfMonth = [toCalendar(calendarDay(start, utcOffsetAt(start, zone))).date];
}
