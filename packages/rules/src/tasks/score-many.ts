import type { MessageKey } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { accept, refuse, type Result } from '../result.ts';
import { scoreTask } from './score.ts';
import type { ScoreOutcome, ScoresInput, ScoresOutcome, ScoreTmp } from './score-types.ts';

/**
 * Scores several tasks one after the other on the same player; the same task may come up again. All or none:
 * the first refusal is the whole answer. Source: rules-scoring-and-day 1.2.
 */
export function scoreTasks(ctx: RuleContext, input: ScoresInput): Result<ScoresOutcome> {
  const { scorings } = input;
  if (!Array.isArray(scorings) || scorings.length === 0) return refuse('badRequest', 'invalidTaskScorings');
  const problem = findProblem(scorings);
  if (problem) return refuse('badRequest', problem);
  const current = new Map(input.tasks.map((task) => [task._id, task]));
  if (!scorings.some(({ id }) => current.has(id))) return refuse('notFound', 'messageTaskNotFound');
  const outcomes: ScoreOutcome[] = [];
  let { player } = input;
  let leveledUp: ScoreTmp['leveledUp'];
  for (const { id, direction } of scorings) {
    const task = current.get(id);
    if (!task) continue;
    const scored = scoreTask(ctx, { ...input, player, task, direction, ...(leveledUp ? { leveledUp } : {}) });
    if (!scored.ok) return scored;
    outcomes.push(scored.value);
    ({ player } = scored.value);
    leveledUp = scored.value.tmp.leveledUp;
    current.set(id, scored.value.task);
  }
  return accept(summarise(input, outcomes, current));
}

function findProblem(scorings: ScoresInput['scorings']): MessageKey | undefined {
  for (const scoring of scorings) {
    const { id, direction } = (scoring ?? {}) as Partial<Record<'id' | 'direction', unknown>>;
    if (direction !== 'up' && direction !== 'down') return 'directionUpDown';
    if (typeof id !== 'string') return 'invalidTaskIdentifier';
  }
  return undefined;
}

function summarise(
  input: ScoresInput,
  outcomes: readonly ScoreOutcome[],
  current: ReadonlyMap<string, ScoreOutcome['task']>,
): ScoresOutcome {
  return {
    player: outcomes.at(-1)?.player ?? input.player,
    tasks: input.tasks.flatMap((task) => {
      const after = current.get(task._id);
      return after && after !== task ? [after] : [];
    }),
    results: outcomes.map(({ task, delta, tmp }) => ({ id: task._id, delta, tmp })),
    events: outcomes.flatMap(({ events }) => events),
    transactions: outcomes.flatMap(({ transactions }) => transactions),
    undos: outcomes.map(({ undo }) => undo),
  };
}
