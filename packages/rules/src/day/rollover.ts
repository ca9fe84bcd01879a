import type { LedgerEntry } from '../ledger.ts';
import type { RuleEvent } from '../events.ts';
import { maxMana } from '../stats/computed-stats.ts';
import { experienceToReach } from '../stats/experience.ts';
import type { TasksScene } from '../scenes.ts';
import type { RuleContext } from '../command.ts';
import { zoneOf } from '../due/player-zone.ts';
import { ATTRIBUTES, cappedLevel } from '../numbers/limits.ts';
import { cleanUpPins } from '../pins/cleanup.ts';
import { repinCures } from '../pins/debuff.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { Amounts, Player } from '../state/player.ts';
import type { Task, Todo } from '../state/task.ts';
import { applyScoring } from '../tasks/apply-scoring.ts';
import type { ScoreTmp } from '../state/score-tmp.ts';
import { checkIn } from './check-in.ts';
import { compactHistory } from '../tasks/compaction.ts';
import { type DayTally, type DayWork, judgeDaily } from './judge-dailies.ts';
import { clearGemCount, endPlan, grantPlanMonths, isSubscribed } from './plan-months.ts';
import { settleHabit } from './settle-habits.ts';

/** What the day contributes to the player's quest; `collect` is absent while resting. */
export interface DayProgress {
  up: number;
  down: number;
  collectedItems: number;
  collect?: Amounts;
}

/** A day to judge; `daysMissed` is 1 or more. The two modes are the server's maintenance switches, off by default. */
export interface RolloverInput {
  readonly daysMissed: number;
  readonly isSafe?: boolean;
  readonly isSemiSafe?: boolean;
}

/** Result of the day, before it becomes a command's outcome. */
export interface Rollover {
  readonly player: Player;
  /** Same length and order as the input; unchanged ones keep their reference. */
  readonly tasks: readonly Task[];
  readonly progress: DayProgress;
  readonly tmp: ScoreTmp;
  readonly events: readonly RuleEvent[];
  readonly ledger: readonly LedgerEntry[];
}

/** Runs the steps of the day in order (rules-scoring-and-day 4.5). */
export function rollOver(ctx: RuleContext, scene: TasksScene, input: RolloverInput): Rollover {
  const player = draftOf(scene.player);
  const drafts = scene.tasks.map((task) => draftOf(task));
  const work: DayWork = { ...input, ctx, player, tmp: {}, events: [] };
  const ledger = beginDay(work);
  ageTodos(work, drafts);
  const tally = judgeDailies(work, drafts);
  for (const task of drafts) {
    if (task.type === 'habit') settleHabit(task, ctx.now, zoneOf(player), input.daysMissed);
  }
  closeHistories(work, drafts);
  settleBuffs(player, tally);
  const progress = restOrRecover(player, tally);
  cleanUpPins(player, ctx.now);
  player.flags.cronCount += 1;
  return {
    player: finish(player),
    tasks: drafts.map((draft) => finish(draft)),
    progress,
    tmp: work.tmp,
    events: work.events,
    ledger,
  };
}

/** Steps 1 to 6: daily counts, the plan's months, check-in. */
function beginDay({ ctx, player, isSafe, events }: DayWork): LedgerEntry[] {
  player.preferences.timezoneOffsetAtLastCron = player.preferences.timezoneOffset;
  player.items.lastDrop.count = 0;
  const { plan } = player.purchased;
  clearGemCount(plan, ctx.now);
  const ledger = grantPlanMonths(ctx, player);
  if (!isSafe && endPlan(plan, ctx.now)) events.push({ kind: 'planEnded', userId: player._id });
  checkIn(ctx, player);
  return ledger;
}

/** Whether a group task was assigned after the player was last seen, so that missing it does not count yet. */
function isTooNew({ group }: Task, { auth }: Player): boolean {
  return (
    group.assignedDate !== undefined && Date.parse(group.assignedDate) > Date.parse(auth.timestamps.updated)
  );
}

const isOpenTodo = (task: Task): task is Todo => task.type === 'todo' && !task.completed;

/** Step 7: lowers the value of uncompleted to-dos and records their sum. */
function ageTodos({ ctx, player, tmp, events }: DayWork, tasks: readonly Task[]): void {
  let sum = 0;
  for (const task of tasks) {
    if (!isOpenTodo(task) || isTooNew(task, player)) continue;
    applyScoring(ctx, { player, task, direction: 'down', isRollover: true, tmp, events });
    sum += task.value;
  }
  player.history.todos.push({ date: new Date(ctx.now).toISOString(), value: sum });
}

function judgeDailies(work: DayWork, tasks: readonly Task[]): DayTally {
  const tally: DayTally = { checked: 0, unchecked: 0, isPerfect: true, anyDue: false };
  for (const task of tasks) {
    if (task.type === 'daily' && !isTooNew(task, work.player)) judgeDaily(work, task, tally);
  }
  return tally;
}

/** Steps 10 to 12. */
function closeHistories({ ctx, player }: DayWork, tasks: readonly Task[]): void {
  const { stats, history } = player;
  const value = stats.exp + experienceToReach(stats.lvl);
  history.exp.push({ date: new Date(ctx.now).toISOString(), value });
  const open = new Set(tasks.filter(isOpenTodo).map(({ _id }) => _id));
  const order = player.tasksOrder.todos.filter((id) => open.has(id));
  if (order.length !== player.tasksOrder.todos.length) player.tasksOrder.todos = order;
  const subscribed = isSubscribed(player.purchased.plan, ctx.now);
  for (const task of tasks) {
    if (task.type !== 'habit' && task.type !== 'daily') continue;
    const after = compactHistory(task.history, ctx.now, zoneOf(player), subscribed);
    if (after !== task.history) task.history = [...after];
  }
  for (const key of ['exp', 'todos'] as const) {
    const after = compactHistory(history[key], ctx.now, zoneOf(player), subscribed);
    if (after !== history[key]) history[key] = [...after];
  }
}

/** Step 13: a perfect day grants buffs; all other buffs end, resting or not. */
function settleBuffs(player: Player, { isPerfect, anyDue }: DayTally): void {
  const { buffs, lvl } = player.stats;
  const isRewarded = isPerfect && anyDue;
  if (isRewarded) player.achievements.perfect = (player.achievements.perfect ?? 0) + 1;
  for (const attribute of ATTRIBUTES) buffs[attribute] = isRewarded ? Math.ceil(cappedLevel(lvl) / 2) : 0;
  buffs.stealth = 0;
  buffs.streaks = false;
  buffs.snowball = false;
  buffs.spookySparkles = false;
  buffs.shinySeed = false;
  buffs.seafoam = false;
  repinCures(player);
}

/** Steps 14 and 15: restores mana by the share of dailies done, and passes the day's progress to the quest. */
function restOrRecover(player: Player, tally: DayTally): DayProgress {
  if (player.preferences.sleep) return { up: 0, down: 0, collectedItems: 0 };
  const most = maxMana(player);
  const checked = tally.checked === 0 && tally.unchecked === 0 ? 1 : tally.checked;
  const gained = (Math.max(10, 0.1 * most) * checked) / (checked + tally.unchecked);
  player.stats.mp = Math.min(player.stats.mp + gained, most);
  const { progress } = player.party.quest;
  const taken = { ...progress, collect: { ...progress.collect } };
  progress.up = 0;
  progress.down = 0;
  progress.collectedItems = 0;
  return taken;
}
