import { type WebhookPayload, webhookJob } from './announce.ts';
import type { Services } from '../services.ts';
import { deliver } from './deliver.ts';

/** Slow receivers leave places for other work. */
const mostAtOnce = 6;

/** Makes the job queue post webhooks. Hosts of the own network are reached where a setting or test mode allows it. */
export function workOnWebhooks({ jobs, storage, system, settings, testMode }: Services): void {
  const innerAllowed = testMode || settings.webhookAllowPrivate;
  const deps = { storage, innerAllowed, now: () => system.now() };
  // Only `announce` puts jobs of this kind into the queue, always with this payload.
  const work = (payload: unknown, signal: AbortSignal) => deliver(deps, payload as WebhookPayload, signal);
  jobs.handle(webhookJob, (job, signal) => work(job.payload, signal), mostAtOnce);
}
