import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Connection } from '../storage/connect.ts';
import type { Engine } from '../storage/engine.ts';
import { continueJobIds } from '../storage/job-store.ts';
import { applySteps } from '../storage/migrate.ts';
import { findOrphans } from '../storage/migration-checks.ts';
import { migrations } from '../storage/migrations/index.ts';
import { rebuildTables } from '../storage/rebuild.ts';
import type { Database } from '../storage/schema.ts';
import { dataTables, type TableName, tablesAt } from '../storage/tables.ts';
import { tables } from '../tables.ts';
import { type Command, UsageError } from './context.ts';
import { countOf } from './count-of.ts';
import { formatVersion, type Head, isEnd, isHead, isRecordLine, linesIn, type Row } from './export-file.ts';

const maxRowsAtOnce = 100;
/** In characters: a batch is held in memory a few times over. */
const maxTextAtOnce = 4_000_000;
const latest = migrations.at(-1)?.number ?? 0;

function checkHead({ everdeed, step }: Head): void {
  if (everdeed > formatVersion || step > latest)
    throw new UsageError('this file is from a newer version of the program');
  if (everdeed === 1 && step > 1)
    throw new UsageError(
      'this file is incomplete: the version that wrote it left out parties, guilds, invitations and notifications. Nothing was imported. Start this version on the old database, which upgrades it, and export again.',
    );
}

/**
 * Fills the tables from the lines of a file. They are made as they were when the file was written, and migrated once
 * they are full, so that a file of an older version arrives as its database would.
 */
class Importer {
  count = 0;
  #head: Head | undefined;
  #isComplete = false;
  readonly #known = new Set<string>();
  #table = '';
  #rows: Row[] = [];
  #textLength = 0;
  constructor(
    readonly db: Kysely<Database>,
    readonly engine: Engine,
  ) {}

  async take(text: string): Promise<void> {
    const line: unknown = JSON.parse(text);
    if (!this.#head) return this.#begin(line);
    if (this.#isComplete) throw new UsageError('this file goes on after its end');
    if (isRecordLine(line)) return this.#add(line.table, line.row, text.length);
    if (!isEnd(line)) throw new UsageError('this file contains an unknown line');
    if (line.records !== this.count) throw new UsageError('this file is truncated');
    this.#isComplete = true;
  }

  /** Migrates what has arrived. */
  async end(): Promise<void> {
    if (!this.#head || !this.#isComplete) throw new UsageError('this file is truncated');
    const { step } = this.#head;
    await this.#write();
    const steps = migrations.filter(({ number }) => number > step);
    await applySteps(this.db, this.engine, { tables, steps });
    await continueJobIds(this.db, this.engine);
    const orphans = await findOrphans(this.db, tables, latest);
    if (orphans.length > 0) throw new UsageError(`this file does not hold together: ${orphans.join('; ')}`);
  }

  async #begin(line: unknown): Promise<void> {
    if (!isHead(line)) throw new UsageError('this file is not an export of this program');
    checkHead(line);
    this.#head = line;
    for (const { name } of tablesAt(dataTables(tables), line.step)) this.#known.add(name);
    const steps = migrations.filter(({ number }) => number <= line.step);
    await rebuildTables(this.db, this.engine, { tables, steps });
  }

  async #add(table: string, row: Row, textLength: number): Promise<void> {
    if (!this.#known.has(table)) throw new UsageError(`this file contains an unknown table: ${table}`);
    const isFull = this.#rows.length >= maxRowsAtOnce || this.#textLength + textLength > maxTextAtOnce;
    if (table !== this.#table || isFull) await this.#write();
    this.#table = table;
    this.#rows.push(row);
    this.#textLength += textLength;
    this.count++;
  }

  async #write(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    this.#textLength = 0;
    if (rows.length === 0) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a table of the file's step: it may have another name and other columns by now
    const table = this.#table as TableName;
    await this.db.insertInto(table).values(rows).execute();
  }
}

/** Whether an error means that the file is damaged. */
const isDamage = (error: unknown): error is Error =>
  error instanceof SyntaxError ||
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && /^(?:Z_|ERR_ENCODING)/.test(String(error.code)));

/** Reads all lines of a file into the database and returns the number of records. */
async function fill(db: Kysely<Database>, engine: Engine, source: string): Promise<number> {
  const importer = new Importer(db, engine);
  let failure: unknown;
  const take = async (bytes: AsyncIterable<Buffer>) => {
    try {
      for await (const line of linesIn(bytes)) await importer.take(line);
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
  await importer.end();
  return importer.count;
}

/** What a server writes without being used: an import replaces it. */
const ofIdleServer: ReadonlySet<TableName> = new Set(['jobs', 'dead_letters', 'anonymous_operations']);

async function requireEmpty({ db }: Connection): Promise<void> {
  for (const { name } of dataTables(tables)) {
    if (ofIdleServer.has(name)) continue;
    const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1`.execute(db);
    if (rows.length > 0) throw new UsageError('the database is not empty: import fills an empty one');
  }
}

/** Fills an empty database from an exported file, completely or not at all. */
export const importAll: Command = async ({ connection, storage, say }, [source]) => {
  if (source === undefined || !existsSync(source)) throw new UsageError('give the file that "export" wrote');
  await requireEmpty(connection);
  try {
    const count = await storage.run((tx) => fill(tx.db, connection.engine, source));
    say(`Read ${countOf(count, 'record')}.`);
  } catch (error) {
    throw isDamage(error) ? new UsageError(`${source} cannot be read: ${error.message}`) : error;
  }
};
