import { defineArea } from '../area.ts';
import { noteBlows } from './blows.ts';
import { worldJobs } from './jobs.ts';
import { worldRoutes } from './routes.ts';

/** What goes on in the world. */
export const worldArea = defineArea({
  name: 'world',
  routes: () => worldRoutes,
  tables: [
    { name: 'world_blows', key: ['id'], since: 18 },
    { name: 'world_rewards', key: ['id'], since: 18 },
  ],
  jobs: worldJobs,
  reactions: [noteBlows],
});
