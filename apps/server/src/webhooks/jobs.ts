import { defineJob } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import { webhookJob } from './announce.ts';
import { deliver } from './deliver.ts';

/** Posting webhooks. Hosts of the own network are reached where a setting or test mode allows it. */
export const webhookJobs = [
  defineJob(webhookJob, {
    // Slow receivers must leave slots for other jobs.
    maxAtOnce: 6,
    run(services: Services, { payload }, { signal }) {
      const innerAllowed = services.testMode || services.settings.webhookAllowPrivate;
      return deliver(services, { innerAllowed, signal }, payload);
    },
  }),
];
