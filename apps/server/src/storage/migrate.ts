import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Connection } from './connect.ts';
import type { Engine } from './engine.ts';
import { countRows, findOrphans } from './migration-checks.ts';
import { migrations } from './migrations/index.ts';
import type { Migration, RawDatabase, Row } from './migrations/migration.ts';
import type { Database } from './schema.ts';
import type { AreaTable } from './tables.ts';

/** The database was written by a newer version of the program. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** Writes a complete, consistent copy of an embedded database. */
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

/** The database as the code of migrations sees it. */
function rawDatabase(db: Kysely<Database>, engine: Engine): RawDatabase {
  return {
    engine,
    async query(text, parameters = []) {
      let count = 0;
      const numbered = engine === 'postgres' ? text.replaceAll('?', () => `$${++count}`) : text;
      const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(numbered, [...parameters]));
      return rows;
    },
  };
}

/** The steps to apply, and the tables that they may not lose rows of. */
export interface Plan {
  readonly tables: readonly AreaTable[];
  readonly steps: readonly Migration[];
}

async function apply(
  db: Kysely<Database>,
  engine: Engine,
  tables: readonly AreaTable[],
  step: Migration,
): Promise<void> {
  const before = await countRows(db, tables, step.number - 1);
  for (const statement of step.statements(engine)) await sql.raw(statement).execute(db);
  await step.run?.(rawDatabase(db, engine));
  const after = await countRows(db, tables, step.number);
  for (const [table, rows] of before) {
    const isKept = after.get(table) === rows || step.resizes?.includes(table);
    if (!isKept) throw new Error(`migration ${step.number} changed the rows of ${table}`);
  }
  const orphans = await findOrphans(db, tables, step.number);
  if (orphans.length > 0) throw new Error(`migration ${step.number}: ${orphans.join('; ')}`);
  await db
    .insertInto('migrations')
    .values({ number: step.number, name: step.name, applied_at: Date.now() })
    .execute();
}

/** Applies steps in the caller's transaction. */
export async function applySteps(
  db: Kysely<Database>,
  engine: Engine,
  { tables, steps }: Plan,
): Promise<void> {
  for (const step of steps) await apply(db, engine, tables, step);
}

/** Advisory lock: two processes that start at once on PostgreSQL must not both migrate. */
const lockNumber = 4_207_001;

/**
 * Brings the schema up to date; `tables` are those of all areas. An embedded database with data is copied to `backups/` first. Returns the
 * numbers of the applied migrations.
 */
export async function migrate(
  connection: Connection,
  tables: readonly AreaTable[],
  steps = migrations,
): Promise<number[]> {
  const plan = { tables, steps };
  if (connection.engine === 'sqlite') return migrateAll(connection, plan);
  return connection.db.connection().execute(async (db) => {
    await sql`SELECT pg_advisory_lock(${lockNumber})`.execute(db);
    try {
      return await migrateAll({ ...connection, db }, plan);
    } finally {
      await sql`SELECT pg_advisory_unlock(${lockNumber})`.execute(db);
    }
  });
}

async function migrateAll(connection: Connection, { tables, steps }: Plan): Promise<number[]> {
  const applied = await appliedNumbers(connection.db);
  const latest = steps.at(-1)?.number ?? 0;
  const found = applied.at(-1) ?? 0;
  if (found > latest) {
    throw new NewerDatabaseError(
      `This database was written by a newer version of Everdeed (schema step ${found}; this version knows steps up to ${latest}). Nothing was changed. Start the newer version again, or restore a backup made before the upgrade: the server keeps one in the folder "backups" beside the database.`,
    );
  }
  const missing = steps.filter((step) => !applied.includes(step.number));
  if (missing.length > 0 && found > 0 && connection.file) {
    const name = `before-${missing[0]?.number}-${new Date().toISOString().replaceAll(':', '-')}.sqlite`;
    await backUpTo(connection, join(dirname(connection.file), 'backups', name));
  }
  for (const step of missing) {
    await connection.db
      .transaction()
      .execute((db) => applySteps(db, connection.engine, { tables, steps: [step] }));
  }
  return missing.map((step) => step.number);
}
