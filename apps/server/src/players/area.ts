import { defineArea } from '../area.ts';
import { playerRoutes } from './routes.ts';

/** The whole player: reading and editing it. */
export const playersArea = defineArea({
  name: 'players',
  routes: playerRoutes,
});
