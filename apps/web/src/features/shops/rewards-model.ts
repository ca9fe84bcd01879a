import type { Player } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { isOwned, isPinned, type ItemState, stateOf } from './item-state.ts';
import { idOf, type ShopItem } from './shop-types.ts';

/** An item of the rewards column. */
export interface RewardCell {
  /** Its path, which is unique within the column. */
  readonly id: string;
  readonly item: ShopItem;
  readonly state: ItemState;
}

/** What is called like another kind of thing: an egg like its animal, a mount like the pet. */
const NAMED = { eggs: 'rewards.egg', mounts: 'rewards.mount' } as const;

/** The name of an item standing by itself. */
export function nameIn({ item: { purchaseType, text } }: RewardCell): string {
  const isNamed = purchaseType === 'eggs' || purchaseType === 'mounts';
  return isNamed ? t(NAMED[purchaseType], { name: text }) : text;
}

/** Pins that everybody has (rules-play-and-shops 3.9). */
const FIXED = new Set(['armoire', 'potion', 'debuffPotion']);

/** Whether an item can be taken out of the column. */
export const canUnpin = ({ pinType = '' }: ShopItem): boolean => !FIXED.has(pinType);

/**
 * A path that the player's order names stands where that says first; the rest comes before (rules-play-and-shops 3.9).
 */
function inOrder(items: readonly ShopItem[], order: readonly string[]): readonly ShopItem[] {
  const rank = ({ path = '' }: ShopItem) => order.indexOf(path);
  return items.toSorted((one, other) => rank(one) - rank(other));
}

/** What is pinned by hand and by the season is listed twice: once is enough to see it, buy it and unpin it. */
const eachOnce = (items: readonly ShopItem[]): readonly ShopItem[] =>
  items.filter((item, place) => items.findIndex((other) => idOf(other) === idOf(item)) === place);

/**
 * What the rewards column shows of the items that the server listed last: without what was bought, cured or unpinned
 * since, and in the player's own order.
 */
export function rewardCells(player: Player, items: readonly ShopItem[]): readonly RewardCell[] {
  const here = items.filter((item) => isPinned(player, item) && !isOwned(player, item));
  return inOrder(eachOnce(here), player.pinnedItemsOrder).map((item) => ({
    id: idOf(item),
    item,
    state: stateOf(player, item),
  }));
}
