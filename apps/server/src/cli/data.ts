import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { databaseOf } from '../app.ts';
import { readSettings } from '../config/settings.ts';
import { runningServer } from '../pid-file.ts';
import { type Connection, connect } from '../storage/connect.ts';
import { backUpTo } from '../storage/migrate.ts';
import { migrations } from '../storage/migrations/index.ts';
import { findProblems } from './check-data.ts';
import { type Command, stamp, UsageError } from './context.ts';

/** Writes a copy of the database file, while the server may be running. */
export const backup: Command = async ({ connection, settings, say }, [target]) => {
  if (connection.engine !== 'sqlite') {
    throw new UsageError('backup copies the embedded database. For PostgreSQL use pg_dump, or "export".');
  }
  const file = resolve(target ?? join(settings.dataDir, 'backups', `everdeed-${stamp()}.sqlite`));
  if (existsSync(file)) throw new UsageError(`the file already exists: ${file}`);
  await backUpTo(connection, file);
  await verify(file, say);
};

/** Opens a file of unknown content. */
function openFile(file: string): Connection {
  if (!existsSync(file)) throw new UsageError(`there is no such file: ${file}`);
  try {
    return connect(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function verify(file: string, say: (text: string) => void): Promise<void> {
  const connection = openFile(file);
  try {
    const { rows } = await sql<{ number: number }>`SELECT max(number) AS number FROM migrations`.execute(
      connection.db,
    );
    if ((rows[0]?.number ?? 0) > (migrations.at(-1)?.number ?? 0))
      throw new UsageError(`${file} was made by a newer version of the program`);
    const { players, problems } = await findProblems(connection);
    if (problems.length > 0) throw new UsageError(`${file} is damaged:\n${problems.join('\n')}`);
    say(`${file} is intact: ${players} accounts.`);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} is damaged: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await connection.close();
  }
}

/** Reads a backup from the first to the last record. Needs no configured database. */
export async function verifyBackup(args: readonly string[], say: (text: string) => void): Promise<void> {
  const [file] = args;
  if (file === undefined) throw new UsageError('give the path of the backup');
  await verify(resolve(file), say);
}

/** Replaces the database by a backup; the current one is kept beside it. */
export async function restore(args: readonly string[], say: (text: string) => void): Promise<void> {
  const [source] = args;
  if (source === undefined) throw new UsageError('give the path of the backup');
  const settings = readSettings(process.env);
  if (settings.databaseUrl)
    throw new UsageError(
      'restore replaces the embedded database. For PostgreSQL use pg_restore, or "import".',
    );
  const pid = runningServer(settings.dataDir);
  if (pid !== undefined)
    throw new UsageError(`a server is using this folder (process ${pid}); stop it first`);
  await verify(resolve(source), say);
  const file = databaseOf(settings);
  // The copy is complete before anything is moved: a full disk must not leave a server without data.
  const copy = `${file}.restoring`;
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(resolve(source), copy);
  if (existsSync(file)) {
    const kept = `${file}.before-restore-${stamp()}`;
    await checkpoint(file);
    renameSync(file, kept);
    say(`The previous database was kept: ${kept}`);
  }
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  renameSync(copy, file);
  say(`Restored ${file}.`);
}

/** Moves the content of the write-ahead log into the file. */
async function checkpoint(file: string): Promise<void> {
  const connection = connect(file);
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(connection.db);
  await connection.close();
}

/** Reports inconsistencies. */
export const check: Command = async ({ connection, say }) => {
  const { players, problems } = await findProblems(connection);
  for (const problem of problems) say(problem);
  say(`${players} accounts read, ${problems.length} problems found.`);
  if (problems.length > 0) process.exitCode = 1;
};
