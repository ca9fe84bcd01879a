import { BusyError } from './turnstile.ts';

export interface FairShareOptions {
  /** How many may be inside at once: of all, and of one key. */
  readonly maxInside: number;
  readonly maxPerKey: number;
  /** How many of one key may wait; more are refused at once. */
  readonly maxWaiting: number;
  readonly patienceMs: number;
}

type Key = string | symbol;

interface Waiting {
  readonly key: Key;
  readonly enter: () => void;
}

/**
 * Admits work by key, in order of arrival. A key that is slow waits for itself and takes no place of the others: with
 * one row locked, or one player who asks for much, everybody else is served as ever.
 */
export class FairShare {
  readonly #inside = new Map<Key, number>();
  readonly #waiting: Waiting[] = [];
  #total = 0;
  constructor(readonly options: FairShareOptions) {}

  /**
   * Waits for a place; returns what gives it back. Without a key, only the limit of all counts.
   *
   * @throws {BusyError} if there is no place in time
   */
  async enter(key?: string): Promise<() => void> {
    const own = key ?? Symbol('nobody in particular');
    await this.#take(own);
    let isInside = true;
    return () => {
      if (isInside) this.#leave(own);
      isInside = false;
    };
  }

  async #take(key: Key): Promise<void> {
    const { maxWaiting, patienceMs } = this.options;
    if (this.#isFree(key)) return this.#admit(key);
    if (this.#waiting.filter((other) => other.key === key).length >= maxWaiting)
      throw new BusyError('too much of this key is waiting');
    return this.#wait(key, patienceMs);
  }

  #isFree(key: Key): boolean {
    const { maxInside, maxPerKey } = this.options;
    return this.#total < maxInside && (this.#inside.get(key) ?? 0) < maxPerKey;
  }

  #admit(key: Key): void {
    this.#total += 1;
    this.#inside.set(key, (this.#inside.get(key) ?? 0) + 1);
  }

  #wait(key: Key, patienceMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = {
        key,
        enter: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new BusyError('no place was free in time'));
      }, patienceMs);
      this.#waiting.push(waiting);
    });
  }

  #leave(key: Key): void {
    this.#total -= 1;
    const left = (this.#inside.get(key) ?? 1) - 1;
    if (left === 0) this.#inside.delete(key);
    else this.#inside.set(key, left);
    const next = this.#waiting.findIndex((waiting) => this.#isFree(waiting.key));
    const [waiting] = next < 0 ? [] : this.#waiting.splice(next, 1);
    if (!waiting) return;
    this.#admit(waiting.key);
    waiting.enter();
  }
}
