import { copyFileSync, createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { databaseOf } from '../app.ts';
import { readSettings } from '../config/settings.ts';
import { runningServer } from '../pid-file.ts';
import { type Connection, connect } from '../storage/connect.ts';
import { backUpTo } from '../storage/migrate.ts';
import { anyPlayer } from '../storage/player-store.ts';
import { migrations } from '../storage/migrations/index.ts';
import { findProblems } from './check-data.ts';
import { type Command, UsageError } from './context.ts';

/** In the order in which they can be filled. */
const tables = [
  'players',
  'player_sections',
  'credentials',
  'tasks',
  'operations',
  'api_tokens',
  'mails',
  'transactions',
  'player_history',
  'documents',
] as const;
const pageSize = 500;

const stamp = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

/** Writes a copy of the database file while the server may go on working. */
export const backup: Command = async ({ connection, settings, say }, [target]) => {
  if (connection.engine !== 'sqlite') {
    throw new UsageError('backup copies the embedded database. For PostgreSQL use pg_dump, or "export".');
  }
  const file = resolve(target ?? join(settings.dataDir, 'backups', `everdeed-${stamp()}.sqlite`));
  await backUpTo(connection, file);
  await verify(file, say);
};

async function verify(file: string, say: (text: string) => void): Promise<void> {
  if (!existsSync(file)) throw new UsageError(`there is no file ${file}`);
  const connection = connect(file);
  try {
    const { rows } = await sql<{ number: number }>`SELECT max(number) AS number FROM migrations`.execute(
      connection.db,
    );
    if ((rows[0]?.number ?? 0) > (migrations.at(-1)?.number ?? 0))
      throw new UsageError(`${file} was made by a newer program`);
    const { players, problems } = await findProblems(connection);
    if (problems.length > 0) throw new UsageError(`${file} is damaged:\n${problems.join('\n')}`);
    say(`${file} is whole: ${players} accounts.`);
  } finally {
    await connection.close();
  }
}

/** Reads a backup from the first to the last record. Needs no database of its own. */
export async function verifyBackup(args: readonly string[], say: (text: string) => void): Promise<void> {
  const [file] = args;
  if (file === undefined) throw new UsageError('give the file of the backup');
  await verify(resolve(file), say);
}

/** Puts a backup in the place of the database; the present one is kept beside it. */
export async function restore(args: readonly string[], say: (text: string) => void): Promise<void> {
  const [source] = args;
  if (source === undefined) throw new UsageError('give the file of the backup');
  const settings = readSettings(process.env);
  if (settings.databaseUrl)
    throw new UsageError(
      'restore replaces the embedded database. For PostgreSQL use pg_restore, or "import".',
    );
  const pid = runningServer(settings.dataDir);
  if (pid !== undefined)
    throw new UsageError(`a server works on this folder (process ${pid}): stop it first`);
  await verify(resolve(source), say);
  const file = databaseOf(settings);
  if (existsSync(file)) {
    const kept = `${file}.before-restore-${stamp()}`;
    await checkpoint(file);
    renameSync(file, kept);
    say(`The database as it was: ${kept}`);
  }
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  copyFileSync(resolve(source), file);
  say(`Restored ${file}.`);
}

/** Moves what stands in the log beside the file into the file. */
async function checkpoint(file: string): Promise<void> {
  const connection = connect(file);
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(connection.db);
  await connection.close();
}

/** Tells what does not fit together. */
export const check: Command = async ({ connection, say }) => {
  const { players, problems } = await findProblems(connection);
  for (const problem of problems) say(problem);
  say(`${players} accounts read, ${problems.length} problems found.`);
  if (problems.length > 0) process.exitCode = 1;
};

async function* linesOf(connection: Connection): AsyncGenerator<string> {
  yield `${JSON.stringify({ everdeed: 1, step: migrations.at(-1)?.number })}\n`;
  for (const table of tables) {
    const order = table === 'player_sections' ? ['player_id', 'section'] : undefined;
    const keys = order ?? (table === 'credentials' ? ['player_id'] : ['id']);
    for (let offset = 0; ; offset += pageSize) {
      const by = sql.join(keys.map((key) => sql.ref(key)));
      const { rows } =
        await sql`SELECT * FROM ${sql.table(table)} ORDER BY ${by} LIMIT ${pageSize} OFFSET ${offset}`.execute(
          connection.db,
        );
      for (const row of rows) yield `${JSON.stringify({ table, row })}\n`;
      if (rows.length < pageSize) break;
    }
  }
}

/** Writes everything to one file that either engine can read again. */
export const exportAll: Command = async ({ connection, say }, [target]) => {
  const file = resolve(target ?? `everdeed-${stamp()}.jsonl.gz`);
  await pipeline(
    Readable.from(linesOf(connection)),
    createGzip(),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );
  say(`Wrote ${file}. It holds password hashes and letters: keep it safe.`);
};

function demandHead(line: string): void {
  const { everdeed, step } = JSON.parse(line) as { everdeed?: number; step?: number };
  if (everdeed !== 1 || (step ?? 0) > (migrations.at(-1)?.number ?? 0)) {
    throw new UsageError('this file is not an export that this program can read');
  }
}

async function insertLine(db: Connection['db'], line: string): Promise<void> {
  const { table, row } = JSON.parse(line) as { table: (typeof tables)[number]; row: Record<string, unknown> };
  if (!tables.includes(table)) throw new UsageError(`unknown table ${table as string}`);
  await db.insertInto(table).values(row).execute();
}

/** Fills an empty database from an exported file. */
export const importAll: Command = async ({ connection, storage, say }, [source]) => {
  if (source === undefined || !existsSync(source)) throw new UsageError('give the file that "export" wrote');
  if (await anyPlayer(connection.db))
    throw new UsageError('the database is not empty: import fills an empty one');
  let count = -1;
  await storage.run(async (tx) => {
    // Opened here: a reader that is opened before its loop starts can lose its end.
    const lines = createInterface({ input: createReadStream(source).pipe(createGunzip()) });
    for await (const line of lines) {
      if (count < 0) demandHead(line);
      else await insertLine(tx.db, line);
      count++;
    }
  });
  say(`Read ${count} records.`);
};
