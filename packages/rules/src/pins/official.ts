import { gearOfSet } from '@everdeed/content';
import { currentSet } from '../schedule/current-sets.ts';
import type { Pin, Player } from '../state/player.ts';
import { gearPath } from './pins.ts';

/**
 * What the season pins for everyone of the player's class: the current set's items never owned (rules-play-and-shops
 * 3.9). Worked out anew each time, never stored.
 */
export function officialPins({ stats, items }: Player, now: number): Pin[] {
  const set = currentSet(stats.class, now);
  if (set === undefined) return [];
  return gearOfSet(set)
    .filter(({ key }) => items.gear.owned[key] === undefined)
    .map(({ key }) => ({ type: 'marketGear', path: gearPath(key) }));
}
