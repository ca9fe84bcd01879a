import { hash, verify } from '@node-rs/argon2';
import { refusal } from '../work/refusal.ts';
import { retryAfter } from '../work/retry-after.ts';

/** argon2id: 64 MiB, three passes, one lane; about 50 ms (stack.md). */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;
/** Cheap enough for test mode, where hundreds of accounts are created. */
const testCost = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const;

/** Hashes that may wait for their turn: about five seconds' worth. More are told to come again. */
const maxWaiting = 100;
const comeAgainMs = 5000;

/** Hashes and checks passwords, at most two at once: each takes 64 MiB. */
export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #decoy: Promise<string> | undefined;
  constructor(readonly cheap = false) {}

  #cost() {
    return this.cheap ? testCost : cost;
  }

  /** A PHC string. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, this.#cost()));
  }

  /** Takes equally long for accounts that do not exist, so that nobody learns which do. */
  async matches(password: string, stored: string | null | undefined): Promise<boolean> {
    const against = stored ?? (await this.#decoyHash());
    const right = await this.#inTurn(() => verify(against, password).catch(() => false));
    return right && stored !== null && stored !== undefined;
  }

  async #decoyHash(): Promise<string> {
    this.#decoy ??= this.hash('nobody has this password');
    try {
      return await this.#decoy;
    } catch (error) {
      this.#decoy = undefined;
      throw error;
    }
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= maxWaiting)
      throw refusal('ServiceUnavailable', 'serverBusy', { headers: retryAfter(comeAgainMs) });
    if (this.#running >= 2) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
