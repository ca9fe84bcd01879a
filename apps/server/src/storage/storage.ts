import type { LiveEvent, Static, TSchema } from '@everdeed/contract';
import type { Kysely } from 'kysely';
import type { Connection } from './connect.ts';
import { HotQuery, type QueryRunner } from './hot-query.ts';
import { type EnqueueOptions, insertJob, type JobKind, queuedJob } from './job-store.ts';
import { LiveBatch } from './live-batch.ts';
import type { PlayerRow } from './loaded-player.ts';
import type { OpenTransaction } from './open-transaction.ts';
import { SqlOperationStore } from './operation-store.ts';
import { SqlPlayerStore } from './player-store.ts';
import { SqlHistoryStore, SqlLedgerStore } from './record-stores.ts';
import type { Database } from './schema.ts';
import { SectionCache } from './section-cache.ts';
import { LockOrder } from './lock-order.ts';
import { type PlayerWriter, writerOf } from './player-writer.ts';
import { SqlSocialStore } from './social/social-store.ts';
import type { Stores, Tx } from './stores.ts';
import { SqlTaskStore } from './task-store.ts';

export interface StorageOptions {
  readonly connection: Connection;
  readonly now: () => number;
  readonly newId: () => string;
  /** Called after a commit that queued jobs. */
  readonly wakeWorkers: () => void;
  /** Called after a commit, once per event. */
  readonly deliver: (event: LiveEvent) => void;
}

interface StoresContext {
  /** Created on demand only. */
  readonly db: Kysely<Database>;
  readonly runner: QueryRunner;
  readonly cache: SectionCache;
  readonly now: () => number;
  readonly newId: () => string;
  readonly inTransaction: boolean;
  readonly locks: LockOrder;
  readonly known?: { readonly id: string; readonly row: PlayerRow } | undefined;
  readonly actorId?: string | undefined;
  readonly operationId: () => string;
  /** Hears of the tasks that are written. */
  readonly live: LiveBatch;
}

/** The stores as their concrete classes, which offer more than the areas need. */
interface SqlStores extends Stores {
  readonly players: SqlPlayerStore;
  readonly operations: SqlOperationStore;
}

function makeStores(context: StoresContext): SqlStores {
  return {
    get db() {
      return context.db;
    },
    players: new SqlPlayerStore(context),
    tasks: new SqlTaskStore(context),
    operations: new SqlOperationStore(context),
    ledger: new SqlLedgerStore(context),
    history: new SqlHistoryStore(context),
  };
}

const countTaskChange = new HotQuery('UPDATE players SET tasks_v = tasks_v + 1 WHERE id = ?');

/** A transaction that its creator ends. Nothing is published before the commit. */
export class OpenTx implements Tx {
  readonly players: Stores['players'];
  readonly locks: LockOrder;
  readonly tasks: Stores['tasks'];
  readonly operations: SqlOperationStore;
  readonly ledger: Stores['ledger'];
  readonly history: Stores['history'];
  readonly [writerOf]: PlayerWriter;
  readonly #players: SqlPlayerStore;
  #social: SqlSocialStore | undefined;
  readonly live: LiveBatch;
  readonly #after: (() => void)[] = [];
  #queued = false;

  constructor(
    readonly transaction: OpenTransaction,
    stores: SqlStores,
    readonly options: StorageOptions,
    { locks, live }: Pick<StoresContext, 'locks' | 'live'>,
  ) {
    this.#players = stores.players;
    this.players = stores.players;
    this[writerOf] = stores.players;
    this.locks = locks;
    this.live = live;
    this.tasks = stores.tasks;
    this.operations = stores.operations;
    this.ledger = stores.ledger;
    this.history = stores.history;
  }

  /** Created on demand only. */
  get social(): SqlSocialStore {
    const { now, newId } = this.options;
    this.#social ??= new SqlSocialStore({ runner: this.runner, now, newId });
    return this.#social;
  }

  get db(): Kysely<Database> {
    return this.transaction.db;
  }

  get runner(): QueryRunner {
    return this.transaction.runner;
  }

  async enqueue<S extends TSchema>(
    kind: JobKind<S>,
    payload: Static<S>,
    options: EnqueueOptions = {},
  ): Promise<void> {
    const now = this.options.now();
    await insertJob(this.db, queuedJob(kind, payload, now, options), now);
    this.#queued = true;
  }

  /** What the envelope says of a player whom this transaction has seen. */
  seen(playerId: string): ReturnType<SqlPlayerStore['seen']> {
    return this.#players.seen(playerId);
  }

  publish(event: LiveEvent): void {
    this.live.add(event);
  }

  afterCommit(run: () => void): void {
    this.#after.push(run);
  }

  /** Durable when this resolves. */
  async commit(): Promise<void> {
    await this.#flush();
    await this.transaction.commit();
    this.#players.committed();
    for (const event of this.live.events) this.options.deliver(event);
    if (this.#queued) this.options.wakeWorkers();
    for (const run of this.#after) run();
  }

  /** Writes what is written once, at the end. */
  async #flush(): Promise<void> {
    try {
      if (this.#social) await this.#social.flush();
      for (const id of this.live.playersWithTasksOnly) await countTaskChange.run(this.runner, id);
    } catch (error) {
      await this.transaction.rollback();
      throw error;
    }
  }

  async rollback(): Promise<void> {
    await this.transaction.rollback();
  }
}

export interface TxOptions {
  readonly actorId?: string | undefined;
  /** Returns the id under which the change is stored. */
  readonly operationId?: () => string;
}

/** All stores over one connection. */
export class Storage {
  readonly cache = new SectionCache();
  constructor(readonly options: StorageOptions) {}

  get db(): Kysely<Database> {
    return this.options.connection.db;
  }

  get runner(): QueryRunner {
    return this.options.connection.runner;
  }

  /** Resolves when everything that a read may have seen is durable; absent if it is already. */
  get settling(): Promise<void> | undefined {
    return this.options.connection.settling;
  }

  #context(
    work: { readonly db: Kysely<Database>; readonly runner: QueryRunner },
    inTransaction: boolean,
    { actorId, operationId }: TxOptions,
  ): StoresContext {
    const { now, newId } = this.options;
    return {
      get db() {
        return work.db;
      },
      runner: work.runner,
      cache: this.cache,
      now,
      newId,
      inTransaction,
      locks: new LockOrder(),
      actorId,
      operationId: operationId ?? newId,
      live: new LiveBatch(),
    };
  }

  /**
   * Stores for reading without locks; create new ones for every unit of work. `known` is a player's row that
   * was just read.
   */
  reader(known?: StoresContext['known']): SqlStores {
    return makeStores({ ...this.#context(this, false, {}), known });
  }

  async begin(options: TxOptions = {}): Promise<OpenTx> {
    const transaction = await this.options.connection.begin(options.actorId);
    const context = this.#context(transaction, true, options);
    return new OpenTx(transaction, makeStores(context), this.options, context);
  }

  /** Runs work in a transaction of its own: for jobs and tools. Handlers use `work.transaction`. */
  async run<T>(work: (tx: OpenTx) => Promise<T>, options: TxOptions = {}): Promise<T> {
    const tx = await this.begin(options);
    let value: T;
    try {
      value = await work(tx);
    } catch (error) {
      await tx.rollback();
      throw error;
    }
    await tx.commit();
    return value;
  }
}
