/** What a change can lock, in the order in which it must (design.md, "One way through the server"). */
const lockKinds = ['payment', 'coupon', 'challenge', 'group', 'task', 'player'] as const;
export type LockKind = (typeof lockKinds)[number];

/** A lock was asked for after one that comes later: two such changes could wait for each other for ever. A bug. */
export class LockOrderError extends Error {
  override readonly name = 'LockOrderError';
}

/** The locks of one transaction. Every change takes its locks by kind, then by id, so that none can deadlock. */
export class LockOrder {
  #rank = -1;
  #lastId = '';
  readonly #held = new Set<string>();

  /** Notes that a lock is about to be taken; one that is held already is taken again at no cost. */
  take(kind: LockKind, id: string): void {
    const name = `${kind} ${id}`;
    if (this.#held.has(name)) return;
    const rank = lockKinds.indexOf(kind);
    const isLater = rank > this.#rank || (rank === this.#rank && id > this.#lastId);
    if (!isLater)
      throw new LockOrderError(
        `${name} is locked after ${lockKinds[this.#rank]} ${this.#lastId}: say in the scope who is touched`,
      );
    this.#rank = rank;
    this.#lastId = id;
    this.#held.add(name);
  }
}
