import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import type { Outcome } from '../outcome.ts';
import type { RuleContext } from '../command.ts';
import { number } from '../fields/readers.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { done, type Result } from '../result.ts';
import { withPastCron } from '../due/past-cron.ts';
import { zoneOf } from '../due/player-zone.ts';
import { userDay } from '../due/zone.ts';
import type { Player } from '../state/player.ts';
import { needsCron } from './pending.ts';

const hourOf = number({ min: 0, max: 23 });

/**
 * Sets the hour at which the player's day begins: 0 to 23, in our own clients a full hour. Fractions from other clients
 * are accepted; the day then begins with the next full hour, since only hours are compared. A pending day stays
 * pending, and none is triggered at once: if none is pending, the current day continues, under the date that the new
 * hour gives it.
 */
export function setCustomDayStart(
  ctx: RuleContext,
  { player }: PlayerScene,
  { dayStart }: { readonly dayStart: unknown },
): Result<Outcome<Record<string, never>>, 'validationFailed'> {
  const hour = hourOf(dayStart, 'preferences.dayStart');
  if (!hour.ok) return refuseFields('User', hour.problems);
  const isPending = needsCron(player, ctx.now);
  return attempt(
    player,
    (draft, journal) => {
      const lastLabel = lastOpenedDay(withPastCron(player, ctx.now));
      draft.preferences.dayStart = hour.value;
      if (!isPending) draft.lastCron = new Date(ctx.now).toISOString();
      const label = isPending ? lastLabel : Math.max(lastLabel, userDay(ctx.now, zoneOf(draft)));
      draft.lastDay = { cron: draft.lastCron, day: label };
      journal.message = { key: 'customDayStartHasChanged' };
      return done;
    },
    () => ({}),
  );
}

/** The player's day that the last run opened. */
function lastOpenedDay(player: Player): number {
  const { lastDay, lastCron, preferences } = player;
  if (lastDay && lastDay.cron === lastCron) return lastDay.day;
  const offset = preferences.timezoneOffsetAtLastCron ?? preferences.timezoneOffset;
  return userDay(Date.parse(lastCron), { dayStart: preferences.dayStart, timezoneOffset: offset });
}
