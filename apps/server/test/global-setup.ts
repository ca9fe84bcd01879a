import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase, startPostgres } from '../../../scripts/support/postgres.ts';
import { connect } from '../src/storage/connect.ts';
import { migrate } from '../src/storage/migrate.ts';
import { tables } from '../src/tables.ts';

/** Brings an empty database to today's tables. */
async function prepare(where: string): Promise<void> {
  const connection = connect(where);
  await migrate(connection, tables);
  await connection.close();
}

/**
 * Starts one PostgreSQL for the whole run, on which every file creates its own databases, and prepares a database of
 * each engine for them to copy: copying one takes a fraction of the time of all migrations.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres({ durable: false });
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-prepared-'));
  const preparedSqlite = join(folder, 'everdeed.sqlite');
  const preparedUrl = await createDatabase(url);
  await Promise.all([prepare(preparedSqlite), prepare(preparedUrl)]);
  project.provide('postgresUrl', url);
  project.provide('preparedPostgres', new URL(preparedUrl).pathname.slice(1));
  project.provide('preparedSqlite', preparedSqlite);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await stop();
  };
}
