import { inject } from 'vitest';
import { createDatabase } from '../../../../scripts/support/postgres.ts';

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

/** Both engines, for suites that must pass on each: `describe.each(engines)`. */
export const engines = [
  { engine: 'SQLite', database: embedded },
  { engine: 'PostgreSQL', database: freshPostgres },
] as const;

/** The same with databases that have no tables yet, for suites of migrations. */
export const bareEngines = [
  { engine: 'SQLite', database: embedded },
  { engine: 'PostgreSQL', database: bare },
] as const;
