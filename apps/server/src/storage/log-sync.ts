import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const flushData = promisify(fdatasync);

/** What makes committed data durable: slow, and not to be done where others wait. */
export interface Flush {
  /** Returns when everything that was written to the log before the call is on disk. */
  log(): Promise<void>;
  /**
   * Makes everything durable in another way. After a failed flush the system no longer knows what of the log is missing
   * on disk, so flushing it again proves nothing.
   */
  rescue(): void;
}

/** The write-ahead log of a database file, which must exist and stays the same file while the database is open. */
export class LogFile {
  readonly #handle: number;
  constructor(database: string) {
    this.#handle = openSync(`${database}-wal`, 'r+');
  }

  flush(): Promise<void> {
    return flushData(this.#handle);
  }

  close(): void {
    closeSync(this.#handle);
  }
}

/**
 * Flushes the log outside the event loop, one flush at a time: whoever asks during one shares the next. So a slow disk
 * delays those who wait for it, and nobody else.
 */
export class LogSync {
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #isDoubtful = false;

  constructor(readonly flush: Flush) {}

  /** Resolves when everything that is committed now is durable; rejects if that can't be made sure. */
  durable(): Promise<void> {
    if (this.#next) return this.#next;
    if (!this.#running) return this.#start();
    this.#next = this.#running.then(
      () => this.#start(),
      () => this.#start(),
    );
    return this.#next;
  }

  /** The flush after which everything that was committed before this call is durable; absent if it is already. */
  get pending(): Promise<void> | undefined {
    return this.#next ?? this.#running;
  }

  #start(): Promise<void> {
    this.#next = undefined;
    const running = this.#once().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  async #once(): Promise<void> {
    if (this.#isDoubtful) {
      this.flush.rescue();
      this.#isDoubtful = false;
      return;
    }
    try {
      await this.flush.log();
    } catch (error) {
      this.#isDoubtful = true;
      throw error;
    }
  }
}
