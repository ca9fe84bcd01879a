import { hash, verify } from '@node-rs/argon2';

/** argon2id: 64 MiB, three passes, one lane; about 50 ms (stack.md). */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;
/** Cheap enough for test mode, where hundreds of accounts are created. */
const testCost = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const;

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
    this.#decoy ??= this.hash('nobody has this password');
    const against = stored ?? (await this.#decoy);
    const right = await this.#inTurn(() => verify(against, password).catch(() => false));
    return right && stored !== null && stored !== undefined;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
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
