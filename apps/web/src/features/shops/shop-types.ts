import type { AnswerOf, shopCalls } from '@everdeed/contract';

/** The market as the server answers it; other shops have fewer fields. */
export type MarketPage = AnswerOf<typeof shopCalls.market>;
/** A shelf of a shop. */
export type Shelf = MarketPage['categories'][number];
/** An item on a shelf, with its name in the player's language. */
export type ShopItem = Shelf['items'][number];
export type Currency = 'gold' | 'gems' | 'hourglasses';
