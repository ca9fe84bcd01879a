/** Work that waits longer than this for its turn gives up; most likely it is waiting for itself. */
const patienceMs = 15_000;

/** Waiting took too long. Asking again at once would not help. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly code = 'SQLITE_BUSY_TURN';
}

/** Admits one piece of work at a time, in order of arrival. */
export class Turnstile {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  get isTaken(): boolean {
    return this.#isTaken;
  }

  async enter(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const pass = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(pass), 1);
        reject(new BusyError('the database connection was not free in time'));
      }, patienceMs);
      this.#waiting.push(pass);
    });
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
