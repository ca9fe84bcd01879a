import type { LedgerEntry } from '../ledger.ts';
import type { RuleEvent } from '../events.ts';
import type { RuleContext } from '../command.ts';
import { DAY_MS } from '../due/calendar.ts';
import { zoneOf } from '../due/player-zone.ts';
import { userDay } from '../due/zone.ts';
import { produce } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { judgedDay } from './judge-dailies.ts';
import { isSubscribed } from './plan-months.ts';
import { type DayProgress, rollOver, type RolloverInput } from './rollover.ts';

/** Days a completed to-do is kept (rules-scoring-and-day 0.1). */
const COMPLETED_KEPT = { free: 30, subscribed: 90 };

/** What the day made of player and tasks; to be stored as one. */
export interface DayOutcome {
  readonly player: Player;
  /** The tasks that changed. */
  readonly tasks: readonly Task[];
  /** Completed to-dos among the input whose time is over. */
  readonly removedTaskIds: readonly string[];
  /** For the player's quest; nothing when resting. */
  readonly progress: DayProgress;
  readonly events: readonly RuleEvent[];
  readonly transactions: readonly LedgerEntry[];
}

/**
 * The instant before which completed to-dos (of no challenge and no group) are deleted by the day, in
 * milliseconds.
 */
export const completedTodosCut = (player: Player, now: number): number =>
  now - DAY_MS * (isSubscribed(player.purchased.plan, now) ? COMPLETED_KEPT.subscribed : COMPLETED_KEPT.free);

/**
 * Runs the day for a player whose `daysMissed` is above 0, once, however many days were missed. `tasks` are the
 * player's own. Source: rules-scoring-and-day 4.3 to 4.10.
 */
export function runDay(ctx: RuleContext, input: RolloverInput): DayOutcome {
  const now = new Date(ctx.now).toISOString();
  const cut = completedTodosCut(input.player, ctx.now);
  const removedTaskIds = input.tasks.filter((task) => isExpired(task, cut)).map(({ _id }) => _id);
  const day = rollOver(ctx, input);
  const player = produce(day.player, (draft) => {
    draft.lastCron = now;
    draft.lastDay = { cron: now, day: userDay(ctx.now, zoneOf(input.player)) };
    draft.auth.timestamps.loggedin = now;
  });
  const changed = day.tasks.filter((task, index) => task !== input.tasks[index]);
  const ran: RuleEvent = {
    kind: 'dayRun',
    userId: player._id,
    checkinCount: player.flags.cronCount,
    daysMissed: input.daysMissed,
    judgedDay: judgedDay(ctx.now, zoneOf(input.player)),
  };
  return {
    player,
    tasks: changed.map((task) => ({ ...task, updatedAt: now })),
    removedTaskIds,
    progress: day.progress,
    events: [ran, ...day.events],
    transactions: day.transactions,
  };
}

const isExpired = (task: Task, cut: number): boolean =>
  task.type === 'todo' &&
  task.completed &&
  task.dateCompleted !== undefined &&
  Date.parse(task.dateCompleted) < cut &&
  !task.challenge.id &&
  !task.group.id;
