import type { AnswerOf, shopCalls } from '@everdeed/contract';

/** The market as the server answers it; other shops have fewer fields. */
export type MarketPage = AnswerOf<typeof shopCalls.market>;
/** A shelf of a shop. */
export type Shelf = MarketPage['categories'][number];
/** An item on a shelf, with its name in the player's language. */
export type ShopItem = Shelf['items'][number];
/** What tells a ware from all others: its path. Keys repeat, such as those of beards and moustaches on one shelf. */
export const idOf = ({ path, key }: ShopItem): string => path ?? key;
export type Currency = 'gold' | 'gems' | 'hourglasses';
