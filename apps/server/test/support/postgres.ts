import { inject } from 'vitest';
import { createDatabase } from '../../../../scripts/support/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the PostgreSQL started for this run. */
    postgresUrl: string;
  }
}

/** Creates an empty database on this run's PostgreSQL and returns its URL. */
export const freshPostgres = (): Promise<string> => createDatabase(inject('postgresUrl'));

/** Both engines, for suites that must pass on each: `describe.each(engines)`. */
export const engines = [
  { engine: 'SQLite', database: async (): Promise<string | undefined> => undefined },
  { engine: 'PostgreSQL', database: freshPostgres },
] as const;
