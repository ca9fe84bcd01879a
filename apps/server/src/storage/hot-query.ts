import { CompiledQuery, type QueryResult } from 'kysely';
import type { Engine } from './engine.ts';
import type { OneRowQuery } from './statement-cache.ts';

type Value = string | number | null;

/** Runs statements whose text is ready, inside a transaction or outside. */
export interface QueryRunner {
  readonly engine: Engine;
  execute(query: CompiledQuery): QueryResult<unknown> | Promise<QueryResult<unknown>>;
}

/**
 * A statement of the paths that every request takes: its text is made once, where a query builder would put it
 * together each time. Written with `?` for values, on both engines.
 */
export class HotQuery<Row = unknown> {
  readonly #texts: Readonly<Record<Engine, CompiledQuery>>;

  constructor(text: string, postgresText = text) {
    let count = 0;
    this.#texts = {
      sqlite: CompiledQuery.raw(text),
      postgres: CompiledQuery.raw(postgresText.replaceAll('?', () => `$${++count}`)),
    };
  }

  /** The first row. */
  async one(runner: QueryRunner, ...parameters: readonly Value[]): Promise<Row | undefined> {
    const { sql, query, queryId } = this.#texts[runner.engine];
    const asked: OneRowQuery = { sql, query, queryId, parameters, oneRow: true };
    const { rows } = await runner.execute(asked);
    return rows[0] as Row | undefined;
  }

  async all(runner: QueryRunner, ...parameters: readonly Value[]): Promise<Row[]> {
    const { sql, query, queryId } = this.#texts[runner.engine];
    const { rows } = await runner.execute({ sql, query, queryId, parameters });
    return rows as Row[];
  }

  /** Gives how many rows were changed. */
  async run(runner: QueryRunner, ...parameters: readonly Value[]): Promise<number> {
    const { sql, query, queryId } = this.#texts[runner.engine];
    const { numAffectedRows } = await runner.execute({ sql, query, queryId, parameters });
    return Number(numAffectedRows ?? 0);
  }
}
