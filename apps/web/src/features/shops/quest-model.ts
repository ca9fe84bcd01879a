import type { MarketPage, ShopItem } from './shop-types.ts';

/** A shelf of the quest shop. */
export interface QuestShelf {
  readonly id: string;
  readonly title: string;
  readonly items: readonly ShopItem[];
}

/**
 * The shelves of the quest shop: what is featured, then scrolls by kind. A search leaves the featured ones out, which
 * stand on their own shelves too.
 */
export function questShelves({ featured, categories }: MarketPage, query: string): readonly QuestShelf[] {
  const first = { id: 'featured', title: featured.text, items: featured.items };
  const shelves = categories.map(({ identifier, text, items }) => ({ id: identifier, title: text, items }));
  return query.trim() === '' ? [first, ...shelves] : shelves;
}
