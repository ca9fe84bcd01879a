import { defineArea } from '../area.ts';
import { subscriptionRoutes } from './routes.ts';

/** What subscribers get. */
export const subscriptionsArea = defineArea({ name: 'subscriptions', routes: () => subscriptionRoutes });
