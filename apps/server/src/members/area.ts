import { defineArea } from '../area.ts';
import { memberRoutes } from './routes.ts';

/** Other players, as everybody sees them. */
export const membersArea = defineArea({ name: 'members', routes: () => memberRoutes });
