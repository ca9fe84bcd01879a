import { type Egg, type Food, foodSeasonAt, type Gear, type Potion } from '@everdeed/content';
import { isOffered } from '../schedule/offers.ts';
import type { Player } from '../state/player.ts';

/** Whether an egg or potion is open to this player: always, or once one of its quests is done (seeds 2, section 5). */
export function isEarned(
  { achievements }: Player,
  { quests }: { readonly quests?: readonly string[] },
): boolean {
  return quests === undefined || quests.some((key) => (achievements.quests[key] ?? 0) > 0);
}

/** Whether gems buy the egg: drop eggs always, quest eggs after their quest, the plain egg never. */
export const isEggForSale = (player: Player, egg: Egg): boolean => isEarned(player, egg);

/** Whether gems buy the potion now: standard always, quest potions after their quest, others by the calendar (4.5). */
export function isPotionForSale(player: Player, potion: Potion, now: number): boolean {
  const isSeasonal = (potion.premium || potion.wacky) && !potion.questPotion;
  return isSeasonal ? isOffered('premiumHatchingPotions', potion.key, now) : isEarned(player, potion);
}

/** Whether gems buy the food now: in its season, the saddle always (rules-play-and-shops 4.5). */
export const isFoodForSale = ({ canBuy, season }: Food, now: number): boolean =>
  canBuy === 'always' || season === foodSeasonAt(now);

/** Whether gems buy the gear now: animal parts always, special gear by its season's sets (rules-play-and-shops 4.5). */
export function isGearForGems({ klass, gearSet, set, buy }: Gear, now: number): boolean {
  if (klass === 'special' && gearSet !== 'animal') return isOffered('seasonalGear', set, now);
  return buy === true;
}

/** Balance units of a piece of gear: 2 gems if two-handed or an animal part, else 1 (rules-play-and-shops 4.5). */
export const gearPrice = ({ twoHanded, gearSet }: Gear): number =>
  twoHanded || gearSet === 'animal' ? 0.5 : 0.25;
