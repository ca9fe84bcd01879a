import { addressKey } from '../security/address-key.ts';
import { AttemptCounter } from '../security/attempt-counter.ts';
import type { Refuser } from '../work/refusal.ts';
import { retryAfter } from '../work/retry-after.ts';

const hourMs = 3_600_000;
/** Reset mails to one account within an hour. */
const maxMailsPerAccount = 5;

export interface AccountLimitOptions {
  /** Accounts, reset mails and failed sign-ins with other services per address and hour; 0 for no limit. */
  readonly perAddress: number;
  readonly enabled: boolean;
}

/** What is counted. */
type Charged = 'register' | 'reset' | 'social';

/** Limits what people without an account can have done: accounts made, mails sent. In memory. */
export class AccountLimits {
  readonly #counter = new AttemptCounter(hourMs);
  constructor(readonly options: AccountLimitOptions) {}

  /** Counts a call of somebody who needs no account for it; refuses when there were too many from this address. */
  charge(work: Refuser<never> & { readonly now: number }, what: Charged, ip: string): void {
    const { enabled, perAddress } = this.options;
    if (!enabled || perAddress === 0) return;
    const key = `${what} ${addressKey(ip)}`;
    const waitMs = this.#counter.waitMs(key, perAddress, work.now);
    if (waitMs !== undefined)
      throw work.refuse('TooManyRequests', 'tooManyRequests', { headers: retryAfter(waitMs) });
    this.#counter.add(key, work.now);
  }

  /** Takes a charge back: what was asked for was in order. */
  giveBack(what: Charged, ip: string): void {
    this.#counter.giveBack(`${what} ${addressKey(ip)}`);
  }

  /** Whether one more mail may go to an account; whoever asks is told the same either way. */
  mayMail(playerId: string, now: number): boolean {
    if (!this.options.enabled) return true;
    const key = `mail ${playerId}`;
    if (this.#counter.waitMs(key, maxMailsPerAccount, now) !== undefined) return false;
    this.#counter.add(key, now);
    return true;
  }

  /** Takes a mail back that was counted and not queued. */
  giveBackMail(playerId: string): void {
    this.#counter.giveBack(`mail ${playerId}`);
  }
}
