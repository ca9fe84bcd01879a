import { defineArea } from '../area.ts';
import { worldRoutes } from './routes.ts';

/** What goes on in the world. */
export const worldArea = defineArea({
  name: 'world',
  routes: () => worldRoutes,
});
