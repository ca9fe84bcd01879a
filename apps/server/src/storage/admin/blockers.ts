import type { Blocker } from '@everdeed/rules';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

const iso = (ms: number): string => new Date(ms).toISOString();

const blockerOf = (row: Selectable<Database['blockers']>): Blocker => ({
  _id: row.id,
  disabled: row.disabled === 1,
  type: row.type,
  area: row.area,
  value: row.value,
  blockSource: row.source,
  ...(row.reason === null ? {} : { reason: row.reason }),
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
});

const rowOf = (blocker: Blocker): Insertable<Database['blockers']> => ({
  id: blocker._id,
  disabled: Number(blocker.disabled),
  type: blocker.type,
  area: blocker.area,
  value: blocker.value,
  source: blocker.blockSource,
  reason: blocker.reason ?? null,
  created_at: Date.parse(blocker.createdAt),
  updated_at: Date.parse(blocker.updatedAt),
});

/** All that is switched on, the oldest first. */
export async function listBlockers(db: Db): Promise<Blocker[]> {
  const rows = await db
    .selectFrom('blockers')
    .selectAll()
    .where('disabled', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(blockerOf);
}

/** One by its id, switched on or not; locked for the rest of the transaction, since only the id is written. */
export async function lockBlocker(db: Db, id: string): Promise<Blocker | undefined> {
  const row = await db
    .updateTable('blockers')
    .set({ id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && blockerOf(row);
}

/** Writes a new blocker, or one that has changed. */
export async function putBlocker(db: Db, blocker: Blocker): Promise<void> {
  const { id, ...row } = rowOf(blocker);
  await db
    .insertInto('blockers')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
