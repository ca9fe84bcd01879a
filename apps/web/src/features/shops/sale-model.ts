import { findEgg, findFood, findPotion } from '@everdeed/content';
import type { Player } from '@everdeed/rules';
import { matches } from './arrange.ts';

export const SOLD = ['eggs', 'hatchingPotions', 'food'] as const;
export type SoldFamily = (typeof SOLD)[number];

/** Something that the market takes. */
export interface SaleItem {
  readonly family: SoldFamily;
  readonly key: string;
  readonly name: string;
  readonly count: number;
  /** Gold for one. */
  readonly price: number;
}

const worth = {
  eggs: (key: string) => findEgg(key)?.value,
  hatchingPotions: (key: string) => findPotion(key)?.value,
  food: (key: string) => findFood(key)?.value,
} as const satisfies Record<SoldFamily, (key: string) => number | undefined>;

/** A saddle is never taken (rules-play-and-shops 4.11). */
const isTaken = (key: string): boolean => key !== 'Saddle';

/** What the player could sell of a family, by name. `nameOf` gives the name of an item in their language. */
export function forSale(
  { items }: Player,
  family: SoldFamily,
  query: string,
  nameOf: (family: SoldFamily, key: string) => string,
): readonly SaleItem[] {
  return Object.entries(items[family])
    .flatMap(([key, count]) => {
      const price = worth[family](key);
      const name = nameOf(family, key);
      const isShown = (count ?? 0) > 0 && isTaken(key) && matches({ text: name }, query);
      return isShown && price !== undefined ? [{ family, key, name, count: count ?? 0, price }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
