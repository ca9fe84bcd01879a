import { keysOf } from '@everdeed/content/values';
import type { Player } from '../state/player.ts';

/** Transformations and their cures (rules-play-and-shops 1.8). */
export const cures = {
  snowball: 'salt',
  spookySparkles: 'opaquePotion',
  shinySeed: 'petalFreePotion',
  seafoam: 'sand',
} as const;
/** A transformation item, which is also the buff on its target. */
export type Transformation = keyof typeof cures;
/** The four transformations. */
export const transformations: readonly Transformation[] = /* @__PURE__ */ keysOf(cures);

/** Pins exactly the cures for the player's current transformations (rules-play-and-shops 1.10). */
export function repinCures(player: Player): void {
  if (player.pinnedItems.some(({ type }) => type === 'debuffPotion')) {
    player.pinnedItems = player.pinnedItems.filter(({ type }) => type !== 'debuffPotion');
  }
  for (const buff of transformations) {
    if (!player.stats.buffs[buff]) continue;
    player.pinnedItems.push({ type: 'debuffPotion', path: `spells.special.${cures[buff]}` });
  }
}
