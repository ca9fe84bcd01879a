import { assertNever } from '@everdeed/content/values';
import type { RuleEvent } from '../events.ts';
import type { RuleContext } from '../command.ts';
import { rollCritical } from '../stats/critical-hit.ts';
import { commitStats } from '../stats/levels.ts';
import { grantFirstStep } from '../achievements/grant.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';
import type { Daily, Direction, Task } from '../state/task.ts';
import { scoreDaily } from './daily-effects.ts';
import { checklistFactor, stepAt, valueDelta } from './delta.ts';
import { scoreHabit } from './habit-effects.ts';
import { loseHealth } from './points.ts';
import type { ScoreTmp } from '../state/score-tmp.ts';
import { powersOf, type Scoring } from './scoring.ts';
import { scoreTodo } from './todo-effects.ts';

/** Input of one application of the scoring rules; `player` and `task` are drafts. */
export interface ScoringInput {
  readonly player: Player;
  readonly task: Task;
  readonly direction: Direction;
  readonly times?: number;
  readonly isRollover?: boolean;
  /** The worn gear, to avoid reading it through the draft. */
  readonly gear?: Player['items']['gear'];
  /** Whether to leave out the rolls that only the server makes. */
  readonly isPreview?: boolean;
  readonly tmp: ScoreTmp;
  readonly events: RuleEvent[];
}

/**
 * Scores a task once (steps 3 to 5 of rules-scoring-and-day 1.3): value, points, mana, quest progress, levels,
 * first achievement. Returns the delta of the answer.
 */
export function applyScoring(
  ctx: RuleContext,
  input: ScoringInput,
): Result<number, 'messageNotEnoughGold' | 'taskNotAssigned'> {
  const { player, task, direction, tmp, isRollover = false } = input;
  if (task.type === 'reward' && task.value > player.stats.gp) {
    return refuse('notAuthorized', 'messageNotEnoughGold');
  }
  const scoring = prepare(ctx, input);
  const delta = changeValue(scoring);
  const applied = applyEffects(scoring, delta);
  if (!applied.ok) return applied;
  commitStats(ctx, player, scoring.change, tmp, input.events);
  if (!isRollover && direction === 'up') grantFirstStep(ctx, player, 'completedTask');
  return accept(applied.value);
}

function prepare(ctx: RuleContext, input: ScoringInput): Scoring {
  const { player, direction, isRollover = false, tmp } = input;
  const source = { stats: player.stats, items: { gear: input.gear ?? player.items.gear } };
  const crit = direction === 'up' && !input.isPreview ? rollCritical(ctx, source) : 1;
  if (crit !== 1) tmp.crit = crit;
  const { hp, gp, exp } = player.stats;
  return {
    ctx,
    player,
    task: input.task,
    direction,
    times: input.times ?? 1,
    isRollover,
    powers: powersOf(source),
    crit,
    change: { hp, gp, exp },
    tmp,
    events: input.events,
  };
}

/** Moves the task's value step by step, with training and quest progress; returns the sum of the steps. */
function changeValue(scoring: Scoring): number {
  const { task, direction, times, isRollover } = scoring;
  let sum = 0;
  for (let repeat = 0; repeat < times; repeat += 1) {
    const delta = valueDelta(task, direction, isRollover);
    sum += delta;
    if (task.type === 'reward') continue;
    task.value += delta;
    train(scoring, delta);
    if (direction === 'up') advanceQuest(scoring, delta);
  }
  return sum;
}

function train({ player, task, direction }: Scoring, delta: number): void {
  const { automaticAllocation, allocationMode } = player.preferences;
  if (!automaticAllocation || allocationMode !== 'taskbased') return;
  if (task.type === 'todo' && direction === 'down') return;
  player.stats.training[task.attribute] += delta;
}

/**
 * Adds quest progress whether or not a quest is running; uncompleting does not take it back
 * (rules-scoring-and-day 1.12).
 */
function advanceQuest({ player, task, crit, powers, tmp }: Scoring, delta: number): void {
  const strength = task.type === 'habit' ? 0.5 + powers.str / 400 : 1 + powers.str / 200;
  const added = delta * crit * strength;
  player.party.quest.progress.up += added;
  tmp.quest = { ...tmp.quest, progressDelta: added };
}

/** The same scoring, for a task known to be of one type: that of `_task`, which is the scoring's own. */
const asOf = <T extends Task>(scoring: Scoring, _task: T): Scoring<T> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a narrowed task does not narrow what holds it, and a copy costs time
  scoring as Scoring<T>;

/** Applies the effects by type; returns the delta of the answer. */
function applyEffects(scoring: Scoring, delta: number): Result<number, 'taskNotAssigned'> {
  const { task, isRollover } = scoring;
  switch (task.type) {
    case 'habit':
      scoreHabit(asOf(scoring, task), delta);
      return accept(delta);
    case 'daily':
    case 'todo': {
      if (isRollover) {
        if (task.type === 'daily') missDaily(asOf(scoring, task), delta);
        return accept(delta);
      }
      const points = pointsDelta(scoring, delta);
      const scored =
        task.type === 'daily'
          ? scoreDaily(asOf(scoring, task), points)
          : scoreTodo(asOf(scoring, task), points);
      return scored.ok ? accept(points) : scored;
    }
    case 'reward':
      scoring.change.gp -= Math.abs(task.value);
      return accept(delta);
    default:
      return assertNever(task);
  }
}

/** A missed daily costs health and its streak, unless a skill guards personal streaks (4.6). */
function missDaily(scoring: Scoring<Daily>, delta: number): void {
  const { task, player } = scoring;
  loseHealth(scoring, delta);
  const isPersonal = !task.challenge.id && !task.group.id;
  if (!(player.stats.buffs.streaks && isPersonal)) task.streak = 0;
}

/** An uncompletion takes back what completing the restored value gives (rules-scoring-and-day 1.4). */
function pointsDelta({ task, direction }: Scoring, delta: number): number {
  if (direction === 'up') return delta;
  return -stepAt(task.value) * checklistFactor(task, direction, false);
}
