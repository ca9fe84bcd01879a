import { HOUR_MS, isoWeek, toCalendar } from '../due/calendar.ts';
import { calendarDay, dayStartHour, utcOffsetAt, type ZoneOptions } from '../due/zone.ts';
import type { Habit } from '../state/task.ts';

const NEAR_NOTHING = 0.1;

/** Halves a value; 0 if it is close to zero. */
const halve = (value: number): number => (Math.abs(value) < NEAR_NOTHING ? 0 : value / 2);

/** Whether a habit's counters reset on this day (rules-scoring-and-day 4.7; years are not compared). */
function isNewPeriod({ frequency }: Habit, today: number, lastDay: number): boolean {
  if (frequency === 'daily') return true;
  if (frequency === 'weekly') return isoWeek(today) !== isoWeek(lastDay);
  return toCalendar(today).month !== toCalendar(lastDay).month;
}

/** Resets a habit's counters at the end of its period and fades one-sided habits, on a draft. */
export function settleHabit(habit: Habit, now: number, zone: ZoneOptions, daysMissed: number): void {
  const today = calendarDay(now - dayStartHour(zone.dayStart) * HOUR_MS, utcOffsetAt(now, zone));
  if (isNewPeriod(habit, today, today - daysMissed)) {
    habit.counterUp = 0;
    habit.counterDown = 0;
  }
  if (!habit.up || !habit.down) habit.value = halve(habit.value);
}
