import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Built beside the program; run from source there is none, and the engine checkpoints inside commits, as it does by itself. */
const workerFile = join(import.meta.dirname, 'checkpoint-worker.js');

/** Commits between two checkpoints, at least. */
const commitsBetween = 32;

/**
 * Checkpoints in a thread of its own. Inside a commit, as the engine does it by itself, a checkpoint holds up
 * everybody who waits for an answer.
 */
export class Checkpointer {
  #worker: Worker | undefined;
  #isBusy = false;
  #commits = 0;

  constructor(
    readonly file: string,
    readonly worker = workerFile,
  ) {}

  /** Whether there is a thread to do it in. */
  static get isAvailable(): boolean {
    return existsSync(workerFile);
  }

  /** Called after every commit. The thread starts with the first one that needs it. */
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
    // Without the thread the engine's own checkpoints are left, later and inside commits: slower, not wrong.
    worker.on('error', () => {
      this.#worker = undefined;
    });
    return worker;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
