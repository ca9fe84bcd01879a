import { valueIn } from '@everdeed/content/values';
import { taskCalls } from '@everdeed/contract';
import { type Player, scoreAllShared, scoreShared, type SharedScoresScene, type Task } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { vitalsOf } from '../presenters/vitals.ts';
import { perform } from '../work/perform.ts';
import type { Refuser } from '../work/refusal.ts';
import { requireActor, type SceneLoader } from '../work/scenes.ts';
import type { SavedOutcome } from '../work/work.ts';
import { actedAt } from './act-at.ts';
import { findToScore } from './find.ts';
import { presentTmp } from './present-score.ts';
import { findBoards, findPlace, lockShared, originalToScore, taskToScore } from './shared-scopes.ts';

interface Scoring {
  readonly id: string;
  readonly direction: 'up' | 'down';
}

/** Checks 1 to 3 of a bulk call; returns the scorings in the order in which they were sent. */
function readScorings(
  work: Refuser<'invalidTaskScorings' | 'directionUpDown' | 'invalidTaskIdentifier'>,
  sent: unknown,
): Scoring[] {
  if (!Array.isArray(sent) || sent.length === 0) throw work.refuse('BadRequest', 'invalidTaskScorings');
  return sent.map((entry: unknown) => {
    const id = valueIn(entry, 'id');
    const direction = valueIn(entry, 'direction');
    if (direction !== 'up' && direction !== 'down') throw work.refuse('BadRequest', 'directionUpDown');
    if (typeof id !== 'string') throw work.refuse('BadRequest', 'invalidTaskIdentifier');
    return { id, direction };
  });
}

/** Entries by task id, whether an id or an alias was sent; unknown ones are skipped. */
function resolve(scorings: readonly Scoring[], tasks: readonly Task[]): Scoring[] {
  const ids = new Map(
    tasks.flatMap((task) => [[task._id, task._id] as const, [task.alias ?? task._id, task._id] as const]),
  );
  return scorings.flatMap(({ id, direction }) => {
    const known = ids.get(id) ?? ids.get(id.toLowerCase());
    return known === undefined ? [] : [{ id: known, direction }];
  });
}

/** The stats of an answer. For players with webhooks, the reference adds computed stats, and so do we. */
const shownStats = (player: Player) =>
  player.webhooks.some((hook) => hook.enabled) ? { ...player.stats, ...vitalsOf(player) } : player.stats;

/** The player with the tasks that are to be scored, of boards, too; refuses when none of them is known. */
const scoredTasks =
  (
    sent: readonly Scoring[],
    groupIds: readonly string[],
  ): SceneLoader<
    SharedScoresScene & { readonly scorings: readonly Scoring[] },
    'messageTaskNotFound' | 'taskBelongsToAnother'
  > =>
  async (tx, actor, work) => {
    const shared = await lockShared(tx, actor, groupIds, sent);
    const player = await requireActor(tx, actor);
    const own = await tx.tasks.many(actor.id, [...new Set(sent.map(({ id }) => id))]);
    const tasks = [...own, ...shared.tasks];
    const scorings = resolve(sent, tasks);
    if (scorings.length === 0) await findToScore(work, tx, actor.id, sent[0]?.id ?? '');
    return { ...shared, player, tasks, scorings };
  };

/** The name of a scoring, for undoing it. */
function operationOf({ operationId }: SavedOutcome): string {
  if (operationId === undefined) throw new Error('a scoring was stored that cannot be undone');
  return operationId;
}

/** Most scores are sent once: looking for an earlier one each time cost a thirtieth of their time. */
const options = { isUndoneWhole: true };

/** Scoring (wire-user-and-tasks 4.5). Each call is one transaction on the player, and on the groups whose tasks they score. */
export const scoreTaskRoutes = [
  route(
    taskCalls.scoreTask,
    async (work, { actor, params, info }) => {
      const { direction, taskId } = params;
      if (direction !== 'up' && direction !== 'down') throw work.refuse('BadRequest', 'directionUpDown');
      const place = await findPlace(work, actor, taskId);
      const scope =
        place.challengeId === undefined
          ? taskToScore(taskId, direction, place)
          : originalToScore(place.challengeId, taskId);
      const scored = await perform(work, actor, scope, (context, scene) =>
        scoreShared(actedAt(context, info, scene.player), scene, { direction }),
      );
      const { delta, tmp } = scored.data;
      const shown = presentTmp(tmp, work.words, info.language);
      // Levels are reported by bulk answers and webhooks only; clients check whether the list exists.
      const _tmp = tmp.leveledUp ? { ...shown, leveledUp: [] } : shown;
      return { delta, _tmp, operationId: operationOf(scored), ...shownStats(scored.player) };
    },
    options,
  ),
  route(
    taskCalls.bulkScore,
    async (work, { actor, body, info }) => {
      const scorings = readScorings(work, body);
      const groupIds = await findBoards(
        work,
        actor,
        scorings.map(({ id }) => id),
      );
      const scored = await perform(work, actor, scoredTasks(scorings, groupIds), (context, scene) =>
        scoreAllShared(actedAt(context, info, scene.player), scene, scene),
      );
      const tasks = scored.data.map(({ id, delta, tmp }) => ({
        id,
        delta,
        _tmp: presentTmp(tmp, work.words, info.language),
      }));
      return { tasks, operationId: operationOf(scored), ...shownStats(scored.player) };
    },
    options,
  ),
];
