import { done, refuse, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';
import type { Direction, Task } from '../state/task.ts';
import { assignmentOf, isInGroup } from './group-credit.ts';

/** Whether the task is a copy from a running challenge, so that the player cannot change its texts or delete it. */
export const isOfLiveChallenge = ({ challenge }: Pick<Task, 'challenge'>): boolean =>
  Boolean(challenge.id) && !challenge.broken;

/** Whether others have a say in the task: it is of a challenge that still runs, or of a group. */
export const isShared = (task: Pick<Task, 'challenge' | 'group'>): boolean =>
  isOfLiveChallenge(task) || Boolean(task.group.id);

/** Whether the owner may delete the task (wire-user-and-tasks 4.4). */
export const canDelete = (task: Task): boolean => !isOfLiveChallenge(task);

/** Whether a member may uncheck a task of the group: who did it, who is assigned to it, leaders and managers. */
export const canUncheck = (playerId: string, task: Task, isGroupManager: boolean): boolean =>
  isGroupManager || task.group.completedBy?.userId === playerId || assignmentOf(task, playerId) !== undefined;

/** Why {@link checkScoring} refuses. */
export type CheckScoringRefusal = 'messageTaskNotFound' | 'taskBelongsToAnother' | 'taskCompletedByAnother';

/**
 * Whether the player may score this task at all (rules-scoring-and-day 1.2, checks 7 and 8). One of a challenge's own is
 * nobody's: whoever may see it may score it, and no scene holds it for others.
 */
export function checkScoring(
  player: Player,
  task: Task,
  direction: Direction,
  isGroupManager: boolean,
): Result<undefined, CheckScoringRefusal> {
  if (task.userId !== undefined && task.userId !== null) {
    return task.userId === player._id ? done : refuse('badRequest', 'taskBelongsToAnother');
  }
  const groupId = task.group?.id;
  if (!groupId) return task.challenge?.id ? done : refuse('notFound', 'messageTaskNotFound');
  if (!isInGroup(player, groupId)) return refuse('badRequest', 'taskBelongsToAnother');
  const isUncheck = direction === 'down' && (task.type === 'daily' || task.type === 'todo');
  const isAllowed = !isUncheck || canUncheck(player._id, task, isGroupManager);
  return isAllowed ? done : refuse('badRequest', 'taskCompletedByAnother');
}
