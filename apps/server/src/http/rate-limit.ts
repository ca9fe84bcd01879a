/** Points per window (wire-user-and-tasks 0.8). */
const budget = 30;
const windowMs = 60_000;
const costWithUser = 1;
const costWithout = 5;
/** Maximum number of callers counted at once; beyond that, the oldest start over. */
const maxWindows = 50_000;

interface Window {
  used: number;
  endsAt: number;
}

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
  readonly #windows = new Map<string, Window>();

  /** Number of callers currently counted. */
  get callers(): number {
    return this.#windows.size;
  }

  /** Charges the points of a call. `user` is the id of a player who has shown a token. */
  charge(user: string | undefined, ip: string, now: number): Charge {
    const key = user ? `u:${user.slice(0, 100)}` : `i:${ip}`;
    const window = this.#windowOf(key, now);
    window.used += user ? costWithUser : costWithout;
    const left = budget - window.used;
    const headers: Record<string, string> = {
      'X-RateLimit-Limit': String(budget),
      'X-RateLimit-Remaining': String(Math.max(0, left)),
      'X-RateLimit-Reset': dateText(window.endsAt),
    };
    if (left < 1) headers['Retry-After'] = String((window.endsAt - now) / 1000);
    return { allowed: left >= 0, headers };
  }

  #windowOf(key: string, now: number): Window {
    const open = this.#windows.get(key);
    if (open && open.endsAt > now) return open;
    this.#windows.delete(key);
    const made = { used: 0, endsAt: now + windowMs };
    this.#windows.set(key, made);
    this.#forgetOldest(now);
    return made;
  }

  /** All windows have the same length, so the first in the map is the first to close. */
  #forgetOldest(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size <= maxWindows) return;
      this.#windows.delete(key);
    }
  }
}
