import type { JobControl } from '../jobs/kind.ts';

/** Participants of one transaction: few enough that nobody waits long for a lock. */
export const batchSize = 50;

/** The process ends: the job is given back to the queue, and goes on where the last batch ended. */
class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/**
 * Runs batches until one is empty; each gets the last id of the one before, and returns its own ids. What a batch did
 * is committed before the next one begins, so that a job that was killed repeats at most one.
 */
export async function inBatches(
  control: JobControl,
  total: number,
  batch: (lastId: string) => Promise<readonly string[]>,
): Promise<void> {
  let done = 0;
  for (let lastId = ''; ; ) {
    if (control.signal.aborted) throw new Interrupted('the process ends');
    const ids = await batch(lastId);
    const last = ids.at(-1);
    if (last === undefined) return;
    lastId = last;
    done += ids.length;
    await control.progress(Math.min(done, total), total);
  }
}
