import { valueIn } from '@everdeed/content/values';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type Libsql from 'libsql';
import { AccessWatch } from './access-watch.ts';
import { ChangeWatch } from './change-watch.ts';
import type { Checkpointer } from './checkpointer.ts';
import { CommitGroup } from './commit-group.ts';
import { isLocked } from './failures.ts';
import type { QueryRunner } from './hot-query.ts';
import { type LogFile, LogSync } from './log-sync.ts';
import { StatementCache, wantsOneRow } from './statement-cache.ts';

/** A server's two connections to its file: one for all writes, one for plain reads. */
export interface SqliteConnections {
  readonly writer: Libsql.Database;
  /** Sees committed data only. */
  readonly reader: Libsql.Database;
  readonly checkpointer: Checkpointer | undefined;
  /** How long a transaction may wait for another program that writes (ms). */
  readonly patienceMs: number;
  /** The log that commits are written to; making it durable is up to `SqliteFile`. */
  readonly log: LogFile;
}

const reads = /^\s*select\b/i;
const changes = /^\s*(?:insert|update|delete)\b/i;

/** The number in a row of one. */
const firstNumber = (row: unknown): number | undefined =>
  Array.isArray(row) && typeof row[0] === 'number' ? row[0] : undefined;

/** What a statement gives; undefined if another program holds the file. */
function versionOr(statement: Libsql.Statement): number | undefined {
  try {
    return firstNumber(statement.get());
  } catch {
    return undefined;
  }
}

/** Moves the whole log into the database file, both made durable by the engine; throws if it can't be done. */
function checkpointAll(database: Libsql.Database): void {
  const row: unknown = database.prepare('PRAGMA wal_checkpoint(RESTART)').get();
  if (valueIn(row, 'busy') !== 0) throw new StorageDoubtfulError();
}

/** It is not known whether what was committed last is on disk. */
class StorageDoubtfulError extends Error {
  override readonly name = 'StorageDoubtfulError';
  readonly code = 'SQLITE_IOERR_FSYNC';
  constructor() {
    super('the log could not be made durable');
  }
}

/** State shared by the sessions. */
export class SqliteFile {
  readonly writing: StatementCache;
  readonly reading: StatementCache;
  readonly group: CommitGroup;
  readonly sync: LogSync;
  readonly changes: ChangeWatch;
  readonly access: AccessWatch;

  constructor(readonly connections: SqliteConnections) {
    const writing = new StatementCache(connections.writer, {
      changesAccess: () => this.access.changed(),
      fails: () => this.access.failed(),
    });
    this.writing = writing;
    this.reading = new StatementCache(connections.reader);
    const sync = new LogSync({
      log: () => connections.log.flush(),
      rescue: () => checkpointAll(connections.writer),
    });
    this.sync = sync;
    // Of the reading connection, so that commits of this process count, too.
    const version = connections.reader.prepare('PRAGMA data_version').raw();
    this.changes = new ChangeWatch(() => firstNumber(version.get()));
    const others = connections.writer.prepare('PRAGMA data_version').raw();
    this.access = new AccessWatch(() => versionOr(others));
    const writer = {
      get inTransaction() {
        return connections.writer.inTransaction;
      },
      command: (text: string) => {
        this.changes.forget();
        writing.command(text);
        if (text === 'BEGIN IMMEDIATE') this.access.begun();
        else if (text === 'COMMIT' || text === 'ROLLBACK') this.access.ended();
      },
      durable: () => sync.durable(),
      committed: () => connections.checkpointer?.committed((run) => this.group.alone(run)),
    };
    this.group = new CommitGroup(writer, connections.patienceMs);
  }

  /** Runs a statement outside a transaction. */
  lone<R>(query: CompiledQuery): QueryResult<R> | Promise<QueryResult<R>> {
    if (reads.test(query.sql)) return this.#read(query);
    if (!changes.test(query.sql)) return this.group.alone(() => this.#runAlone(query));
    return this.#change(query);
  }

  async #change<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.group.begin();
    let result: QueryResult<R>;
    try {
      result = this.writing.run(query);
    } catch (error) {
      await this.group.undo();
      throw error;
    }
    await this.group.keep();
    return result;
  }

  #runAlone<R>(query: CompiledQuery): QueryResult<R> {
    this.changes.forget();
    return this.writing.run(query);
  }

  /**
   * Each commit empties the page cache of the reading connection, not that of the writing one: so single rows, which
   * every request looks up on its way, are read on the latter, unless that would show more than they may see.
   */
  #read<R>(query: CompiledQuery): QueryResult<R> {
    if (!wantsOneRow(query)) return this.reading.run(query);
    const showsMore = query.sees === 'written' ? this.group.isTaken : this.group.isOpen;
    if (showsMore) return this.reading.run(query);
    try {
      return this.writing.run(query);
    } catch (error) {
      // The writing connection does not wait while another program holds the file.
      if (!isLocked(error)) throw error;
      return this.reading.run(query);
    }
  }

  close(): void {
    this.reading.database.close();
    this.#emptyLog();
    this.writing.database.close();
  }

  /** Closing alone leaves committed data in the write-ahead log: a copy of the file would lack it. */
  #emptyLog(): void {
    try {
      this.writing.database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // The log stays beside the file, and is read at the next start.
    }
  }
}

/** What the query layer uses as a connection: one unit of work. */
export class Session implements DatabaseConnection, QueryRunner {
  readonly engine = 'sqlite';
  #state: 'alone' | 'inTransaction' | 'ended' = 'alone';
  constructor(readonly file: SqliteFile) {}

  execute<R>(query: CompiledQuery): QueryResult<R> | Promise<QueryResult<R>> {
    if (this.#state === 'inTransaction') return this.file.writing.run(query);
    if (this.#state === 'ended') throw new Error('the transaction has ended');
    return this.file.lone(query);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.execute(query);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded database does not stream');
  }

  async begin(): Promise<void> {
    await this.file.group.begin();
    this.#state = 'inTransaction';
  }

  async end(how: 'keep' | 'undo'): Promise<void> {
    if (this.#state !== 'inTransaction') return;
    this.#state = 'ended';
    await this.file.group[how]();
  }
}

export class SqliteDriver implements Driver {
  constructor(readonly file: SqliteFile) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return new Session(this.file);
  }

  async releaseConnection(session: Session): Promise<void> {
    await session.end('undo');
  }

  async beginTransaction(session: Session): Promise<void> {
    await session.begin();
  }
  async commitTransaction(session: Session): Promise<void> {
    await session.end('keep');
  }
  async rollbackTransaction(session: Session): Promise<void> {
    await session.end('undo');
  }
  async destroy(): Promise<void> {
    await this.file.connections.checkpointer?.close();
    await this.file.group.alone(() => this.file.close());
    this.file.connections.log.close();
  }
}

/** The query layer over an open embedded database. */
export const sqliteDialect = (driver: SqliteDriver): Dialect => ({
  createDriver: () => driver,
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
