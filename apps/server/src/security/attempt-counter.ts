/** Keys counted at once; beyond that the oldest start over. */
const maxKeys = 50_000;

/** What a key has used, and until when (ms since the epoch) that counts. */
export interface Window {
  readonly used: number;
  readonly endsAt: number;
}

/** Counts attempts by key in windows of one length. In memory only, so a restart resets it. */
export class AttemptCounter {
  readonly #windows = new Map<string, Window & { used: number }>();
  constructor(readonly windowMs: number) {}

  /** Number of keys that are counted. */
  get size(): number {
    return this.#windows.size;
  }

  /** How long a key has to wait that was used this often; undefined if it need not. */
  waitMs(key: string, limit: number, now: number): number | undefined {
    const window = this.#open(key, now);
    return window && window.used >= limit ? window.endsAt - now : undefined;
  }

  /** Counts an attempt, at so many points. */
  add(key: string, now: number, points = 1): Window {
    const open = this.#open(key, now);
    if (open) {
      open.used += points;
      return open;
    }
    const opened = { used: points, endsAt: now + this.windowMs };
    this.#windows.delete(key);
    this.#windows.set(key, opened);
    this.#forget(now);
    return opened;
  }

  /** Takes back one attempt. */
  giveBack(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.used > 0) window.used--;
  }

  clear(key: string): void {
    this.#windows.delete(key);
  }

  #open(key: string, now: number) {
    const window = this.#windows.get(key);
    // A clock that was put back must not keep anybody waiting for longer than a window.
    return window && window.endsAt > now && window.endsAt - now <= this.windowMs ? window : undefined;
  }

  /** The first in the map is the first to end, since all windows have the same length. */
  #forget(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size <= maxKeys) return;
      this.#windows.delete(key);
    }
  }
}
