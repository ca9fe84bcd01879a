import { randomFillSync, randomUUID } from 'node:crypto';
import type { Dice } from '@everdeed/rules';

/** Time, randomness and ids of the process; test mode replaces them. */
export interface System {
  /** Milliseconds since the epoch. */
  now(): number;
  readonly dice: Dice;
  /** A new UUID v4. */
  newId(): string;
}

/** 2^32 as the divisor of 32 random bits. */
const span = 4_294_967_296;

/** Fetches random bytes for a thousand draws at a time, since a fetch costs as much as many draws. */
class DrawPool {
  readonly #words = new Uint32Array(1024);
  #next = this.#words.length;

  roll(): number {
    if (this.#next === this.#words.length) {
      randomFillSync(this.#words);
      this.#next = 0;
    }
    return (this.#words[this.#next++] ?? 0) / span;
  }
}

/** The real system. */
export const realSystem: System = {
  now: () => Date.now(),
  dice: new DrawPool(),
  newId: () => randomUUID(),
};
