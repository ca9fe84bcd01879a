import type { RuleContext } from '../command.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, done, refuse, type Result, ruledOut } from '../result.ts';
import type { Challenge, ChallengeChange } from '../state/challenge.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { checkNoAliases } from '../tasks/aliases.ts';
import { type CreateTasksRefusal, readNewTasks, type TakenNames } from '../tasks/create-tasks.ts';
import { blankTask, editTask } from '../tasks/index.ts';
import { dropFromOrder, moveInOrder, ORDER_OF, placeAtEnd, placeOnTop } from '../tasks/order.ts';
import { canModifyChallenge } from './policy.ts';
import type { ChallengeScene, OriginalScene } from './scenes.ts';

/** A challenge that gets tasks, and which of the names that were sent are taken. */
export interface NewOriginalsScene extends ChallengeScene {
  readonly taken: TakenNames;
}

/** Refuses whoever may not change the challenge's tasks (wire-user-and-tasks 4.4). */
export const checkEditor = (
  player: Player,
  challenge: Challenge,
): Result<undefined, 'onlyChalLeaderEditTasks'> =>
  canModifyChallenge(player, challenge) ? done : refuse('notAuthorized', 'onlyChalLeaderEditTasks');

/** The challenge with a new version of these originals: participants' copies follow. */
function versioned(
  { now }: Pick<RuleContext, 'now'>,
  challenge: Challenge,
  ids: readonly string[],
): ChallengeChange {
  const { _id, tasksOrder } = challenge;
  const tasksVersion = challenge.tasksVersion + 1;
  const changed = Object.fromEntries(ids.map((id) => [id, tasksVersion] as const));
  const taskVersions = { ...challenge.taskVersions, ...changed };
  return { _id, tasksOrder, tasksVersion, taskVersions, updatedAt: new Date(now).toISOString() };
}

/** Why {@link createOriginals} refuses. Without aliases none can be taken. */
export type CreateOriginalsRefusal =
  | Exclude<CreateTasksRefusal, 'taskAliasAlreadyUsed'>
  | 'onlyChalLeaderEditTasks';

/** Adds tasks to a challenge: all or none, each on top; participants get their copies later (4.3, 4.9). */
export function createOriginals(
  ctx: RuleContext,
  { player, challenge, taken }: NewOriginalsScene,
  sent: unknown,
): Result<Outcome<readonly Task[]>, CreateOriginalsRefusal> {
  const allowed = checkEditor(player, challenge);
  if (!allowed.ok) return allowed;
  const home = { kind: 'challenge', challengeId: challenge._id } as const;
  const tasks = ruledOut('taskAliasAlreadyUsed')(readNewTasks(ctx, { player, taken }, sent, home));
  if (!tasks.ok) return tasks;
  const plain = checkNoAliases(sent);
  if (!plain.ok) return plain;
  const newTasks = tasks.value;
  if (newTasks.length === 0) return accept(outcomeOf([]));
  const ids = newTasks.map(({ _id }) => _id);
  const change = versioned(ctx, placeOnTop(challenge, newTasks), ids);
  return accept(outcomeOf(newTasks, { newTasks, challenges: [change] }));
}

/** Changes one of a challenge's tasks (wire-user-and-tasks 4.4). */
export function updateOriginal(
  ctx: RuleContext,
  { player, challenge, original }: OriginalScene,
  sent: unknown,
): Result<Outcome<Task>, 'onlyChalLeaderEditTasks' | 'validationFailed'> {
  const allowed = checkEditor(player, challenge);
  if (!allowed.ok) return allowed;
  const edited = editTask(ctx, player, original, sent);
  if (!edited.ok) return refuseFields(original.type, edited.problems);
  return changedOriginal(ctx, challenge, edited.value);
}

/** The outcome of a change of one of the challenge's tasks. */
const changedOriginal = (
  ctx: Pick<RuleContext, 'now'>,
  challenge: Challenge,
  task: Task,
): Result<Outcome<Task>> =>
  accept(outcomeOf(task, { tasks: [task], challenges: [versioned(ctx, challenge, [task._id])] }));

/** Deletes one of a challenge's tasks; participants keep their copies, unlinked (4.9). */
export function deleteOriginal(
  ctx: RuleContext,
  { player, challenge, original: { _id } }: OriginalScene,
): Result<Outcome<object>, 'onlyChalLeaderEditTasks'> {
  const allowed = checkEditor(player, challenge);
  if (!allowed.ok) return allowed;
  const change = versioned(ctx, dropFromOrder(challenge, [_id]), []);
  const { [_id]: _gone, ...taskVersions } = challenge.taskVersions;
  return accept(outcomeOf({}, { removedOriginalIds: [_id], challenges: [{ ...change, taskVersions }] }));
}

/** Moves one of a challenge's tasks within its list; the order of copies is the participants' own. */
export function moveOriginal(
  { now }: RuleContext,
  { player, challenge, original }: OriginalScene,
  { position }: { readonly position: number },
): Result<Outcome<readonly string[]>, 'cantMoveCompletedTodo' | 'onlyChalLeaderEditTasks'> {
  const allowed = checkEditor(player, challenge);
  if (!allowed.ok) return allowed;
  if (original.type === 'todo' && original.completed) return refuse('badRequest', 'cantMoveCompletedTodo');
  const { _id, tasksOrder } = moveInOrder(challenge, original, position);
  const change = { _id, tasksOrder, updatedAt: new Date(now).toISOString() };
  return accept(outcomeOf(tasksOrder[ORDER_OF[original.type]], { challenges: [change] }));
}

/** A task as a new original: nothing of what happened to it, its checklist unticked with ids of its own. */
function cloneOf({ now, newId }: RuleContext, task: Task, challengeId: string): Task {
  const blank = blankTask(task.type, newId(), now);
  const { _id, createdAt, updatedAt, group } = blank;
  const value = task.type === 'reward' ? task.value : 0;
  const own = { ...task, _id, createdAt, updatedAt, group, value, challenge: { id: challengeId } };
  if (own.type === 'reward') return own;
  if (own.type === 'habit') return { ...own, history: [] };
  const checklist = own.checklist.map((item) => ({ ...item, id: newId(), completed: false }));
  if (own.type === 'daily') return { ...own, history: [], streak: 0, completed: false, checklist };
  const { dateCompleted: _done, ...open } = own;
  return { ...open, completed: false, checklist };
}

/** A challenge with copies of these tasks, in their order (wire-groups-and-admin 4.14). */
export function clonesOf(
  ctx: RuleContext,
  originals: readonly Task[],
  challenge: Challenge,
): { readonly challenge: Challenge; readonly tasks: readonly Task[] } {
  const tasks = originals.map((task) => cloneOf(ctx, task, challenge._id));
  const ids = tasks.map(({ _id }) => _id);
  return { challenge: { ...placeAtEnd(challenge, tasks), ...versionsOf(ids) }, tasks };
}

const versionsOf = (ids: readonly string[]) => ({
  tasksVersion: 1,
  taskVersions: Object.fromEntries(ids.map((id) => [id, 1] as const)),
});
