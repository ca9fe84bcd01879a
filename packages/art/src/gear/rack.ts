import { FOOD } from '../items/food.ts';
import { ARMORS } from './armors.ts';
import {
  CLASS_ARMORS,
  CLASS_EMBLEMS,
  CLASS_HEADS,
  CLASS_SHIELDS,
  CLASS_TOPPERS,
  CLASS_WEAPONS,
} from './class-shapes.ts';
import { EMBLEMS, TOPPERS } from './emblems.ts';
import { BACKS, BODIES, EYEWEAR, PIECES } from './extras.ts';
import { HEADS } from './heads.ts';
import { ODD_ARMORS, ODD_HEADS, PROPS } from './props.ts';
import { SHIELDS } from './shields.ts';
import type { Rack } from './spec.ts';
import { WEAPONS } from './weapons.ts';

/** All gear shapes. */
export const RACK: Rack = {
  weapons: { ...CLASS_WEAPONS, ...WEAPONS },
  props: PROPS,
  shields: { ...CLASS_SHIELDS, ...SHIELDS },
  armors: { ...CLASS_ARMORS, ...ARMORS, ...ODD_ARMORS },
  heads: { ...CLASS_HEADS, ...HEADS, ...ODD_HEADS },
  backs: BACKS,
  bodies: BODIES,
  eyewear: EYEWEAR,
  pieces: PIECES,
  emblems: { ...EMBLEMS, ...CLASS_EMBLEMS },
  toppers: { ...TOPPERS, ...CLASS_TOPPERS },
  food: FOOD,
};
