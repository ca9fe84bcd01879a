/**
 * Knows whether anybody has committed anything, and asks the database about it once for each round of the event loop:
 * whatever arrives in a round was sent before the round began, so that one look serves it all.
 */
export class ChangeWatch {
  #version: number | undefined;
  #isFresh = false;

  /** `read` gives a number that differs after every commit, by this process or another; undefined if it can't tell. */
  constructor(readonly read: () => number | undefined) {}

  /** The number as of this round; for requests as they arrive, and nothing that runs later. */
  get version(): number | undefined {
    if (this.#isFresh) return this.#version;
    this.#version = this.read();
    this.#isFresh = true;
    // Runs when everything that has arrived is read.
    setImmediate(() => this.forget());
    return this.#version;
  }

  /** This process itself may have committed something. */
  forget(): void {
    this.#isFresh = false;
  }
}
