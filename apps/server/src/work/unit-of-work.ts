import type { MessageKey } from '@everdeed/content';
import type { RuleContext } from '@everdeed/rules';
import type { PlayerRow } from '../storage/player-row.ts';
import type { OpenTx } from '../storage/open-tx.ts';
import type { Storage } from '../storage/storage.ts';
import type { Stores, Tx } from '../storage/stores.ts';
import type { Words } from '../words/words.ts';
import { refuseAny } from './refusal.ts';
import type { System } from './system.ts';
import type { Reaction, Work } from './work.ts';

/** What units of work are made from; the same for the whole process. */
export interface WorkParts {
  readonly storage: Storage;
  readonly system: System;
  readonly words: Words;
  readonly reactions: readonly Reaction[];
}

export interface WorkOptions {
  /** The instant of the work (ms); the system's clock if absent. */
  readonly now?: number;
  /** Whose own action this is: saving them notes the time. */
  readonly actorId?: string | undefined;
  /** The actor's row, when it has just been read. */
  readonly row?: PlayerRow | undefined;
  /** Returns the id under which the operation is kept; a new one if absent. */
  readonly operationId?: () => string;
}

/** One piece of work and its transaction. Whoever makes it ends it, by `commit` or `rollback`. */
export class UnitOfWork implements Work<MessageKey> {
  readonly now: number;
  readonly rules: RuleContext;
  readonly refuse = refuseAny;
  #tx: OpenTx | undefined;
  #hasEnded = false;
  #reader: ReturnType<Storage['reader']> | undefined;

  constructor(
    readonly parts: WorkParts,
    readonly options: WorkOptions = {},
  ) {
    const { system } = parts;
    this.now = options.now ?? system.now();
    this.rules = { now: this.now, dice: system.dice, newId: () => system.newId() };
  }

  get words(): Words {
    return this.parts.words;
  }

  get reactions(): readonly Reaction[] {
    return this.parts.reactions;
  }

  /** The transaction, once it is open. */
  protected get tx(): OpenTx | undefined {
    return this.#tx;
  }

  protected get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Made on demand: changes read in their transaction. */
  protected get reader(): ReturnType<Storage['reader']> {
    const { actorId, row } = this.options;
    const known = actorId !== undefined && row ? { id: actorId, row } : undefined;
    this.#reader ??= this.parts.storage.reader(known);
    return this.#reader;
  }

  /** The reader if anything was read outside the transaction. */
  protected get usedReader(): ReturnType<Storage['reader']> | undefined {
    return this.#reader;
  }

  /** Inside the transaction, reads go through it; on a single connection they would deadlock. */
  get read(): Stores {
    return this.#tx && !this.#hasEnded ? this.#tx : this.reader;
  }

  async transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.#hasEnded) throw new Error('a transaction is opened after the work has ended');
    const { actorId, operationId } = this.options;
    this.#tx ??= await this.parts.storage.begin({
      actorId,
      operationId: operationId ?? this.rules.newId,
    });
    // Awaited here: handing a promise on takes an async function three rounds of the queue instead of one.
    return await run(this.#tx);
  }

  /** Makes everything durable; `last` is the last thing the transaction does. */
  async commit(last?: (tx: OpenTx) => Promise<void>): Promise<void> {
    this.#hasEnded = true;
    const tx = this.#tx;
    if (!tx) return;
    try {
      await last?.(tx);
    } catch (error) {
      await tx.rollback();
      throw error;
    }
    await tx.commit();
  }

  async rollback(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    await this.#tx?.rollback();
  }
}

/** Runs work of its own, for jobs, the command line, imports and test control: all of it, or nothing. */
export async function runWork<T>(
  parts: WorkParts,
  run: (work: Work<MessageKey>) => Promise<T>,
  options: WorkOptions = {},
): Promise<T> {
  const work = new UnitOfWork(parts, options);
  let value: T;
  try {
    value = await run(work);
  } catch (error) {
    await work.rollback();
    throw error;
  }
  await work.commit();
  return value;
}
