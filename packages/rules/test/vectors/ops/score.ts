import { valueIn } from '@everdeed/content/values';
import { type Direction, playerAfter, scoreMaster, scoreTasks, type ScoreTmp } from '@everdeed/rules';
import { applyScoring } from '../../../src/tasks/apply-scoring.ts';
import { checkScoring } from '../../../src/tasks/policy.ts';
import { draftOf, finish } from '../../../src/state/draft.ts';
import type { OpHandler, Replay, World } from '../line.ts';
import { refused, transient, directionOf } from './answers.ts';
import { asSent } from '../../support/make.ts';

/** The scoring rules alone: no state check, no drop roll, no order of to-dos. */
function scoreAlone({ call, ctx, player, task }: World): Replay {
  if (!task) throw new Error('no task');
  const direction = directionOf(call);
  const allowed = checkScoring(player, task, direction, true);
  if (!allowed.ok) return { error: allowed.refusal };
  const tmp: ScoreTmp = {};
  const drafts = { player: draftOf(player), task: draftOf(task) };
  const scored = applyScoring(ctx, {
    ...drafts,
    direction,
    times: Number(call['times'] ?? 1),
    isRollover: call['rollover'] === true,
    tmp,
    events: [],
  });
  if (!scored.ok) return { error: scored.refusal };
  const bag = transient(tmp, false);
  return {
    player: finish(drafts.player),
    task: finish(drafts.task),
    data: { delta: scored.value, ...(bag ? { tmp: bag } : {}) },
  };
}

function scoreAll({ call, ctx, player, tasks, line }: World): Replay {
  const { scores } = call;
  if (!Array.isArray(scores))
    return refused(scoreTasks(ctx, { player, tasks }, { scorings: asSent(scores) })) ?? {};
  const idOf = (task: unknown): string =>
    typeof task === 'number' ? (tasks[task - 1]?._id ?? '') : String(task);
  const scorings = scores.map((scoring) => ({
    id: idOf(valueIn(scoring, 'task')),
    direction: asSent<Direction>(valueIn(scoring, 'direction')),
  }));
  const scored = scoreTasks(ctx, { player, tasks }, { scorings });
  if (!scored.ok) return { error: scored.refusal };
  const after = new Map(scored.value.changed.tasks.map((task) => [task._id, task]));
  const isDrawn = line.expect.picks !== undefined;
  const results = scored.value.data.map(({ id, delta, tmp }) => ({
    id,
    delta,
    tmp: transient(tmp, isDrawn) ?? {},
  }));
  return {
    player: playerAfter(scored.value, player),
    tasks: tasks.map((task) => after.get(task._id) ?? task),
    data: { scores: results },
  };
}

/** Scoring tasks. */
export const scoreOps = {
  score: scoreAlone,
  scoreTasks: scoreAll,
  scoreMaster({ call, ctx, task }) {
    if (!task) throw new Error('no task');
    return { task: scoreMaster(task, Number(call['delta']), directionOf(call), ctx.now) };
  },
} satisfies Record<string, OpHandler>;
