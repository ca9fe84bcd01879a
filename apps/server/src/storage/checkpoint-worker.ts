import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';

/** Runs in a separate thread: on every message, it moves the write-ahead log into the database file. */
const { file }: { readonly file?: unknown } = workerData;
if (typeof file !== 'string') throw new TypeError('the thread was started without a file');
const database = new Libsql(file, { timeout: 10_000 });
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort?.on('message', () => {
  let row: unknown;
  try {
    [row] = checkpoint.all();
  } finally {
    // Its columns: busy, log (pages in the log), checkpointed.
    parentPort?.postMessage(row ?? { log: 0 });
  }
});
