import { defineArea } from '../area.ts';
import { amazonRoutes, storeRoutes } from './absent-routes.ts';
import { paymentJobs } from './jobs.ts';
import { ownPaymentRoutes } from './own-routes.ts';
import { paypalRoutes } from './paypal-routes.ts';
import { addPaymentReturn, addPaymentWebhooks } from './routes.ts';
import { addSandbox } from './sandbox/routes.ts';
import { sandboxJobs } from './sandbox/work.ts';
import { stripeRoutes } from './stripe-routes.ts';
import { tidyPayments } from './tidy.ts';

/** Money: what was paid, and what was given for it. */
export const paymentsArea = defineArea({
  name: 'payments',
  routes: (services) => [
    ...stripeRoutes(services),
    ...paypalRoutes(services),
    ...amazonRoutes,
    ...storeRoutes,
    ...ownPaymentRoutes(services),
  ],
  extras: [addPaymentWebhooks, addPaymentReturn, addSandbox],
  tables: [
    { name: 'payments', key: ['id'], since: 20 },
    { name: 'sandbox_subscriptions', key: ['id'], since: 21 },
    {
      name: 'sandbox_checkouts',
      key: ['id'],
      since: 21,
      refersTo: { column: 'subscription_id', table: 'sandbox_subscriptions', key: 'id' },
    },
  ],
  jobs: [...paymentJobs, ...sandboxJobs],
  cleanUp: tidyPayments,
});
