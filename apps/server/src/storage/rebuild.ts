import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { applySteps, type Plan } from './migrate.ts';
import type { Database } from './schema.ts';

/**
 * Drops all tables, and makes those of the plan's steps anew, in the caller's transaction. Their rows are lost; `meta`
 * keeps its own. `tables` are those of the latest schema, each after the ones that it refers to.
 */
export async function rebuildTables(
  db: Kysely<Database>,
  engine: Engine,
  { tables, steps }: Plan,
): Promise<void> {
  const meta = await db.selectFrom('meta').selectAll().execute();
  await db.deleteFrom('migrations').execute();
  for (const { name } of tables.toReversed())
    if (name !== 'migrations') await sql`DROP TABLE ${sql.table(name)}`.execute(db);
  await applySteps(db, engine, { tables, steps });
  if (meta.length > 0) await db.insertInto('meta').values(meta).execute();
}
