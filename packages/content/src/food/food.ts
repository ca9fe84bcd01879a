import { lazyIndex } from '../lazy.ts';
import { foods } from './table.ts';
import type { Food, FoodSeason } from './types.ts';

/** The food of `key`, `Saddle` included. */
export const findFood: (key: string) => Food | undefined = /* @__PURE__ */ lazyIndex(() => foods);

/** The ten foods that drop in a season, in catalogue order. */
export const foodsOfSeason = (season: FoodSeason): readonly Food[] =>
  foods.filter((food) => food.season === season && food.canDrop === 'season');
