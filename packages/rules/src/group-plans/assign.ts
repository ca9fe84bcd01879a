import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import { produce } from '../state/draft.ts';
import type { Group } from '../state/group.ts';
import type { Task } from '../state/task.ts';
import { dropRequests, dropSentBack } from '../tasks/approval.ts';
import { isAssigned, withAssignees } from './assignees.ts';
import { withoutNotices } from './notices.ts';
import { type BoardRefusal, checkBoard } from './records.ts';
import type { SharedTaskScene } from './scenes.ts';

/** Why a task is not assigned, nor taken back. */
export type AssignRefusal = BoardRefusal | 'onlyGroupTasksCanBeAssigned';

/** The group of a task that the player may assign. */
function groupToAssignIn(ctx: RuleContext, { player, group }: SharedTaskScene): Result<Group, AssignRefusal> {
  if (!group) return refuse('notAuthorized', 'onlyGroupTasksCanBeAssigned');
  const allowed = checkBoard(ctx, player, group);
  return allowed.ok ? accept(group) : allowed;
}

const touch = (ctx: Pick<RuleContext, 'now'>, draft: Task): void => {
  draft.updatedAt = new Date(ctx.now).toISOString();
};

/**
 * Assigns a task of a board to members, who each do it (wire-groups-and-admin 5.1). Who is assigned already keeps their
 * part; who is not in the group is skipped like unknown users, so that nobody is written to by strangers: our own rule.
 */
export function assignBoardTask(
  ctx: RuleContext,
  scene: SharedTaskScene,
): Result<Outcome<Task>, AssignRefusal> {
  const found = groupToAssignIn(ctx, scene);
  if (!found.ok) return found;
  const { task, players } = withAssignees(ctx, { ...scene, group: found.value });
  const after = produce(task, (draft) => touch(ctx, draft));
  return accept(outcomeOf(after, { tasks: [after], players }));
}

/**
 * Takes a task of a board from somebody, with what they were told of it (5.1), and with their request for approval, which
 * leader and managers were told of; nothing else of it changes. `others` are all of them, as far as they are there.
 */
export function unassignBoardTask(
  ctx: RuleContext,
  scene: SharedTaskScene,
  { userId }: { readonly userId: string },
): Result<Outcome<Task>, AssignRefusal | 'userWithIDNotFound'> {
  const found = groupToAssignIn(ctx, scene);
  if (!found.ok) return found;
  const { task, others } = scene;
  const isKnown = isAssigned(task, userId) || others.some(({ _id }) => _id === userId);
  if (!isKnown) return refuse('notFound', 'userWithIDNotFound', { userId });
  const after = produce(task, (draft) => {
    dropAssignee(draft, userId);
    touch(ctx, draft);
  });
  const players = others.flatMap((one) =>
    one._id === userId
      ? withoutNotices(one, task._id, ['GROUP_TASK_ASSIGNED'])
      : withoutNotices(one, task._id, ['GROUP_TASK_APPROVAL'], userId),
  );
  return accept(outcomeOf(after, { tasks: [after], players }));
}

function dropAssignee(task: Task, userId: string): void {
  const { group } = task;
  dropRequests(task, userId);
  dropSentBack(task, userId);
  if (isAssigned(task, userId))
    group.assignedUsers = (group.assignedUsers ?? []).filter((id) => id !== userId);
  if (group.assignedUsersDetail) delete group.assignedUsersDetail[userId];
}

/** Whether a task is somebody's, or waits for them or for an answer to them. */
const concerns = (task: Task, userId: string): boolean =>
  isAssigned(task, userId) ||
  task.group.approval?.requests[userId] !== undefined ||
  task.group.sentBack?.[userId] !== undefined;

/** The tasks that somebody who leaves is assigned to, or has asked approval for, without them (1.7, effect 3). */
export const withoutAssignee = (tasks: readonly Task[], userId: string): Task[] =>
  tasks
    .filter((task) => concerns(task, userId))
    .map((task) => produce(task, (draft) => dropAssignee(draft, userId)));
