import { AttemptCounter } from '../security/attempt-counter.ts';
import { retryAfter } from '../work/retry-after.ts';

/** Points per window (wire-user-and-tasks 0.8). */
const budget = 30;
const windowMs = 60_000;
const costWithUser = 1;
const costWithout = 5;

export interface Charge {
  readonly allowed: boolean;
  readonly headers: Record<string, string>;
}

/** The text of a JavaScript Date in a process that runs in UTC; clients parse its first 33 characters. */
function dateText(instant: number): string {
  const [weekday = '', day, month, year, time] = new Date(instant).toUTCString().replace(',', '').split(' ');
  return `${weekday} ${month} ${day} ${year} ${time} GMT+0000 (Coordinated Universal Time)`;
}

/** Counts calls per player id or address in windows of a minute. In memory only, so a restart resets it. */
export class RateLimiter {
  readonly #counter = new AttemptCounter(windowMs);

  /** Number of callers currently counted. */
  get callers(): number {
    return this.#counter.size;
  }

  /** Charges the points of a call. `user` is the id of a player who has shown a token. */
  charge(user: string | undefined, ip: string, now: number): Charge {
    const key = user ? `u:${user.slice(0, 100)}` : `i:${ip}`;
    const { used, endsAt } = this.#counter.add(key, now, user ? costWithUser : costWithout);
    const left = budget - used;
    const headers: Record<string, string> = {
      'X-RateLimit-Limit': String(budget),
      'X-RateLimit-Remaining': String(Math.max(0, left)),
      'X-RateLimit-Reset': dateText(endsAt),
    };
    if (left < 1) Object.assign(headers, retryAfter(endsAt - now));
    return { allowed: left >= 0, headers };
  }
}
