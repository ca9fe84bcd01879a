import { defineArea } from '../area.ts';
import { groupRoutes } from './routes.ts';

/** Groups. So far there is the tavern; parties and guilds cannot be founded yet. */
export const groupsArea = defineArea({ name: 'groups', routes: () => groupRoutes });
