import { defineArea } from '../area.ts';
import { forgetOldCopies } from '../storage/import-copies.ts';
import { copyRoutes } from './copy-routes.ts';
import { FileReader } from './file-reader.ts';
import { importRoutes } from './routes.ts';

/** Bringing an account along from the reference, by its user data export. */
export const importsArea = defineArea({
  name: 'imports',
  routes: (services) => {
    const reader = new FileReader();
    return [...importRoutes(services, reader), ...copyRoutes(services, reader)];
  },
  tables: [
    {
      name: 'import_records',
      key: ['player_id', 'kind', 'id'],
      since: 11,
      refersTo: { column: 'player_id', table: 'players', key: 'id' },
    },
    {
      name: 'import_copies',
      key: ['id'],
      since: 12,
      refersTo: { column: 'player_id', table: 'players', key: 'id' },
    },
  ],
  cleanUp: ({ storage, system }) => forgetOldCopies(storage.db, system.now()),
});
