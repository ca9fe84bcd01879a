import type { Player } from '../state/player.ts';
import { MINUTE_MS } from './calendar.ts';
import { zoneOf } from './player-zone.ts';
import { userDay } from './zone.ts';

/** How far the clocks of two servers of one database may be apart: no reason to correct anything. */
const CLOCK_SKEW_MS = MINUTE_MS;

/** Whether the last run lies beyond now: the clock has been put back since. */
const isCronAhead = ({ lastCron }: Player, now: number): boolean =>
  Date.parse(lastCron) > now + CLOCK_SKEW_MS;

/**
 * The player with a last run that is no later than now. Without it, a clock that was wrong by a year and is set right
 * would bring no day for a year.
 */
export function withPastCron(player: Player, now: number): Player {
  if (!isCronAhead(player, now)) return player;
  const lastCron = new Date(now).toISOString();
  const today = { cron: lastCron, day: userDay(now, zoneOf(player)) };
  return { ...player, lastCron, ...(player.lastDay ? { lastDay: today } : {}) };
}
