import type { ShopItem } from '../items/item-types.ts';

/** A shelf of a shop. Its heading and notes follow from `identifier` where the reader is known. */
export interface ShopCategory {
  readonly identifier: string;
  readonly items: readonly ShopItem[];
  /** A mystery set: its path, kind of pin and end. */
  readonly path?: string;
  readonly pinType?: string;
  readonly purchaseAll?: true;
  readonly specialClass?: string;
  readonly end?: string;
}

/** A shop as a page (rules-play-and-shops 5.2 to 5.7). */
export interface ShopPage {
  readonly identifier: string;
  readonly imageName: string;
  /** Message key of the keeper's words; absent where the spec names none. */
  readonly notesKey?: string;
  readonly opened?: boolean;
  readonly categories: readonly ShopCategory[];
  readonly featured?: {
    /** Message key, or the key of a gear set, that heads the row. */
    readonly textKey: string;
    readonly items: readonly ShopItem[];
  };
}

/** Leaves empty shelves out. */
export const filled = (categories: readonly ShopCategory[]): ShopCategory[] =>
  categories.filter(({ items }) => items.length > 0);

/** Orders by key, as the market does. */
export const byKey = (one: ShopItem, other: ShopItem): number => (one.key < other.key ? -1 : 1);
