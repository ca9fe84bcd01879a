import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { TaskScene, TasksScene } from '../scenes.ts';
import { dropFromOrder } from '../tasks/order.ts';
import { isOfLiveChallenge } from '../tasks/policy.ts';
import { touched } from '../tasks/touch.ts';

/** Whether copies become tasks of one's own, or go. */
export interface UnlinkInput {
  readonly isKept: boolean;
}

/** Takes the link to their challenge from a player's copies, or the copies themselves. */
function unlinked(ctx: RuleContext, { player, tasks }: TasksScene, { isKept }: UnlinkInput): Outcome<object> {
  if (isKept) return outcomeOf({}, { tasks: tasks.map((task) => touched(ctx, task, { challenge: {} })) });
  const removedTaskIds = tasks.map(({ _id }) => _id);
  const left = dropFromOrder(player, removedTaskIds);
  return outcomeOf({}, { players: left === player ? [] : [left], removedTaskIds });
}

/** Keeps or deletes a task whose challenge, or original, is gone (wire-user-and-tasks 4.6). */
export function unlinkTask(
  ctx: RuleContext,
  { player, task }: TaskScene,
  input: UnlinkInput,
): Result<Outcome<object>, 'cantOnlyUnlinkChalTask'> {
  if (!task.challenge.id || isOfLiveChallenge(task)) return refuse('badRequest', 'cantOnlyUnlinkChalTask');
  return accept(unlinked(ctx, { player, tasks: [task] }, input));
}

/** The same for all of the player's tasks of one challenge: `tasks` are these. */
export function unlinkTasks(
  ctx: RuleContext,
  scene: TasksScene,
  input: UnlinkInput,
): Result<Outcome<object>, 'cantOnlyUnlinkChalTask'> {
  if (scene.tasks.some(isOfLiveChallenge)) return refuse('badRequest', 'cantOnlyUnlinkChalTask');
  return accept(unlinked(ctx, scene, input));
}
