import { addressKey } from './address-key.ts';
import { AttemptCounter } from './attempt-counter.ts';

/** The window in which failures count. */
const windowMs = 15 * 60_000;
/** Wrong passwords for one account from one address. */
const maxPerAccountAndAddress = 10;
/** Wrong passwords from one address, which a household or a school may share. */
const maxPerAddress = 50;
/** Wrong passwords for one account from all addresses together that have never known the right one. */
const maxPerAccount = 100;
const maxKnownAddresses = 50_000;

/** An attempt that counts as failed until it is said to be right. */
export interface Attempt {
  /** The password was right: nothing is counted, and the address is known from now on. */
  succeeded(): void;
  /** The password was not looked at: nothing is counted. */
  cancelled(): void;
}

/** Someone has to wait this long (ms) before the next attempt. */
export interface Wait {
  readonly waitMs: number;
}

/**
 * Limits the guessing of passwords, in memory. An attempt is counted before anything slow is done, so that many at
 * once are as limited as one after another. Strangers cannot lock an owner out: failures count by account and address,
 * and an address from which the right password has come is not bound by what others did.
 */
export class SignInGuard {
  readonly #counter = new AttemptCounter(windowMs);
  readonly #known = new Set<string>();
  constructor(readonly enabled: boolean) {}

  /** `account` is an id, or a name that nobody has. */
  begin(account: string, ip: string, now: number): Attempt | Wait {
    if (!this.enabled) return { succeeded: () => undefined, cancelled: () => undefined };
    const address = addressKey(ip);
    const pair = `${account.toLowerCase()} ${address}`;
    const limits: [string, number][] = [
      [`pair ${pair}`, maxPerAccountAndAddress],
      [`address ${address}`, maxPerAddress],
      ...(this.#known.has(pair)
        ? []
        : [[`account ${account.toLowerCase()}`, maxPerAccount] satisfies [string, number]]),
    ];
    const waits = limits.map(([key, limit]) => this.#counter.waitMs(key, limit, now) ?? 0);
    const waitMs = Math.max(...waits);
    if (waitMs > 0) return { waitMs };
    for (const [key] of limits) this.#counter.add(key, now);
    const giveBack = () => {
      for (const [key] of limits) this.#counter.giveBack(key);
    };
    return {
      cancelled: giveBack,
      succeeded: () => {
        giveBack();
        this.#counter.clear(`pair ${pair}`);
        this.#know(pair);
      },
    };
  }

  #know(pair: string): void {
    this.#known.delete(pair);
    this.#known.add(pair);
    const [oldest] = this.#known;
    if (this.#known.size > maxKnownAddresses && oldest !== undefined) this.#known.delete(oldest);
  }
}
