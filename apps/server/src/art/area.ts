import { defineArea } from '../area.ts';
import { artRoutes } from './routes.ts';

/** Pictures. */
export const artArea = defineArea({
  name: 'art',
  routes: () => artRoutes(),
});
