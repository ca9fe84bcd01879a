import { defineArea } from '../area.ts';
import { announceOutcome } from './announce.ts';
import { announceChat, chatWebhookJob } from './announce-chat.ts';
import { webhookJobs } from './jobs.ts';
import { webhookRoutes } from './routes.ts';

/** Webhooks: receivers of a player's own events. */
export const webhooksArea = defineArea({
  name: 'webhooks',
  routes: () => webhookRoutes,
  jobs: [...webhookJobs, chatWebhookJob],
  reactions: [announceOutcome, announceChat],
});
