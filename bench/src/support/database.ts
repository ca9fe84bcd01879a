import { join } from 'node:path';
import { numberIn, textIn } from '@everdeed/content/values';
import Libsql from 'libsql';
import pg from 'pg';

/** Where a program keeps its data: in its folder, unless a PostgreSQL is named. */
export interface DataPlace {
  readonly folder: string;
  readonly databaseUrl?: string | undefined;
}

/** The database of a program, for statements that both engines understand. */
export interface BenchDatabase {
  /** Runs statements in one transaction. */
  run(...statements: string[]): Promise<void>;
  /** The column `n` of the first row. */
  number(query: string): Promise<number>;
  columnsOf(table: string): Promise<string[]>;
  /** An expression for eight hexadecimal digits of a number. */
  readonly hex: (number: string) => string;
  close(): Promise<void>;
}

function openSqlite(folder: string): BenchDatabase {
  const database = new Libsql(join(folder, 'everdeed.sqlite'));
  for (const pragma of ['synchronous = OFF', 'journal_mode = WAL', 'cache_size = -200000'])
    database.exec(`PRAGMA ${pragma}`);
  return {
    async run(...statements) {
      database.exec(['BEGIN', ...statements, 'COMMIT'].join(';\n'));
    },
    number: async (query) => numberIn(database.prepare(query).get(), 'n'),
    columnsOf: async (table) =>
      database
        .prepare(`SELECT name FROM pragma_table_info('${table}')`)
        .all()
        .map((row) => textIn(row, 'name')),
    hex: (number) => `printf('%08x', ${number})`,
    async close() {
      database.close();
    },
  };
}

async function openPostgres(url: string): Promise<BenchDatabase> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    async run(...statements) {
      await client.query(['BEGIN', ...statements, 'COMMIT'].join(';\n'));
    },
    number: async (query) => Number((await client.query<{ n: unknown }>(query)).rows[0]?.n),
    async columnsOf(table) {
      const { rows } = await client.query<{ name: string }>(
        `SELECT column_name AS name FROM information_schema.columns
          WHERE table_name = $1 AND table_schema = current_schema()`,
        [table],
      );
      return rows.map(({ name }) => name);
    },
    hex: (number) => `lpad(to_hex(${number}), 8, '0')`,
    close: () => client.end(),
  };
}

/** Opens the database of a program, which may be running. */
export const openDatabase = async ({ folder, databaseUrl }: DataPlace): Promise<BenchDatabase> =>
  databaseUrl === undefined ? openSqlite(folder) : openPostgres(databaseUrl);
