import type { Items } from './player.ts';

/** Kinds of items of which a player has a number each. */
type Stock = 'eggs' | 'hatchingPotions' | 'food' | 'quests';

/** Adds one item by replacing the whole stock, so that the caller need not have copied it. */
export function addToStock(items: Pick<Items, Stock>, stock: Stock, key: string): void {
  const amounts = items[stock];
  items[stock] = { ...amounts, [key]: (amounts[key] ?? 0) + 1 };
}
