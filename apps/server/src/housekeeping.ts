import type { Services } from './services.ts';
import { forgetOldOperations } from './storage/operation-store.ts';

const everyMs = 3_600_000;

/** Removes what is kept for a time only. Gives a function that ends it. */
export function startHousekeeping(services: Services): () => void {
  const clean = async () => {
    try {
      await forgetOldOperations(services.storage.db, services.nature.now());
      await services.mailer.forgetOld();
    } catch (error) {
      services.log.error({ err: error }, 'housekeeping failed');
    }
  };
  const timer = setInterval(() => void clean(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
