import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { numberIn } from '@everdeed/content/values';

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
/** Pages in the log from which on it is begun anew: well below what makes the engine checkpoint by itself; our own. */
const longLog = 3000;

/** Runs something while nobody writes. */
export type WhileNobodyWrites = (run: () => Promise<unknown>) => Promise<unknown>;

/**
 * Runs checkpoints in a separate thread. Inside a commit, where the engine runs them by itself, a checkpoint
 * delays everybody who is waiting for an answer, and holds the process up.
 */
export class Checkpointer {
  #worker: Worker | undefined;
  #isBusy = false;
  #isClosed = false;
  #commits = 0;
  #asked:
    | { readonly resolve: (pages: number) => void; readonly reject: (error: unknown) => void }
    | undefined;

  constructor(
    readonly file: string,
    readonly worker = workerFile,
  ) {}

  /** Whether the checkpoint thread is available. */
  static get isAvailable(): boolean {
    return existsSync(workerFile);
  }

  /** Called after every commit. The thread is started when first needed. */
  committed(alone: WhileNobodyWrites): void {
    this.#commits += 1;
    if (this.#commits < commitsBetween || this.#isBusy) return;
    this.#commits = 0;
    this.#isBusy = true;
    void this.#keepUp(alone)
      // Without the thread, the engine still checkpoints by itself, later and inside commits: slower, but correct.
      .catch(() => undefined)
      .finally(() => {
        this.#isBusy = false;
      });
  }

  /**
   * Writers go on during the first checkpoint, so that it never reaches the end of the log, which would grow for ever.
   * The second one has little left to do and reaches it: the next commit begins the log anew.
   */
  async #keepUp(alone: WhileNobodyWrites): Promise<void> {
    if ((await this.#checkpoint()) >= longLog) await alone(() => this.#checkpoint());
  }

  /** Gives the length of the log in pages. */
  #checkpoint(): Promise<number> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw new Error('the checkpointer is closed');
      this.#asked = { resolve, reject };
      this.#worker ??= this.#start();
      this.#worker.postMessage('go');
    });
  }

  #start(): Worker {
    const worker = new Worker(this.worker, { workerData: { file: this.file } });
    worker.unref();
    worker.on('message', (done: unknown) => this.#asked?.resolve(numberIn(done, 'log')));
    const end = (error: unknown) => {
      this.#worker = undefined;
      this.#asked?.reject(error);
    };
    worker.on('error', end);
    worker.on('exit', () => end(new Error('the checkpoint thread ended')));
    return worker;
  }

  /**
   * Resolves when the thread has ended, which it does by itself after what it is doing: the driver aborts the whole
   * process when a thread is terminated inside it.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.ref();
    worker.postMessage('end');
    await ended;
  }
}
