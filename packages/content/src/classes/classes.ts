import { classOrder } from './table.ts';
import type { PlayerClassKey } from './types.ts';

/** Level from which a class can be chosen (seeds 1, section 4). */
export const classLevel = 10;

/** The class that a name on the wire means: `mage` is the wizard; undefined if there is no such class. */
export function findClass(name: string): PlayerClassKey | undefined {
  const wanted = name === 'mage' ? 'wizard' : name;
  return classOrder.find((key) => key === wanted);
}
