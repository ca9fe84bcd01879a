import { taskCalls } from '@everdeed/contract';
import {
  type Player,
  playerAfter,
  type RuleEvent,
  type ScoreTmp,
  scoreTask,
  scoreTasks,
  type Task,
  taskAfter,
  type UndoRecord,
} from '@everdeed/rules';
import { hasReceivers } from '../webhooks/announce.ts';
import { savePlayer } from '../work/perform.ts';
import { vitalsOf } from '../character/vitals.ts';
import { refusal, unwrap } from '../work/refusal.ts';
import { type CallDeps, route } from '../http/route.ts';
import type { Tx } from '../storage/stores.ts';
import { actedAt } from './act-at.ts';
import { announceScores } from './announce-scores.ts';
import { findToScore } from './find.ts';
import { presentTmp } from './present-score.ts';

/** Kind of the undo data that scorings leave behind: `{ undos: UndoRecord[] }`, in the order of the scorings. */
export const scoreUndo = 'score';

interface Scored {
  readonly player: Player;
  readonly tasks: readonly Task[];
  readonly undos: readonly UndoRecord[];
  readonly events: readonly RuleEvent[];
  readonly tmps: readonly ScoreTmp[];
}

/** Player and tasks as they were loaded. */
interface Before {
  readonly player: Player;
  readonly tasks: readonly Task[];
}

/** Stores a scoring whole: player, tasks, what is needed to undo it, and what others will hear of it. */
async function store(
  deps: CallDeps,
  tx: Tx,
  before: Before,
  scored: Scored,
): Promise<{ player: Player; operationId: string }> {
  const player = await savePlayer(deps, tx, scored.player, before.player);
  await tx.tasks.saveAll(player._id, scored.tasks);
  const operationId = await tx.operations.recordUndo(player._id, {
    kind: scoreUndo,
    data: { undos: scored.undos },
  });
  const updatedAt = new Map(before.tasks.map((task) => [task._id, task.updatedAt]));
  await announceScores(tx, player, { ...scored, updatedAt });
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

/**
 * The stats of an answer. With receivers the reference adds what it worked out for them; clients of such players
 * find it here too.
 */
const shownStats = (player: Player) =>
  hasReceivers(player) ? { ...player.stats, ...vitalsOf(player) } : player.stats;

/** Ticking (wire-user-and-tasks 4.5). Each call is one transaction on the player. */
export const scoreTaskRoutes = [
  route(taskCalls.scoreTask, (deps, { actor, params, info }) =>
    deps.transaction(async (tx) => {
      const { direction, taskId } = params;
      if (direction !== 'up' && direction !== 'down') throw refusal('BadRequest', 'directionUpDown');
      const player = await tx.players.need(actor.id);
      const task = await findToScore(tx, actor.id, taskId);
      const scene = { player, task };
      const scored = unwrap(scoreTask(actedAt(deps.rules(), info, player), scene, { direction }));
      const { delta, tmp } = scored.data;
      const stored = await store(
        deps,
        tx,
        { player, tasks: [task] },
        {
          player: playerAfter(scored, player),
          tasks: [taskAfter(scored, task)],
          undos: scored.undo ?? [],
          events: scored.events,
          tmps: [tmp],
        },
      );
      const shown = presentTmp(tmp, deps.words, info.language);
      // Levels are told by bulk answers and webhooks only; clients look whether the list is there.
      const _tmp = tmp.leveledUp ? { ...shown, leveledUp: [] } : shown;
      return { delta, _tmp, operationId: stored.operationId, ...shownStats(stored.player) };
    }),
  ),
  route(taskCalls.bulkScore, (deps, { actor, body, info }) =>
    deps.transaction(async (tx) => {
      const sent = readScorings(body);
      const player = await tx.players.need(actor.id);
      const tasks = await tx.tasks.many(actor.id, [...new Set(sent.map(({ id }) => id))]);
      const scorings = resolve(sent, tasks);
      if (scorings.length === 0) await findToScore(tx, actor.id, sent[0]?.id ?? '');
      const scored = unwrap(scoreTasks(actedAt(deps.rules(), info, player), { player, tasks }, { scorings }));
      const stored = await store(
        deps,
        tx,
        { player, tasks },
        {
          player: playerAfter(scored, player),
          tasks: scored.changed.tasks,
          undos: scored.undo ?? [],
          events: scored.events,
          tmps: scored.data.map(({ tmp }) => tmp),
        },
      );
      const results = scored.data.map(({ id, delta, tmp }) => {
        return { id, delta, _tmp: presentTmp(tmp, deps.words, info.language) };
      });
      return { tasks: results, operationId: stored.operationId, ...shownStats(stored.player) };
    }),
  ),
];
