import type { RuleContext } from '../command.ts';
import type { Player } from '../state/player.ts';
import { notify } from './notify.ts';

const TYPE = 'UNALLOCATED_STATS_POINTS';

const isWanted = ({ stats, flags, preferences }: Player): boolean =>
  stats.points > 0 && flags.classSelected && !preferences.disableClasses;

/**
 * Whether there is nothing to correct: with free points, exactly one correct notification in last place;
 * otherwise none.
 */
export function isFreePointsNotificationRight(player: Player): boolean {
  const count = player.notifications.reduce((sum, { type }) => sum + (type === TYPE ? 1 : 0), 0);
  if (!isWanted(player)) return count === 0;
  const last = player.notifications.at(-1);
  return count === 1 && last?.type === TYPE && last.data['points'] === player.stats.points;
}

/**
 * Keeps at most one notification of free attribute points on a draft, and keeps it correct
 * (rules-scoring-and-day 2.7).
 */
export function updateFreePointsNotification(ctx: RuleContext, player: Player): void {
  if (isFreePointsNotificationRight(player)) return;
  const { points } = player.stats;
  const newest = player.notifications.findLast(({ type }) => type === TYPE);
  if (newest) player.notifications = player.notifications.filter(({ type }) => type !== TYPE);
  if (!isWanted(player)) return;
  if (newest?.data['points'] === points) player.notifications.push(newest);
  else notify(ctx, player, TYPE, { points });
}
