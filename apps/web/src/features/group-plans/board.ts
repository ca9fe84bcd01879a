import { assignmentOf, type Direction, isCompletedFor, type Task } from '@everdeed/rules';
import { dateOfInstant, type LocalDate } from '../../task-kit/calendar.ts';

/** Whose tasks are shown: those of everyone, those that anyone may do, or those of one member by id. */
export type Person = string;
export const EVERYONE = 'everyone';
export const ANYONE = 'anyone';

export const assignedTo = ({ group }: Task): readonly string[] => group.assignedUsers ?? [];

/** Whether a player may do the task: anybody's, or theirs (wire-user-and-tasks 4.2). */
export const isToDoFor = (task: Task, userId: string): boolean =>
  assignedTo(task).length === 0 || assignedTo(task).includes(userId);

/** Whether a player has done the task, or their part of it. */
export const isDoneFor = (task: Task, userId: string): boolean =>
  (task.type === 'daily' || task.type === 'todo') && isCompletedFor(task, userId);

/** How many of those whom the task is assigned to have done their part. */
export const doneParts = (task: Task): number =>
  assignedTo(task).filter((id) => assignmentOf(task, id)?.completed).length;

/** Whether the task is among those of a person. */
export function isOf(task: Task, person: Person): boolean {
  if (person === EVERYONE) return true;
  return person === ANYONE ? assignedTo(task).length === 0 : assignedTo(task).includes(person);
}

/** Those who wait for the approval of the leader or a manager, the first one first. */
export function waitingFor(task: Task): readonly string[] {
  const requests = Object.entries(task.group.approval?.requests ?? {});
  return requests
    .filter(([, { dateApproved }]) => dateApproved === undefined)
    .toSorted(([, one], [, other]) => one.requestedDate.localeCompare(other.requestedDate))
    .map(([id]) => id);
}

/** Where a player stands with a task that needs approval. */
export function approvalOf(task: Task, userId: string): 'none' | 'waits' | 'approved' {
  const request = task.group.approval?.requests[userId];
  if (!request) return 'none';
  return request.dateApproved === undefined ? 'waits' : 'approved';
}

/** Those whose doing can be sent back: who did their part, or did the task for all (wire-groups-and-admin 5.1). */
export function doneBy(task: Task): readonly string[] {
  if (task.type !== 'daily' && task.type !== 'todo') return [];
  const parts = assignedTo(task).filter((id) => assignmentOf(task, id)?.completed);
  const { completedBy } = task.group;
  return parts.length === 0 && task.completed && completedBy?.userId ? [completedBy.userId] : parts;
}

/** Something that a member did. */
export interface Deed {
  readonly task: Task;
  readonly userId: string;
  /** An ISO instant. */
  readonly at: string;
  /** `asked`: done, but it waits for approval. */
  readonly kind: 'done' | 'asked' | 'sentBack';
  /** Whose work was sent back. */
  readonly memberId?: string;
}

function deedsOf(task: Task): readonly Deed[] {
  const { completedBy, assignedUsersDetail = {}, approval, sentBack = {} } = task.group;
  const whole =
    'completed' in task && task.completed && completedBy?.userId && completedBy.date
      ? [{ task, userId: completedBy.userId, at: completedBy.date, kind: 'done' } as const]
      : [];
  const parts = Object.entries(assignedUsersDetail).flatMap(([userId, { completed, completedDate }]) =>
    completed && completedDate ? [{ task, userId, at: completedDate, kind: 'done' } as const] : [],
  );
  const asked = waitingFor(task).flatMap((userId) => {
    const at = approval?.requests[userId]?.requestedDate;
    return at === undefined ? [] : [{ task, userId, at, kind: 'asked' } as const];
  });
  const returned = Object.entries(sentBack).map(
    ([memberId, { by, date }]) => ({ task, userId: by, memberId, at: date, kind: 'sentBack' }) as const,
  );
  return [...whole, ...parts, ...asked, ...returned];
}

/** What members did on a day, the latest first. */
export const deedsOn = (tasks: readonly Task[], day: LocalDate): readonly Deed[] =>
  tasks
    .flatMap(deedsOf)
    .filter(({ at }) => dateOfInstant(at) === day)
    .toSorted((one, other) => other.at.localeCompare(one.at));

/** A task as it is once a player has done it, or no longer; done twice, it stays done. */
export function tickedBy(task: Task, userId: string, isDone: boolean, now: string): Task {
  if (task.type !== 'daily' && task.type !== 'todo') return task;
  const own = assignmentOf(task, userId);
  if (!own) {
    if (task.completed === isDone) return task;
    const completedBy = isDone ? { userId, date: now } : {};
    return { ...task, completed: isDone, group: { ...task.group, completedBy } };
  }
  if (own.completed === isDone) return task;
  const assignedUsersDetail = {
    ...task.group.assignedUsersDetail,
    [userId]: { ...own, completed: isDone, ...(isDone && { completedDate: now }) },
  };
  const ticked = { ...task, group: { ...task.group, assignedUsersDetail } };
  return { ...ticked, completed: doneParts(ticked) === assignedTo(ticked).length };
}

/** A task as it is once a player has scored it: a tick done twice stays done, a habit counts each time. */
export function scoredBy(task: Task, userId: string, direction: Direction, now: string): Task {
  if (task.type !== 'habit') return tickedBy(task, userId, direction === 'up', now);
  return direction === 'up'
    ? { ...task, counterUp: task.counterUp + 1 }
    : { ...task, counterDown: task.counterDown + 1 };
}

const notDone = { assignedUsername: '', assigningUsername: '', completed: false };

/** A new task as its board will have it. */
export function onBoard(task: Task, groupId: string, memberIds: readonly string[]): Task {
  const { createdAt: assignedDate } = task;
  const assignees = memberIds.length > 0 && {
    assignedUsers: [...memberIds],
    assignedUsersDetail: Object.fromEntries(memberIds.map((id) => [id, { assignedDate, ...notDone }])),
  };
  return { ...task, group: { ...task.group, id: groupId, ...assignees } };
}
