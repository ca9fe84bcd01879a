import { classOrder } from './table.ts';
import type { PlayerClassKey } from './types.ts';

/** Level from which a class can be chosen (seeds 1, section 4). */
export const classLevel = 10;

/** The class for a name on the wire (`mage` is the wizard); undefined if there is none. */
export function findClass(name: string): PlayerClassKey | undefined {
  const wanted = name === 'mage' ? 'wizard' : name;
  return classOrder.find((key) => key === wanted);
}
