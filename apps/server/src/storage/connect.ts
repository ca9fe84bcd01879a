import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import Libsql from 'libsql';
import { Checkpointer } from './checkpointer.ts';
import type { Engine } from './engine.ts';
import { FairShare } from './fair-share.ts';
import { LogFile } from './log-sync.ts';
import { postgresPool } from './postgres-pool.ts';
import type { Database } from './schema.ts';
import type { QueryRunner } from './hot-query.ts';
import { type OpenTransaction, openPostgresTransaction, SqliteTransaction } from './open-transaction.ts';
import { Session, SqliteDriver, sqliteDialect, SqliteFile } from './sqlite-driver.ts';

/** An open database of either engine. */
export interface Connection {
  readonly engine: Engine;
  readonly db: Kysely<Database>;
  /** Damage to the file, as far as any statement has met it. */
  readonly health: { isDamaged: boolean };
  /** Runs statements outside transactions. */
  readonly runner: QueryRunner;
  /** Opens a transaction; those of one player wait for each other, and not everybody else for them. */
  begin(playerId?: string): Promise<OpenTransaction>;
  /** Resolves when everything that a read may have seen is durable; absent if it is already. */
  readonly settling: Promise<void> | undefined;
  /**
   * Differs whenever anybody has committed anything, in this process or another, before this round of the event loop;
   * undefined where that costs as much as reading. Look first, then read: what is read is as new as that, or newer.
   */
  readonly version: number | undefined;
  /**
   * Differs whenever anybody may have changed who tokens belong to and what those may do, in this process or another;
   * undefined while that is not known. Look first, then read.
   */
  readonly accessVersion: number | undefined;
  /** The file of an embedded database. */
  readonly file: string | undefined;
  /** The address of a PostgreSQL database; for connections that listen. */
  readonly url: string | undefined;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Connections to PostgreSQL. */
  readonly poolSize?: number;
  /** Longest run of a statement on PostgreSQL (ms); 0, the default, limits no time at all. */
  readonly statementMs?: number;
  /** How long a transaction of an embedded database may wait for another program that writes to it (ms). */
  readonly patienceMs?: number;
}

/** Opens PostgreSQL for `postgres://…`; anything else is the path of an embedded database file. */
export function connect(
  where: string,
  { poolSize = 10, statementMs = 0, patienceMs = 10_000 }: ConnectOptions = {},
): Connection {
  return /^postgres(ql)?:\/\//.test(where)
    ? connectPostgres(where, poolSize, statementMs)
    : connectSqlite(where, patienceMs);
}

const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'temp_store = MEMORY'];

/** How long opening may wait for another program (ms): nobody is served yet. */
const openingMs = 10_000;
/** How long a read may hold up the process while another program holds the file (ms); writes wait by other means. */
const readMs = 50;

function openSqlite(file: string, more: readonly string[]): Libsql.Database {
  const database = new Libsql(file, { timeout: openingMs });
  for (const pragma of [...pragmas, ...more]) database.exec(`PRAGMA ${pragma}`);
  return database;
}

/**
 * Takes making commits durable over from the engine, which would do it in the event loop. Everything else that keeps
 * the file whole when the power fails, above all the order of log, checkpoint and new log, stays the engine's.
 */
function openLog(file: string, writer: Libsql.Database): LogFile {
  // The first read makes the file; the engine makes its place in the folder durable with the first commit.
  writer.prepare('SELECT count(*) FROM sqlite_schema').get();
  writer.exec('PRAGMA synchronous = NORMAL');
  return new LogFile(file);
}

function connectSqlite(file: string, patienceMs: number): Connection {
  mkdirSync(dirname(file), { recursive: true });
  const checkpointer = Checkpointer.isAvailable ? new Checkpointer(file) : undefined;
  // If the thread keeps up, the engine's own checkpoints have little left to do.
  const writer = openSqlite(file, [
    'cache_size = -16000',
    ...(checkpointer ? ['wal_autocheckpoint = 8000'] : []),
    'busy_timeout = 0',
  ]);
  const reader = openSqlite(file, ['cache_size = -8000', 'query_only = ON', `busy_timeout = ${readMs}`]);
  const log = openLog(file, writer);
  const shared = new SqliteFile({ writer, reader, checkpointer, patienceMs, log });
  const driver = new SqliteDriver(shared);
  const dialect = sqliteDialect(driver);
  const db = new Kysely<Database>({ dialect });
  const layer = { db, dialect, driver };
  return {
    engine: 'sqlite',
    db,
    health: { isDamaged: false },
    runner: new Session(shared),
    async begin() {
      const session = new Session(shared);
      await session.begin();
      return new SqliteTransaction(session, layer);
    },
    get settling() {
      return shared.sync.pending;
    },
    get version() {
      return shared.changes.version;
    },
    get accessVersion() {
      return shared.access.version;
    },
    file,
    url: undefined,
    close: () => db.destroy(),
  };
}

/** How long a transaction may wait for its turn, how many of a player may run, and how many wait. */
const turnMs = 3_000;
const maxPerPlayer = 2;
const maxWaitingPerPlayer = 50;
/** Connections that transactions leave to reads, so that those never wait for a lock. */
const keptForReads = 2;

function connectPostgres(url: string, size: number, statementMs: number): Connection {
  const pool = postgresPool({ url, size, statementMs });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const turns = new FairShare({
    maxInside: Math.max(1, size - keptForReads),
    maxPerKey: maxPerPlayer,
    maxWaiting: maxWaitingPerPlayer,
    patienceMs: turnMs,
  });
  // Tools have no limits of time, and nobody who would wait for them.
  const begin =
    statementMs === 0
      ? () => openPostgresTransaction(db)
      : async (playerId?: string) => openPostgresTransaction(db, await turns.enter(playerId));
  return {
    engine: 'postgres',
    db,
    health: { isDamaged: false },
    runner: { engine: 'postgres', execute: (query) => db.executeQuery(query) },
    begin,
    // A commit of PostgreSQL can be seen only once it is durable.
    get settling() {
      return undefined;
    },
    version: undefined,
    accessVersion: undefined,
    file: undefined,
    url,
    close: () => db.destroy(),
  };
}
