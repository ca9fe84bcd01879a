import { CompiledQuery, type QueryResult } from 'kysely';
import type { Engine } from './engine.ts';
import type { OneRowQuery } from './statement-cache.ts';

type Value = string | number | null;

/** Runs prepared statement texts, inside or outside a transaction. */
export interface QueryRunner {
  readonly engine: Engine;
  /** `Row` is what the query's author says of its columns: nobody checks it. */
  execute<Row>(query: CompiledQuery<Row>): QueryResult<Row> | Promise<QueryResult<Row>>;
}

/**
 * A statement on the hot path of every request. Its text is built once, whereas a query builder would
 * assemble it each time. Written with `?` for values on both engines.
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
    return this.#one(runner, parameters, 'committed');
  }

  /**
   * The first row for a call that begins a transaction next, and whose answer waits for the commit of everything that
   * this may have seen.
   */
  async oneForWriting(runner: QueryRunner, ...parameters: readonly Value[]): Promise<Row | undefined> {
    return this.#one(runner, parameters, 'written');
  }

  async #one(
    runner: QueryRunner,
    parameters: readonly Value[],
    sees: OneRowQuery['sees'],
  ): Promise<Row | undefined> {
    const { sql, query, queryId } = this.#texts[runner.engine];
    const asked: OneRowQuery = { sql, query, queryId, parameters, sees };
    const { rows } = await runner.execute<Row>(asked);
    return rows[0];
  }

  async all(runner: QueryRunner, ...parameters: readonly Value[]): Promise<Row[]> {
    const { sql, query, queryId } = this.#texts[runner.engine];
    const { rows } = await runner.execute<Row>({ sql, query, queryId, parameters });
    return rows;
  }

  /** Returns the number of changed rows. */
  async run(runner: QueryRunner, ...parameters: readonly Value[]): Promise<number> {
    const { sql, query, queryId } = this.#texts[runner.engine];
    const { numAffectedRows } = await runner.execute({ sql, query, queryId, parameters });
    return Number(numAffectedRows ?? 0);
  }
}
