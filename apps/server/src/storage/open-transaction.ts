import {
  type ControlledTransaction,
  type Dialect,
  type Driver,
  type Kysely,
  SingleConnectionProvider,
  Transaction,
} from 'kysely';
import { isStorageLost } from './failures.ts';
import type { QueryRunner } from './hot-query.ts';
import type { Database } from './schema.ts';
import type { Session } from './sqlite-driver.ts';

/** A transaction that its creator ends, once. */
export interface OpenTransaction {
  readonly runner: QueryRunner;
  readonly db: Kysely<Database>;
  /** Durable when this resolves. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** The query layer of an embedded database. */
export interface SqliteLayer {
  readonly db: Kysely<Database>;
  readonly dialect: Dialect;
  readonly driver: Driver;
}

/** A transaction of an embedded database. Its query layer is created on demand only. */
export class SqliteTransaction implements OpenTransaction {
  #db: Kysely<Database> | undefined;
  constructor(
    readonly runner: Session,
    readonly layer: SqliteLayer,
  ) {}

  get db(): Kysely<Database> {
    const { db, dialect, driver } = this.layer;
    this.#db ??= new Transaction<Database>({
      config: { dialect },
      dialect,
      driver,
      executor: db.getExecutor().withConnectionProvider(new SingleConnectionProvider(this.runner)),
    });
    return this.#db;
  }

  commit(): Promise<void> {
    return this.runner.end('keep');
  }

  rollback(): Promise<void> {
    return this.runner.end('undo');
  }
}

/** Rolls back and gives the connection back. One that is lost has been rolled back already: that is no failure. */
async function giveUp(transaction: ControlledTransaction<Database>): Promise<void> {
  try {
    await transaction.rollback().execute();
  } catch (error) {
    if (!isStorageLost(error)) throw error;
  }
}

/** A transaction of PostgreSQL. Calls `onEnd` once it is over, however it ends. */
export async function openPostgresTransaction(
  db: Kysely<Database>,
  onEnd: () => void = () => undefined,
): Promise<OpenTransaction> {
  let transaction: ControlledTransaction<Database>;
  try {
    transaction = await db.startTransaction().execute();
  } catch (error) {
    onEnd();
    throw error;
  }
  return {
    db: transaction,
    runner: { engine: 'postgres', execute: (query) => transaction.executeQuery(query) },
    async commit() {
      try {
        await transaction.commit().execute();
      } catch (error) {
        await giveUp(transaction);
        throw error;
      } finally {
        onEnd();
      }
    },
    rollback: () => giveUp(transaction).finally(onEnd),
  };
}
