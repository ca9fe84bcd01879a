import { grantStableAchievements } from '../achievements/stable.ts';
import type { RuleContext } from '../command.ts';
import { noticeFreePoints } from '../notifications/free-points.ts';
import { HARD_LEVEL_CAP, STORED_CEILING } from '../numbers/limits.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { Player } from '../state/player.ts';

const CEILED = ['hp', 'mp', 'exp', 'gp'] as const;

/**
 * What every save of a player checks and adds: ceilings of stored values, a usable day start, the three stable
 * achievements, and one current notice of free points (rules-scoring-and-day 0.1, 2.7, 7.1). With `before`,
 * the player as it was loaded, unchanged sections are passed over.
 */
export function beforeSave(ctx: RuleContext, player: Player, { before }: { before?: Player } = {}): Player {
  const draft = draftOf(player);
  if (player.stats !== before?.stats) limitStats(draft);
  const { dayStart } = player.preferences;
  if (typeof dayStart !== 'number' || !(dayStart >= 0 && dayStart <= 23)) draft.preferences.dayStart = 0;
  if (player.items !== before?.items || player.achievements !== before.achievements) {
    grantStableAchievements(ctx, draft);
  }
  noticeFreePoints(ctx, draft);
  return finish(draft);
}

function limitStats({ stats }: Player): void {
  for (const key of CEILED) if (stats[key] > STORED_CEILING) stats[key] = STORED_CEILING;
  if (stats.lvl > HARD_LEVEL_CAP) stats.lvl = HARD_LEVEL_CAP;
}
