import { done, type Result } from '../result.ts';
import type { Todo } from '../state/task.ts';
import { checklistCount } from '../state/checklist.ts';
import { creditMember, revokeCredit } from './group-credit.ts';
import { changeMana, gainPoints } from './points.ts';
import type { Scoring } from './scoring.ts';

/** Effects of completing or uncompleting a to-do (rules-scoring-and-day 1.6, 1.10). */
export function scoreTodo(scoring: Scoring<Todo>, delta: number): Result<undefined, 'taskNotAssigned'> {
  const { task, powers, direction, player } = scoring;
  gainPoints(scoring, delta);
  const items = 1 + checklistCount(task).done;
  changeMana(scoring, Math.max(items, 0.01 * powers.maxMP * items));
  if (direction === 'up') return complete(scoring);
  task.completed = false;
  delete task.dateCompleted;
  if (task.group.id) revokeCredit(task, player._id);
  return done;
}

function complete({ ctx, player, task }: Scoring<Todo>): Result<undefined, 'taskNotAssigned'> {
  const now = new Date(ctx.now).toISOString();
  if (task.group.id) {
    const credited = creditMember(task, player._id, now);
    if (!credited.ok) return credited;
    if (!credited.value) return done;
  }
  task.completed = true;
  // A team to-do without assignees records its date with the member instead.
  if (!task.group.completedBy?.userId) task.dateCompleted = now;
  return done;
}
