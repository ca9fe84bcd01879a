import { patiently } from './patience.ts';
import { Turnstile } from './turnstile.ts';

/** What a group needs from the writing connection. */
export interface GroupConnection {
  readonly inTransaction: boolean;
  command(text: string): void;
  /** Resolves when everything that is committed is durable; if absent, a commit alone makes it so. */
  durable?(): Promise<void>;
  /** Called when a group is durable. */
  committed?(): void;
}

/** The group failed through no fault of this member; a retry may help. */
class GroupLostError extends Error {
  override readonly name = 'GroupLostError';
  readonly code = 'SQLITE_BUSY';
}

interface Member {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of members in a group. */
const maxMembers = 200;
/** Milliseconds for which a group may wait for one more. */
const momentMs = 2;

/**
 * Group commit: transactions that arrive at the same time run one after another inside one transaction of the
 * engine, each in its own savepoint, and share its commit. The moment lasts as long as every round of the
 * event loop brings one more, 2 ms at most. Each can be rolled back alone. No member hears of its end before
 * the common commit is durable, neither of its success nor of its rollback: both may rest on what an earlier
 * member wrote. While one group is being made durable, the next may run.
 */
export class CommitGroup {
  readonly #turnstile = new Turnstile();
  #members: Member[] = [];
  #isOpen = false;
  #isDue = false;
  /** Whether something has failed since it opened: the engine may have ended the transaction by itself. */
  #isDoubtful = false;
  #openedAt = 0;
  /** `patienceMs` is how long a transaction may wait for another program to let go of the file. */
  constructor(
    readonly connection: GroupConnection,
    readonly patienceMs = 10_000,
  ) {}

  /** Whether the connection holds work that is not committed. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether one of its members is at work, and may still be undone. */
  get isTaken(): boolean {
    return this.#turnstile.isTaken;
  }

  /** Waits for its turn to write and opens a savepoint. Ends with `keep` or `undo`. */
  async begin(): Promise<void> {
    const giveUpAt = performance.now() + this.patienceMs;
    await this.#turnstile.enter();
    try {
      // After some failures (full disk) the engine has ended the transaction by itself.
      if (this.#isOpen && this.#isDoubtful && !this.connection.inTransaction) this.#close();
      if (!this.#isOpen) await this.#open(giveUpAt);
      this.connection.command('SAVEPOINT member');
    } catch (error) {
      this.#isDoubtful = true;
      this.#leave();
      throw error;
    }
  }

  /** Resolves when this member's writes are durable. */
  keep(): Promise<void> {
    try {
      this.connection.command('RELEASE member');
    } catch (error) {
      this.#isDoubtful = true;
      this.#leave();
      return Promise.reject(error);
    }
    return this.#end();
  }

  /** Rolls back this member's writes only. */
  async undo(): Promise<void> {
    this.#isDoubtful = true;
    if (!this.connection.inTransaction) {
      this.#leave();
      return;
    }
    try {
      this.connection.command('ROLLBACK TO member');
      this.connection.command('RELEASE member');
    } catch (error) {
      this.#leave();
      throw error;
    }
    // A failed group does not make a rollback fail.
    await this.#end().catch(() => undefined);
  }

  /** Runs something that cannot be part of a transaction, alone. */
  async alone<T>(run: () => T): Promise<T> {
    const giveUpAt = performance.now() + this.patienceMs;
    await this.#turnstile.enter();
    try {
      this.#close();
      const result = await patiently(run, giveUpAt);
      await this.connection.durable?.();
      return result;
    } finally {
      this.#leave();
    }
  }

  /** The turn is kept meanwhile: whoever comes later waits in order, and other work of the process goes on. */
  async #open(giveUpAt: number): Promise<void> {
    await patiently(() => this.connection.command('BEGIN IMMEDIATE'), giveUpAt);
    this.#isOpen = true;
    this.#isDue = false;
    this.#isDoubtful = false;
    this.#openedAt = performance.now();
    this.#watch(0);
  }

  /** Requests that have arrived in the meantime are read before the next check. */
  #watch(count: number): void {
    const openedAt = this.#openedAt;
    setImmediate(() => {
      const isSame = this.#isOpen && this.#openedAt === openedAt;
      if (!isSame) return;
      const now = this.#members.length;
      if (now > count && performance.now() - openedAt < momentMs) this.#watch(now);
      else if (this.#turnstile.isTaken) this.#isDue = true;
      else this.#close();
    });
  }

  #end(): Promise<void> {
    const ended = new Promise<void>((resolve, reject) => this.#members.push({ resolve, reject }));
    this.#leave();
    return ended;
  }

  #leave(): void {
    if (this.#isDue || this.#members.length >= maxMembers) this.#close();
    this.#turnstile.leave();
  }

  #close(): void {
    if (!this.#isOpen) return;
    const members = this.#members;
    this.#members = [];
    this.#isOpen = false;
    this.#isDue = false;
    try {
      if (!this.connection.inTransaction) throw new GroupLostError('the common transaction was lost');
      this.connection.command('COMMIT');
    } catch (error) {
      if (this.connection.inTransaction) this.connection.command('ROLLBACK');
      for (const member of members) member.reject(error);
      return;
    }
    this.#tell(members);
  }

  /** Members hear of their end when it is durable; the next group need not wait for that. */
  #tell(members: readonly Member[]): void {
    const tellAll = () => {
      for (const member of members) member.resolve();
      this.connection.committed?.();
    };
    const durable = this.connection.durable?.();
    if (!durable) return tellAll();
    durable.then(tellAll, (error: unknown) => {
      for (const member of members) member.reject(error);
    });
  }
}
