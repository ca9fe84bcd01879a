import { inject } from 'vitest';
import { createDatabase } from '../../../../scripts/support/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the PostgreSQL that this run started. */
    postgresUrl: string;
  }
}

/** Makes an empty database on the PostgreSQL of this run and gives its address. */
export const freshPostgres = (): Promise<string> => createDatabase(inject('postgresUrl'));

/** Both engines, for suites that must hold on each: `describe.each(engines)`. */
export const engines = [
  { engine: 'SQLite', database: async (): Promise<string | undefined> => undefined },
  { engine: 'PostgreSQL', database: freshPostgres },
] as const;
