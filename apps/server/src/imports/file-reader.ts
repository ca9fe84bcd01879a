import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type ImportedFile, refuse, type Result } from '@everdeed/rules';
import { Turnstile } from '../storage/turnstile.ts';
import { refusal } from '../work/refusal.ts';
import { retryAfter } from '../work/retry-after.ts';
import { type FilePart, joinParts } from './file-parts.ts';
import { type FileRefusal, readBytes, type ReadJob } from './read-bytes.ts';

/** Built with the program. When running from source it does not exist, and files are read on the spot. */
const workerFile = join(import.meta.dirname, 'read-worker.js');

/** Memory for reading one file (MB): four times what 20 MB of history need. */
const maxMemoryMb = 2048;
/** How long reading may take: ten times what the slowest file of 20 MB needs. */
const maxMs = 20_000;
/** Files that may be read or wait for that, each of which is kept whole meanwhile. More are told to come again. */
const maxFiles = 5;
const comeAgainMs = 10_000;

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Reads files in a separate thread, one at a time: a large one takes seconds, in which others would wait. */
export class FileReader {
  readonly #turn = new Turnstile();
  #files = 0;
  constructor(readonly worker = workerFile) {}

  /** What is in the file; nothing of it is trusted before. */
  async read(job: ReadJob): Promise<Result<ImportedFile, FileRefusal>> {
    if (!existsSync(this.worker)) return readBytes(job);
    if (this.#files >= maxFiles)
      throw refusal('ServiceUnavailable', 'serverBusy', { headers: retryAfter(comeAgainMs) });
    this.#files++;
    try {
      return await this.#readInTurn(job);
    } finally {
      this.#files--;
    }
  }

  async #readInTurn(job: ReadJob): Promise<Result<ImportedFile, FileRefusal>> {
    await this.#turn.enter();
    try {
      return await this.#readInThread(job);
    } finally {
      this.#turn.leave();
    }
  }

  async #readInThread(job: ReadJob): Promise<Result<ImportedFile, FileRefusal>> {
    // A copy of its own can be handed over instead of being copied once more.
    const bytes = new Uint8Array(job.bytes);
    const worker = new Worker(this.worker, {
      workerData: { ...job, bytes },
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    // One that nobody waits for any more, after the time was up, must not end the process.
    worker.on('error', () => undefined);
    const signal = AbortSignal.timeout(maxMs);
    try {
      return await joinParts(async () => {
        worker.postMessage('next');
        const answer: unknown[] = await once(worker, 'message', { signal });
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread posts nothing else
        return answer[0] as FilePart;
      });
    } catch (error) {
      if (isTooLarge(error) || signal.aborted) return refuse('badRequest', 'importUnreadable');
      throw error;
    } finally {
      await worker.terminate();
    }
  }
}
