import { valueIn } from '@everdeed/content/values';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';

/**
 * Whether two objects are of one hidden class of the engine. What handles objects of ever new classes has to look each
 * of their fields up anew, and the classes themselves are collected with the old garbage only.
 */
export function areOfOneClass(a: object, b: object): boolean {
  setFlagsFromString('--allow-natives-syntax');
  const pair: unknown = runInThisContext('(a, b) => ({ isSame: %HaveSameMap(a, b) })');
  if (typeof pair !== 'function') throw new Error('the engine did not compile its own function');
  return valueIn(pair(a, b), 'isSame') === true;
}
