import { type RefusalOf, taskCalls } from '@everdeed/contract';
import {
  isMember,
  isUuid,
  type Outcome,
  outcomeOf,
  type Player,
  playerAfter,
  type Result,
  type RuleEvent,
  type Task,
  taskAfter,
  type Undone,
  type UndoRecord,
  undoShared,
} from '@everdeed/rules';
import { route } from '../http/route.ts';
import type { Tx } from '../storage/stores.ts';
import { findTask } from './find.ts';
import { findBoards, lockShared } from './shared-scopes.ts';
import { presentTask } from '../presenters/task.ts';
import type { Actor } from '../work/actor.ts';
import type { Work } from '../work/work.ts';
import { requireActor } from '../work/scenes.ts';
import { saveOutcome, scoreUndo } from '../work/save.ts';

type UndoRefusal = RefusalOf<typeof taskCalls.undoTask>;

/** What an undo is about, as far as known without locks. */
interface ToUndo {
  readonly operationId: string | undefined;
  readonly taskIds: readonly string[];
  readonly groupIds: readonly string[];
}

const undosIn = (
  found: { readonly kind: string; readonly data: unknown } | undefined,
): readonly UndoRecord[] => {
  if (found?.kind !== scoreUndo) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only scorings are stored under this kind (`scoreUndo`)
  return (found.data as { undos: readonly UndoRecord[] }).undos;
};

/** Looks without locks which operation is meant, and which boards its tasks are on. */
async function peek(
  work: Pick<Work, 'read'>,
  actor: Actor,
  named: string,
  asked: string | undefined,
): Promise<ToUndo> {
  const { operations } = work.read;
  const found =
    asked === undefined ? await operations.lastUndo(actor.id) : await operations.byId(actor.id, asked);
  const scored = undosIn(found).map(({ taskId }) => taskId);
  const taskIds = [...(isUuid(named) ? [named.toLowerCase()] : []), ...scored];
  return {
    operationId: asked ?? found?.operationId,
    taskIds,
    groupIds: await findBoards(work, actor, taskIds),
  };
}

/** Locks the groups and the player; gives the tasks of boards that the player still has before them. */
async function lockToUndo(tx: Tx, actor: Actor, { groupIds, taskIds }: ToUndo) {
  const scorings = taskIds.map((id) => ({ id, direction: 'up' as const }));
  const { tasks } = await lockShared(tx, actor, groupIds, scorings);
  const before = await requireActor(tx, actor);
  return { before, shared: tasks.filter(({ group }) => isMember(before, group.id ?? '')) };
}

/** The operation to undo: the given one, or the latest; it must have scored this task. */
async function findUndo(
  work: Work<'nothingToUndo'>,
  tx: Tx,
  actor: Actor,
  taskId: string,
  operationId: string | undefined,
) {
  const found =
    operationId === undefined
      ? await tx.operations.lastUndo(actor.id)
      : await tx.operations.byId(actor.id, operationId);
  if (!found || found.kind !== scoreUndo || ('undone' in found && found.undone))
    throw work.refuse('BadRequest', 'nothingToUndo');
  const undos = undosIn(found);
  if (!undos.some((undo) => undo.taskId === taskId)) throw work.refuse('BadRequest', 'nothingToUndo');
  return { operationId: found.operationId, undos };
}

/** What was undone; one refusal of the rules maps to two messages. */
function requireUndone(
  work: Work<UndoRefusal>,
  undone: Result<Outcome<Undone>, 'nothingToUndo' | 'undoTooLate'>,
): Outcome<Undone> {
  if (undone.ok) return undone.value;
  const { key, params } = undone.refusal;
  if (key !== 'undoTooLate') throw work.refuse('BadRequest', key);
  throw work.refuse('BadRequest', params?.['what'] === 'day' ? 'undoTooOld' : 'undoOvertaken');
}

/** Player and tasks with the scorings of one operation undone, in reverse order. */
function undoAll(
  work: Work<UndoRefusal>,
  before: Player,
  tasks: readonly Task[],
  undos: readonly UndoRecord[],
) {
  let player = before;
  const events: RuleEvent[] = [];
  const byId = new Map(tasks.map((task) => [task._id, task]));
  for (const record of undos.toReversed()) {
    const task = byId.get(record.taskId);
    if (!task) continue;
    const undone = requireUndone(work, undoShared(work.rules, { player, task }, record));
    player = playerAfter(undone, player);
    byId.set(task._id, taskAfter(undone, task));
    const { masterDelta: delta } = undone.data;
    events.push({ kind: 'taskUnscored', userId: player._id, task, delta });
  }
  return { player, tasks: [...byId.values()], events };
}

/** Undoing a score: a call of our own. An operation on several tasks is undone as a whole. */
export const undoTaskRoutes = [
  route(taskCalls.undoTask, async (work, { actor, params, body }) => {
    const known = await peek(work, actor, params.taskId, body.operationId);
    return work.transaction(async (tx) => {
      const { before, shared } = await lockToUndo(tx, actor, known);
      const named =
        shared.find(({ _id }) => _id === params.taskId.toLowerCase()) ??
        (await findTask(work, tx, actor.id, params.taskId));
      const { operationId, undos } = await findUndo(work, tx, actor, named._id, known.operationId);
      const own = await tx.tasks.many(
        actor.id,
        undos.map((undo) => undo.taskId),
      );
      const undone = undoAll(work, before, [...own, ...shared], undos);
      const outcome = outcomeOf(
        {},
        { players: [undone.player], tasks: undone.tasks },
        { events: undone.events },
      );
      const { players } = await saveOutcome(work, tx, outcome, { actorId: actor.id });
      const [saved = undone.player] = players;
      await tx.operations.markUndone(actor.id, operationId);
      const tasks = undone.tasks.map(presentTask);
      const task = tasks.find(({ _id }) => _id === named._id) ?? presentTask(named);
      return { task, tasks, ...saved.stats };
    });
  }),
];
