import { CompiledQuery, type Kysely, PostgresAdapter } from 'kysely';
import type { Database } from './schema.ts';
import type { OneRowQuery } from './statement-cache.ts';

type Value = string | number | null;

/**
 * A statement of the paths that every request takes: its text is made once, where a query builder would put it
 * together each time. Written with `?` for values, on both engines.
 */
export class HotQuery<Row = unknown> {
  readonly #sqlite: CompiledQuery;
  readonly #postgres: CompiledQuery;

  constructor(text: string, postgresText = text) {
    let count = 0;
    this.#sqlite = CompiledQuery.raw(text);
    this.#postgres = CompiledQuery.raw(postgresText.replaceAll('?', () => `$${++count}`));
  }

  #with(db: Kysely<Database>, parameters: readonly Value[]): CompiledQuery {
    const { sql, query, queryId } =
      db.getExecutor().adapter instanceof PostgresAdapter ? this.#postgres : this.#sqlite;
    return { sql, query, queryId, parameters };
  }

  /** The first row. */
  async one(db: Kysely<Database>, ...parameters: readonly Value[]): Promise<Row | undefined> {
    const query: OneRowQuery = { ...this.#with(db, parameters), oneRow: true };
    const { rows } = await db.executeQuery(query);
    return rows[0] as Row | undefined;
  }

  /** Gives how many rows were changed. */
  async run(db: Kysely<Database>, ...parameters: readonly Value[]): Promise<number> {
    const { numAffectedRows } = await db.executeQuery(this.#with(db, parameters));
    return Number(numAffectedRows ?? 0);
  }
}
