import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type BackupJob, type WrittenBackup, writeBackup } from './write-backup.ts';

/** Built with the program. When running from source it does not exist, and backups are made on the spot. */
const workerFile = join(import.meta.dirname, 'backup-worker.js');

/** Makes and verifies a backup in a thread of its own, so that nobody waits for it. */
export async function makeBackup(job: BackupJob, worker = workerFile): Promise<WrittenBackup> {
  if (!existsSync(worker)) return writeBackup(job);
  const thread = new Worker(worker, { workerData: job });
  try {
    const answer: unknown[] = await once(thread, 'message');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread posts nothing else
    return answer[0] as WrittenBackup;
  } finally {
    await thread.terminate();
  }
}
