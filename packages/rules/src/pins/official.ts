import { gearOfSet } from '@everdeed/content';
import { currentSet } from '../schedule/current-sets.ts';
import type { Pin, Player } from '../state/player.ts';
import { gearPath } from './pins.ts';

/**
 * Items that the season pins for everyone of the player's class: those of the current set that they never
 * owned (rules-play-and-shops 3.9). Computed each time, never stored.
 */
export function officialPins({ stats, items }: Player, now: number): Pin[] {
  const set = currentSet(stats.class, now);
  if (set === undefined) return [];
  return gearOfSet(set)
    .filter(({ key }) => items.gear.owned[key] === undefined)
    .map(({ key }) => ({ type: 'marketGear', path: gearPath(key) }));
}
