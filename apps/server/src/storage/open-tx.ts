import type { LiveEvent, Static, TSchema } from '@everdeed/contract';
import type { Kysely } from 'kysely';
import { type ChallengeWriter, challengeWriterOf } from './challenges/challenge-writer.ts';
import { type GroupWriter, groupWriterOf } from './groups/group-writer.ts';
import { HotQuery, type QueryRunner } from './hot-query.ts';
import { type EnqueueOptions, insertJob, type JobKind, queuedJob } from './job-store.ts';
import type { LiveBatch } from './live-batch.ts';
import type { LockOrder } from './lock-order.ts';
import type { OpenTransaction } from './open-transaction.ts';
import type { SqlOperationStore } from './operation-store.ts';
import { type PaymentWriter, paymentWriterOf } from './payments/payment-writer.ts';
import type { SqlPlayerStore } from './player-store.ts';
import { type PlayerWriter, writerOf } from './player-writer.ts';
import type { Database } from './schema.ts';
import { SqlSocialStore } from './social/social-store.ts';
import type { StoreSet } from './store-set.ts';
import type { Stores, Tx } from './stores.ts';

/** What a transaction needs of the storage that opened it. */
export interface TxSurroundings {
  readonly now: () => number;
  readonly newId: () => string;
  /** Called after a commit that queued jobs. */
  readonly wakeWorkers: () => void;
  /** Called after a commit, once per event. */
  readonly deliver: (event: LiveEvent) => void;
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
    readonly options: TxSurroundings,
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
