import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** The names of groups. */
export async function titles(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('groups').select(['id', 'name']).where('id', 'in', ids).orderBy('id').execute();
}
