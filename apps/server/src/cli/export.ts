import { createWriteStream, existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { type Connection, connect } from '../storage/connect.ts';
import { backUpTo } from '../storage/migrate.ts';
import { migrations } from '../storage/migrations/index.ts';
import type { Database } from '../storage/schema.ts';
import { type AreaTable, dataTables } from '../storage/tables.ts';
import { tables } from '../tables.ts';
import { type Command, stamp, UsageError } from './context.ts';
import { type End, formatVersion, type Head, type RecordLine, type Row } from './export-file.ts';

const pageSize = 500;

async function* rowsOf(db: Kysely<Database>, { name, key }: AreaTable): AsyncGenerator<Row> {
  const place = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after = last && sql.join(key.map((column) => last?.[column]));
    const rest = after ? sql`WHERE (${place}) > (${after})` : sql``;
    const page = sql<Row>`SELECT * FROM ${sql.table(name)} ${rest} ORDER BY ${place} LIMIT ${pageSize}`;
    const { rows } = await page.execute(db);
    yield* rows;
    last = rows.length < pageSize ? undefined : rows.at(-1);
  } while (last);
}

const lineOf = (line: Head | RecordLine | End): string => `${JSON.stringify(line)}\n`;

async function* linesOf(db: Kysely<Database>): AsyncGenerator<string> {
  yield lineOf({ everdeed: formatVersion, step: migrations.at(-1)?.number ?? 0 });
  let records = 0;
  for (const table of dataTables(tables)) {
    for await (const row of rowsOf(db, table)) {
      records++;
      yield lineOf({ table: table.name, row });
    }
  }
  yield lineOf({ records });
}

/** Reads a consistent snapshot while the server is running. `file` is the name for temporary files. */
async function atOneMoment(
  connection: Connection,
  file: string,
  read: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  if (connection.engine === 'postgres') {
    await connection.db.transaction().setIsolationLevel('repeatable read').execute(read);
    return;
  }
  const snapshot = `${file}.snapshot`;
  await backUpTo(connection, snapshot);
  const copy = connect(snapshot);
  try {
    await read(copy.db);
  } finally {
    await copy.close();
    for (const suffix of ['', '-wal', '-shm']) rmSync(snapshot + suffix, { force: true });
  }
}

/** Writes everything to one file, for import on either engine. */
export const exportAll: Command = async ({ connection, say }, [target]) => {
  const file = resolve(target ?? `everdeed-${stamp()}.jsonl.gz`);
  if (existsSync(file)) throw new UsageError(`the file already exists: ${file}`);
  try {
    await atOneMoment(connection, file, (db) =>
      pipeline(
        Readable.from(linesOf(db)),
        createGzip(),
        createWriteStream(file, { flags: 'wx', mode: 0o600 }),
      ),
    );
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  say(`Wrote ${file}. It contains password hashes and emails: keep it safe.`);
  say(
    'Copy SECRET_KEY, or secret.key in the data folder, as well; otherwise all clients have to sign in again.',
  );
};
