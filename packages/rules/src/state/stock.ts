import type { Items } from './player.ts';

/** Kinds of items of which a player has a number each. */
type Stock = 'eggs' | 'hatchingPotions' | 'food' | 'quests';

/**
 * Adds items by replacing the whole stock, so that the caller need not have copied it. Counts below 0, which old data
 * may have, are none: what is given never vanishes in a debt.
 */
export function addToStock(items: Pick<Items, Stock>, stock: Stock, key: string, amount = 1): void {
  const amounts = items[stock];
  items[stock] = { ...amounts, [key]: Math.max(0, amounts[key] ?? 0) + amount };
}
