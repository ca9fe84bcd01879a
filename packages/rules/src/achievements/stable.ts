import { dropEggs, standardPotions } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { notify } from '../notifications/notify.ts';
import type { Player } from '../state/player.ts';

let keys: readonly string[] | undefined;

/** The 90 pets (and mounts) of drop eggs and standard potions. */
export const dropPetKeys = (): readonly string[] =>
  (keys ??= dropEggs.flatMap((egg) => standardPotions.map((potion) => `${egg.key}-${potion.key}`)));

/** How many of the 90 pets and mounts a player has (rules-play-and-shops 2.6). */
export interface StableCounts {
  /** Owned now, or raised to a mount. */
  readonly petsFound: number;
  /** Owned now, not raised. */
  readonly petsNow: number;
  readonly mounts: number;
}

/** Counts the player's pets and mounts of the 90, without released mounts (null) (rules-play-and-shops 2.6). */
export function countStable({ pets, mounts }: Player['items']): StableCounts {
  let petsFound = 0;
  let petsNow = 0;
  let mountsFound = 0;
  for (const key of dropPetKeys()) {
    const growth = pets[key] ?? 0;
    if (growth > 0 || growth === -1) petsFound += 1;
    if (growth > 0) petsNow += 1;
    if (mounts[key]) mountsFound += 1;
  }
  return { petsFound, petsNow, mounts: mountsFound };
}

const counted = (player: Player, key: string): boolean => Number(player.achievements[key] ?? 0) > 0;

/** Grants the earned stable achievements on a draft: once each, never revoked. */
export function grantStableAchievements(ctx: RuleContext, player: Player): void {
  const { beastMaster, mountMaster, triadBingo } = player.achievements;
  if (beastMaster && mountMaster && triadBingo) return;
  const all = dropPetKeys().length;
  const counts = countStable(player.items);
  const isEarned = {
    beastMaster: counts.petsFound >= all || counted(player, 'beastMasterCount'),
    mountMaster: counts.mounts >= all || counted(player, 'mountMasterCount'),
    triadBingo: (counts.petsNow >= all && counts.mounts >= all) || counted(player, 'triadBingoCount'),
  };
  grant(ctx, player, 'beastMaster', 'beastAchievement', isEarned.beastMaster);
  grant(ctx, player, 'mountMaster', 'mountAchievement', isEarned.mountMaster);
  grant(ctx, player, 'triadBingo', 'triadBingoAchievement', isEarned.triadBingo);
}

function grant(
  ctx: RuleContext,
  player: Player,
  achievement: string,
  achievementNotification: string,
  isEarned: boolean,
): void {
  if (!isEarned || player.achievements[achievement]) return;
  player.achievements[achievement] = true;
  notify(ctx, player, 'ACHIEVEMENT_STABLE', { achievement, achievementNotification });
}
