import { setFlagsFromString } from 'node:v8';

/**
 * Has this thread collect young garbage by itself. Otherwise it shares out every collection, a matter of a millisecond
 * or two, among helper threads and waits until the last of them got a processor: on few processors that are in use,
 * longer than doing the work.
 */
export function collectYoungGarbageAlone(): void {
  setFlagsFromString('--no-parallel-scavenge');
}
