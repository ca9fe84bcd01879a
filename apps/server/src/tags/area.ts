import { defineArea } from '../area.ts';
import { tagRoutes } from './routes.ts';

/** Tags and their order. */
export const tagsArea = defineArea({
  name: 'tags',
  routes: () => tagRoutes,
});
