import { areas } from './areas.ts';
import type { Services } from './services.ts';
import { forgetOldOperations } from './storage/operation-store.ts';

const everyMs = 3_600_000;

/** Removes what is kept for a time only. Lists that belong to one player are kept short where they are written. */
export async function cleanUp(services: Services, isEnding: () => boolean = () => false): Promise<void> {
  await forgetOldOperations(services.storage.db, services.system.now(), isEnding);
  for (const area of areas) await area.cleanUp?.(services, isEnding);
}

/** Cleans up now and every hour: a server that runs for a short time only cleans too. Returns a stop function. */
export function startHousekeeping(services: Services): () => Promise<void> {
  let hasEnded = false;
  let work = Promise.resolve();
  const clean = () => {
    work = work
      .then(() => cleanUp(services, () => hasEnded))
      .catch((error: unknown) => services.log.error({ err: error }, 'housekeeping failed'));
  };
  clean();
  const timer = setInterval(clean, everyMs);
  timer.unref();
  return async () => {
    hasEnded = true;
    clearInterval(timer);
    await work;
  };
}
