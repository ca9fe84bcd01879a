import { nameOf } from '@everdeed/content/words';
import { findGear } from '@everdeed/content';
import { findLook, GEMS_PER_BALANCE, ownsLook, type Player } from '@everdeed/rules';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { unlockPathOf } from './purchase.ts';
import type { Shelf, ShopItem } from './shop-types.ts';

/** Looks that are sold together. */
export interface LookShelf {
  readonly id: string;
  readonly title: string;
  /** When they leave the shop, as an instant. */
  readonly end: ShopItem['end'];
  readonly items: readonly ShopItem[];
  /** The whole set as one item; undefined where single ones are cheaper, or one is all there is. */
  readonly whole: ShopItem | undefined;
}

/** The set of a look; undefined for animal parts, each of which would be a set of its own as gear. */
function setOf({ key, set }: ShopItem): string | undefined {
  if (findGear(key)) return undefined;
  return typeof set === 'object' ? set.key : set;
}

/** The name of a set: backgrounds are named after their month, animal parts by their shelf. */
function titleOf(set: string, shelf: Shelf): string {
  const [, month, year] = /^backgrounds(\d\d)(\d{4})$/.exec(set) ?? [];
  if (month && year)
    return formatDate(`${year}-${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return shelf.items.some(({ key }) => findGear(key)) ? shelf.text : nameOf('appearanceSets', set);
}

/** The whole set as something to buy, if that is no dearer than its missing parts (rules-play-and-shops 4.10). */
function wholeOf(player: Player, title: string, items: readonly ShopItem[]): ShopItem | undefined {
  const [first] = items;
  const look = first && findLook(unlockPathOf(first) ?? '');
  if (!look || look.setPrice === 0) return undefined;
  const missing = look.setPaths.filter((path) => !ownsLook(player, path)).length;
  if (missing < 2 || missing * look.price < look.setPrice) return undefined;
  const { pinType: _, end: __, ...shown } = first;
  return {
    ...shown,
    text: title,
    notes: t('shops.looks.whole', { count: missing }),
    value: look.setPrice * GEMS_PER_BALANCE,
    purchaseType: 'customization',
    path: look.setPaths.join(','),
  };
}

/** The shelves of the shop by set, in the order of the server. */
export function lookShelves(player: Player, shelves: readonly Shelf[]): readonly LookShelf[] {
  return shelves.flatMap((shelf) => {
    const sets = new Map<string, ShopItem[]>();
    for (const item of shelf.items) {
      const set = setOf(item) ?? shelf.identifier;
      sets.set(set, [...(sets.get(set) ?? []), item]);
    }
    return [...sets].map(([set, items]) => {
      const title = titleOf(set, shelf);
      const end = items.find((item) => item.end)?.end;
      return { id: `${shelf.identifier} ${set}`, title, end, items, whole: wholeOf(player, title, items) };
    });
  });
}

/** Shelves of which the player owns everything, with when more will come. */
export const emptyShelves = (shelves: readonly Shelf[]): readonly Shelf[] =>
  shelves.filter(({ items }) => items.length === 0);
