import { lazyIndex } from '../lazy.ts';
import { dropEggs, questEggs } from './table.ts';
import type { Egg } from './types.ts';

const findDropEgg = /* @__PURE__ */ lazyIndex(() => dropEggs);

/** Drop eggs, then quest eggs. */
export const allEggs = (): readonly Egg[] => [...dropEggs, ...questEggs];

/** The egg of `key`. */
export const findEgg: (key: string) => Egg | undefined = /* @__PURE__ */ lazyIndex(allEggs);

/** Whether tasks drop this egg; only such eggs take premium and wacky potions. */
export const isDropEgg = (key: string): boolean => findDropEgg(key) !== undefined;
