import { grantStableAchievements } from '../achievements/stable.ts';
import type { RuleContext } from '../command.ts';
import { isFreePointsNoticeRight, noticeFreePoints } from '../notifications/free-points.ts';
import { withPastCron } from '../due/past-cron.ts';
import { HARD_LEVEL_CAP, STORED_CEILING } from '../numbers/limits.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { Player } from '../state/player.ts';

const CEILED = ['hp', 'mp', 'exp', 'gp'] as const;

/**
 * Applied on every save of a player: caps stored values, ensures a valid day start, grants the three stable
 * achievements, keeps one current notification of free points (rules-scoring-and-day 0.1, 2.7, 7.1), and lets no last
 * run lie beyond now. With `before`, the player as loaded, unchanged sections are skipped.
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
  noticeFreePoints(ctx, draft);
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
  isFreePointsNoticeRight(player);

function limitStats({ stats }: Player): void {
  for (const key of CEILED) if (stats[key] > STORED_CEILING) stats[key] = STORED_CEILING;
  if (stats.lvl > HARD_LEVEL_CAP) stats.lvl = HARD_LEVEL_CAP;
}
