import type { Player } from '../state/player.ts';

/** A transformation and what undoes it (rules-play-and-shops 1.8). */
export const cures = {
  snowball: 'salt',
  spookySparkles: 'opaquePotion',
  shinySeed: 'petalFreePotion',
  seafoam: 'sand',
} as const;
/** A transformation item, and the buff it puts on its target. */
export type Transformation = keyof typeof cures;
/** The four transformations. */
export const transformations = Object.keys(cures) as readonly Transformation[];

/** Pins the cure of every transformation the player is under, and no other (rules-play-and-shops 1.10). */
export function repinCures(player: Player): void {
  if (player.pinnedItems.some(({ type }) => type === 'debuffPotion')) {
    player.pinnedItems = player.pinnedItems.filter(({ type }) => type !== 'debuffPotion');
  }
  for (const buff of transformations) {
    if (!player.stats.buffs[buff]) continue;
    player.pinnedItems.push({ type: 'debuffPotion', path: `spells.special.${cures[buff]}` });
  }
}
