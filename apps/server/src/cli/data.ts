import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { databaseOf } from '../app.ts';
import { readSettings } from '../config/settings.ts';
import { lockFolder } from '../folder-lock.ts';
import { type Connection, connect } from '../storage/connect.ts';
import { backUpTo, migrate } from '../storage/migrate.ts';
import { migrations } from '../storage/migrations/index.ts';
import { tables } from '../tables.ts';
import { checkFile, type Findings, findProblems } from './check-data.ts';
import { type Command, stamp, UsageError } from './context.ts';
import { countOf } from './count-of.ts';

const latest = migrations.at(-1)?.number ?? 0;

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

/** The step of the schema that a file is at. */
async function stepOf({ db }: Connection): Promise<number> {
  const { rows } = await sql<{ number: number }>`SELECT max(number) AS number FROM migrations`.execute(db);
  return rows[0]?.number ?? 0;
}

/** Checks a file of an older version as it will be once the server has migrated it; the file stays as it is. */
async function findProblemsOnceMigrated(connection: Connection, file: string): Promise<Findings> {
  const folder = mkdtempSync(`${file}.check-`);
  try {
    const copy = join(folder, 'everdeed.sqlite');
    await backUpTo(connection, copy);
    const migrated = connect(copy);
    try {
      await migrate(migrated, tables);
      return await findProblems(migrated);
    } finally {
      await migrated.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function findProblemsIn(connection: Connection, file: string): Promise<Findings> {
  const step = await stepOf(connection);
  if (step > latest) throw new UsageError(`${file} was made by a newer version of the program`);
  if (step === latest) return findProblems(connection);
  // A copy is made of what can be read: damage would not show in it.
  const problems = await checkFile(connection);
  return problems.length > 0 ? { players: 0, problems } : findProblemsOnceMigrated(connection, file);
}

/** Runs `use` with a file of unknown content; what goes wrong is said of the file. */
async function withFile<T>(file: string, use: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = openFile(file);
  try {
    return await use(connection);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} is damaged: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await connection.close();
  }
}

const verify = (file: string, say: (text: string) => void): Promise<void> =>
  withFile(file, async (connection) => {
    const { players, problems } = await findProblemsIn(connection, file);
    if (problems.length > 0) throw new UsageError(`${file} is damaged:\n${problems.join('\n')}`);
    say(`${file} is intact: ${countOf(players, 'account')}.`);
  });

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
  const release = lockFolder(settings.dataDir);
  try {
    await verify(resolve(source), say);
    await replaceBy(resolve(source), databaseOf(settings), say);
  } finally {
    release();
  }
}

async function replaceBy(source: string, file: string, say: (text: string) => void): Promise<void> {
  // The copy is complete before anything is moved: a full disk must not leave a server without data.
  const copy = `${file}.restoring`;
  rmSync(copy, { force: true });
  // With what is still in the write-ahead log of the source.
  await withFile(source, (connection) => backUpTo(connection, copy));
  if (existsSync(file)) say(`The previous database was kept: ${await setAside(file)}`);
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  renameSync(copy, file);
  say(`Restored ${file}.`);
}

/** Renames a database, which may be damaged, together with its write-ahead log; returns the new name. */
async function setAside(file: string): Promise<string> {
  const kept = `${file}.before-restore-${stamp()}`;
  await checkpoint(file);
  for (const suffix of ['', '-wal']) if (existsSync(file + suffix)) renameSync(file + suffix, kept + suffix);
  return kept;
}

/** Moves the content of the write-ahead log into the file, if both can be read. */
async function checkpoint(file: string): Promise<void> {
  try {
    const connection = connect(file);
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(connection.db);
    await connection.close();
  } catch {
    // Damaged: that is why it is replaced. The log is kept beside it.
  }
}

/** Reports inconsistencies. */
export const check: Command = async ({ connection, say }) => {
  const { players, problems } = await findProblems(connection);
  for (const problem of problems) say(problem);
  say(`${countOf(players, 'account')} read, ${countOf(problems.length, 'problem')} found.`);
  if (problems.length > 0) process.exitCode = 1;
};
