import { defineArea } from '../area.ts';
import { dayRoutes } from './routes.ts';

/** The day: when it begins, and its change. */
export const dayArea = defineArea({
  name: 'day',
  routes: () => dayRoutes,
});
