import { defineArea } from '../area.ts';
import { noteBlows } from './blows.ts';
import { keepEventsFresh } from './keep-events-fresh.ts';
import { worldJobs } from './jobs.ts';
import { worldRoutes } from './routes.ts';

/** What goes on in the world. */
export const worldArea = defineArea({
  name: 'world',
  routes: () => worldRoutes,
  extras: [keepEventsFresh],
  tables: [
    { name: 'world_blows', key: ['id'], since: 18 },
    { name: 'world_rewards', key: ['id'], since: 18 },
    { name: 'event_runs', key: ['key'], since: 33 },
  ],
  jobs: worldJobs,
  reactions: [noteBlows],
});
