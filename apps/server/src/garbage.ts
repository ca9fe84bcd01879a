import { setFlagsFromString } from 'node:v8';

/**
 * Has this thread collect young garbage by itself. Otherwise it shares out every collection, a matter of a millisecond
 * or two, among helper threads and waits until the last of them got a processor: on few processors that are in use,
 * longer than doing the work.
 */
export function collectYoungGarbageAlone(): void {
  setFlagsFromString('--no-parallel-scavenge');
}

/**
 * Has this thread allocate everything young. Otherwise what is made in places whose objects outlived a few collections is
 * counted among the old from then on, and so keeps all that it can reach, a whole request, until the next full collection.
 */
export function allocateYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
