import type { ShopItem } from '../items/item-types.ts';

/** A shelf of a shop. Its heading and notes follow from `identifier` in the reader's language. */
export interface ShopCategory {
  readonly identifier: string;
  readonly items: readonly ShopItem[];
  /** A mystery set: its path and kind of pin. */
  readonly path?: string;
  readonly pinType?: string;
  readonly purchaseAll?: true;
  readonly specialClass?: string;
  /** When its wares change (ISO). */
  readonly end?: string;
}

/** A shop as a page (rules-play-and-shops 5.2 to 5.7). */
export interface ShopPage {
  readonly identifier: string;
  readonly imageName: string;
  /** Message key of the keeper's words; absent if the specification has none. */
  readonly notesKey?: string;
  readonly opened?: boolean;
  readonly categories: readonly ShopCategory[];
  readonly featured?: {
    /** Heading of the row: a message key or the key of a gear set. */
    readonly textKey: string;
    readonly items: readonly ShopItem[];
  };
}

/** Drops empty shelves. */
export const filled = (categories: readonly ShopCategory[]): ShopCategory[] =>
  categories.filter(({ items }) => items.length > 0);

/** Orders by key, as the market does. */
export const byKey = (one: ShopItem, other: ShopItem): number => (one.key < other.key ? -1 : 1);
