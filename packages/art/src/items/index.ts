import { hash } from '../pipeline/colour.ts';
import type { Picture } from '../pipeline/picture.ts';
import { render } from '../pipeline/render.ts';
import { potion } from '../pets/potions.ts';
import { FOOD, TREATS, treat } from './food.ts';
import { own } from '../pipeline/own.ts';

const SIZE = 32;

/** Food and treats ("Meat", "Cake_Red"), 32 x 32. */
export function drawFood(key: string): Picture {
  const food = own(FOOD, key);
  if (food) return render(food, SIZE, SIZE, {});
  const [kind = '', taste = ''] = key.split('_');
  const [b, l, c] = own(TREATS, taste) ?? TREATS.Base ?? [0, 0, 0];
  return render(treat(kind, hash(taste)), SIZE, SIZE, { b, l, c });
}

/** Whether a food key has a drawing. */
export function hasFood(key: string): boolean {
  const [kind = '', taste = ''] = key.split('_');
  return Object.hasOwn(FOOD, key) || (/^(Cake|Candy|Pie)$/.test(kind) && Object.hasOwn(TREATS, taste));
}

const BOTTLE = 'Nr 13 3 6 4.4 Cr 13.4 6.6 5.2 6 Co 16 20 8.6 8.6 Wr 12.4 9.6 7.2 1.8';
const FLUID = 'bs 8.4 18 12 16.8 16 18 20 17 23.6 18 23.4 23 20 26.6 16 27.8 12 26.6 8.6 23';

/** A hatching potion in its bottle, 32 x 32: the pattern of the pet swims in the fluid. */
export function drawPotion(key: string): Picture {
  const p = potion(key) ?? potion('Base');
  const palette = { ...p?.palette, b: p?.fluid ?? 0 };
  return render(`${BOTTLE} ${FLUID} !io 11.6 16.6 1.2 2 !id 20 23`, SIZE, SIZE, palette, {
    pattern: p?.pattern,
  });
}
/** Whether a potion has a palette. */
export const hasPotion = (key: string): boolean => potion(key) !== undefined;

export { drawEgg, hasEgg } from './eggs.ts';
export { drawCard, drawQuest, drawThing, hasCard, hasQuest, hasThing, thingKeys } from './quests.ts';
