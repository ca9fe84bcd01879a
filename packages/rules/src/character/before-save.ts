import { grantStableAchievements } from '../achievements/stable.ts';
import type { RuleContext } from '../command.ts';
import { isFreePointsNotificationRight, updateFreePointsNotification } from '../notifications/free-points.ts';
import { withPastCron } from '../due/past-cron.ts';
import { HARD_LEVEL_CAP, STORED_CEILING } from '../numbers/limits.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { Player } from '../state/player.ts';

const CEILED = ['hp', 'mp', 'exp', 'gp'] as const;

/**
 * Applied on every save of a player: caps stored values, ensures a valid day start, grants the three stable
 * achievements, keeps the notification of free points up to date (rules-scoring-and-day 0.1, 2.7, 7.1), and moves a
 * last run that lies in the future back to now. With `before`, the player as loaded, the stable is counted only if
 * pets, mounts or achievements have changed.
 */
export function beforeSave(ctx: RuleContext, player: Player, { before }: { before?: Player } = {}): Player {
  const current = withPastCron(player, ctx.now);
  const mayEarn = before === undefined || isStableChanged(before, current);
  // Most saves add nothing, and creating a draft costs more than checking.
  if (!mayEarn && isRight(current)) return current;
  const draft = draftOf(current);
  limitStats(draft);
  if (!isDayStart(current.preferences.dayStart)) draft.preferences.dayStart = 0;
  if (mayEarn) grantStableAchievements(ctx, draft);
  updateFreePointsNotification(ctx, draft);
  return finish(draft);
}

const isStableChanged = (before: Player, { items, achievements }: Player): boolean =>
  items.pets !== before.items.pets ||
  items.mounts !== before.items.mounts ||
  achievements !== before.achievements;

const isDayStart = (hour: unknown): boolean => typeof hour === 'number' && hour >= 0 && hour <= 23;

const isRight = (player: Player): boolean =>
  CEILED.every((key) => player.stats[key] <= STORED_CEILING) &&
  player.stats.lvl <= HARD_LEVEL_CAP &&
  isDayStart(player.preferences.dayStart) &&
  isFreePointsNotificationRight(player);

function limitStats({ stats }: Player): void {
  for (const key of CEILED) if (stats[key] > STORED_CEILING) stats[key] = STORED_CEILING;
  if (stats.lvl > HARD_LEVEL_CAP) stats.lvl = HARD_LEVEL_CAP;
}
