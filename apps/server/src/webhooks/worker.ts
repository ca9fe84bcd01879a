import { type WebhookPayload, webhookJob } from '../commands/announce.ts';
import type { Services } from '../services.ts';
import { deliver } from './deliver.ts';

/** Makes the job queue post webhooks. Hosts of the own network are reached in test mode only. */
export function workOnWebhooks({ jobs, storage, nature, testMode }: Services): void {
  const deps = { storage, innerAllowed: testMode, now: () => nature.now() };
  // Only `announce` puts jobs of this kind into the queue, always with this payload.
  jobs.handle(webhookJob, (job) => deliver(deps, job.payload as WebhookPayload));
}
