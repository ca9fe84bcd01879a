import { defineArea } from '../area.ts';
import { contentRoutes } from './routes.ts';

/** The catalogue, and frequently asked questions. */
export const contentArea = defineArea({
  name: 'content',
  routes: () => contentRoutes,
});
