const everyMs = 20;
const keptMs = 60_000;

/** Notes when this process did not get its turn: then nobody on this machine can be blamed for being late. */
export class Lag {
  readonly #late: { readonly at: number; readonly ms: number }[] = [];
  readonly #timer: NodeJS.Timeout;
  #last = performance.now();

  constructor() {
    this.#timer = setInterval(() => this.#look(), everyMs);
  }

  #look(): void {
    const now = performance.now();
    const ms = now - this.#last - everyMs;
    this.#last = now;
    if (ms > everyMs) this.#late.push({ at: now, ms });
    while ((this.#late[0]?.at ?? now) < now - keptMs) this.#late.shift();
  }

  /** How long this process has waited for its turn since then (ms). */
  since(started: number): number {
    this.#look();
    return this.#late.reduce((sum, { at, ms }) => sum + Math.max(0, Math.min(ms, at - started)), 0);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
