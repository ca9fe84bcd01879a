import { parentPort, workerData } from 'node:worker_threads';
import { type BackupJob, writeBackup } from './write-backup.ts';

/** Runs in a separate thread: makes the one backup that it was started for. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `makeBackup` starts the thread with nothing else
parentPort?.postMessage(writeBackup(workerData as BackupJob));
