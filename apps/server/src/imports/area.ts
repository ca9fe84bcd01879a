import { defineArea } from '../area.ts';
import { importRoutes } from './routes.ts';

/** Bringing an account along from the reference, by its user data export. */
export const importsArea = defineArea({
  name: 'imports',
  routes: importRoutes,
  tables: [
    {
      name: 'import_records',
      key: ['player_id', 'kind', 'id'],
      since: 11,
      refersTo: { column: 'player_id', table: 'players', key: 'id' },
    },
  ],
});
