import type { LiveEvent, Static, TSchema } from '@everdeed/contract';
import type { Kysely } from 'kysely';
import { SqlChallengeStore } from './challenges/challenge-store.ts';
import { type ChallengeWriter, challengeWriterOf } from './challenges/challenge-writer.ts';
import type { Connection } from './connect.ts';
import { SqlGroupStore } from './groups/group-store.ts';
import { type GroupWriter, groupWriterOf } from './groups/group-writer.ts';
import { HotQuery, type QueryRunner } from './hot-query.ts';
import { type EnqueueOptions, insertJob, type JobKind, queuedJob } from './job-store.ts';
import { LiveBatch } from './live-batch.ts';
import { LatestNews } from './news/latest-news.ts';
import { SqlPaymentStore } from './payments/payment-store.ts';
import { type PaymentWriter, paymentWriterOf } from './payments/payment-writer.ts';
import type { PlayerRow } from './player-row.ts';
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

/** A connection, or a transaction on one. */
interface Ground {
  /** Created on demand only. */
  readonly db: Kysely<Database>;
  readonly runner: QueryRunner;
}

interface ContextOptions extends TxOptions {
  readonly inTransaction: boolean;
  readonly known?: { readonly id: string; readonly row: PlayerRow } | undefined;
}

/**
 * What the stores of one piece of work share. A class, as `StoreSet` is: V8 counts the getter of an object literal among
 * old objects from the start, and so keeps what it can reach, the whole work, until the next full collection.
 */
class StoresContext {
  readonly runner: QueryRunner;
  readonly cache: SectionCache;
  readonly news: LatestNews;
  readonly now: () => number;
  readonly newId: () => string;
  readonly inTransaction: boolean;
  readonly known: ContextOptions['known'];
  readonly actorId: string | undefined;
  readonly operationId: () => string;
  readonly locks = new LockOrder();
  /** Hears of the tasks that are written. */
  readonly live = new LiveBatch();

  constructor(
    readonly ground: Ground,
    { cache, news, options: { now, newId } }: Storage,
    { inTransaction, known, actorId, operationId }: ContextOptions,
  ) {
    this.runner = ground.runner;
    this.cache = cache;
    this.news = news;
    this.now = now;
    this.newId = newId;
    this.inTransaction = inTransaction;
    this.known = known;
    this.actorId = actorId;
    this.operationId = operationId ?? newId;
  }

  get db(): Kysely<Database> {
    return this.ground.db;
  }
}

/** The stores as their concrete classes, which offer more than the areas need. */
class StoreSet implements Stores {
  readonly players: SqlPlayerStore;
  readonly payments: SqlPaymentStore;
  readonly groups: SqlGroupStore;
  readonly challenges: SqlChallengeStore;
  readonly news: LatestNews;
  readonly tasks: SqlTaskStore;
  readonly operations: SqlOperationStore;
  readonly ledger: SqlLedgerStore;
  readonly history: SqlHistoryStore;

  constructor(readonly context: StoresContext) {
    this.players = new SqlPlayerStore(context);
    this.payments = new SqlPaymentStore(context);
    this.groups = new SqlGroupStore(context);
    this.challenges = new SqlChallengeStore(context);
    this.news = context.news;
    this.tasks = new SqlTaskStore(context);
    this.operations = new SqlOperationStore(context);
    this.ledger = new SqlLedgerStore(context);
    this.history = new SqlHistoryStore(context);
  }

  get db(): Kysely<Database> {
    return this.context.db;
  }
}

const countTaskChange = new HotQuery('UPDATE players SET tasks_v = tasks_v + 1 WHERE id = ?');
/** The same for players whom the transaction has locked, their ids as one JSON text: one round trip. PostgreSQL only. */
const countTaskChanges = new HotQuery(
  'UPDATE players SET tasks_v = tasks_v + 1 WHERE id IN (SELECT json_array_elements_text(CAST(? AS json)))',
);

/** A transaction that its creator ends. Nothing is published before the commit. */
export class OpenTx implements Tx {
  readonly players: Stores['players'];
  readonly payments: Stores['payments'];
  readonly groups: Stores['groups'];
  readonly challenges: Stores['challenges'];
  readonly news: Stores['news'];
  readonly locks: LockOrder;
  readonly tasks: Stores['tasks'];
  readonly operations: SqlOperationStore;
  readonly ledger: Stores['ledger'];
  readonly history: Stores['history'];
  readonly [writerOf]: PlayerWriter;
  readonly [groupWriterOf]: GroupWriter;
  readonly [challengeWriterOf]: ChallengeWriter;
  readonly [paymentWriterOf]: PaymentWriter;
  readonly #players: SqlPlayerStore;
  #social: SqlSocialStore | undefined;
  readonly live: LiveBatch;
  readonly #after: (() => void)[] = [];
  #queued = false;

  constructor(
    readonly transaction: OpenTransaction,
    stores: StoreSet,
    readonly options: StorageOptions,
  ) {
    this.#players = stores.players;
    this.players = stores.players;
    this[writerOf] = stores.players;
    this.groups = stores.groups;
    this[groupWriterOf] = stores.groups;
    this.challenges = stores.challenges;
    this[challengeWriterOf] = stores.challenges;
    this.payments = stores.payments;
    this[paymentWriterOf] = stores.payments;
    this.locks = stores.context.locks;
    this.live = stores.context.live;
    this.news = stores.news;
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
      // Looked up first: what others did to the same player is told together with their tasks.
      const ids = this.live.playersWithTasksOnly;
      if (this.#social) await this.#flushSocial(this.#social);
      if (ids.length > 0) await this.#countTaskChanges(ids);
    } catch (error) {
      await this.transaction.rollback();
      throw error;
    }
  }

  async #countTaskChanges(ids: readonly string[]): Promise<void> {
    if (this.runner.engine === 'postgres' && ids.length > 1)
      await countTaskChanges.run(this.runner, JSON.stringify(ids));
    else for (const id of ids) await countTaskChange.run(this.runner, id);
  }

  /** Open pages hear of what others did to their player, too. */
  async #flushSocial(social: SqlSocialStore): Promise<void> {
    for (const { id, v, ...what } of await social.flush())
      this.publish({ kind: 'player', topic: `player:${id}`, userV: v, ...what });
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
  readonly news: LatestNews;

  constructor(readonly options: StorageOptions) {
    this.news = new LatestNews(options.now);
  }

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

  /** Differs whenever anything was committed; undefined if that can't be told without reading (`Connection.version`). */
  get version(): number | undefined {
    return this.options.connection.version;
  }

  /**
   * Stores for reading without locks; create new ones for every unit of work. `known` is a player's row that
   * was just read.
   */
  reader(known?: ContextOptions['known']): StoreSet {
    return new StoreSet(new StoresContext(this, this, { inTransaction: false, known }));
  }

  async begin(options: TxOptions = {}): Promise<OpenTx> {
    const transaction = await this.options.connection.begin(options.actorId);
    const context = new StoresContext(transaction, this, {
      inTransaction: true,
      ...options,
    });
    return new OpenTx(transaction, new StoreSet(context), this.options);
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
