import { findEgg, findPotion, petsOfType } from '@everdeed/content';
import type { Player } from '../state/player.ts';

/**
 * How many of a potion or egg can be used: once per pet, and again to raise a second one to a mount; wacky
 * pets have no mounts (rules-play-and-shops 5.8).
 */
function useFor(
  type: 'eggs' | 'hatchingPotions',
  key: string,
): { readonly keys: string[]; readonly total: number } | undefined {
  const kinds = type === 'eggs' ? (['quest'] as const) : (['premium', 'wacky'] as const);
  for (const kind of kinds) {
    const keys = petsOfType(kind)
      .filter(({ egg, potion }) => (type === 'eggs' ? egg : potion) === key)
      .map((pet) => pet.key);
    if (keys.length > 0) return { keys, total: kind === 'wacky' ? keys.length : keys.length * 2 };
  }
  return undefined;
}

/**
 * Whether `amount` more of a magic potion or quest egg exceeds what is left to hatch with it, so that the
 * buyer should confirm (rules-play-and-shops 5.8). False for everything else.
 */
export function isMoreThanHatchable(
  { items }: Pick<Player, 'items'>,
  type: string,
  key: string,
  amount: number,
): boolean {
  if (type !== 'eggs' && type !== 'hatchingPotions') return false;
  if (!(type === 'eggs' ? findEgg(key) : findPotion(key))) return false;
  const use = useFor(type, key);
  if (!use) return false;
  const pets = use.keys.filter((pet) => items.pets[pet]).length;
  const mounts = use.keys.filter((pet) => items.mounts[pet]).length;
  return use.total - amount - pets - mounts - (items[type][key] ?? 0) < 0;
}
