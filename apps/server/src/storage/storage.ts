import type { ControlledTransaction, Kysely } from 'kysely';
import type { Connection, Engine } from './connect.ts';
import { SqlOperationStore } from './operation-store.ts';
import { SqlPlayerStore } from './player-store.ts';
import { SqlHistoryStore, SqlTransactionStore } from './record-stores.ts';
import type { Database } from './schema.ts';
import { SectionCache } from './section-cache.ts';
import type { LiveEvent, NewJob, Stores, Tx } from './stores.ts';
import { SqlTaskStore } from './task-store.ts';

export interface StorageOptions {
  readonly connection: Connection;
  readonly now: () => number;
  readonly newId: () => string;
  /** Called after a commit that put jobs into the queue. */
  readonly wakeWorkers: () => void;
  /** Called after a commit, event by event. */
  readonly deliver: (event: LiveEvent) => void;
}

interface StoresContext {
  readonly db: Kysely<Database>;
  readonly engine: Engine;
  readonly cache: SectionCache;
  readonly now: () => number;
  readonly newId: () => string;
  readonly inTransaction: boolean;
  readonly actorId?: string | undefined;
  readonly operationId: () => string;
}

/** The stores with the classes they are here, which know more than the areas need. */
interface SqlStores extends Stores {
  readonly players: SqlPlayerStore;
  readonly operations: SqlOperationStore;
}

function makeStores(context: StoresContext): SqlStores {
  return {
    db: context.db,
    players: new SqlPlayerStore(context),
    tasks: new SqlTaskStore(context.db),
    operations: new SqlOperationStore(context.db, context.operationId),
    transactions: new SqlTransactionStore(context),
    history: new SqlHistoryStore(context),
  };
}

/** A transaction that its maker ends. Nothing is told to anybody before the commit. */
export class OpenTx implements Tx {
  readonly db: Stores['db'];
  readonly players: SqlPlayerStore;
  readonly tasks: Stores['tasks'];
  readonly operations: SqlOperationStore;
  readonly transactions: Stores['transactions'];
  readonly history: Stores['history'];
  readonly #events: LiveEvent[] = [];
  readonly #after: (() => void)[] = [];
  #queued = false;

  constructor(
    readonly transaction: ControlledTransaction<Database>,
    stores: SqlStores,
    readonly options: StorageOptions,
  ) {
    this.db = transaction;
    this.players = stores.players;
    this.tasks = stores.tasks;
    this.operations = stores.operations;
    this.transactions = stores.transactions;
    this.history = stores.history;
  }

  async enqueue(job: NewJob): Promise<void> {
    const now = this.options.now();
    await this.db
      .insertInto('jobs')
      .values({
        kind: job.kind,
        player_id: job.userId ?? null,
        payload: JSON.stringify(job.payload),
        run_at: job.runAt ?? now,
        attempts: 0,
        leased_until: 0,
        failure: null,
        created_at: now,
      })
      .execute();
    this.#queued = true;
  }

  publish(event: LiveEvent): void {
    this.#events.push(event);
  }

  afterCommit(run: () => void): void {
    this.#after.push(run);
  }

  /** Durable when this resolves. */
  async commit(): Promise<void> {
    await this.transaction.commit().execute();
    this.players.committed();
    for (const event of this.#events) this.options.deliver(event);
    if (this.#queued) this.options.wakeWorkers();
    for (const run of this.#after) run();
  }

  async rollback(): Promise<void> {
    await this.transaction.rollback().execute();
  }
}

export interface TxOptions {
  readonly actorId?: string | undefined;
  /** Gives the id under which the change is kept. */
  readonly operationId?: () => string;
}

/** Everything that is kept, over one connection. */
export class Storage {
  readonly cache = new SectionCache();
  constructor(readonly options: StorageOptions) {}

  get db(): Kysely<Database> {
    return this.options.connection.db;
  }

  #context(db: Kysely<Database>, inTransaction: boolean, options: TxOptions): StoresContext {
    const { connection, now, newId } = this.options;
    return {
      db,
      engine: connection.engine,
      cache: this.cache,
      now,
      newId,
      inTransaction,
      actorId: options.actorId,
      operationId: options.operationId ?? newId,
    };
  }

  /** Stores for reading without locks; make new ones for every piece of work. */
  reader(): SqlStores {
    return makeStores(this.#context(this.db, false, {}));
  }

  async begin(options: TxOptions = {}): Promise<OpenTx> {
    const transaction = await this.db.startTransaction().execute();
    return new OpenTx(transaction, makeStores(this.#context(transaction, true, options)), this.options);
  }

  /** Runs work in a transaction of its own: for jobs and tools. Handlers use `deps.transaction`. */
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
