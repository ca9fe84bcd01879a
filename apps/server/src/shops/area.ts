import { defineArea } from '../area.ts';
import { buyRoutes } from './buy-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { tradeRoutes } from './trade-routes.ts';

/** The shops: what they show, buying, selling and unlocking. */
export const shopsArea = defineArea({
  name: 'shops',
  routes: () => [...buyRoutes, ...tradeRoutes, ...pageRoutes],
});
