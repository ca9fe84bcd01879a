import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import pg from 'pg';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the PostgreSQL that this run started. */
    postgresUrl: string;
  }
}

/** Makes an empty database on the PostgreSQL of this run and gives its address. */
export async function freshPostgres(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** Both engines, for suites that must hold on each: `describe.each(engines)`. */
export const engines = [
  { engine: 'SQLite', database: async (): Promise<string | undefined> => undefined },
  { engine: 'PostgreSQL', database: freshPostgres },
] as const;
