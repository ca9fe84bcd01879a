import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';

/**
 * Runs in a separate thread: on every message, it moves the write-ahead log into the database file, until one says that
 * this is the end.
 */
const { file }: { readonly file?: unknown } = workerData;
if (typeof file !== 'string') throw new TypeError('the thread was started without a file');
const database = new Libsql(file, { timeout: 10_000 });
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort?.on('message', (wish: unknown) => {
  if (wish === 'end') {
    database.close();
    parentPort?.close();
    return;
  }
  let row: unknown;
  try {
    [row] = checkpoint.all();
  } finally {
    // Its columns: busy, log (pages in the log), checkpointed.
    parentPort?.postMessage(row ?? { log: 0 });
  }
});
