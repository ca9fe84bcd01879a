import { rowsOfText } from '../text-table.ts';
import type { FoodWords } from '../types.ts';
import { foodText } from './food-text.ts';

/** Words of the food. */
export const readFoodWords = (): Map<string, FoodWords> =>
  new Map(
    rowsOfText(foodText).map(([key = '', name = '', withArticle = '', withThe = '', description = '']) => [
      key,
      { name, withArticle, withThe, description },
    ]),
  );
