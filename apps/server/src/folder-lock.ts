import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { SettingsError } from './config/settings.ts';

/** The process that holds the lock; for messages only. */
const pidFile = (dataDir: string): string => join(dataDir, 'server.pid');

function holderOf(dataDir: string): string {
  try {
    return ` (process ${readFileSync(pidFile(dataDir), 'utf8').trim()})`;
  } catch {
    return '';
  }
}

/** An exclusive lock of the operating system; it ends with the process, however that ends. */
function takeLock(dataDir: string): Libsql.Database {
  const lock = new Libsql(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    const isHeld = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
    if (!isHeld) throw error;
    throw new SettingsError(
      `a server is using the folder ${dataDir}${holderOf(dataDir)}; stop it first, or set DATA_DIR to another folder`,
    );
  }
}

/**
 * Makes this process the only one that serves, or replaces, the embedded database of a folder. To be called before
 * anything in it is opened. Returns a function that gives the folder free.
 *
 * @throws {SettingsError} if another one has it.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = takeLock(dataDir);
  writeFileSync(pidFile(dataDir), String(process.pid));
  return () => {
    rmSync(pidFile(dataDir), { force: true });
    lock.close();
  };
}
