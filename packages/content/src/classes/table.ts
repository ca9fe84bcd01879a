import type { PlayerClassKey } from './types.ts';

/** Classes in catalogue order (catalogue classes.json). */
// biome-ignore format: one row a line
export const classOrder: readonly PlayerClassKey[] = [
  'healer',
  'wizard',
  'rogue',
  'warrior',
];
