import type { Daily, Task } from '../state/task.ts';
import { addMonths, type DayNumber, modulo, toCalendar, weekdayOf } from './calendar.ts';
import { hasValidInterval, repeatedWeekdays, startDay } from './is-due.ts';
import { midnight, userDay, utcOffsetAt, type ZoneOptions } from './zone.ts';

/** Length of a list of next dates, and the maximum number of candidates to examine (W15). */
const LENGTH = 6;
const MAX_STEPS = 1000;
/** The last date allowed in a list: the end of the year 9999. */
const LAST_DAY = 2_932_896;

/**
 * The next six dates of a daily after (monthly: from) the player's day of `instant`, as ISO instants of
 * midnight in the player's zone; undefined if there are none. Order and omissions match the reference.
 * Source: rules-scoring-and-day 5.5; the work is bounded (W15).
 */
export function nextDue(task: Task, instant: number, zone: ZoneOptions): string[] | undefined {
  if (task.type !== 'daily' || !hasValidInterval(task)) return undefined;
  const start = startDay(task, zone);
  if (start === undefined) return undefined;
  const days = datesAfter(task, start, userDay(instant, zone));
  if (!days || days.length === 0) return undefined;
  return days.map((day) => new Date(midnight(day, offsetOfDay(day, instant, zone))).toISOString());
}

/** With a named zone, each date has its own offset; with a bare offset, all share one. */
function offsetOfDay(day: DayNumber, instant: number, zone: ZoneOptions): number {
  if (!zone.timezone) return utcOffsetAt(instant, zone);
  const guess = utcOffsetAt(midnight(day, utcOffsetAt(instant, zone)), zone);
  return utcOffsetAt(midnight(day, guess), zone);
}

function datesAfter(daily: Daily, start: DayNumber, today: DayNumber): DayNumber[] | undefined {
  switch (daily.frequency) {
    case 'daily':
      return collect(
        (step) => start + daily.everyX * step,
        firstStep(today - start, daily.everyX),
        today + 1,
      );
    case 'weekly':
      return weeklyDates(daily, start, today);
    case 'monthly':
      return monthlyDates(daily, start, today);
    case 'yearly':
      return collect(
        (step) => addMonths(start, 12 * daily.everyX * step),
        firstStep(today - start, 366 * daily.everyX),
        today + 1,
      );
    default:
      return undefined;
  }
}

/** A step (1 or more) at or before the first candidate that can be beyond `distance` units. */
const firstStep = (distance: number, unit: number): number => Math.max(1, Math.floor(distance / unit));

/** The first six candidates that are not before `from`, in a bounded number of steps. */
function collect(
  candidate: (step: number) => DayNumber | undefined,
  first: number,
  from: DayNumber,
): DayNumber[] {
  const found: DayNumber[] = [];
  for (let step = first; step < first + MAX_STEPS && found.length < LENGTH; step += 1) {
    const day = candidate(step);
    if (day === undefined || day < from) continue;
    if (day > LAST_DAY) break;
    found.push(day);
  }
  return found;
}

/** Weekdays come in the stored key order, so a list can skip a Sunday, as in the reference. */
function weeklyDates(daily: Daily, start: DayNumber, today: DayNumber): DayNumber[] | undefined {
  const weekdays = repeatedWeekdays(daily.repeat);
  if (weekdays.length === 0) return undefined;
  const sunday = start - weekdayOf(start);
  const first = Math.max(0, Math.floor((today - sunday) / (7 * daily.everyX))) * weekdays.length;
  const days = collect(
    (step) => {
      const weekday = weekdays[step % weekdays.length] ?? 0;
      return sunday + weekday + 7 * daily.everyX * Math.floor(step / weekdays.length);
    },
    first,
    today + 1,
  );
  return days.sort((a, b) => a - b);
}

function monthlyDates(daily: Daily, start: DayNumber, today: DayNumber): DayNumber[] | undefined {
  const first = firstStep(today - start, 31 * daily.everyX);
  if ((daily.weeksOfMonth ?? []).length > 0) {
    const weekday = repeatedWeekdays(daily.repeat)[0];
    if (weekday === undefined) return undefined;
    return collect((step) => sameWeekOfMonth(start, daily.everyX * step, weekday), first, today);
  }
  if ((daily.daysOfMonth ?? []).length === 0) return undefined;
  return collect((step) => addMonths(start, daily.everyX * step), first, today);
}

const weekOfMonth = (day: DayNumber): number => Math.ceil(toCalendar(day).date / 7);

/** The weekday in the same week of the month as the start, `months` later; undefined if there is none. */
function sameWeekOfMonth(start: DayNumber, months: number, weekday: number): DayNumber | undefined {
  const reference = addMonths(start, months);
  const month = toCalendar(reference).month;
  let day = reference - weekdayOf(reference) + weekday;
  const wanted = weekOfMonth(start);
  const found = toCalendar(day).month;
  if (found < month) day += 7;
  else if (found > month) day -= 7;
  else if (weekOfMonth(day) > wanted) day -= 7;
  else if (weekOfMonth(day) < wanted) day += 7;
  return weekOfMonth(day) === wanted && toCalendar(day).month === modulo(month, 12) ? day : undefined;
}
