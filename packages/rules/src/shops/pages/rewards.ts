import { officialPins } from '../../pins/official.ts';
import type { Pin, Player } from '../../state/player.ts';
import { shopItems, visit } from '../items/item.ts';
import type { ShopItem } from '../items/item-types.ts';
import { lockMarketGear } from './market-gear.ts';

/** Seasonal pins that the player has not removed, then the player's own pins in the order of pinning. */
export function shownPins(player: Player, now: number): Pin[] {
  const dropped = new Set(player.unpinnedItems.map(({ path }) => path));
  return [...officialPins(player, now).filter(({ path }) => !dropped.has(path)), ...player.pinnedItems];
}

/** Sorts items that the player has ordered after the rest, in that order (rules-play-and-shops 3.9). */
function inOrder(items: readonly ShopItem[], order: readonly string[]): ShopItem[] {
  const isPlaced = new Set(order);
  const placed = order.flatMap((path) => items.find((item) => item.path === path) ?? []);
  return [...items.filter(({ path }) => !isPlaced.has(path)), ...placed];
}

/** The rewards column as shop items (rules-play-and-shops 3.9). */
export function rewardsColumn(player: Player, now: number): ShopItem[] {
  const here = visit(player, now);
  const items = lockMarketGear(here, shopItems(here, shownPins(player, now)));
  return inOrder(items, player.pinnedItemsOrder);
}
