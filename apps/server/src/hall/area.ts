import { defineArea } from '../area.ts';
import { listRoutes } from './list-routes.ts';
import { supportRoutes } from './support-routes.ts';

/** The hall, and what support does with single players. */
export const hallArea = defineArea({
  name: 'hall',
  routes: () => [...listRoutes, ...supportRoutes],
});
