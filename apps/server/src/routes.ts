import { credentialRoutes } from './accounts/credential-routes.ts';
import { deletionRoutes } from './accounts/deletion-routes.ts';
import { signInRoutes } from './accounts/sign-in-routes.ts';
import { tokenRoutes } from './accounts/token-routes.ts';
import { artRoutes } from './art/routes.ts';
import { attributeRoutes } from './character/attribute-routes.ts';
import { renewalRoutes } from './character/renewal-routes.ts';
import { contentRoutes } from './content/routes.ts';
import { dayRoutes } from './day/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import type { Route } from './http/route.ts';
import { mailRoutes } from './mail/routes.ts';
import { deviceRoutes } from './notifications/device-routes.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import { playerRoutes } from './players/routes.ts';
import { i18nRoutes } from './server/i18n-routes.ts';
import { reportRoutes } from './server/report-routes.ts';
import { statusRoutes } from './server/status-routes.ts';
import type { Services } from './services.ts';
import { tagRoutes } from './tags/routes.ts';
import { taskRoutes } from './tasks/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { workOnWebhooks } from './webhooks/worker.ts';
import { worldRoutes } from './world/routes.ts';

/** Routes by area. An area adds its list here, and nowhere else. */
const areas: readonly (readonly Route[])[] = [
  [...statusRoutes, ...i18nRoutes, ...reportRoutes],
  [...signInRoutes, ...credentialRoutes, ...tokenRoutes, ...deletionRoutes],
  mailRoutes,
  playerRoutes,
  [...attributeRoutes, ...renewalRoutes],
  dayRoutes,
  taskRoutes,
  tagRoutes,
  [...notificationRoutes, ...deviceRoutes],
  webhookRoutes,
  contentRoutes,
  worldRoutes,
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
