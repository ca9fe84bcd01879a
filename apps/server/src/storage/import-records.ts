import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { readStored } from './stored-json.ts';

/** `aside`: a value without a place here. */
export type ImportRecordKind = 'aside';

/** What an import keeps, by an id that is the same every time. */
export interface ImportRecord {
  readonly kind: ImportRecordKind;
  readonly id: string;
  readonly doc: object;
}

/** Writes records; those that are there already are written anew. At most 100 at once. */
export async function keepImportRecords(
  db: Kysely<Database>,
  playerId: string,
  records: readonly ImportRecord[],
  now: number,
): Promise<void> {
  if (records.length === 0) return;
  const rows = records.map(({ kind, id, doc }) => ({
    player_id: playerId,
    kind,
    id,
    doc: JSON.stringify(doc),
    created_at: now,
  }));
  await db
    .insertInto('import_records')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'kind', 'id']).doUpdateSet((row) => ({ doc: row.ref('excluded.doc') })),
    )
    .execute();
}

/** A player's records of a kind, by id. */
export async function importRecords(
  db: Kysely<Database>,
  playerId: string,
  kind: ImportRecordKind,
): Promise<{ id: string; doc: Record<string, unknown> }[]> {
  const rows = await db
    .selectFrom('import_records')
    .select(['id', 'doc'])
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map(({ id, doc }) => ({ id, doc: readStored<Record<string, unknown>>(doc) }));
}

/** How many records of a kind a player has. */
export async function countImportRecords(
  db: Kysely<Database>,
  playerId: string,
  kind: ImportRecordKind,
): Promise<number> {
  const row = await db
    .selectFrom('import_records')
    .select((columns) => columns.fn.countAll().as('count'))
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
