import { inject } from 'vitest';
import { createDatabase } from '../../../../scripts/support/postgres.ts';
import { isLongRun } from './runs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the PostgreSQL started for this run. */
    postgresUrl: string;
    /** The name of a database on it with today's tables, empty. */
    preparedPostgres: string;
    /** The file of an embedded database with today's tables, empty. */
    preparedSqlite: string;
  }
}

/** Creates a database without any table on this run's PostgreSQL and returns its URL. */
const bare = (): Promise<string> => createDatabase(inject('postgresUrl'));

/** Creates a database with today's tables, all empty, on this run's PostgreSQL and returns its URL. */
export const freshPostgres = (): Promise<string> =>
  createDatabase(inject('postgresUrl'), inject('preparedPostgres'));

const embedded = async (): Promise<string | undefined> => undefined;

/**
 * Both engines, for suites of what an engine can change: stores, jobs, locks, races, money. `describe.each(engines)`.
 */
export const engines = [
  { engine: 'SQLite', database: embedded },
  { engine: 'PostgreSQL', database: freshPostgres },
] as const;

/** The embedded engine, and both in `npm run test:all`: for suites of what stands above the stores, which are tried on both. */
export const usualEngines = isLongRun ? engines : engines.slice(0, 1);

/** Both engines with databases that have no tables yet, for suites of migrations. */
export const bareEngines = [
  { engine: 'SQLite', database: embedded },
  { engine: 'PostgreSQL', database: bare },
] as const;
