import { DAY_MS, type DayNumber, MINUTE_MS, modulo } from '../due/calendar.ts';
import { isDueOn } from '../due/is-due.ts';
import { zoneOf } from '../due/player-zone.ts';
import { calendarDay, midnight, userDay, utcOffsetAt, type ZoneOptions } from '../due/zone.ts';
import type { Player } from '../state/player.ts';
import type { Daily, Reminder, Task } from '../state/task.ts';

/** What reminders depend on: the player's zone, and the day that the last run opened. */
export type ReminderOwner = Pick<Player, 'preferences' | 'lastCron'>;

/** A reminder that falls into a minute. */
export interface DueReminder {
  readonly task: Task;
  readonly reminderId: string;
  /** The beginning of its minute (ms). */
  readonly at: number;
}

/** Instants between which a reminder is looked for (ms); it may lie a little after the second. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/**
 * How many days ahead a daily's next reminder is looked for; that of a daily due more rarely is found once it is
 * nearer.
 */
const HORIZON_DAYS = 400;

const minuteOf = (instant: number): number => Math.floor(instant / MINUTE_MS) * MINUTE_MS;

/** The instant of a time of day on a date. A time that a clock change skips counts as the time an hour later. */
function instantOn(day: DayNumber, wanted: number, zone: ZoneOptions): number {
  const guess = midnight(day, utcOffsetAt(day * DAY_MS, zone)) + wanted;
  const at = midnight(day, utcOffsetAt(guess, zone)) + wanted;
  return timeOfDay(at, zone) === wanted ? at : Math.max(at, guess);
}

/** The time of day of an instant in the zone, in milliseconds since midnight. */
const timeOfDay = (instant: number, zone: ZoneOptions): number =>
  modulo(instant + utcOffsetAt(instant, zone) * MINUTE_MS, DAY_MS);

/**
 * The first minute from `from` on at which a daily's reminder falls on a due day. The day is the player's: with a day
 * start of 4, a reminder at 1 belongs to the evening before.
 */
function nextOfDaily(
  daily: Daily,
  time: number,
  { from, until }: Span,
  owner: ReminderOwner,
): number | undefined {
  const zone = zoneOf(owner);
  const wanted = timeOfDay(time, zone);
  const today = calendarDay(from, utcOffsetAt(from, zone));
  const last = Math.min(today + HORIZON_DAYS, calendarDay(until, utcOffsetAt(until, zone)));
  for (let day = today; day <= last; day += 1) {
    const at = minuteOf(instantOn(day, wanted, zone));
    if (at >= from && isDueOn(daily, userDay(at, zone), zone)) return at;
  }
  return undefined;
}

/**
 * Whether the task is done when the reminder comes: a daily counts as done only for the day that the last run opened.
 */
function isDoneAt(task: Task, at: number, owner: ReminderOwner): boolean {
  if (task.type === 'todo') return task.completed;
  if (task.type !== 'daily' || !task.completed) return false;
  const zone = zoneOf(owner);
  return userDay(at, zone) <= userDay(Date.parse(owner.lastCron), zone);
}

function nextOf(task: Task, { time }: Reminder, span: Span, owner: ReminderOwner): number | undefined {
  const at = Date.parse(time);
  if (!Number.isFinite(at)) return undefined;
  if (task.type === 'daily') return nextOfDaily(task, at, span, owner);
  return task.type === 'todo' && minuteOf(at) >= span.from ? minuteOf(at) : undefined;
}

const listed = (task: Task): readonly Reminder[] =>
  task.type === 'daily' || task.type === 'todo' ? (task.reminders ?? []) : [];

/**
 * The next minute (ms) from `from` on at which a task has a reminder, whether or not it will be done by then, so that a
 * timer need not be set anew with every completion. Undefined if there is none.
 */
export function nextReminder(task: Task, from: number, owner: ReminderOwner): number | undefined {
  const all = listed(task).flatMap(
    (one) => nextOf(task, one, { from, until: from + HORIZON_DAYS * DAY_MS }, owner) ?? [],
  );
  return all.length > 0 ? Math.min(...all) : undefined;
}

/** The next minute at which a task will remind as things stand; undefined if it will not. */
export function nextShownReminder(task: Task, from: number, owner: ReminderOwner): number | undefined {
  let at = nextReminder(task, from, owner);
  while (at !== undefined && isDoneAt(task, at, owner)) at = nextReminder(task, at + MINUTE_MS, owner);
  return at;
}

/**
 * The reminders whose minute begins after `after` and not after `until` (ms), of tasks that are still to be done:
 * to-dos until they are completed, dailies on the days on which they are due and not done.
 */
export function remindersBetween(
  tasks: readonly Task[],
  after: number,
  until: number,
  owner: ReminderOwner,
): DueReminder[] {
  return tasks.flatMap((task) =>
    listed(task).flatMap((one) => {
      const at = nextOf(task, one, { from: after + 1, until }, owner);
      const isNow = at !== undefined && at <= until && !isDoneAt(task, at, owner);
      return isNow ? [{ task, reminderId: one.id, at }] : [];
    }),
  );
}

/**
 * Maximum delay of a reminder (ms; our own limit). One that is later, because the page or the server was not running,
 * is dropped.
 */
export const REMINDER_LATE_MS = 3 * MINUTE_MS;
