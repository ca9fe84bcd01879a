import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { type Connection, connect } from '../storage/connect.ts';
import { backUpTo } from '../storage/migrate.ts';
import { migrations } from '../storage/migrations/index.ts';
import { anyPlayer } from '../storage/player-store.ts';
import type { Database } from '../storage/schema.ts';
import { type Command, stamp, UsageError } from './context.ts';

type Row = Record<string, unknown>;

/** Tables in the order in which they can be filled, with their keys. */
const tables = {
  players: ['id'],
  player_sections: ['player_id', 'section'],
  credentials: ['player_id'],
  tasks: ['id'],
  operations: ['player_id', 'id'],
  api_tokens: ['id'],
  mails: ['id'],
  transactions: ['id'],
  player_history: ['id'],
  documents: ['collection', 'id'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>;
type Table = keyof typeof tables;

const pageSize = 500;
const insertSize = 100;
const version = 1;

async function* rowsOf(db: Kysely<Database>, table: Table): AsyncGenerator<Row> {
  const keys: readonly string[] = tables[table];
  const place = sql.join(keys.map((key) => sql.ref(key)));
  let last: Row | undefined;
  do {
    const after = last && sql.join(keys.map((key) => last?.[key]));
    const rest = after ? sql`WHERE (${place}) > (${after})` : sql``;
    const page = sql<Row>`SELECT * FROM ${sql.table(table)} ${rest} ORDER BY ${place} LIMIT ${pageSize}`;
    const { rows } = await page.execute(db);
    yield* rows;
    last = rows.length < pageSize ? undefined : rows.at(-1);
  } while (last);
}

async function* linesOf(db: Kysely<Database>): AsyncGenerator<string> {
  yield `${JSON.stringify({ everdeed: version, step: migrations.at(-1)?.number })}\n`;
  let count = 0;
  for (const table of Object.keys(tables) as Table[]) {
    for await (const row of rowsOf(db, table)) {
      count++;
      yield `${JSON.stringify({ table, row })}\n`;
    }
  }
  yield `${JSON.stringify({ records: count })}\n`;
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

/** A line of the file: the head, a record, or the end. */
interface Line {
  readonly everdeed?: number;
  readonly step?: number;
  readonly table?: string;
  readonly row?: Row;
  readonly records?: number;
}

/** Inserts rows in batches. */
class Filler {
  count = 0;
  #table: Table | undefined;
  #rows: Row[] = [];
  #isComplete = false;
  #hasHead = false;
  constructor(readonly db: Kysely<Database>) {}

  async take(line: string): Promise<void> {
    const read = JSON.parse(line) as Line;
    if (!this.#hasHead) this.#readHead(read);
    else if (read.row) await this.#add(read.table ?? '', read.row);
    else this.#isComplete = read.records === this.count;
  }

  #readHead({ everdeed, step = 0 }: Line): void {
    if (everdeed !== version) throw new UsageError('this file is not an export of this program');
    if (step > (migrations.at(-1)?.number ?? 0))
      throw new UsageError('this file is from a newer version of the program');
    this.#hasHead = true;
  }

  async #add(table: string, row: Row): Promise<void> {
    if (!Object.hasOwn(tables, table)) throw new UsageError(`this file contains an unknown table: ${table}`);
    if (table !== this.#table || this.#rows.length >= insertSize) await this.#write();
    this.#table = table as Table;
    this.#rows.push(row);
    this.count++;
  }

  async #write(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    if (this.#table && rows.length > 0) await this.db.insertInto(this.#table).values(rows).execute();
  }

  async end(): Promise<void> {
    await this.#write();
    if (!this.#isComplete) throw new UsageError('this file is truncated');
  }
}

async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of source) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Whether an error means that the file is damaged. */
const isDamage = (error: unknown): error is Error =>
  error instanceof SyntaxError ||
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && /^(?:Z_|ERR_ENCODING)/.test(String(error.code)));

/** Reads all lines of a file into the database and returns the number of records. */
async function fill(db: Kysely<Database>, source: string): Promise<number> {
  const filler = new Filler(db);
  let failure: unknown;
  const take = async (bytes: AsyncIterable<Buffer>) => {
    try {
      for await (const line of linesIn(bytes)) await filler.take(line);
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  try {
    await pipeline(createReadStream(source), createGunzip(), take);
  } catch (error) {
    // The pipeline may only report that it was aborted.
    throw failure ?? error;
  }
  await filler.end();
  return filler.count;
}

/** Fills an empty database from an exported file, completely or not at all. */
export const importAll: Command = async ({ connection, storage, say }, [source]) => {
  if (source === undefined || !existsSync(source)) throw new UsageError('give the file that "export" wrote');
  if (await anyPlayer(connection.db))
    throw new UsageError('the database is not empty: import fills an empty one');
  try {
    const count = await storage.run((tx) => fill(tx.db, source));
    say(`Read ${count} records.`);
  } catch (error) {
    throw isDamage(error) ? new UsageError(`${source} cannot be read: ${error.message}`) : error;
  }
};
