import type { Picture } from '../pipeline/picture.ts';
import { drawGearWith, drawWornWith } from './draw.ts';
import { gearArt } from './resolve.ts';

export { gearArt, hasGear } from './resolve.ts';
export type { GearArt } from './spec.ts';

/** A gear item as shown in shops, 32 x 32. */
export const drawGear = (key: string): Picture => drawGearWith(gearArt, key);

/** A worn piece on the avatar's grid. For back items, `side` picks the part behind or in front of the body. */
export const drawWorn = (key: string, widen: number, side?: 'behind' | 'front'): Picture =>
  drawWornWith(gearArt, key, widen, side);
