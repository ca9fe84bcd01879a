import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isStorageLost } from './failures.ts';

/** How long a connection may take to be made, or to become free (ms). */
const connectMs = 3_000;
/** How long a statement waits for a row that another transaction holds (ms). */
const lockMs = 3_000;
/** How long a transaction may do nothing (ms): nothing slow is done inside one. */
const idleMs = 30_000;
/** What a statement that was told to end may take to say so; after that the server is taken for frozen (ms). */
const graceMs = 2_000;

export interface PoolOptions {
  readonly url: string;
  readonly size: number;
  /** Longest run of a statement (ms); 0 for no limits of time, as migrations and tools need it. */
  readonly statementMs: number;
}

/** Type id of int8, read as a number: all our values fit (instants, counters). */
const int8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format),
};

const limits = (statementMs: number): pg.PoolConfig =>
  statementMs === 0
    ? {}
    : {
        connectionTimeoutMillis: connectMs,
        lock_timeout: Math.min(lockMs, statementMs),
        statement_timeout: statementMs,
        query_timeout: statementMs + graceMs,
        idle_in_transaction_session_timeout: idleMs,
      };

/** A connection that is not used again once it has been lost: whoever came next would wait for nothing. */
function watched(client: pg.PoolClient): PostgresPoolClient {
  let lost: unknown;
  const query = async (sql: string, parameters: unknown[]): Promise<pg.QueryResult> => {
    if (lost !== undefined) throw lost;
    try {
      return await client.query(sql, parameters);
    } catch (error) {
      if (isStorageLost(error)) lost = error;
      throw error;
    }
  };
  return {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the other form is for cursors, which this program does not use
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(lost !== undefined),
  };
}

/** A pool of connections to PostgreSQL of which no failure ends the process. */
export function postgresPool({ url, size, statementMs }: PoolOptions): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    keepAlive: true,
    ...limits(statementMs),
  });
  // Without listeners, the loss of a connection would end the process: of one that is idle, and of one in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { connect: async () => watched(await pool.connect()), end: () => pool.end() };
}
