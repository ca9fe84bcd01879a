import { closeSync, fsyncSync, openSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { numberIn, textIn } from '@everdeed/content/values';
import Libsql from 'libsql';

/** A backup to be made: of which database file, and where. */
export interface BackupJob {
  readonly source: string;
  readonly target: string;
}

/** What a backup holds. */
export interface WrittenBackup {
  readonly bytes: number;
  readonly accounts: number;
}

/** How long the source may be held by others (ms). */
const patienceMs = 30_000;

function requireRoom({ source, target }: BackupJob): void {
  const { bavail, bsize } = statfsSync(dirname(target));
  const [free, needed] = [bavail * bsize, statSync(source).size];
  if (free > needed) return;
  const mb = (bytes: number) => Math.ceil(bytes / 1024 ** 2);
  throw new Error(`the disk has ${mb(free)} MB left, and a backup needs ${mb(needed)} MB`);
}

const firstRow = (database: Libsql.Database, query: string): unknown => database.prepare(query).get();
const accountsIn = (database: Libsql.Database): number =>
  numberIn(firstRow(database, 'SELECT count(*) AS n FROM players'), 'n');

function requireWhole(database: Libsql.Database): void {
  const [first] = database.prepare('PRAGMA integrity_check').all();
  const said = textIn(first, 'integrity_check');
  if (said !== 'ok') throw new Error(`the copy is damaged: ${said}`);
  const lost = database.prepare('PRAGMA foreign_key_check').all();
  if (lost.length > 0) throw new Error(`the copy is not whole: ${lost.length} rows refer to nothing`);
}

function makeDurable(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Copies the database and returns how many accounts it had while nobody could change it. */
function copy(source: string, part: string): number {
  const database = new Libsql(source, { timeout: patienceMs });
  try {
    const before = accountsIn(database);
    database.prepare('VACUUM INTO ?').run(part);
    return Math.min(before, accountsIn(database));
  } finally {
    database.close();
  }
}

function verify(part: string): number {
  const database = new Libsql(part, { timeout: patienceMs });
  try {
    requireWhole(database);
    return accountsIn(database);
  } finally {
    database.close();
  }
}

/**
 * Makes a backup, reads it from end to end, makes it durable, and only then gives it its name: whatever has that name
 * is good. Takes as long as the disk needs, during which the thread does nothing else; others may write meanwhile.
 */
export function writeBackup(job: BackupJob): WrittenBackup {
  const part = `${job.target}.part`;
  rmSync(part, { force: true });
  requireRoom(job);
  try {
    const fewest = copy(job.source, part);
    const accounts = verify(part);
    if (accounts === 0 && fewest > 0) throw new Error('the copy is empty');
    makeDurable(part);
    renameSync(part, job.target);
    makeDurable(dirname(job.target));
    return { bytes: statSync(job.target).size, accounts };
  } catch (error) {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(part + suffix, { force: true });
    throw error;
  }
}
