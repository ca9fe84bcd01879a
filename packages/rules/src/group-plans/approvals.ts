import type { RuleContext } from '../command.ts';
import { notify } from '../notifications/notify.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, done, refuse, refuseLeaving, type Result } from '../result.ts';
import { produce } from '../state/draft.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import type { Direction, Task } from '../state/task.ts';
import { addRequest, grantRequest } from '../tasks/approval.ts';
import { assignmentOf } from '../tasks/group-credit.ts';
import { answered, inWords, withoutNotices } from './notices.ts';
import { mayEditBoard } from './policy.ts';
import { type BoardRefusal, checkBoard } from './records.ts';
import type { AssignedTaskScene } from './scenes.ts';

/** Why a task is not completed yet. */
export type ApprovalRefusal = 'taskApprovalHasBeenRequested' | 'taskRequiresApproval';

const isoOf = ({ now }: Pick<RuleContext, 'now'>): string => new Date(now).toISOString();

/** Those of the players who look after the group's tasks. */
const editorsOf = (group: Group, players: readonly Player[]): Player[] =>
  players.filter((one) => mayEditBoard(one, group));

/** Whether a player cannot complete the task as they please: its editors can. */
export const needsApproval = (player: Player, group: Group, task: Task, direction: Direction): boolean =>
  direction === 'up' &&
  (task.type === 'daily' || task.type === 'todo') &&
  task.group.approval?.required === true &&
  !mayEditBoard(player, group);

/**
 * Whether a member may complete a task that needs approval. The first time is a request, which leader and managers among
 * `others` are told of, and which stays although it is refused (wire-user-and-tasks 4.7, "Approvals").
 */
export function checkApproval(
  ctx: RuleContext,
  { player, group, task, others }: AssignedTaskScene,
): Result<undefined, ApprovalRefusal> {
  const request = task.group.approval?.requests[player._id];
  if (request?.dateApproved !== undefined) return done;
  if (request) return refuse('notAuthorized', 'taskRequiresApproval');
  const after = produce(task, (draft) => addRequest(draft, player._id, isoOf(ctx)));
  const players = editorsOf(group, others).map((one) => asked(ctx, one, { player, group, task }));
  const refusal = { kind: 'notAuthorized', key: 'taskApprovalHasBeenRequested' } as const;
  const events = [answered('asked', player, player._id, task)];
  return refuseLeaving(refusal, outcomeOf({}, { tasks: [after], players }, { events }));
}

type About = Pick<AssignedTaskScene, 'player' | 'group' | 'task'>;

/** An editor who is asked for approval. */
const asked = (ctx: RuleContext, editor: Player, { player, group, task }: About): Player =>
  produce(editor, (draft) => {
    notify(ctx, draft, 'GROUP_TASK_APPROVAL', {
      message: inWords('userHasRequestedTaskApproval', { user: player.profile.name, taskName: task.text }),
      groupId: group._id,
      taskId: task._id,
      userId: player._id,
      groupTaskId: task._id,
      direction: 'up',
    });
  });

/** Why {@link approveTask} refuses. */
export type ApproveRefusal =
  | BoardRefusal
  | 'canOnlyApproveTaskOnce'
  | 'messageTaskNotFound'
  | 'taskApprovalWasNotRequested';

/**
 * Lets a member complete a task that needs approval, and tells them; their client then scores it (wire-user-and-tasks
 * 4.7). `others` are the member, the leader and the managers, as far as they are there.
 */
export function approveTask(
  ctx: RuleContext,
  { player, group, task, others }: AssignedTaskScene,
  { userId }: { readonly userId: string },
): Result<Outcome<Task>, ApproveRefusal> {
  const request = task.group.approval?.requests[userId];
  if (!request && !assignmentOf(task, userId)) return refuse('notFound', 'messageTaskNotFound');
  const allowed = checkBoard(ctx, player, group);
  if (!allowed.ok) return allowed;
  if (request?.dateApproved !== undefined) return refuse('notAuthorized', 'canOnlyApproveTaskOnce');
  if (!request) return refuse('notAuthorized', 'taskApprovalWasNotRequested');
  const after = produce(task, (draft) => {
    grantRequest(draft, userId, player._id, isoOf(ctx));
    draft.updatedAt = isoOf(ctx);
  });
  const players = others.flatMap((one) =>
    one._id === userId
      ? [granted(ctx, one, group, after)]
      : withoutNotices(one, task._id, ['GROUP_TASK_APPROVAL'], userId),
  );
  const events = [answered('approved', player, userId, task)];
  return accept(outcomeOf(after, { tasks: [after], players }, { events }));
}

/** A member who is told that they may complete a task now. */
const granted = (ctx: RuleContext, member: Player, group: Group, task: Task): Player =>
  produce(member, (draft) => {
    const message = inWords('yourTaskHasBeenApproved', { taskText: task.text });
    const { _id: id, text } = task;
    notify(ctx, draft, 'GROUP_TASK_APPROVED', { message, groupId: group._id, task: { id, text } });
    notify(ctx, draft, 'SCORED_TASK', { message, scoreTask: { ...task, id }, direction: 'up' });
  });

/** A request that waits, by the member who made it. */
export interface PendingRequest {
  readonly task: Task;
  readonly userId: string;
}

const isDone = (task: Task): boolean => 'completed' in task && task.completed;

/** The requests of a board that wait, the oldest first. Where another member has done the task meanwhile, nobody waits. */
export function pendingRequests(tasks: readonly Task[]): PendingRequest[] {
  const open = tasks.filter((task) => !isDone(task));
  const pending = open.flatMap((task) =>
    Object.entries(task.group.approval?.requests ?? {}).flatMap(
      ([userId, { requestedDate, dateApproved }]) =>
        dateApproved === undefined ? [{ task, userId, requestedDate }] : [],
    ),
  );
  return pending.toSorted((one, other) => one.requestedDate.localeCompare(other.requestedDate));
}
