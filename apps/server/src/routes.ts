import { accountRoutes } from './accounts/account-routes.ts';
import { signInRoutes } from './accounts/sign-in-routes.ts';
import { serverRoutes } from './health/routes.ts';
import type { Route } from './http/route.ts';
import type { Services } from './services.ts';

/** Routes by area. An area adds its list here, and nowhere else. */
const areas: readonly (readonly Route[])[] = [serverRoutes, signInRoutes, accountRoutes];

/** Every route there is. */
export const allRoutes = (): Route[] => areas.flat();

/** What areas do in the background: each adds its workers with `services.jobs.handle`. */
const workers: readonly ((services: Services) => void)[] = [];

/** Makes the job queue know all workers. */
export function registerJobs(services: Services): void {
  for (const register of workers) register(services);
}
