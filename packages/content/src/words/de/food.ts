import { readFood } from '../read/food.ts';
import { foodText } from './things/food-text.ts';

/** Words of the food. */
export const words = { food: () => readFood(foodText) };
