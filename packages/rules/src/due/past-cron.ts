import type { Player } from '../state/player.ts';
import { MINUTE_MS } from './calendar.ts';
import { zoneOf } from './player-zone.ts';
import { userDay } from './zone.ts';

/** Clock skew between the servers of one database, which needs no correction. */
const CLOCK_SKEW_MS = MINUTE_MS;

/** Whether the last run lies in the future, because the clock has been put back since. */
const isCronAhead = ({ lastCron }: Player, now: number): boolean =>
  Date.parse(lastCron) > now + CLOCK_SKEW_MS;

/**
 * The player with a last run that is not in the future. Otherwise, after a clock that was a year fast is put right, no
 * day would begin for a year.
 */
export function withPastCron(player: Player, now: number): Player {
  if (!isCronAhead(player, now)) return player;
  const lastCron = new Date(now).toISOString();
  const today = { cron: lastCron, day: userDay(now, zoneOf(player)) };
  return { ...player, lastCron, ...(player.lastDay ? { lastDay: today } : {}) };
}
