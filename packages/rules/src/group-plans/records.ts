import type { RuleContext } from '../command.ts';
import { fieldsOf } from '../fields/composites.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, done, refuse, type Result, ruledOut } from '../result.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { checkNoAliases } from '../tasks/aliases.ts';
import { type CreateTasksRefusal, readNewTasks } from '../tasks/create-tasks.ts';
import { editTask } from '../tasks/index.ts';
import { dropFromOrder, moveInOrder, ORDER_OF, placeOnTop } from '../tasks/order.ts';
import { withAssignees } from './assignees.ts';
import { withBoardFields } from './board-fields.ts';
import { withoutNotices } from './notices.ts';
import { checkBoardEditor, hasBoard, mayClearBoard } from './policy.ts';
import type { AssignedTaskScene, BoardTaskScene, NewBoardTasksScene } from './scenes.ts';

/** Why a board does not change: there is none for the player, or others look after it. */
export type BoardRefusal = 'groupNotFound' | 'onlyGroupLeaderCanEditTasks';

/** Refuses whoever has no board before them, and then whoever may not change it (wire-groups-and-admin 5.1). */
export const checkBoard = (
  { now }: Pick<RuleContext, 'now'>,
  player: Player,
  group: Group,
): Result<undefined, BoardRefusal> =>
  hasBoard(player, group, now) ? checkBoardEditor(player, group) : refuse('notFound', 'groupNotFound');

/** Why {@link createBoardTasks} refuses. Without aliases none can be taken. */
export type CreateBoardTasksRefusal = BoardRefusal | Exclude<CreateTasksRefusal, 'taskAliasAlreadyUsed'>;

/**
 * Adds tasks to a group's board: all or none, each on top (wire-user-and-tasks 4.3), and for the members who are named, if
 * any are: our own addition.
 */
export function createBoardTasks(
  ctx: RuleContext,
  { player, group, taken, others }: NewBoardTasksScene,
  sent: unknown,
): Result<Outcome<readonly Task[]>, CreateBoardTasksRefusal> {
  const allowed = checkBoard(ctx, player, group);
  if (!allowed.ok) return allowed;
  const home = { kind: 'group', groupId: group._id } as const;
  const tasks = ruledOut('taskAliasAlreadyUsed')(readNewTasks(ctx, { player, taken }, sent, home));
  if (!tasks.ok) return tasks;
  const plain = checkNoAliases(sent);
  if (!plain.ok) return plain;
  const each: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  const unassigned = tasks.value.map((task, place) => withBoardFields(task, each[place]));
  if (unassigned.length === 0) return accept(outcomeOf([]));
  const { newTasks, players } = assignAll(ctx, { player, group, others }, unassigned);
  const { _id, tasksOrder } = placeOnTop(group, newTasks);
  return accept(outcomeOf(newTasks, { newTasks, players, groups: [{ _id, tasksOrder }] }));
}

/** Has several tasks be for the same members, who are told of each. */
function assignAll(
  ctx: RuleContext,
  { others, ...scene }: Omit<AssignedTaskScene, 'task'>,
  tasks: readonly Task[],
): { readonly newTasks: readonly Task[]; readonly players: readonly Player[] } {
  const after = new Map(others.map((one) => [one._id, one]));
  const newTasks = tasks.map((task) => {
    const assigned = withAssignees(ctx, { ...scene, task, others: [...after.values()] });
    for (const one of assigned.players) after.set(one._id, one);
    return assigned.task;
  });
  return { newTasks, players: others.flatMap((one) => changedIn(after, one)) };
}

/** Somebody as they are afterwards, if anything has changed. */
function changedIn(after: ReadonlyMap<string, Player>, before: Player): Player[] {
  const now = after.get(before._id);
  return now === undefined || now === before ? [] : [now];
}

/** Whether a change only folds or unfolds the checklist, as every member may. */
const isFolding = (sent: unknown): boolean => Object.keys(fieldsOf(sent)).join(' ') === 'collapseChecklist';

/** Changes a task of a board (wire-user-and-tasks 4.4). */
export function updateBoardTask(
  ctx: RuleContext,
  { player, group, task }: BoardTaskScene,
  sent: unknown,
): Result<Outcome<Task>, 'onlyGroupLeaderCanEditTasks' | 'validationFailed'> {
  const allowed = isFolding(sent) ? done : checkBoardEditor(player, group);
  if (!allowed.ok) return allowed;
  const edited = editTask(ctx, player, task, sent);
  if (!edited.ok) return refuseFields(task.type, edited.problems);
  const changed = withBoardFields(edited.value, sent);
  return accept(outcomeOf(changed, { tasks: [changed] }));
}

/** Deletes a task of a board, with what members were told about it (wire-groups-and-admin 5.1, 9.1). */
export function deleteBoardTask(
  _ctx: RuleContext,
  { player, group, task, others }: AssignedTaskScene,
): Result<Outcome<object>, 'onlyGroupLeaderCanEditTasks'> {
  if (!mayClearBoard(player, group)) return refuse('notAuthorized', 'onlyGroupLeaderCanEditTasks');
  const { _id, tasksOrder } = dropFromOrder(group, [task._id]);
  const players = others.flatMap((other) => withoutNotices(other, task._id));
  return accept(outcomeOf({}, { players, removedOriginalIds: [task._id], groups: [{ _id, tasksOrder }] }));
}

/** Moves a task within its list of the board; the answer is the new order (wire-groups-and-admin 5.1). */
export function moveBoardTask(
  ctx: RuleContext,
  { player, group, task }: BoardTaskScene,
  { position }: { readonly position: number },
): Result<Outcome<readonly string[]>, BoardRefusal | 'cantMoveCompletedTodo'> {
  if (task.type === 'todo' && task.completed) return refuse('badRequest', 'cantMoveCompletedTodo');
  const allowed = checkBoard(ctx, player, group);
  if (!allowed.ok) return allowed;
  const { _id, tasksOrder } = moveInOrder(group, task, position);
  return accept(outcomeOf(tasksOrder[ORDER_OF[task.type]], { groups: [{ _id, tasksOrder }] }));
}
