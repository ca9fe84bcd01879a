import { dropRequests, dropSentBack } from './approval.ts';
import { refuse, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';
import type { AssignedUserDetail, Daily, Task, Todo } from '../state/task.ts';

/** Whether the player is a member of the group, be it their party or a guild. */
export const isInGroup = ({ party, guilds }: Player, groupId: string): boolean =>
  party._id === groupId || guilds.includes(groupId);

/** A member's assignment of a group task, if it is assigned to them. */
export const assignmentOf = (task: Task, userId: string): AssignedUserDetail | undefined =>
  task.group?.assignedUsersDetail?.[userId];

const assignments = (task: Task): AssignedUserDetail[] =>
  Object.values(task.group?.assignedUsersDetail ?? {});

/**
 * Whether the task counts as completed for this player: their part of an assigned group task, else the task
 * itself (rules-scoring-and-day 1.2, check 5).
 */
export const isCompletedFor = (task: Daily | Todo, userId: string): boolean =>
  assignmentOf(task, userId)?.completed ?? task.completed;

/** The member who loses the points of an uncompleted team task, if there is exactly one (1.2). */
export function creditHolder(task: Task): string | undefined {
  const assigned = task.group?.assignedUsers ?? [];
  return assigned.length === 1
    ? assigned[0]
    : assigned.length === 0
      ? task.group?.completedBy?.userId
      : undefined;
}

/** Whether everybody whom the task is assigned to has done their part; so it is if nobody is. */
export const isFullyCredited = (task: Task): boolean => assignments(task).every(({ completed }) => completed);

/**
 * Records on a draft that a member did their part. Returns whether that completes the whole task; refuses a
 * member who is not assigned (W5).
 */
export function creditMember(
  task: Daily | Todo,
  userId: string,
  now: string,
): Result<boolean, 'taskNotAssigned'> {
  if (assignments(task).length === 0) {
    task.group.completedBy = { userId, date: now };
    dropSentBack(task);
    return { ok: true, value: true };
  }
  const own = assignmentOf(task, userId);
  if (!own) return refuse('badRequest', 'taskNotAssigned');
  own.completed = true;
  own.completedDate = now;
  dropSentBack(task, userId);
  return { ok: true, value: isFullyCredited(task) };
}

/** Takes back a member's part on a draft. Returns whether the task had been complete. */
export function revokeCredit(task: Daily | Todo, userId: string): boolean {
  const wasComplete = isFullyCredited(task);
  task.group.completedBy = {};
  dropRequests(task, userId);
  const own = assignmentOf(task, userId);
  if (own) {
    own.completed = false;
    delete own.completedDate;
  }
  return wasComplete;
}
