import type { Daily, Task, Weekday } from '../state/task.ts';
import { type CalendarDate, type DayNumber, daysInMonth, monthCount, toCalendar } from './calendar.ts';
import { calendarDay, userDay, utcOffsetAt, type ZoneOptions } from './zone.ts';

/** `everyX` outside this range is never due (rules-scoring-and-day 5.2). */
const EVERY_X = { min: 1, max: 9999 };

const WEEKDAYS: Readonly<Record<string, number>> = {
  su: 0,
  m: 1,
  t: 2,
  w: 3,
  th: 4,
  f: 5,
  s: 6,
} satisfies Record<Weekday, number>;

/** The weekdays (0 to 6) enabled in `repeat`, in the stored key order. */
export function repeatedWeekdays(repeat: Readonly<Record<string, boolean>> | undefined): number[] {
  const found: number[] = [];
  for (const key in repeat) {
    const weekday = WEEKDAYS[key];
    if (weekday !== undefined && repeat[key]) found.push(weekday);
  }
  return found;
}

/** The calendar date a daily starts on, in the player's zone; undefined if it can never be due. */
export function startDay(daily: Daily, zone: ZoneOptions): DayNumber | undefined {
  if (!daily.startDate) return undefined;
  const start = Date.parse(daily.startDate);
  return Number.isFinite(start) ? calendarDay(start, utcOffsetAt(start, zone)) : undefined;
}

/** Whether `everyX` allows the daily to be due at all. */
export const hasValidInterval = ({ everyX }: Daily): boolean =>
  everyX >= EVERY_X.min && everyX <= EVERY_X.max;

/**
 * Whether a task is due on the player's day that contains `instant` (milliseconds). Only dailies ever are.
 * Source: rules-scoring-and-day 5.2.
 */
export const isDue = (task: Task, instant: number, zone: ZoneOptions): boolean =>
  task.type === 'daily' && isDueOn(task, userDay(instant, zone), zone);

/** Whether a daily is due on a player's day. */
export function isDueOn(daily: Daily, day: DayNumber, zone: ZoneOptions): boolean {
  if (!hasValidInterval(daily)) return false;
  const start = startDay(daily, zone);
  return start !== undefined && day >= start && matches(daily, day, start);
}

function matches(daily: Daily, day: DayNumber, start: DayNumber): boolean {
  const { everyX, repeat } = daily;
  switch (daily.frequency) {
    case 'daily':
      return (day - start) % everyX === 0;
    case 'weekly':
      return isRepeatedOn(repeat, toCalendar(day).weekday) && Math.floor((day - start) / 7) % everyX === 0;
    case 'monthly':
      return matchesMonth(daily, toCalendar(day), toCalendar(start));
    case 'yearly':
      return matchesYear(toCalendar(day), toCalendar(start), everyX);
    default:
      return false;
  }
}

const isRepeatedOn = (repeat: Daily['repeat'] | undefined, weekday: number): boolean =>
  repeatedWeekdays(repeat).includes(weekday);

const isMonthEnd = ({ year, month, date }: CalendarDate): boolean => date === daysInMonth(year, month);

function matchesMonth(daily: Daily, day: CalendarDate, start: CalendarDate): boolean {
  const { weeksOfMonth, daysOfMonth } = daily;
  if ((monthCount(day) - monthCount(start)) % daily.everyX !== 0) return false;
  if (weeksOfMonth.length > 0) {
    return isRepeatedOn(daily.repeat, day.weekday) && weeksOfMonth.includes(Math.floor((day.date - 1) / 7));
  }
  if (daysOfMonth.length === 0) return true;
  if (daysOfMonth.includes(day.date)) return true;
  return day.date < 31 && isMonthEnd(day) && daysOfMonth.some((listed) => listed >= day.date);
}

function matchesYear(day: CalendarDate, start: CalendarDate, everyX: number): boolean {
  const months = monthCount(day) - monthCount(start);
  if (months % 12 !== 0 || (months / 12) % everyX !== 0) return false;
  if (day.date === start.date) return true;
  return start.date > day.date ? isMonthEnd(day) : isMonthEnd(start);
}
