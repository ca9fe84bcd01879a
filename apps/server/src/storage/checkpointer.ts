import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Built with the program. When running from source it does not exist, and the engine checkpoints inside
 * commits by itself.
 */
const workerFile = join(import.meta.dirname, 'checkpoint-worker.js');

/**
 * Minimum number of commits between two checkpoints: each takes two flushes, which those of the log wait for. Even full
 * groups fill less of the log in between than makes the engine checkpoint by itself.
 */
const commitsBetween = 128;

/**
 * Runs checkpoints in a separate thread. Inside a commit, where the engine runs them by itself, a checkpoint
 * delays everybody who is waiting for an answer.
 */
export class Checkpointer {
  #worker: Worker | undefined;
  #isBusy = false;
  #commits = 0;

  constructor(
    readonly file: string,
    readonly worker = workerFile,
  ) {}

  /** Whether the checkpoint thread is available. */
  static get isAvailable(): boolean {
    return existsSync(workerFile);
  }

  /** Called after every commit. The thread is started when first needed. */
  committed(): void {
    this.#commits += 1;
    if (this.#commits < commitsBetween || this.#isBusy) return;
    this.#commits = 0;
    this.#isBusy = true;
    this.#worker ??= this.#start();
    this.#worker.postMessage('go');
  }

  #start(): Worker {
    const worker = new Worker(this.worker, { workerData: { file: this.file } });
    worker.unref();
    worker.on('message', () => {
      this.#isBusy = false;
    });
    // Without the thread, the engine still checkpoints by itself, later and inside commits: slower, but correct.
    worker.on('error', () => {
      this.#worker = undefined;
    });
    return worker;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
