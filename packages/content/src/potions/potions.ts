import { lazyIndex } from '../lazy.ts';
import { premiumPotions, standardPotions, wackyPotions } from './table.ts';
import type { Potion } from './types.ts';

/** Standard, premium, then wacky potions. */
export const allPotions = (): readonly Potion[] => [...standardPotions, ...premiumPotions, ...wackyPotions];

/** The hatching potion of `key`. */
export const findPotion: (key: string) => Potion | undefined = /* @__PURE__ */ lazyIndex(allPotions);
