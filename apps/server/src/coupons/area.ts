import { defineArea } from '../area.ts';
import { couponRoutes } from './routes.ts';

/** Codes that can be redeemed once. */
export const couponsArea = defineArea({
  name: 'coupons',
  routes: () => couponRoutes,
  tables: [{ name: 'coupons', key: ['code'], since: 22 }],
});
