import { findGear, type MysterySet, timeTravelStable } from '@everdeed/content';
import { nameRef } from '../../names.ts';
import { offerEnd } from '../../schedule/offers.ts';
import type { Pin, Player } from '../../state/player.ts';
import { mysterySetsInStore } from '../mystery-set.ts';
import { shopItems, visit, type Visit } from '../items/item.ts';
import type { ShopItem } from '../items/item-types.ts';
import { filled, type ShopCategory, type ShopPage } from './page-types.ts';

function setItem(key: string, end: string | undefined): ShopItem {
  return {
    key,
    text: nameRef('gear', key),
    pinType: 'timeTravelers',
    path: `timeTravelers!gear.flat.${key}`,
    type: findGear(key)?.type ?? '',
    purchaseType: 'gear',
    value: 1,
    currency: 'hourglasses',
    class: `shop_${key}`,
    locked: false,
    pinned: false,
    isSuggested: false,
    ...(end ? { end } : {}),
  };
}

/** A mystery set, sold as a whole; the four from the far future never leave (rules-play-and-shops 5.7). */
function setShelf({ now }: Visit, { key, items }: MysterySet): ShopCategory {
  const end = key.startsWith('30') ? undefined : offerEnd('timeTravelers', key, now);
  return {
    identifier: key,
    path: `mystery.${key}`,
    pinType: 'mystery_set',
    purchaseAll: true,
    items: items.map((item) => setItem(item, end)),
    ...(end ? { end } : {}),
  };
}

const stablePins = (kind: 'pets' | 'mounts', isOwned: (key: string) => boolean): Pin[] =>
  timeTravelStable[kind]
    .filter((key) => !isOwned(key))
    .map((key) => ({ type: 'timeTravelersStable', path: `timeTravelStable.${kind}.${key}` }));

/**
 * The time travelers: scrolls, backgrounds, animals, then a shelf for every mystery set that they sell to this player
 * (rules-play-and-shops 5.7).
 */
export function timeTravelersPage(player: Player, now: number): ShopPage {
  const here = visit(player, now);
  const { items, purchased } = player;
  const isOpen = purchased.plan.consecutive.trinkets > 0;
  const quests = timeTravelStable.quests.map((key) => ({ type: 'quests', path: `quests.${key}` }));
  const backgrounds = timeTravelStable.backgrounds
    .filter((key) => !purchased.background[key])
    .map((key) => ({ type: 'background', path: `backgrounds.timeTravelBackgrounds.${key}` }));
  return {
    identifier: 'timeTravelersShop',
    imageName: isOpen ? 'npc_timetravelers_active' : 'npc_timetravelers',
    notesKey: isOpen ? 'timeTravelersPopover' : 'timeTravelersPopoverNoSubMobile',
    opened: isOpen,
    categories: filled([
      { identifier: 'quests', items: shopItems(here, quests) },
      { identifier: 'backgrounds', items: shopItems(here, backgrounds) },
      {
        identifier: 'pets',
        items: shopItems(
          here,
          stablePins('pets', (key) => Boolean(items.pets[key])),
        ),
      },
      {
        identifier: 'mounts',
        items: shopItems(
          here,
          stablePins('mounts', (key) => Boolean(items.mounts[key])),
        ),
      },
      ...mysterySetsInStore(player, now).map((set) => setShelf(here, set)),
    ]),
  };
}
