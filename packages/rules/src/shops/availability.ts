import { type Egg, type Food, foodSeasonAt, type Gear, type Potion } from '@everdeed/content';
import { isOffered } from '../schedule/offers.ts';
import type { Player } from '../state/player.ts';

/**
 * Whether the player has access to an egg or potion: always, or once one of its quests is completed (seeds 2,
 * section 5).
 */
export function isEarned(
  { achievements }: Player,
  { quests }: { readonly quests?: readonly string[] },
): boolean {
  return quests === undefined || quests.some((key) => (achievements.quests[key] ?? 0) > 0);
}

/** Whether the egg is sold for gems: drop eggs always, quest eggs after their quest, the plain egg never. */
export const isEggForSale = (player: Player, egg: Egg): boolean => isEarned(player, egg);

/**
 * Whether the potion is sold for gems now: standard ones always, quest potions after their quest, others by
 * the calendar (4.5).
 */
export function isPotionForSale(player: Player, potion: Potion, now: number): boolean {
  const isSeasonal = (potion.premium || potion.wacky) && !potion.questPotion;
  return isSeasonal ? isOffered('premiumHatchingPotions', potion.key, now) : isEarned(player, potion);
}

/** Whether the food is sold for gems now: in its season, the saddle always (rules-play-and-shops 4.5). */
export const isFoodForSale = ({ canBuy, season }: Food, now: number): boolean =>
  canBuy === 'always' || season === foodSeasonAt(now);

/**
 * Whether the gear is sold for gems now: animal parts always, special gear with its season's sets
 * (rules-play-and-shops 4.5).
 */
export function isGearForGems({ klass, gearSet, set, buy }: Gear, now: number): boolean {
  if (klass === 'special' && gearSet !== 'animal') return isOffered('seasonalGear', set, now);
  return buy === true;
}

/**
 * Price of a piece of gear in balance units: 2 gems if two-handed or an animal part, else 1
 * (rules-play-and-shops 4.5).
 */
export const gearPrice = ({ twoHanded, gearSet }: Gear): number =>
  twoHanded || gearSet === 'animal' ? 0.5 : 0.25;
