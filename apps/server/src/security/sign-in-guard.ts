/** Failed attempts allowed, and the window in which they count. */
const freeAttempts = 10;
const windowMs = 15 * 60_000;
const tableLimit = 50_000;

interface Failures {
  count: number;
  endsAt: number;
}

/** Slows down password guessing by counting failures per account name and per address, in memory. */
export class SignInGuard {
  readonly #failures = new Map<string, Failures>();
  constructor(readonly enabled: boolean) {}

  /** Whether another attempt is allowed. Addresses may fail more often, since households share one. */
  allows(name: string, ip: string, now: number): boolean {
    if (!this.enabled) return true;
    return (
      this.#count(`n:${name.toLowerCase()}`, now) < freeAttempts &&
      this.#count(`i:${ip}`, now) < freeAttempts * 5
    );
  }

  failed(name: string, ip: string, now: number): void {
    if (!this.enabled) return;
    if (this.#failures.size > tableLimit) this.#failures.clear();
    for (const key of [`n:${name.toLowerCase()}`, `i:${ip}`]) {
      const count = this.#count(key, now) + 1;
      const endsAt = count === 1 ? now + windowMs : (this.#failures.get(key)?.endsAt ?? now + windowMs);
      this.#failures.set(key, { count, endsAt });
    }
  }

  succeeded(name: string): void {
    this.#failures.delete(`n:${name.toLowerCase()}`);
  }

  #count(key: string, now: number): number {
    const found = this.#failures.get(key);
    return found && found.endsAt > now ? found.count : 0;
  }
}
