import { rowsOfText } from '../text-table.ts';
import type { FoodWords } from '../types.ts';

/** Words of the food, from rows of key, name, with an article, with "the", what it is like. */
export const readFood = (text: string): Map<string, FoodWords> =>
  new Map(
    rowsOfText(text).map(([key = '', name = '', withArticle = '', withThe = '', description = '']) => [
      key,
      { name, withArticle, withThe, description },
    ]),
  );
