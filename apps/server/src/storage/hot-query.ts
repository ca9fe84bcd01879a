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

const firstRow = <Row>({ rows }: QueryResult<Row>): Row | undefined => rows[0];
const allRows = <Row>({ rows }: QueryResult<Row>): Row[] => rows;
const changedRows = ({ numAffectedRows }: QueryResult<unknown>): number => Number(numAffectedRows ?? 0);

/**
 * Promises a part of a result. The embedded database answers at once: an async function would spend more on waiting for
 * that than on the statement.
 */
function promised<Row, Part>(
  execute: () => QueryResult<Row> | Promise<QueryResult<Row>>,
  part: (result: QueryResult<Row>) => Part,
): Promise<Part> {
  try {
    const result = execute();
    return result instanceof Promise ? result.then(part) : Promise.resolve(part(result));
  } catch (error) {
    return Promise.reject(error);
  }
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
  one(runner: QueryRunner, ...parameters: readonly Value[]): Promise<Row | undefined> {
    return this.#one(runner, parameters, 'committed');
  }

  /**
   * The first row for a call that begins a transaction next, and whose answer waits for the commit of everything that
   * this may have seen.
   */
  oneForWriting(runner: QueryRunner, ...parameters: readonly Value[]): Promise<Row | undefined> {
    return this.#one(runner, parameters, 'written');
  }

  #one(
    runner: QueryRunner,
    parameters: readonly Value[],
    sees: OneRowQuery['sees'],
  ): Promise<Row | undefined> {
    const { sql, query, queryId } = this.#texts[runner.engine];
    const asked: OneRowQuery = { sql, query, queryId, parameters, sees };
    return promised(() => runner.execute<Row>(asked), firstRow);
  }

  all(runner: QueryRunner, ...parameters: readonly Value[]): Promise<Row[]> {
    const { sql, query, queryId } = this.#texts[runner.engine];
    return promised(() => runner.execute<Row>({ sql, query, queryId, parameters }), allRows);
  }

  /** Returns the number of changed rows. */
  run(runner: QueryRunner, ...parameters: readonly Value[]): Promise<number> {
    const { sql, query, queryId } = this.#texts[runner.engine];
    return promised(() => runner.execute({ sql, query, queryId, parameters }), changedRows);
  }
}
