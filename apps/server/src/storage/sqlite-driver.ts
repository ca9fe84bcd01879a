import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
} from 'kysely';
import type Libsql from 'libsql';

/** Preparing is slow: statements are kept, at most this many (stack.md). */
const statementLimit = 500;

/** One embedded connection, used by one piece of work at a time. */
class SqliteConnection implements DatabaseConnection {
  readonly #statements = new Map<string, Libsql.Statement>();
  constructor(readonly database: Libsql.Database) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded database does not stream');
  }

  #prepare(sql: string): Libsql.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.database.prepare(sql);
    const oldest = this.#statements.keys().next();
    if (this.#statements.size >= statementLimit && !oldest.done) this.#statements.delete(oldest.value);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Work that waits longer than this for its turn gives up: most likely it waits for itself. */
const patienceMs = 15_000;

/** Waiting for the connection took too long. */
class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly code = 'SQLITE_BUSY_TURN';
}

/** Lets one piece of work in at a time, in the order of asking. */
class Turnstile {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  async enter(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const pass = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(pass), 1);
        reject(new BusyError('the database connection was not free in time'));
      }, patienceMs);
      this.#waiting.push(pass);
    });
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #turnstile = new Turnstile();
  constructor(database: Libsql.Database) {
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turnstile.enter();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turnstile.leave();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('COMMIT'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.database.inTransaction) await connection.executeQuery(CompiledQuery.raw('ROLLBACK'));
  }
  async destroy(): Promise<void> {
    this.#connection.database.close();
  }
}

/** The query layer over an open embedded database. */
export const sqliteDialect = (database: Libsql.Database): Dialect => ({
  createDriver: () => new SqliteDriver(database),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
