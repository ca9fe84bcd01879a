import { featuredPetQuests, type Quest, questsByLevel } from '@everdeed/content';
import { isOffered, offerAt } from '../../schedule/offers.ts';
import type { Pin, Player } from '../../state/player.ts';
import { shopItems, visit } from '../items/item.ts';
import { filled, type ShopPage } from './page-types.ts';

const SHELVES = ['unlockable', 'gold', 'hatchingPotion', 'pet'] as const;

const questPin = (key: string): Pin => ({ type: 'quests', path: `quests.${key}` });

/** Featured quests: pet quests of the period, then its potion quests (rules-play-and-shops 5.3). */
export function featuredQuests(now: number): Pin[] {
  const pets = featuredPetQuests.filter((key) => isOffered('petQuests', key, now));
  return [...pets, ...(offerAt('hatchingPotionQuests', now)?.keys ?? [])].map(questPin);
}

function isOnShelf({ key, category, canBuy }: Quest, now: number): boolean {
  if (canBuy === false) return false;
  if (category === 'pet') return isOffered('petQuests', key, now);
  return category !== 'hatchingPotion' || isOffered('hatchingPotionQuests', key, now);
}

/** The quest shop: the period's bundles, then scrolls by kind, each by level (rules-play-and-shops 5.3). */
export function questPage(player: Player, now: number): ShopPage {
  const here = visit(player, now);
  const bundles = (offerAt('bundles', now)?.keys ?? []).map((key) => ({
    type: 'bundles',
    path: `bundles.${key}`,
  }));
  const shelves = SHELVES.map((identifier) => {
    const quests = questsByLevel().filter((quest) => quest.category === identifier && isOnShelf(quest, now));
    return {
      identifier,
      items: shopItems(
        here,
        quests.map(({ key }) => questPin(key)),
      ),
    };
  });
  return {
    identifier: 'questShop',
    imageName: 'npc_ian',
    notesKey: 'ianTextMobile',
    categories: filled([{ identifier: 'bundle', items: shopItems(here, bundles) }, ...shelves]),
    featured: { textKey: 'featuredQuests', items: shopItems(here, featuredQuests(now)) },
  };
}
