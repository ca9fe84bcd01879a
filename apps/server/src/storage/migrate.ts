import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Connection } from './connect.ts';
import { type Migration, migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** The database was made by a newer program than this one. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** Writes a whole, consistent copy of an embedded database. */
export async function backUpTo(connection: Connection, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`there is a file already: ${target}`);
  mkdirSync(dirname(target), { recursive: true });
  await sql`VACUUM INTO ${target}`.execute(connection.db);
}

async function appliedNumbers(db: Kysely<Database>): Promise<number[]> {
  await sql`CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)`.execute(
    db,
  );
  const rows = await db.selectFrom('migrations').select('number').orderBy('number').execute();
  return rows.map((row) => row.number);
}

/** Tables whose rows no migration may lose unless it says so. */
const counted = ['players', 'player_sections', 'tasks', 'operations', 'api_tokens'] as const;

async function countRows(db: Kysely<Database>): Promise<number[]> {
  return Promise.all(
    counted.map(async (table) => {
      const row = await db
        .selectFrom(table)
        .select((e) => e.fn.countAll<number>().as('n'))
        .executeTakeFirst();
      return row?.n ?? 0;
    }),
  );
}

async function assertNoOrphans(db: Kysely<Database>): Promise<void> {
  for (const table of ['player_sections', 'tasks', 'operations', 'api_tokens', 'transactions'] as const) {
    const column = table === 'tasks' ? 'user_id' : 'player_id';
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)} AS c
      WHERE c.${sql.ref(column)} IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM players AS p WHERE p.id = c.${sql.ref(column)})`.execute(db);
    if ((rows[0]?.n ?? 0) > 0) throw new Error(`migration left rows of ${table} without a player`);
  }
}

async function apply(connection: Connection, step: Migration, isFirst: boolean): Promise<void> {
  await connection.db.transaction().execute(async (trx) => {
    const before = isFirst ? [] : await countRows(trx);
    for (const statement of step.statements(connection.engine)) await sql.raw(statement).execute(trx);
    const after = await countRows(trx);
    before.forEach((rows, i) => {
      if (rows !== after[i]) throw new Error(`migration ${step.number} changed the rows of ${counted[i]}`);
    });
    await assertNoOrphans(trx);
    await trx
      .insertInto('migrations')
      .values({ number: step.number, name: step.name, applied_at: Date.now() })
      .execute();
  });
}

/** Two processes that start at once on PostgreSQL must not both migrate. */
const lockNumber = 4_207_001;

/**
 * Brings the schema up to date. An embedded database that holds data is copied to `backups/` first.
 * Gives the numbers that were applied.
 */
export async function migrate(connection: Connection, steps = migrations): Promise<number[]> {
  if (connection.engine === 'sqlite') return migrateAll(connection, steps);
  return connection.db.connection().execute(async (db) => {
    await sql`SELECT pg_advisory_lock(${lockNumber})`.execute(db);
    try {
      return await migrateAll({ ...connection, db }, steps);
    } finally {
      await sql`SELECT pg_advisory_unlock(${lockNumber})`.execute(db);
    }
  });
}

async function migrateAll(connection: Connection, steps: readonly Migration[]): Promise<number[]> {
  const applied = await appliedNumbers(connection.db);
  const latest = steps.at(-1)?.number ?? 0;
  const found = applied.at(-1) ?? 0;
  if (found > latest) {
    throw new NewerDatabaseError(
      `the database is at step ${found}, this program knows ${latest}: start a newer program, or restore a backup`,
    );
  }
  const missing = steps.filter((step) => !applied.includes(step.number));
  if (missing.length > 0 && found > 0 && connection.file) {
    const name = `before-${missing[0]?.number}-${new Date().toISOString().replaceAll(':', '-')}.sqlite`;
    await backUpTo(connection, join(dirname(connection.file), 'backups', name));
  }
  for (const step of missing) await apply(connection, step, step.number === 1);
  return missing.map((step) => step.number);
}
