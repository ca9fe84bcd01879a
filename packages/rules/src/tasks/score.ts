import type { RuleEvent } from '../events.ts';
import type { RuleContext } from '../command.ts';
import { rollDrop } from '../drops/drop.ts';
import { zoneOf } from '../due/player-zone.ts';
import { withFreshDue } from '../due/refresh-due.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { TaskScene } from '../scenes.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { type CheckScoringRefusal, checkScoring } from './policy.ts';
import { applyScoring } from './apply-scoring.ts';
import { diffJson } from './changes.ts';
import { isCompletedFor } from './group-credit.ts';
import type { ScoreTmp } from '../state/score-tmp.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import type { Score, ScoreInput, ScoreScene } from './score-types.ts';
import { settle, settleTask, workingCopyOf, workingTaskOf } from './working-copy.ts';

/** The server's rolls: critical hits and drops. A preview makes none, and its bundle contains no drop tables. */
type DropRoll = typeof rollDrop;

/**
 * Scores one task: checks 5 to 9 of rules-scoring-and-day 1.2 that need no look-up, then the whole of 1.3 up to
 * saving. A refusal changes nothing.
 */
export const scoreTask = (
  ctx: RuleContext,
  scene: ScoreScene,
  input: ScoreInput,
): Result<Outcome<Score>, ScoreRefusal> => score(ctx, scene, input, rollDrop);

/** The same without the rolls that only the server makes: no critical hits, no drops. */
export const previewScore = (
  ctx: RuleContext,
  scene: ScoreScene,
  input: ScoreInput,
): Result<Outcome<Score>, ScoreRefusal> => score(ctx, scene, input);

/** Why {@link score} refuses. */
export type ScoreRefusal =
  | CheckScoringRefusal
  | 'messageNotEnoughGold'
  | 'sessionOutdated'
  | 'taskNotAssigned';

function score(
  ctx: RuleContext,
  scene: ScoreScene,
  input: ScoreInput,
  roll?: DropRoll,
): Result<Outcome<Score>, ScoreRefusal> {
  const allowed = mayScore(scene, input);
  return allowed.ok ? applyScore(ctx, scene, input, roll) : allowed;
}

/** Checks 5, 7 and 8 of rules-scoring-and-day 1.2. */
export function mayScore(
  { player, task, isGroupManager = false }: ScoreScene,
  { direction }: ScoreInput,
): Result<undefined, CheckScoringRefusal | 'sessionOutdated'> {
  if (isInWantedState(player, task, direction)) return refuse('notAuthorized', 'sessionOutdated');
  return checkScoring(player, task, direction, isGroupManager);
}

/** Takes back what a member got for a task of their group, which they need not have asked for (1.2, "rollback"). */
export const takeBackScore = (
  ctx: RuleContext,
  scene: TaskScene,
): Result<Outcome<Score>, 'messageNotEnoughGold' | 'taskNotAssigned'> =>
  applyScore(ctx, scene, { direction: 'down' });

function applyScore(
  ctx: RuleContext,
  scene: TaskScene,
  input: ScoreInput,
  roll?: DropRoll,
): Result<Outcome<Score>, 'messageNotEnoughGold' | 'taskNotAssigned'> {
  const { player, task } = scene;
  const { direction } = input;
  const tmp: ScoreTmp = input.leveledUp ? { leveledUp: input.leveledUp } : {};
  const events: RuleEvent[] = [];
  const copies = { player: workingCopyOf(player), task: workingTaskOf(task) };
  const { gear } = player.items;
  const scored = applyScoring(ctx, {
    player: copies.player,
    task: copies.task,
    direction,
    times: input.times ?? 1,
    gear,
    isPreview: !roll,
    tmp,
    events,
  });
  if (!scored.ok) return scored;
  const hadCompletedTask = player.achievements.completedTask === true;
  if (direction === 'up' && hadCompletedTask) roll?.(ctx, copies.player, copies.task, tmp, gear);
  // Buying a reward does not change it.
  if (task.type !== 'reward') copies.task.updatedAt = new Date(ctx.now).toISOString();
  const finished = settleTask(copies.task, task);
  const scoredTask = finished.type === 'daily' ? withFreshDue(finished, ctx.now, zoneOf(player)) : finished;
  const after = { player: withOrder(settle(copies.player, player), scoredTask), task: scoredTask };
  return accept(conclude(scene, direction, after, { delta: scored.value, tmp }, events));
}

/** Whether a daily or to-do is already in the state that the scoring would bring about. */
function isInWantedState(player: Player, task: Task, direction: 'up' | 'down'): boolean {
  if (task.type !== 'daily' && task.type !== 'todo') return false;
  return isCompletedFor(task, player._id) === (direction === 'up');
}

/**
 * Removes a completed to-do from the player's order, or appends an uncompleted one: of a group's tasks, the player's
 * list shows those that it knows. No draft, since orders can be long.
 */
function withOrder(player: Player, task: Task): Player {
  if (task.type !== 'todo') return player;
  const { tasksOrder } = player;
  const isListed = tasksOrder.todos.includes(task._id);
  if (task.completed !== isListed || (!isListed && !task.userId)) return player;
  const todos = task.completed
    ? tasksOrder.todos.filter((id) => id !== task._id)
    : [...tasksOrder.todos, task._id];
  return { ...player, tasksOrder: { ...tasksOrder, todos } };
}

function conclude(
  { player, task }: TaskScene,
  direction: ScoreInput['direction'],
  after: { readonly player: Player; readonly task: Task },
  data: Score,
  events: readonly RuleEvent[],
): Outcome<Score> {
  const { delta } = data;
  const undo = {
    taskId: task._id,
    direction,
    delta,
    lastCron: player.lastCron,
    level: player.stats.lvl,
    player: diffJson(player, after.player),
    task: diffJson(task, after.task),
  };
  const scored: RuleEvent = {
    kind: 'taskScored',
    userId: player._id,
    taskId: task._id,
    direction,
    delta,
    task: after.task,
    tmp: data.tmp,
    updatedBefore: task.updatedAt,
  };
  const tasks = after.task === task ? [] : [after.task];
  return outcomeOf(data, { players: [after.player], tasks }, { events: [scored, ...events], undo: [undo] });
}
