import type { RuleEvent } from '../events.ts';
import type { RuleContext } from '../command.ts';
import type { DayNumber } from '../due/calendar.ts';
import { isDueOn } from '../due/is-due.ts';
import { zoneOf } from '../due/player-zone.ts';
import { refreshDue } from '../due/refresh-due.ts';
import { userDay, type ZoneOptions } from '../due/zone.ts';
import type { Player } from '../state/player.ts';
import type { Daily } from '../state/task.ts';
import { applyScoring } from '../tasks/apply-scoring.ts';
import { checklistCount } from '../state/checklist.ts';
import type { ScoreTmp } from '../state/score-tmp.ts';

/** Tally of a day's dailies. */
export interface DayTally {
  /** Number of dailies done and missed, with partial credit for checklists. */
  checked: number;
  unchecked: number;
  /** Whether no due daily was missed, apart from those that stealth hid. */
  isPerfect: boolean;
  anyDue: boolean;
}

/** A day being run. `player` is a draft. */
export interface DayWork {
  readonly ctx: RuleContext;
  readonly player: Player;
  readonly daysMissed: number;
  readonly tmp: ScoreTmp;
  readonly events: RuleEvent[];
  /** Set by the server for outages: missed dailies count as done, and nothing is lost. */
  readonly isSafe?: boolean;
  /** Set by the server so that bosses do not strike back. */
  readonly isSemiSafe?: boolean;
}

/**
 * The player's day that a run judges: the one before its own. Usually the day of 24 hours ago
 * (rules-scoring-and-day 4.4), except when a clock change makes days shorter or longer.
 */
export const judgedDay = (now: number, zone: ZoneOptions): DayNumber => userDay(now, zone) - 1;

const isBoardTask = (daily: Daily): boolean => Boolean(daily.group.id) && !daily.userId;

/** Judges a daily (a draft) and opens it for the new day (rules-scoring-and-day 4.6). */
export function judgeDaily(work: DayWork, daily: Daily, tally: DayTally): void {
  const { ctx, player } = work;
  const wasDone = daily.completed;
  const wasDue = daily.isDue ?? false;
  const isMissed = wasDone ? countDone(daily, tally) : countOpen(work, daily, tally);
  if (!wasDone) daily.history.push({ date: ctx.now, value: daily.value, isDue: wasDue, completed: false });
  if (wasDone) daily.completed = false;
  refreshDue(daily, ctx.now, zoneOf(player));
  if (wasDone || isMissed) for (const item of daily.checklist) if (item.completed) item.completed = false;
}

function countDone(daily: Daily, tally: DayTally): false {
  if (!isBoardTask(daily)) tally.checked += 1;
  tally.anyDue ||= daily.isDue ?? false;
  return false;
}

/** Counts a daily that was not done; returns whether it was due. */
function countOpen(work: DayWork, daily: Daily, tally: DayTally): boolean {
  const { ctx, player } = work;
  const zone = zoneOf(player);
  if (!isDueOn(daily, judgedDay(ctx.now, zone), zone)) return false;
  tally.anyDue = true;
  if (work.isSafe) {
    tally.checked += 1;
    return true;
  }
  if (player.stats.buffs.stealth > 0 && !isBoardTask(daily)) {
    player.stats.buffs.stealth -= 1;
    return true;
  }
  tally.isPerfect = false;
  const { done, all } = checklistCount(daily);
  tally.checked += all > 0 ? done / all : 0;
  tally.unchecked += all > 0 ? 1 - done / all : 1;
  if (!player.preferences.sleep) punish(work, daily);
  return true;
}

function punish({ ctx, player, tmp, events, isSemiSafe }: DayWork, daily: Daily): void {
  const scored = applyScoring(ctx, { player, task: daily, direction: 'down', isRollover: true, tmp, events });
  if (!scored.ok || isSemiSafe) return;
  player.party.quest.progress.down += scored.value * Math.min(daily.priority, 1);
}
