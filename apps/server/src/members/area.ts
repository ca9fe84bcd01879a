import { defineArea } from '../area.ts';
import { memberRoutes } from './routes.ts';

/** Other players, as everybody sees them. */
export const membersArea = defineArea({
  name: 'members',
  routes: () => memberRoutes,
  tables: [
    {
      name: 'achievement_dates',
      key: ['player_id', 'achievement'],
      since: 13,
      refersTo: { column: 'player_id', table: 'players', key: 'id' },
    },
  ],
});
