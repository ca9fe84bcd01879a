/** What `TokenOwner` is made of: changes of anything else leave it as it is. */
const tokensOrPlayers = /\b(?:api_tokens|players)\b/i;
const reads = /^\s*select\b/i;
const updatesPlayers = /^\s*update\s+"?players"?\s/i;
const columns = /\b(?:id|username|blocked|language|permissions)\b/i;

/** The columns that an update sets, up to its condition. */
const setBy = (text: string): string => text.split(/\bwhere\b/i)[0] ?? text;

/**
 * Whether a statement may change who a token belongs to, or what they may do. Only reads, and updates of other columns of
 * players, surely don't; rows of other tables that go take no tokens with them.
 */
export function changesAccess(text: string): boolean {
  if (!tokensOrPlayers.test(text) || reads.test(text)) return false;
  return !updatesPlayers.test(text) || columns.test(setBy(text));
}

/**
 * Knows whether anybody may have changed who tokens belong to since it was asked last: this process, all of whose writes
 * it hears of, or another one, of whose commits the engine tells.
 */
export class AccessWatch {
  #version = 0;
  #othersVersion: number | undefined;
  #isPending = false;
  /** Whether this process holds the lock for writing, so that nobody else can commit. */
  #isHolding = false;
  #hasReadMeanwhile = false;

  /** `readOthers` gives a number that differs once another connection has committed anything; undefined if it can't tell. */
  constructor(readonly readOthers: () => number | undefined) {}

  /** This process has run a statement that changes access. */
  changed(): void {
    this.#version += 1;
    this.#isPending = true;
  }

  /** A transaction of this process has begun, and holds the lock for writing. */
  begun(): void {
    this.#isPending = false;
    this.#isHolding = true;
    this.#hasReadMeanwhile = false;
  }

  /** What this process has run is committed, or undone. */
  ended(): void {
    this.#isPending = false;
    this.#isHolding = false;
  }

  /** A statement has failed: the engine may have ended the transaction by itself. */
  failed(): void {
    this.#isHolding = false;
  }

  /**
   * As long as it is the same number, what was read of tokens is still so. Undefined while a change is not committed, and
   * whenever it can't be told.
   */
  get version(): number | undefined {
    if (this.#isPending) return undefined;
    // Asking takes as long as looking a token up.
    if (this.#isHolding && this.#hasReadMeanwhile) return this.#version;
    const others = this.readOthers();
    if (others === undefined) return undefined;
    if (others !== this.#othersVersion) this.#version += 1;
    this.#othersVersion = others;
    this.#hasReadMeanwhile = true;
    return this.#version;
  }
}
