import { classOrder, gearOfSet } from '@everdeed/content';
import { officialPins } from '../../pins/official.ts';
import { gearPath } from '../../pins/pins.ts';
import { currentSet } from '../../schedule/current-sets.ts';
import { galaAt } from '../../schedule/galas.ts';
import { offerAt } from '../../schedule/offers.ts';
import type { Player, PlayerClass } from '../../state/player.ts';
import { shopItems, visit, type Visit } from '../items/item.ts';
import { filled, type ShopCategory, type ShopPage } from './page-types.ts';

/** The set of each class that is sold for gold now (rules-play-and-shops 6.6). */
export function goldSets(now: number): Partial<Record<PlayerClass, string>> {
  return Object.fromEntries(classOrder.map((playerClass) => [playerClass, currentSet(playerClass, now)]));
}

/** Items of a set that the player never owned: for gold to its own class while current, else for gems to anyone. */
function setShelf(here: Visit, set: string, isCurrent: boolean): ShopCategory {
  const { player } = here;
  const gear = gearOfSet(set).filter(({ key }) => player.items.gear.owned[key] === undefined);
  const type = isCurrent ? 'marketGear' : 'gear';
  const specialClass = gearOfSet(set)[0]?.specialClass;
  const items = shopItems(
    here,
    gear.map(({ key }) => ({ type, path: gearPath(key) })),
  );
  return {
    identifier: set,
    items: items.map((item) => ({ ...item, locked: isCurrent && specialClass !== player.stats.class })),
    ...(specialClass ? { specialClass } : {}),
  };
}

/** The seasonal shop: the season's item, quests and gear sets (rules-play-and-shops 5.5). */
export function seasonalPage(player: Player, now: number): ShopPage {
  const here = visit(player, now);
  const season = galaAt(now).key;
  const gold = new Set(Object.values(goldSets(now)));
  const keys = (type: 'seasonalSpells' | 'seasonalQuests' | 'seasonalGear') => offerAt(type, now)?.keys ?? [];
  const spells = keys('seasonalSpells').map((key) => ({
    type: 'seasonalSpell',
    path: `spells.special.${key}`,
  }));
  const quests = keys('seasonalQuests').map((key) => ({ type: 'seasonalQuest', path: `quests.${key}` }));
  return {
    identifier: 'seasonalShop',
    imageName: 'seasonalshop_open',
    notesKey: `seasonalShop${season.charAt(0).toUpperCase()}${season.slice(1)}Text`,
    opened: true,
    categories: filled([
      { identifier: 'spells', items: shopItems(here, spells) },
      { identifier: 'quests', items: shopItems(here, quests) },
      ...keys('seasonalGear').map((set) => setShelf(here, set, gold.has(set))),
    ]),
    featured: {
      textKey: currentSet(player.stats.class, now) ?? '',
      items: shopItems(here, officialPins(player, now)),
    },
  };
}
