import { recordOf } from '@everdeed/content/values';
import { blankTask, type Daily, type Frequency, isDue, type Weekday } from '@everdeed/rules';
import {
  addDays,
  dateOfInstant,
  dayOf,
  daysBetween,
  firstDate,
  type LocalDate,
  WEEKDAY_KEYS,
  weekdayOf,
  weekOfMonth,
} from './calendar.ts';

/** When a daily is due, with its start as a calendar date. */
export interface Schedule {
  readonly frequency: Frequency;
  readonly everyX: number;
  readonly start: LocalDate;
  readonly repeat: Daily['repeat'];
  readonly daysOfMonth: readonly number[];
  readonly weeksOfMonth: readonly number[];
}

const UTC = { dayStart: 0, timezoneOffset: 0 };
/** Whether a date is after 9999-12-31, which ISO 8601 writes with a sign. */
const isBeyondCalendar = (date: LocalDate): boolean => date.startsWith('+');
/** How far to look ahead, in days: enough for six occurrences once every two years. */
const LOOK_AHEAD_DAYS = 12 * 366;

/** The wire's key order, Sunday last, which is part of the value. */
const REPEAT_ORDER: readonly Weekday[] = ['m', 't', 'w', 'th', 'f', 's', 'su'];

export function repeatOn(days: readonly Weekday[]): Record<Weekday, boolean> {
  const on = new Set(days);
  return recordOf(REPEAT_ORDER, (key) => on.has(key));
}

export const EVERY_DAY: Readonly<Record<Weekday, boolean>> = repeatOn(WEEKDAY_KEYS);

function dailyOf(schedule: Schedule): Daily {
  const blank = blankTask('daily', '', 0, '');
  return {
    ...blank,
    frequency: schedule.frequency,
    everyX: schedule.everyX,
    startDate: `${schedule.start}T00:00:00.000Z`,
    repeat: schedule.repeat,
    daysOfMonth: [...schedule.daysOfMonth],
    weeksOfMonth: [...schedule.weeksOfMonth],
  };
}

/** Whether the schedule is due on `date`, by the same rule as on the server. */
export function isDueOn(schedule: Schedule, date: LocalDate): boolean {
  return isDue(dailyOf(schedule), Date.parse(`${date}T12:00:00Z`), UTC);
}

/**
 * The next dates from `today` on, today included. Unlike the wire's stored `nextDue`, which lists candidates
 * as the reference does, these are exactly the days on which the daily will be due.
 */
export function nextDates(schedule: Schedule, today: LocalDate, count = 6): LocalDate[] {
  const daily = dailyOf(schedule);
  const stride = strideOf(schedule);
  const ahead = Math.max(0, Math.ceil(daysBetween(schedule.start, today) / stride)) * stride;
  const dates: LocalDate[] = [];
  for (let step = 0; step < LOOK_AHEAD_DAYS && dates.length < count; step += 1) {
    const date = addDays(schedule.start, ahead + step * stride);
    if (isBeyondCalendar(date)) break;
    if (isDue(daily, Date.parse(`${date}T12:00:00Z`), UTC)) dates.push(date);
  }
  return dates;
}

/** Days between two dates that can be due at all: what comes round after days is not searched day by day. */
const strideOf = ({ frequency, everyX }: Schedule): number =>
  frequency === 'daily' && everyX >= 1 ? everyX : 1;

/** The schedule of a stored daily; undefined for one that never starts. */
function scheduleOfDaily(daily: Daily): Schedule | undefined {
  if (daily.startDate === null) return undefined;
  return { ...daily, start: dateOfInstant(daily.startDate) };
}

const nextByDaily = new WeakMap<Daily, { readonly today: LocalDate; readonly next: LocalDate | undefined }>();

/**
 * The next day after `today` on which a stored daily is due, its first day included. Remembered by daily, because
 * hundreds of cards ask for it whenever they are drawn.
 */
export function nextDateOf(daily: Daily, today: LocalDate): LocalDate | undefined {
  const known = nextByDaily.get(daily);
  if (known?.today === today) return known.next;
  const schedule = scheduleOfDaily(daily);
  const next = schedule && nextDates(schedule, addDays(today, 1), 1)[0];
  nextByDaily.set(daily, { today, next });
  return next;
}

/** The monthly lists follow the start date (rules-scoring-and-day 5.6). */
export function monthlyByDate(schedule: Schedule): Schedule {
  return {
    ...schedule,
    frequency: 'monthly',
    daysOfMonth: [dayOf(schedule.start)],
    weeksOfMonth: [],
    repeat: EVERY_DAY,
  };
}

export function monthlyByWeekday(schedule: Schedule): Schedule {
  const { start } = schedule;
  const repeat = repeatOn([weekdayOf(start)]);
  return { ...schedule, frequency: 'monthly', daysOfMonth: [], weeksOfMonth: [weekOfMonth(start)], repeat };
}

/** Moves the start to the first date that `fits`, so that what was typed and what is stored agree. */
export function startFrom(from: LocalDate, fits: (date: LocalDate) => boolean): LocalDate {
  return firstDate(from, fits) ?? from;
}
