import { defineArea } from '../area.ts';
import type { Services } from '../services.ts';
import { followGroupPlans, followSeats } from './follow-group-plans.ts';
import { groupPlanRoutes } from './group-plan-routes.ts';
import { subscriptionJobs } from './jobs.ts';
import { followEndedPlans } from './plan-ended.ts';
import { subscriptionRoutes } from './routes.ts';
import { isUnsettled, sitePlanJob } from './site-plan-job.ts';

/** Has players get the site's own plan, or lose it, if the settings have changed since the last start. */
async function tidyPlans(services: Services): Promise<void> {
  if (await isUnsettled(services))
    await services.storage.run((tx) => tx.enqueue(sitePlanJob, {}, { key: 'players' }));
}

/** What subscribers get, and who is one. */
export const subscriptionsArea = defineArea({
  name: 'subscriptions',
  routes: (services) => [...subscriptionRoutes, ...groupPlanRoutes(services)],
  tables: [
    { name: 'site_plans', key: ['id'], since: 23 },
    {
      name: 'group_plan_sweeps',
      key: ['group_id'],
      since: 23,
      refersTo: { column: 'group_id', table: 'groups', key: 'id' },
    },
  ],
  jobs: subscriptionJobs,
  reactions: [followEndedPlans, followGroupPlans, followSeats],
  cleanUp: tidyPlans,
});
