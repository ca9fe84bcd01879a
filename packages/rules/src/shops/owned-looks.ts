import type { Player } from '../state/player.ts';

/** What paths of animal parts begin with, which are gear. */
export const GEAR_PREFIX = 'items.gear.owned.';

/** Reads a dotted path below `purchased`, whose leaves are flags. */
function isPurchased(purchased: Player['purchased'], path: string): boolean {
  const [family = '', ...rest] = path.split('.');
  if (family === 'hair') {
    const [part = '', key = ''] = rest;
    return Boolean(purchased.hair[part]?.[key]);
  }
  return isFlagFamily(family) && Boolean(purchased[family][rest.join('.')]);
}

type FlagFamily = 'skin' | 'shirt' | 'background';

/** Whether a family's purchases are flags by key; those of hair lie one level deeper. */
export const isFlagFamily = (family: string): family is FlagFamily =>
  family === 'skin' || family === 'shirt' || family === 'background';

/** Whether the player owns an appearance option; lost animal parts count as owned (rules-play-and-shops 4.10). */
export function ownsLook({ items, purchased }: Player, path: string): boolean {
  if (path.startsWith(GEAR_PREFIX)) return items.gear.owned[path.slice(GEAR_PREFIX.length)] !== undefined;
  return isPurchased(purchased, path);
}
