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

/** Whether there is a drawing of a food. */
export function hasFood(key: string): boolean {
  const [kind = '', taste = ''] = key.split('_');
  return Object.hasOwn(FOOD, key) || (/^(Cake|Candy|Pie)$/.test(kind) && Object.hasOwn(TREATS, taste));
}

/** Glass and fluid of the bottles: the plain flask, the fine ones, and the occasional jar. */
const BOTTLES: readonly (readonly [glass: string, fluid: string])[] = [
  [
    'Nr 13 3 6 4.4 Cr 13.4 6.6 5.2 6 Co 16 20 8.6 8.6 Wr 12.4 9.6 7.2 1.8',
    'bs 8.4 18 12 16.8 16 18 20 17 23.6 18 23.4 23 20 26.6 16 27.8 12 26.6 8.6 23 !io 11.6 16.6 1.2 2',
  ],
  [
    'Nr 13.4 2 5.2 4 Cr 13.6 5.6 4.8 6 Cs 13 10 19 10 24 22 22 28 10 28 8 22 Yr 12.4 9 7.2 1.8',
    'bs 10.6 17 13 16 16 17 19 16 21.4 17 23 22.4 21.6 27 10.4 27 9 22.4 !io 12.4 15 1 2',
  ],
  [
    'Ao 16 3.4 2.4 2 Cr 14 5.4 4 4 Cs 16 8 21 10 25 17 22 24 16 29 10 24 7 17 11 10 Yr 13 7.6 6 1.7',
    'bs 8.6 15.6 12 14.6 16 16 20 14.6 23.4 15.6 23.6 17.4 21 23 16 27.4 11 23 8.4 17.4 !io 11.6 13 1.1 1.8',
  ],
  ['Nr 13 2.6 6 4 Cr 13.4 6 5.2 4 Cr 8 10 16 18.4 Yr 12.4 8.8 7.2 1.8', 'br 9 15 14 12.4 !io 11 13.4 1 1.8'],
  [
    'Rr 10 3 12 4 Cs 9 7 23 7 25.4 12 25.4 25 23 29 9 29 6.6 25 6.6 12',
    'bs 8 13 12 12 16 13.4 20 12 24 13 24.2 24.6 22.4 27.8 9.6 27.8 7.8 24.6 !io 10 10 1.2 1.4',
  ],
];
const STANDARD = /^(Base|White|Desert|Red|Shade|Skeleton|Zombie|CottonCandyPink|CottonCandyBlue|Golden)$/;
const WACKY = /^(Veggie|Dessert|VirtualPet|TeaShop|Fungi|Cryptid|Alien)$/;

/** A hatching potion in its bottle, 32 x 32: the pattern of the pet swims in the fluid. */
export function drawPotion(key: string): Picture {
  const p = potion(key) ?? potion('Base');
  const palette = { ...p?.palette, b: p?.fluid ?? 0 };
  const shape = STANDARD.test(key) ? 0 : WACKY.test(key) ? 4 : 1 + (hash(key) % 3);
  const [glass = '', fluid = ''] = BOTTLES[shape] ?? [];
  return render(`${glass} ${fluid} !id 20 23`, SIZE, SIZE, palette, { pattern: p?.pattern });
}
/** Whether a potion has a palette. */
export const hasPotion = (key: string): boolean => potion(key) !== undefined;

export { drawEgg, hasEgg } from './eggs.ts';
