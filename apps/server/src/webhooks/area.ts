import { defineArea } from '../area.ts';
import { announceOutcome } from './announce.ts';
import { webhookJobs } from './jobs.ts';
import { webhookRoutes } from './routes.ts';

/** Webhooks: receivers of a player's own events. */
export const webhooksArea = defineArea({
  name: 'webhooks',
  routes: () => webhookRoutes,
  jobs: webhookJobs,
  reactions: [announceOutcome],
});
