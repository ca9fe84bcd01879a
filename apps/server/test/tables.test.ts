import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/storage/schema.ts';
import { inFillingOrder, referencesAt, tablesAt } from '../src/storage/tables.ts';
import { tables } from '../src/tables.ts';
import { engines } from './support/postgres.ts';
import { openStorage, type TestStorage } from './support/storage.ts';

/** `table.column -> table.column` */
type Reference = `${string} -> ${string}`;

async function readSqlite(db: Kysely<Database>): Promise<{ names: string[]; references: Reference[] }> {
  const names = await sql<{ name: string }>`SELECT name FROM sqlite_master
    WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`.execute(db);
  const references: Reference[] = [];
  for (const { name } of names.rows) {
    const { rows } = await sql<{
      table: string;
      from: string;
      to: string;
    }>`SELECT "table", "from", "to" FROM pragma_foreign_key_list(${name})`.execute(db);
    references.push(...rows.map((row): Reference => `${name}.${row.from} -> ${row.table}.${row.to}`));
  }
  return { names: names.rows.map(({ name }) => name), references };
}

async function readPostgres(db: Kysely<Database>): Promise<{ names: string[]; references: Reference[] }> {
  const names = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema()`.execute(db);
  const { rows } = await sql<{ table: string; column: string; to: string }>`
    SELECT k.table_name AS table, k.column_name AS column, c.table_name || '.' || c.column_name AS to
    FROM information_schema.table_constraints AS t
    JOIN information_schema.key_column_usage AS k USING (constraint_name)
    JOIN information_schema.constraint_column_usage AS c USING (constraint_name)
    WHERE t.constraint_type = 'FOREIGN KEY'`.execute(db);
  const references = rows.map((row): Reference => `${row.table}.${row.column} -> ${row.to}`);
  return { names: names.rows.map(({ name }) => name), references };
}

describe.each(engines)('the schema on $engine', ({ engine, database }) => {
  let store: TestStorage;
  let schema: Awaited<ReturnType<typeof readSqlite>>;
  beforeAll(async () => {
    store = await openStorage(await database());
    schema = await (engine === 'SQLite' ? readSqlite : readPostgres)(store.connection.db);
  });
  afterAll(() => store.close());

  test('has exactly the tables that storage and the areas name, each of them once', () => {
    expect(tables.map(({ name }) => name).toSorted()).toEqual(schema.names.toSorted());
  });

  test('has exactly the references that they name', () => {
    const named = tables.flatMap((table) =>
      referencesAt(table, Infinity).map(
        (to): Reference => `${table.name}.${to.column} -> ${to.table}.${to.key}`,
      ),
    );
    expect(named.toSorted()).toEqual(schema.references.toSorted());
  });
});

test.each(engines)(
  'nothing on $engine bears the name of a table that was renamed',
  async ({ engine, database }) => {
    const store = await openStorage(await database());
    const names =
      engine === 'SQLite'
        ? sql<{ name: string }>`SELECT name FROM sqlite_master`
        : sql<{
            name: string;
          }>`SELECT relname AS name FROM pg_class UNION ALL SELECT conname FROM pg_constraint
          WHERE contype <> 'n'`;
    const { rows } = await names.execute(store.connection.db);
    await store.close();
    const old = tables.flatMap(({ renamed }) => renamed?.from ?? []);
    expect(
      rows.filter(({ name }) => old.some((from) => name.startsWith(`${from}_`) || name === from)),
    ).toEqual([]);
  },
);

test('tables are listed after those that they refer to', () => {
  const players = { name: 'players', key: ['id'], since: 1 } as const;
  const social = {
    name: 'player_social',
    key: ['player_id'],
    since: 2,
    refersTo: { column: 'player_id', table: 'players', key: 'id' },
  } as const;
  const memberships = {
    name: 'memberships',
    key: ['player_id'],
    since: 2,
    refersTo: { column: 'player_id', table: 'player_social', key: 'player_id' },
  } as const;
  expect(inFillingOrder([memberships, social, players])).toEqual([players, social, memberships]);
  const names = tables.map(({ name }) => name);
  for (const table of tables)
    for (const to of referencesAt(table, Infinity))
      expect(names.indexOf(to.table)).toBeLessThan(names.indexOf(table.name));
});

test('a renamed table has its old name before that step', () => {
  const named = (step: number) =>
    tablesAt(tables, step)
      .filter(({ table }) => table.name === 'ledger')
      .map(({ name }) => name);
  expect([0, 1, 5, 6].map(named)).toEqual([[], ['transactions'], ['transactions'], ['ledger']]);
});
