import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';

/** Runs in a separate thread: on every message, it moves the write-ahead log into the database file. */
const { file } = workerData as { readonly file: string };
const database = new Libsql(file, { timeout: 10_000 });
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort?.on('message', () => {
  try {
    checkpoint.all();
  } finally {
    parentPort?.postMessage('done');
  }
});
