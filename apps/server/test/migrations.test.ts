import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Connection, connect } from '../src/storage/connect.ts';
import { migrate, NewerDatabaseError } from '../src/storage/migrate.ts';
import { migrations } from '../src/storage/migrations/index.ts';
import type { Migration } from '../src/storage/migrations/migration.ts';
import { tables } from '../src/tables.ts';
import { engines } from './support/postgres.ts';
import { addPlayer, storageOn } from './support/storage.ts';

const open: { folder: string; connection: Connection }[] = [];

async function openEmpty(databaseUrl: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-migrate-'));
  const connection = connect(databaseUrl ?? join(folder, 'everdeed.sqlite'));
  open.push({ folder, connection });
  return { folder, connection };
}

afterEach(async () => {
  for (const { folder, connection } of open.splice(0)) {
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

const next = (...statements: string[]): Migration[] => [
  ...migrations,
  { number: 1000, name: 'next', statements: () => statements },
];

describe.each(engines)('on $engine', ({ database }) => {
  test('a migration is applied once', async () => {
    const { connection } = await openEmpty(await database());
    expect(await migrate(connection, tables)).toEqual(migrations.map((step) => step.number));
    expect(await migrate(connection, tables)).toEqual([]);
  });

  test('a database that is newer than the program is refused', async () => {
    const { connection } = await openEmpty(await database());
    await migrate(connection, tables, next('CREATE TABLE later (id TEXT PRIMARY KEY)'));
    await expect(migrate(connection, tables)).rejects.toThrow(NewerDatabaseError);
  });

  test.each([
    ['loses rows', 'DELETE FROM players', /changed the rows of players/],
    ['breaks half-way', 'CREATE TABLE half (id TEXT PRIMARY KEY); broken', /./],
  ])('a migration that %s changes nothing at all', async (_what, statement, message) => {
    const { connection } = await openEmpty(await database());
    await migrate(connection, tables);
    const player = await addPlayer(storageOn(connection));
    await expect(migrate(connection, tables, next(...statement.split('; ')))).rejects.toThrow(message);
    expect(await storageOn(connection).reader().players.get(player._id)).toEqual(player);
    expect(await migrate(connection, tables)).toEqual([]);
  });
});

test('an embedded database is backed up before it is migrated', async () => {
  const { folder, connection } = await openEmpty(undefined);
  await migrate(connection, tables);
  const player = await addPlayer(storageOn(connection));
  await migrate(connection, tables, next('CREATE TABLE later (id TEXT PRIMARY KEY)'));
  const [backup = ''] = readdirSync(join(folder, 'backups'));
  const copy = connect(join(folder, 'backups', backup));
  open.push({ folder, connection: copy });
  expect(await storageOn(copy).reader().players.get(player._id)).toEqual(player);
  const applied = await copy.db.selectFrom('migrations').select('number').orderBy('number').execute();
  expect(applied.map(({ number }) => number)).toEqual(migrations.map(({ number }) => number));
});

test('two processes that start at once on PostgreSQL migrate once', async () => {
  const url = await engines[1].database();
  const [one, two] = [await openEmpty(url), await openEmpty(url)];
  const applied = await Promise.all([migrate(one.connection, tables), migrate(two.connection, tables)]);
  expect(applied.flat()).toEqual(migrations.map((step) => step.number));
});
