import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf, taskAfter } from '../outcome.ts';
import { fieldsOf } from '../fields/composites.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { ScoreTmp } from '../state/score-tmp.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { type ScoreRefusal, scoreTask } from './score.ts';
import type { Score, ScoreInput, ScoreScene, ScoresInput, ScoresScene, TaskScore } from './score-types.ts';

/** Why {@link scoreTasks} refuses. */
export type ScoreTasksRefusal =
  | ScoreRefusal
  | 'directionUpDown'
  | 'invalidTaskIdentifier'
  | 'invalidTaskScorings';

/** How one of several tasks is scored. */
type ScoreOne = (
  ctx: RuleContext,
  scene: ScoreScene & Pick<ScoresScene, 'others'>,
  input: ScoreInput,
) => Result<Outcome<Score>, ScoreRefusal>;

/**
 * Scores several tasks one after another for the same player; a task may occur more than once. All or
 * nothing: the first refusal is the whole answer. `scoreOne` scores each of them. Source: rules-scoring-and-day 1.2.
 */
export function scoreTasks(
  ctx: RuleContext,
  scene: ScoresScene,
  { scorings }: ScoresInput,
  scoreOne: ScoreOne = scoreTask,
): Result<Outcome<readonly TaskScore[]>, ScoreTasksRefusal> {
  if (!Array.isArray(scorings) || scorings.length === 0) return refuse('badRequest', 'invalidTaskScorings');
  const problem = findProblem(scorings);
  if (problem) return refuse('badRequest', problem);
  const current = new Map(scene.tasks.map((task) => [task._id, task]));
  if (!scorings.some(({ id }) => current.has(id))) return refuse('notFound', 'messageTaskNotFound');
  const scores: TaskScore[] = [];
  const outcomes: Outcome<Score>[] = [];
  const players = new Map([scene.player, ...(scene.others ?? [])].map((one) => [one._id, one] as const));
  let leveledUp: ScoreTmp['leveledUp'];
  for (const { id, direction } of scorings) {
    const task = current.get(id);
    if (!task) continue;
    const player = players.get(scene.player._id) ?? scene.player;
    const one = { ...scene, player, task, others: [...players.values()] };
    const scored = scoreOne(ctx, one, { direction, ...(leveledUp && { leveledUp }) });
    if (!scored.ok) return scored;
    outcomes.push(scored.value);
    scores.push({ id, ...scored.value.data });
    for (const after of scored.value.changed.players) players.set(after._id, after);
    leveledUp = scored.value.data.tmp.leveledUp;
    current.set(id, taskAfter(scored.value, task));
  }
  const tasks = scene.tasks.flatMap((task) => changedIn(current, task));
  const isSaved = (one: Player) => one._id === scene.player._id || !scene.others?.includes(one);
  const saved = [...players.values()].filter(isSaved);
  return accept(outcomeOf(scores, { players: saved, tasks }, together(outcomes)));
}

function findProblem(
  scorings: ScoresInput['scorings'],
): 'directionUpDown' | 'invalidTaskIdentifier' | undefined {
  for (const scoring of scorings) {
    const { id, direction } = fieldsOf(scoring);
    if (direction !== 'up' && direction !== 'down') return 'directionUpDown';
    if (typeof id !== 'string') return 'invalidTaskIdentifier';
  }
  return undefined;
}

/** The task as it has become, if it has. */
function changedIn(current: ReadonlyMap<string, Task>, task: Task): Task[] {
  const after = current.get(task._id);
  return after && after !== task ? [after] : [];
}

const together = (outcomes: readonly Outcome<unknown>[]) => ({
  events: outcomes.flatMap(({ events }) => events),
  undo: outcomes.flatMap(({ undo = [] }) => undo),
});
