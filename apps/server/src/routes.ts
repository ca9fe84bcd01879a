import { accountRoutes } from './accounts/account-routes.ts';
import { signInRoutes } from './accounts/sign-in-routes.ts';
import { artRoutes } from './art/routes.ts';
import { i18nRoutes } from './content/i18n-routes.ts';
import { contentRoutes } from './content/routes.ts';
import { dayRoutes } from './day/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { serverRoutes } from './health/routes.ts';
import type { Route } from './http/route.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { letterRoutes } from './mail/letter-routes.ts';
import type { Services } from './services.ts';
import { tagRoutes } from './tags/routes.ts';
import { taskRoutes } from './tasks/routes.ts';
import { userRoutes } from './user/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { workOnWebhooks } from './webhooks/worker.ts';
import { reportRoutes } from './world/report-routes.ts';
import { worldRoutes } from './world/routes.ts';

/** Routes by area. An area adds its list here, and nowhere else. */
const areas: readonly (readonly Route[])[] = [
  serverRoutes,
  signInRoutes,
  accountRoutes,
  letterRoutes,
  userRoutes,
  taskRoutes,
  tagRoutes,
  notificationRoutes,
  dayRoutes,
  webhookRoutes,
  contentRoutes,
  worldRoutes,
  reportRoutes,
  i18nRoutes,
  exportRoutes,
  artRoutes,
];

/** Every route there is. */
export const allRoutes = (): Route[] => areas.flat();

/** What areas do in the background: each adds its workers with `services.jobs.handle`. */
const workers: readonly ((services: Services) => void)[] = [workOnWebhooks];

/** Makes the job queue know all workers. */
export function registerJobs(services: Services): void {
  for (const register of workers) register(services);
}
