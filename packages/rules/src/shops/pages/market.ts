import { allEggs, allPotions, findPotion, foods, standardPotions } from '@everdeed/content';
import { isOffered, offerAt } from '../../schedule/offers.ts';
import { isItemReleased } from '../../schedule/release.ts';
import type { Pin, Player } from '../../state/player.ts';
import { isEarned, isEggForSale, isFoodForSale } from '../availability.ts';
import { officialPins } from '../../pins/official.ts';
import { shopItems, visit } from '../items/item.ts';
import { byKey, filled, type ShopPage } from './page-types.ts';

/** How many magic potions the market features. */
const FEATURED_POTIONS = 3;

const potionPin = (key: string): Pin => ({
  type: 'premiumHatchingPotion',
  path: `${findPotion(key)?.wacky ? 'wackyHatchingPotions' : 'premiumHatchingPotions'}.${key}`,
});

/** Featured items of the market: the armoire and three magic potions (rules-play-and-shops 5.2). */
export const featuredInMarket = (now: number): Pin[] => [
  { type: 'armoire', path: 'armoire' },
  ...(offerAt('premiumHatchingPotions', now)?.keys ?? []).slice(0, FEATURED_POTIONS).map(potionPin),
];

/** Keys of magic and wacky potions for sale: the month's, and those earned by a quest. */
function magicPotions(player: Player, now: number): string[] {
  return allPotions()
    .filter((potion) => potion.limited || potion.questPotion || potion.premium)
    .filter((potion) => isItemReleased(potion, now))
    .filter((potion) =>
      potion.questPotion ? isEarned(player, potion) : isOffered('premiumHatchingPotions', potion.key, now),
    )
    .map(({ key }) => key);
}

/** The market without its gear (rules-play-and-shops 5.2). */
export function marketPage(player: Player, now: number): ShopPage {
  const here = visit(player, now);
  const shelf = (identifier: string, pins: readonly Pin[]) => ({
    identifier,
    items: shopItems(here, pins).toSorted(byKey),
  });
  const eggs = allEggs().filter((egg) => isItemReleased(egg, now) && isEggForSale(player, egg));
  const official = officialPins(player, now);
  return {
    identifier: 'market',
    imageName: 'npc_alex',
    notesKey: 'welcomeMarketMobile',
    categories: filled([
      shelf(
        'eggs',
        eggs.map(({ key }) => ({ type: 'eggs', path: `eggs.${key}` })),
      ),
      shelf(
        'hatchingPotions',
        standardPotions.map(({ key }) => ({ type: 'hatchingPotions', path: `hatchingPotions.${key}` })),
      ),
      shelf('premiumHatchingPotions', magicPotions(player, now).map(potionPin)),
      shelf(
        'food',
        foods
          .filter((food) => isFoodForSale(food, now))
          .map(({ key }) => ({ type: 'food', path: `food.${key}` })),
      ),
    ]),
    featured: {
      textKey: 'featuredItems',
      items: shopItems(here, official.length > 0 ? official : featuredInMarket(now)),
    },
  };
}
