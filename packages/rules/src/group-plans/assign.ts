import type { RuleContext } from '../command.ts';
import { isMember } from '../groups/policy.ts';
import { notify } from '../notifications/notify.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import { produce } from '../state/draft.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { MAX_TAGS } from '../tags/index.ts';
import { dropRequests, dropSentBack } from '../tasks/approval.ts';
import { inWords, withoutNotices } from './notices.ts';
import { type BoardRefusal, checkBoard } from './records.ts';
import type { BoardTaskScene, SharedTaskScene } from './scenes.ts';

/** A player's username, which assignments keep without "@"; their display name if they have none. */
const usernameOf = ({ auth, profile }: Player): string => auth.local.username ?? profile.name;

const isAssigned = (task: Task, userId: string): boolean => (task.group.assignedUsers ?? []).includes(userId);

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
  const { player, task, others } = scene;
  const group = found.value;
  const added = others.filter((one) => isMember(one, group._id) && !isAssigned(task, one._id));
  const after = produce(task, (draft) => {
    for (const one of added) addTo(ctx, draft, player, one);
    touch(ctx, draft);
  });
  const players = added.map((one) => told(ctx, one, { player, group, task }));
  return accept(outcomeOf(after, { tasks: [after], players }));
}

function addTo({ now }: RuleContext, { group }: Task, by: Player, assignee: Player): void {
  group.assignedUsers = [...(group.assignedUsers ?? []), assignee._id];
  group.assignedUsersDetail ??= {};
  group.assignedUsersDetail[assignee._id] = {
    assignedDate: new Date(now).toISOString(),
    assignedUsername: usernameOf(assignee),
    assigningUsername: usernameOf(by),
    completed: false,
  };
}

/** Somebody with the group's tag, who is told of the task unless they have assigned it themselves. */
const told = (ctx: RuleContext, assignee: Player, { player, group, task }: BoardTaskScene): Player =>
  produce(assignee, (draft) => {
    addGroupTag(draft, group);
    if (assignee._id === player._id) return;
    const params = { managerName: `@${usernameOf(player)}`, taskText: task.text };
    const message = inWords('youHaveBeenAssignedTask', params);
    notify(ctx, draft, 'GROUP_TASK_ASSIGNED', { message, groupId: group._id, taskId: task._id });
  });

/** The tag of a group has its id; somebody with as many tags as can be goes without. */
function addGroupTag({ tags }: Player, { _id, name }: Group): void {
  const known = tags.find(({ id }) => id === _id);
  if (known) known.group = _id;
  else if (tags.length < MAX_TAGS) tags.push({ id: _id, name, group: _id });
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
