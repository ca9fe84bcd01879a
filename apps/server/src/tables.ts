import { areas } from './areas.ts';
import type { Area } from './area.ts';
import { type AreaTable, inFillingOrder, storageTables } from './storage/tables.ts';

/** Every table of the database, in an order in which they can be filled. */
export const tables: readonly AreaTable[] = inFillingOrder([
  ...storageTables,
  ...areas.flatMap((area: Area) => area.tables ?? []),
]);
