import type { RuleEvent } from '../events.ts';
import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import type { TasksScene } from '../scenes.ts';
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

/** The data of a day that was run. */
export interface DayData {
  /** Progress for the player's quest; none while resting. */
  readonly progress: DayProgress;
}

/**
 * The instant, in milliseconds, before which the day deletes completed to-dos that belong to no challenge or
 * group.
 */
export const completedTodosCutoff = (player: Player, now: number): number =>
  now - DAY_MS * (isSubscribed(player.purchased.plan, now) ? COMPLETED_KEPT.subscribed : COMPLETED_KEPT.free);

/**
 * Runs the day once for a player whose `daysMissed` is above 0, however many days were missed. `tasks` are the player's
 * own habits, dailies and open to-dos, and completed to-dos, of which the expired ones are removed. It never refuses.
 * Source: rules-scoring-and-day 4.3 to 4.10.
 */
export function runDay(ctx: RuleContext, scene: TasksScene, input: RolloverInput): Result<Outcome<DayData>> {
  const now = new Date(ctx.now).toISOString();
  const cutoff = completedTodosCutoff(scene.player, ctx.now);
  const removedTaskIds = scene.tasks.filter((task) => isExpired(task, cutoff)).map(({ _id }) => _id);
  const day = rollOver(ctx, scene, input);
  const player = produce(day.player, (draft) => {
    draft.lastCron = now;
    draft.lastDay = { cron: now, day: userDay(ctx.now, zoneOf(scene.player)) };
    draft.auth.timestamps.loggedin = now;
  });
  const tasks = day.tasks
    .filter((task, index) => task !== scene.tasks[index])
    .map((task) => ({ ...task, updatedAt: now }));
  const ran: RuleEvent = {
    kind: 'dayRun',
    userId: player._id,
    checkinCount: player.flags.cronCount,
    daysMissed: input.daysMissed,
    judgedDay: judgedDay(ctx.now, zoneOf(scene.player)),
    progress: { up: day.progress.up, down: day.progress.down },
  };
  const noted = { events: [ran, ...day.events], ledger: day.ledger };
  return accept(outcomeOf({ progress: day.progress }, { players: [player], tasks, removedTaskIds }, noted));
}

const isExpired = (task: Task, cutoff: number): boolean =>
  task.type === 'todo' &&
  task.completed &&
  task.dateCompleted !== undefined &&
  Date.parse(task.dateCompleted) < cutoff &&
  !task.challenge.id &&
  !task.group.id;
