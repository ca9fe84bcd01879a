import { defineArea } from '../area.ts';
import { exportRoutes } from './routes.ts';

/** Files with everything that belongs to a player. */
export const exportsArea = defineArea({
  name: 'exports',
  routes: () => exportRoutes,
});
