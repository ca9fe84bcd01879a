import type { Services } from '../services.ts';
import { reconcileJob } from './payment-jobs.ts';
import { providersOf } from './providers.ts';

/** How long a payment is kept that never was one (ms): our own figure. The books keep all others. */
const KEPT_MS = 90 * 24 * 3_600_000;

/** Removes payments that were not paid, and sees to it that what hangs is asked for. */
export async function tidyPayments(services: Services): Promise<void> {
  const { storage, system } = services;
  await storage.db
    .deleteFrom('payments')
    .where('state', 'in', ['failed', 'abandoned'])
    .where('owed', '=', 0)
    .where('updated_at', '<', system.now() - KEPT_MS)
    .execute();
  if (providersOf(services).length > 0) await storage.run((tx) => tx.enqueue(reconcileJob, {}));
}
