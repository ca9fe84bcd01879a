import { isUuid, taskCalls } from '@everdeed/contract';
import {
  type Player,
  type Result,
  type RuleEvent,
  type ScoreTmp,
  scoreTask,
  scoreTasks,
  type Task,
  type UndoOutcome,
  undoScore,
  type UndoRecord,
} from '@everdeed/rules';
import { savePlayer } from '../commands/perform.ts';
import { refusal, unwrap } from '../http/refusal.ts';
import { type Actor, type CallDeps, route } from '../http/route.ts';
import type { Tx } from '../storage/stores.ts';
import { actedAt } from './act-at.ts';
import { findTask } from './find.ts';
import { announceScores } from './announce-scores.ts';
import { presentTask } from './present.ts';
import { presentTmp } from './present-score.ts';

/** Kind of the undo data that scorings leave behind: `{ undos: UndoRecord[] }`, in the order of the scorings. */
const scoreUndo = 'score';

/** A known task of somebody else is refused in other words than one that does not exist (1.2, checks 4 and 8). */
async function findToScore(tx: Tx, actor: Actor, idOrAlias: string): Promise<Task> {
  const task = await tx.tasks.get(actor.id, idOrAlias);
  if (task) return task;
  if (isUuid(idOrAlias) && (await tx.tasks.idTaken(idOrAlias)))
    throw refusal('BadRequest', 'taskBelongsToAnother');
  throw refusal('NotFound', 'messageTaskNotFound');
}

interface Scored {
  readonly player: Player;
  readonly tasks: readonly Task[];
  readonly undos: readonly UndoRecord[];
  readonly events: readonly RuleEvent[];
  readonly tmps: readonly ScoreTmp[];
}

/** Stores a scoring whole: player, tasks, what is needed to undo it, and what others will hear of it. */
async function store(
  deps: CallDeps,
  tx: Tx,
  before: Player,
  scored: Scored,
): Promise<{ player: Player; operationId: string }> {
  const player = await savePlayer(deps, tx, scored.player, before);
  await tx.tasks.saveAll(player._id, scored.tasks);
  const operationId = await tx.operations.recordUndo(player._id, {
    kind: scoreUndo,
    data: { undos: scored.undos },
  });
  await announceScores(tx, player, scored);
  return { player, operationId };
}

interface Scoring {
  readonly id: string;
  readonly direction: 'up' | 'down';
}

/** Checks 1 to 3 of a bulk call; gives the entries as they were sent. */
function readScorings(sent: unknown): Scoring[] {
  if (!Array.isArray(sent) || sent.length === 0) throw refusal('BadRequest', 'invalidTaskScorings');
  for (const entry of sent as unknown[]) {
    const { id, direction } = (entry ?? {}) as { id?: unknown; direction?: unknown };
    if (direction !== 'up' && direction !== 'down') throw refusal('BadRequest', 'directionUpDown');
    if (typeof id !== 'string') throw refusal('BadRequest', 'invalidTaskIdentifier');
  }
  return sent as Scoring[];
}

/** Entries by task id, whether an id or an alias was sent; unknown ones are passed over. */
function resolve(scorings: readonly Scoring[], tasks: readonly Task[]): Scoring[] {
  const ids = new Map(
    tasks.flatMap((task) => [[task._id, task._id] as const, [task.alias ?? task._id, task._id] as const]),
  );
  return scorings.flatMap(({ id, direction }) => {
    const known = ids.get(id) ?? ids.get(id.toLowerCase());
    return known === undefined ? [] : [{ id: known, direction }];
  });
}

/** The act to take back: the named one, or the latest; it must have scored this task. */
async function findUndo(tx: Tx, actor: Actor, taskId: string, operationId: string | undefined) {
  const found =
    operationId === undefined
      ? await tx.operations.lastUndo(actor.id)
      : await tx.operations.byId(actor.id, operationId);
  if (!found || found.kind !== scoreUndo || ('undone' in found && found.undone))
    throw refusal('BadRequest', 'nothingToUndo');
  const { undos } = found.data as { undos: readonly UndoRecord[] };
  if (!undos.some((undo) => undo.taskId === taskId)) throw refusal('BadRequest', 'nothingToUndo');
  return { operationId: found.operationId, undos };
}

/** What was undone; the rules' one refusal stands for two sentences. */
function demandUndone(undone: Result<UndoOutcome>): UndoOutcome {
  if (!undone.ok && undone.refusal.key === 'undoTooLate') {
    const isOver = undone.refusal.params?.['what'] === 'day';
    throw refusal('BadRequest', isOver ? 'undoTooOld' : 'undoOvertaken');
  }
  return unwrap(undone);
}

/** Ticking, and taking a tick back (wire-user-and-tasks 4.5). Each is one transaction on the player. */
export const scoreTaskRoutes = [
  route(taskCalls.scoreTask, (deps, { actor, params, info }) =>
    deps.transaction(async (tx) => {
      const { direction, taskId } = params;
      if (direction !== 'up' && direction !== 'down') throw refusal('BadRequest', 'directionUpDown');
      const player = await tx.players.need(actor.id);
      const task = await findToScore(tx, actor, taskId);
      const scored = unwrap(scoreTask(actedAt(deps.rules(), info, player), { player, task, direction }));
      const stored = await store(deps, tx, player, {
        ...scored,
        tasks: [scored.task],
        undos: [scored.undo],
        tmps: [scored.tmp],
      });
      const { operationId } = stored;
      const shown = presentTmp(scored.tmp, deps.words, info.language);
      // Levels are told by bulk answers and webhooks only; clients look whether the list is there.
      const _tmp = scored.tmp.leveledUp ? { ...shown, leveledUp: [] } : shown;
      return { delta: scored.delta, _tmp, operationId, ...stored.player.stats };
    }),
  ),
  route(taskCalls.bulkScore, (deps, { actor, body, info }) =>
    deps.transaction(async (tx) => {
      const sent = readScorings(body);
      const player = await tx.players.need(actor.id);
      const tasks = await tx.tasks.many(actor.id, [...new Set(sent.map(({ id }) => id))]);
      const scorings = resolve(sent, tasks);
      if (scorings.length === 0) await findToScore(tx, actor, sent[0]?.id ?? '');
      const scored = unwrap(scoreTasks(actedAt(deps.rules(), info, player), { player, tasks, scorings }));
      const stored = await store(deps, tx, player, { ...scored, tmps: scored.results.map(({ tmp }) => tmp) });
      const results = scored.results.map(({ id, delta, tmp }) => {
        return { id, delta, _tmp: presentTmp(tmp, deps.words, info.language) };
      });
      return { tasks: results, operationId: stored.operationId, ...stored.player.stats };
    }),
  ),
  route(taskCalls.undoTask, (deps, { actor, params, body }) =>
    deps.transaction(async (tx) => {
      let player = await tx.players.need(actor.id);
      const named = await findTask(tx, actor.id, params.taskId);
      const { operationId, undos } = await findUndo(tx, actor, named._id, body.operationId);
      const tasks = new Map(
        (
          await tx.tasks.many(
            actor.id,
            undos.map((undo) => undo.taskId),
          )
        ).map((task) => [task._id, task]),
      );
      for (const undo of undos.toReversed()) {
        const task = tasks.get(undo.taskId);
        if (!task) continue;
        const undone = demandUndone(undoScore(deps.rules(), { player, task, record: undo }));
        player = undone.player;
        tasks.set(task._id, undone.task);
      }
      const saved = await savePlayer(deps, tx, player);
      await tx.tasks.saveAll(actor.id, [...tasks.values()]);
      await tx.operations.markUndone(actor.id, operationId);
      const others = [...tasks.values()].map(presentTask);
      return { task: others.find((task) => task._id === named._id), tasks: others, ...saved.stats };
    }),
  ),
];
