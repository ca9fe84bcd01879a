import { type Frequency, TASK_LIMITS, type Weekday } from '@everdeed/rules';
import {
  addDays,
  addMonths,
  dayOf,
  type LocalDate,
  makeDate,
  monthOf,
  WEEKDAY_KEYS,
  weekdayNumber,
  yearOf,
} from '../../../task-kit/calendar.ts';
import type { Meaning, Obstacle, Rhythm } from './types.ts';

/** Undefined unless the number of units is 1 to 9999. */
export function rhythm(
  frequency: Frequency,
  everyX: number,
  rest: Partial<Rhythm> = {},
): Meaning | undefined {
  if (!(everyX >= 1 && everyX <= 9999)) return undefined;
  return { kind: 'rhythm', rhythm: { ...rest, frequency, everyX } };
}

export function onDays(weekdays: readonly Weekday[], everyX = 1): Meaning | undefined {
  return weekdays.length === 0 ? undefined : rhythm('weekly', everyX, { weekdays });
}

export function onDayOfMonth(day: number, everyX = 1): Meaning | undefined {
  return day >= 1 && day <= 31 ? rhythm('monthly', everyX, { dayOfMonth: day }) : undefined;
}

/** The last day of every month, which the 31st is in shorter ones too. */
export const onLastDay = (): Meaning | undefined => rhythm('monthly', 1, { dayOfMonth: 31, lastDay: true });

/** `nth` counts from 1; the fifth is the 29th to the 31st. */
export function onNthWeekday(nth: number, weekday: Weekday, everyX = 1): Meaning | undefined {
  return nth >= 1 && nth <= 5 ? rhythm('monthly', everyX, { weekOfMonth: nth - 1, weekday }) : undefined;
}

export function onDateOfYear(date: LocalDate | undefined): Meaning | Obstacle | undefined {
  return date === undefined ? 'noDate' : rhythm('yearly', 1, { date });
}

export function on(date: LocalDate | undefined): Meaning | Obstacle {
  return date === undefined ? 'noDate' : { kind: 'date', date };
}

/** The next such day after today: "fri" on a Friday is a week ahead. */
export function comingWeekday(today: LocalDate, weekday: Weekday): LocalDate {
  const ahead = (WEEKDAY_KEYS.indexOf(weekday) - weekdayNumber(today) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}

/** Day and month without a year: this year's, or next year's if that is past. */
export function comingDate(
  today: LocalDate,
  month: number,
  day: number,
  year?: number,
): LocalDate | undefined {
  if (year !== undefined) return makeDate(year, month, day);
  const thisYear = makeDate(yearOf(today), month, day);
  if (thisYear !== undefined && thisYear >= today) return thisYear;
  for (let ahead = 1; ahead <= 8; ahead += 1) {
    const later = makeDate(yearOf(today) + ahead, month, day);
    if (later !== undefined) return later;
  }
  return undefined;
}

/** The next date with this day of the month, today included. */
export function comingDayOfMonth(today: LocalDate, day: number): LocalDate | undefined {
  if (day < 1 || day > 31) return undefined;
  const first = addDays(today, 1 - dayOf(today));
  for (let ahead = 0; ahead <= 12; ahead += 1) {
    const month = addMonths(first, ahead);
    const date = makeDate(yearOf(month), monthOf(month), day);
    if (date !== undefined && date >= today) return date;
  }
  return undefined;
}

/** `half` converts from a twelve-hour clock. */
export function at(hour: number, minute = 0, half?: 'am' | 'pm'): Meaning | undefined {
  if (minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return undefined;
  const turned = half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return { kind: 'time', hour: turned, minute };
}

/** The Monday after today: what "next week" means. */
export const nextWeek = (today: LocalDate): LocalDate => comingWeekday(today, 'm');
/** The first of the coming month. */
export const nextMonth = (today: LocalDate): LocalDate =>
  addDays(addMonths(today, 1), 1 - dayOf(addMonths(today, 1)));

/** The first of the coming year. */
export const nextYear = (today: LocalDate): LocalDate | undefined => makeDate(yearOf(today) + 1, 1, 1);

/** The last day of the month, `months` from now. */
export const endOfMonth = (today: LocalDate, months = 0): LocalDate => {
  const first = addDays(today, 1 - dayOf(today));
  return addDays(addMonths(first, months + 1), -1);
};
export const endOfYear = (today: LocalDate): LocalDate | undefined => makeDate(yearOf(today), 12, 31);

/** Saturday, or today where that is already part of the weekend. */
export function weekend(today: LocalDate): LocalDate {
  const number = weekdayNumber(today);
  return number === 0 || number === 6 ? today : comingWeekday(today, 's');
}

/** The weekday in the week that begins on Monday after today. */
export const weekdayOfNextWeek = (today: LocalDate, weekday: Weekday): LocalDate =>
  addDays(nextWeek(today), (WEEKDAY_KEYS.indexOf(weekday) + 6) % 7);

/** A delay of 5 minutes to 2 days: "in a minute" means no minute. */
export function later(minutes: number): Meaning | undefined {
  return minutes >= 5 && minutes <= 2 * 24 * 60 ? { kind: 'delay', minutes } : undefined;
}

/** An hour without its half of the day; `quarters` may be negative. */
export function past(hour: number, quarters: number): Meaning | undefined {
  if (!(hour >= 1 && hour <= 24)) return undefined;
  const minutes = (hour * 60 + quarters * 15) % (24 * 60);
  return at(Math.floor(minutes / 60), minutes % 60);
}

export const price = (gold: number): Meaning | Obstacle =>
  gold <= TASK_LIMITS.price ? { kind: 'price', price: gold } : 'price';
