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

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;
  constructor(database: Libsql.Database) {
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  /** Hands the connection over in the order of asking. */
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    let release: () => void = () => undefined;
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
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
