import { isDueOn } from '../due/is-due.ts';
import { MINUTE_MS } from '../due/calendar.ts';
import { withPastCron } from '../due/past-cron.ts';
import { zoneOf } from '../due/player-zone.ts';
import { daysSince, isOffsetInRange, offsetAt, userDay } from '../due/zone.ts';
import { produce } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import type { Daily, Task } from '../state/task.ts';
import { judgedDay } from './judge-dailies.ts';

/** How many days have begun since the last run, and the player with an up-to-date zone. */
export interface PendingDays {
  /** A day is pending if this is above 0. */
  readonly daysMissed: number;
  readonly player: Player;
}

/**
 * Parses the time-zone header into an offset in minutes; undefined if it is missing, empty, not a number or
 * out of range (W9).
 */
export function readOffsetHeader(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  const offset = Number(header);
  return Number.isFinite(offset) && isOffsetInRange(offset) ? offset : undefined;
}

/** The player with the zone now in force: a header that contradicts the named zone ends it. */
function withZone(player: Player, now: number, headerOffset: number | undefined): Player {
  const { timezone, timezoneOffset } = player.preferences;
  const named = timezone === undefined ? undefined : offsetAt(timezone, now);
  const offset = headerOffset ?? named ?? timezoneOffset;
  const isZoneOver = timezone !== undefined && offset !== named;
  if (offset === timezoneOffset && !isZoneOver) return player;
  return produce(player, ({ preferences }) => {
    preferences.timezoneOffset = offset;
    if (isZoneOver) delete preferences.timezone;
  });
}

/**
 * Days missed since the last run. If the last run recorded the day that it opened, this is simply the difference in
 * player days, so a change of zone neither repeats nor skips a day. Otherwise (imported data, or a `lastCron` set by
 * hand), the reference's rules apply. A last run in the future, left by a clock that was put back since, counts as now.
 * Source: rules-scoring-and-day 4.2.
 */
export function daysMissed(player: Player, now: number, headerOffset?: number): PendingDays {
  const current = withPastCron(withZone(player, now, headerOffset), now);
  const { lastDay, lastCron } = current;
  if (lastDay && lastDay.cron === lastCron) {
    return { daysMissed: Math.max(0, userDay(now, zoneOf(current)) - lastDay.day), player: current };
  }
  return daysMissedByLastCron(current, now, player.preferences.timezoneOffset);
}

/** `oldOffset`, the zone before this call, is used if the last run recorded none. */
function daysMissedByLastCron(player: Player, now: number, oldOffset: number): PendingDays {
  const { preferences } = player;
  const { dayStart } = preferences;
  const current = { dayStart, timezoneOffset: preferences.timezoneOffset };
  const last = preferences.timezoneOffsetAtLastCron ?? oldOffset;
  const since = Date.parse(player.lastCron);
  const missed = daysSince(since, now, current);
  const movedBack = current.timezoneOffset - last;
  if (movedBack <= 0) return { daysMissed: missed, player };
  const shifted = now - movedBack * MINUTE_MS;
  const before = daysSince(since, shifted, { dayStart, timezoneOffset: last });
  if (before > 0) return { daysMissed: missed > 0 ? Math.min(before, missed) : missed, player };
  if (missed <= 0) return { daysMissed: 0, player };
  const moved = new Date(since + movedBack * MINUTE_MS).toISOString();
  const noted = { ...preferences, timezoneOffsetAtLastCron: last };
  return { daysMissed: 0, player: { ...player, lastCron: moved, preferences: noted } };
}

/** Whether a day is pending. Changes nothing. */
export const needsCron = (player: Player, now: number, headerOffset?: number): boolean =>
  daysMissed(player, now, headerOffset).daysMissed > 0;

/**
 * The dailies to ask about before the day is judged: the player's own, not done, not opted out, and due on
 * the day to be judged (rules-scoring-and-day 4.1).
 */
export function yesterdaysDailies(player: Player, tasks: readonly Task[], now: number): Daily[] {
  const zone = zoneOf(player);
  const judged = judgedDay(now, zone);
  return tasks.filter(
    (task): task is Daily =>
      task.type === 'daily' &&
      !task.completed &&
      task.yesterDaily &&
      !task.group.id &&
      isDueOn(task, judged, zone),
  );
}
