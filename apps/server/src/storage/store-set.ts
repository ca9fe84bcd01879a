import type { Kysely } from 'kysely';
import { SqlChallengeStore } from './challenges/challenge-store.ts';
import { SqlGroupStore } from './groups/group-store.ts';
import type { QueryRunner } from './hot-query.ts';
import { LiveBatch } from './live-batch.ts';
import { LockOrder } from './lock-order.ts';
import type { LatestNews } from './news/latest-news.ts';
import { SqlOperationStore } from './operation-store.ts';
import { SqlPaymentStore } from './payments/payment-store.ts';
import type { PlayerRow } from './player-row.ts';
import { SqlPlayerStore } from './player-store.ts';
import { SqlHistoryStore, SqlLedgerStore } from './record-stores.ts';
import type { Database } from './schema.ts';
import type { SectionCache } from './section-cache.ts';
import type { Stores } from './stores.ts';
import { SqlTaskStore } from './task-store.ts';

/** A connection, or a transaction on one. */
interface Ground {
  /** Created on demand only. */
  readonly db: Kysely<Database>;
  readonly runner: QueryRunner;
}

/** What all work on one database has in common. */
interface Shared {
  readonly cache: SectionCache;
  readonly news: LatestNews;
  readonly options: { readonly now: () => number; readonly newId: () => string };
}

export interface TxOptions {
  readonly actorId?: string | undefined;
  /** Returns the id under which the change is stored. */
  readonly operationId?: () => string;
}

export interface ContextOptions extends TxOptions {
  readonly inTransaction: boolean;
  readonly known?: { readonly id: string; readonly row: PlayerRow } | undefined;
}

/**
 * What the stores of one piece of work share. A class, as `StoreSet` is: V8 counts the getter of an object literal among
 * old objects from the start, and so keeps what it can reach, the whole work, until the next full collection.
 */
export class StoresContext {
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
    { cache, news, options: { now, newId } }: Shared,
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
export class StoreSet implements Stores {
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
