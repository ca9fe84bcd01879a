import { defineArea } from '../area.ts';
import { dayRoutes } from './routes.ts';

/** The day: when it begins, and running it. */
export const dayArea = defineArea({
  name: 'day',
  routes: () => dayRoutes,
});
