import { forgetOldResetCodes } from './accounts/credentials.ts';
import type { Services } from './services.ts';
import { forgetOldOperations } from './storage/operation-store.ts';

const everyMs = 3_600_000;

/** Removes what is kept for a time only. Lists that belong to one player are kept short where they are written. */
export async function cleanUp(services: Services, isEnding: () => boolean = () => false): Promise<void> {
  const { storage, system, mailer } = services;
  await forgetOldOperations(storage.db, system.now(), isEnding);
  await forgetOldResetCodes(storage.db, system.now());
  await mailer.forgetOld();
}

/** Cleans up now and every hour: a server that runs for a short time only cleans too. Gives what ends it. */
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
