import { defineArea } from '../area.ts';
import { listRoutes } from './list-routes.ts';
import type { Services } from '../services.ts';
import { supportRoutes } from './support-routes.ts';
import { updateRoutes } from './update-route.ts';

/** The hall, and what support does with single players. */
export const hallArea = defineArea({
  name: 'hall',
  routes: (parts: Services) => [...listRoutes, ...supportRoutes, ...updateRoutes(parts)],
});
