import { isLocked } from './failures.ts';
import { BusyError } from './turnstile.ts';

/** Waits between two attempts (ms): soon after the first, rarely in the end. */
const firstWaitMs = 2;
const maxWaitMs = 50;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Runs something that does nothing at all while another program holds the file, again and again until it works. The
 * engine itself must not wait (`busy_timeout = 0`): it would hold up the whole process.
 *
 * @throws {BusyError} when the file is not free by `giveUpAt` (by `performance.now()`)
 */
export async function patiently<T>(run: () => T, giveUpAt: number): Promise<T> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, maxWaitMs)) {
    try {
      return run();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() >= giveUpAt) throw new BusyError('another program holds the database');
    }
    await pause(waitMs);
  }
}
