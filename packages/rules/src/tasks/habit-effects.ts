import { calendarDay, userDay, utcOffsetAt } from '../due/zone.ts';
import { zoneOf } from '../due/player-zone.ts';
import type { Habit } from '../state/task.ts';
import { changeMana, gainPoints, loseHealth } from './points.ts';
import type { Scoring } from './scoring.ts';

/** Effects of scoring a habit (rules-scoring-and-day 1.6, 1.9). */
export function scoreHabit(scoring: Scoring<Habit>, delta: number): void {
  changeMana(scoring, Math.max(0.25, 0.0025 * scoring.powers.maxMP));
  if (delta > 0) gainPoints(scoring, delta);
  else loseHealth(scoring, delta);
  recordHistory(scoring);
  if (scoring.direction === 'up') scoring.task.counterUp += scoring.times;
  else scoring.task.counterDown += scoring.times;
}

/**
 * Records one history entry per day. Between midnight and the day start every scoring adds one, and a new
 * entry counts one regardless of repeats, both as in the reference.
 */
function recordHistory({ ctx, player, task, direction, times }: Scoring<Habit>): void {
  const zone = zoneOf(player);
  const last = task.history.at(-1);
  const today = calendarDay(ctx.now, utcOffsetAt(ctx.now, zone));
  const field = direction === 'up' ? 'scoredUp' : 'scoredDown';
  if (last && userDay(last.date, zone) === today) {
    last.value = task.value;
    last.date = ctx.now;
    last.scoredUp ??= 0;
    last.scoredDown ??= 0;
    last[field] = (last[field] ?? 0) + times;
    return;
  }
  const isUp = direction === 'up';
  task.history.push({ date: ctx.now, value: task.value, scoredUp: isUp ? 1 : 0, scoredDown: isUp ? 0 : 1 });
}
