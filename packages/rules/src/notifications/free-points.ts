import type { RuleContext } from '../command.ts';
import type { Player } from '../state/player.ts';
import { notify } from './notify.ts';

const TYPE = 'UNALLOCATED_STATS_POINTS';

/** Keeps at most one notice of free attribute points on a draft, and keeps it true (rules-scoring-and-day 2.7). */
export function noticeFreePoints(ctx: RuleContext, player: Player): void {
  const { stats, flags, preferences } = player;
  const isWanted = stats.points > 0 && flags.classSelected && !preferences.disableClasses;
  const old = player.notifications.filter(({ type }) => type === TYPE);
  const newest = old.at(-1);
  const isTrue = newest?.data['points'] === stats.points;
  if (isWanted ? old.length === 1 && isTrue && player.notifications.at(-1)?.type === TYPE : old.length === 0)
    return;
  if (old.length > 0) player.notifications = player.notifications.filter(({ type }) => type !== TYPE);
  if (!isWanted) return;
  if (newest && isTrue) player.notifications.push(newest);
  else notify(ctx, player, TYPE, { points: stats.points });
}
