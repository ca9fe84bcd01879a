import { armoireReleaseDay, type Gear, gearOfKlass } from '@everdeed/content';
import { startOfShopDay } from './clock.ts';

/**
 * Months between an armoire set's release month and the day when it becomes available: seeds, "day 7 of the
 * month following".
 */
const ARMOIRE_MONTH_OFFSET = 1;

/**
 * Whether a gear item exists for players at `now`: only enchanted armoire sets have dates, and they appear
 * after day 7, 08:00 UTC, of the month after their release (rules-play-and-shops 6.7).
 */
export function isGearReleased({ release }: Gear, now: number, monthOffset = ARMOIRE_MONTH_OFFSET): boolean {
  if (release === undefined) return true;
  const [year = 0, month = 1] = release.split('-').map(Number);
  return now > startOfShopDay(year, month + monthOffset, armoireReleaseDay);
}

/** Every item that the enchanted armoire can contain at `now`. */
export const releasedArmoire = (now: number): Gear[] =>
  gearOfKlass('armoire').filter((gear) => isGearReleased(gear, now));

/**
 * Whether an egg or hatching potion exists for players at `now`: from 08:00 UTC on its release day
 * (rules-play-and-shops 6.7).
 */
export function isItemReleased({ release }: { readonly release?: string }, now: number): boolean {
  if (release === undefined) return true;
  const [year = 0, month = 1, day = 1] = release.split('-').map(Number);
  return now > startOfShopDay(year, month, day);
}
