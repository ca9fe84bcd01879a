import type { RuleContext } from '../command.ts';
import { hasActivePlan, isMember } from '../groups/policy.ts';
import type { Outcome } from '../outcome.ts';
import { refuse, type Result } from '../result.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { moveTask } from '../tasks/move.ts';
import type { BoardTaskScene } from './scenes.ts';

/** Whether a task of a board is there for a player to do: anybody's, or theirs (wire-user-and-tasks 4.2). */
const isFor = ({ group: { assignedUsers = [] } }: Task, userId: string): boolean =>
  assignedUsers.length === 0 || assignedUsers.includes(userId);

/** Whether the player's own list shows the group's tasks: they want it, and the group has a plan (4.2). */
export const isMirrored = (player: Player, group: Group, now: number): boolean =>
  (player.preferences.tasks.mirrorGroupTasks ?? []).includes(group._id) &&
  isMember(player, group._id) &&
  hasActivePlan(group.purchased.plan, now);

/** Whether a task of such a group is in the player's own list; a completed to-do, if they had a part in it (4.2). */
export function isShownTo(task: Task, userId: string): boolean {
  if (task.type !== 'todo' || !task.completed) return isFor(task, userId);
  const { assignedUsers = [], completedBy } = task.group;
  return assignedUsers.includes(userId) || completedBy?.userId === userId;
}

/** Moves a task of a group within the player's own list, which shows it; the board keeps its order (4.4). */
export const moveMirrored = (
  ctx: RuleContext,
  { player, task }: BoardTaskScene,
  input: { readonly position: number },
): Result<Outcome<readonly string[]>, 'cantMoveCompletedTodo' | 'useGroupMove'> =>
  isFor(task, player._id) ? moveTask(ctx, { player, task }, input) : refuse('badRequest', 'useGroupMove');
