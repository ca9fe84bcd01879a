import { defineArea } from '../area.ts';
import type { Services } from '../services.ts';
import { announceOutcome, type WebhookPayload, webhookJob } from './announce.ts';
import { deliver } from './deliver.ts';
import { webhookRoutes } from './routes.ts';

/** Deliveries at once: slow receivers leave places for other work. */
const maxAtOnce = 6;

/** Makes the job queue post webhooks. Hosts of the own network are reached where a setting or test mode allows it. */
function workOnWebhooks(services: Services): void {
  const { jobs, settings, testMode } = services;
  const innerAllowed = testMode || settings.webhookAllowPrivate;
  // Only `announce` puts jobs of this kind into the queue, always with this payload.
  const work = (payload: unknown, signal: AbortSignal) =>
    deliver(services, { innerAllowed, signal }, payload as WebhookPayload);
  jobs.handle(webhookJob, (job, signal) => work(job.payload, signal), maxAtOnce);
}

/** Webhooks: receivers of a player's own events. */
export const webhooksArea = defineArea({
  name: 'webhooks',
  routes: () => webhookRoutes,
  jobs: workOnWebhooks,
  reactions: [announceOutcome],
});
