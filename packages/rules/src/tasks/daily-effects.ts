import { notify } from '../notifications/notify.ts';
import { STREAK_STEP } from '../numbers/limits.ts';
import { done, type Result } from '../result.ts';
import type { Daily } from '../state/task.ts';
import { creditMember, revokeCredit } from './group-credit.ts';
import { changeMana, gainPoints } from './points.ts';
import type { Scoring } from './scoring.ts';

/** Effects of completing or uncompleting a daily (rules-scoring-and-day 1.6, 1.10). */
export function scoreDaily(scoring: Scoring<Daily>, delta: number): Result<undefined, 'taskNotAssigned'> {
  gainPoints(scoring, delta);
  changeMana(scoring, Math.max(1, 0.01 * scoring.powers.maxMP));
  if (scoring.task.group.id) return scoreGroupDaily(scoring);
  if (scoring.direction === 'up') complete(scoring);
  else uncomplete(scoring);
  return done;
}

const isStreakStep = (streak: number): boolean => streak !== 0 && streak % STREAK_STEP === 0;

function complete({ ctx, player, task }: Scoring<Daily>): void {
  task.streak += 1;
  if (isStreakStep(task.streak)) {
    player.achievements.streak = (player.achievements.streak ?? 0) + 1;
    notify(ctx, player, 'STREAK_ACHIEVEMENT');
  }
  task.completed = true;
  const due = task.isDue === undefined ? {} : { isDue: task.isDue };
  task.history.push({ date: ctx.now, value: task.value, ...due, completed: true });
}

function uncomplete({ player, task }: Scoring<Daily>): void {
  if (isStreakStep(task.streak)) player.achievements.streak = (player.achievements.streak || 1) - 1;
  task.streak -= 1;
  task.completed = false;
  task.history.pop();
}

function scoreGroupDaily({
  ctx,
  player,
  task,
  direction,
}: Scoring<Daily>): Result<undefined, 'taskNotAssigned'> {
  if (direction === 'down') {
    if (revokeCredit(task, player._id)) {
      task.streak -= 1;
      task.completed = false;
    }
    return done;
  }
  const credited = creditMember(task, player._id, new Date(ctx.now).toISOString());
  if (!credited.ok) return credited;
  if (credited.value) {
    task.completed = true;
    task.streak += 1;
  }
  return done;
}
