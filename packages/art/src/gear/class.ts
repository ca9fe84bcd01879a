import type { Picture } from '../pipeline/picture.ts';
import { classLines } from './class-lines.ts';
import {
  CLASS_ARMORS,
  CLASS_EMBLEMS,
  CLASS_HEADS,
  CLASS_SHIELDS,
  CLASS_TOPPERS,
  CLASS_WEAPONS,
} from './class-shapes.ts';
import { drawGearWith, drawWornWith } from './draw.ts';
import { type GearArt, type Rack, readSpec } from './spec.ts';

const RACK: Rack = {
  weapons: CLASS_WEAPONS,
  props: {},
  shields: CLASS_SHIELDS,
  armors: CLASS_ARMORS,
  heads: CLASS_HEADS,
  backs: {},
  bodies: {},
  eyewear: {},
  pieces: {},
  emblems: CLASS_EMBLEMS,
  toppers: CLASS_TOPPERS,
  food: {},
};
const made = new Map<string, GearArt>();

/** Draws class gear just as gear/index.ts does. Other keys draw nothing. */
export function gearArt(key: string): GearArt {
  const kept = made.get(key);
  if (kept) return kept;
  const spec =
    classLines().get(key) ?? classLines().get(key.replace('shield_rogue', 'weapon_rogue')) ?? 'none';
  const art = readSpec(RACK, key.slice(0, key.indexOf('_')), spec);
  made.set(key, art);
  return art;
}

/** A piece of class gear as shown in shops, 32 x 32. */
export const drawGear = (key: string): Picture => drawGearWith(gearArt, key);

/** A worn piece of class gear on the avatar's grid. */
export const drawWorn = (key: string, widen: number, side?: 'behind' | 'front'): Picture =>
  drawWornWith(gearArt, key, widen, side);
