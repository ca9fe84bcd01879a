import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fieldsIn, listIn, textIn } from '@everdeed/content/values';
import { sql } from 'kysely';
import type { Connection } from '../../src/storage/connect.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { migrations } from '../../src/storage/migrations/index.ts';
import { tables } from '../../src/tables.ts';

/** A record of an export. */
interface ExportedRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

const folder = join(import.meta.dirname, '..', 'fixtures');
const unpack = (name: string): string =>
  brotliDecompressSync(readFileSync(join(folder, name))).toString('utf8');

/** What the release with schema step 1 exported: a head, a line for each record, and the count. */
export const exportedByRelease1 = (): string => unpack('release-1.jsonl.br');

/** What that release showed of its players, by the order of their numbers, and some of them whole, by id. */
export const shownByRelease1 = () => shownIn(JSON.parse(unpack('release-1.expected.json.br')));

const shownIn = (read: unknown) => ({
  digests: listIn(read, 'digests').map((pair) => [textIn(pair, 0), textIn(pair, 1)] as const),
  sample: fieldsIn(read, 'sample'),
});

const perStatement = 100;

async function insert(
  connection: Connection,
  table: string,
  rows: readonly ExportedRow['row'][],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
  await sql`INSERT INTO ${sql.table(table)} (${columns}) VALUES ${values}`.execute(connection.db);
}

/** Makes an empty database one of step 1 that holds these records. */
export async function fillAsRelease1(connection: Connection, records: readonly ExportedRow[]): Promise<void> {
  await migrate(connection, tables, migrations.slice(0, 1));
  const rowsByTable = new Map<string, ExportedRow['row'][]>();
  for (const { table, row } of records) {
    const rows = rowsByTable.get(table);
    if (rows) rows.push(row);
    else rowsByTable.set(table, [row]);
  }
  await connection.db.transaction().execute(async (db) => {
    for (const [table, rows] of rowsByTable) {
      for (let from = 0; from < rows.length; from += perStatement)
        await insert({ ...connection, db }, table, rows.slice(from, from + perStatement));
    }
  });
}

/** The records of an export. */
export const recordsOf = (text: string): ExportedRow[] =>
  text
    .trim()
    .split('\n')
    .slice(1, -1)
    .map((line): ExportedRow => JSON.parse(line)); // Of an export, whose own format this is.
