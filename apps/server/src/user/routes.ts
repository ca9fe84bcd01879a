import { careRoutes } from './care-routes.ts';
import { characterRoutes } from './character-routes.ts';
import { deviceRoutes } from './device-routes.ts';
import { recordRoutes } from './record-routes.ts';

/** Calls on the player's own record, except tasks, tags and sign-in (wire-user-and-tasks 1, 3). */
export const userRoutes = [...recordRoutes, ...characterRoutes, ...careRoutes, ...deviceRoutes];
