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

/** Growth of the old part between two full collections, in percent; measured, our own. */
const growthPercent = 150;

/**
 * Lets the old part grow to two and a half times of what lives in it before it is collected, instead of by a few
 * megabytes: each full collection holds all requests up for 20 to 40 ms, whatever it finds. At rest the memory is given
 * back all the same.
 */
export function collectOldGarbageRarely(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
}

/**
 * Keeps the young part from growing while the server starts, which makes much that lives for a moment: grown, it holds
 * 30 MB from then on that nobody needs before there is work. What is returned lets it grow with the work, as it does
 * by default: twofold each time.
 */
export function holdYoungPart(): () => void {
  setFlagsFromString('--semi-space-growth-factor=1');
  return () => setFlagsFromString('--semi-space-growth-factor=2');
}
