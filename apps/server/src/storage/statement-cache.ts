import type { CompiledQuery, QueryResult } from 'kysely';
import type Libsql from 'libsql';

/** Preparing is slow, so statements are cached, up to this many (stack.md). */
const statementLimit = 500;

interface Prepared {
  readonly statement: Libsql.Statement;
  readonly isReader: boolean;
}

/** A query for at most one row. */
export interface OneRowQuery extends CompiledQuery {
  /** What everybody may see, or what a transaction that begins now would see. */
  readonly sees: 'committed' | 'written';
}
export const wantsOneRow = (query: CompiledQuery): query is OneRowQuery => 'sees' in query;

/** Rows as the query's author says they are: the driver knows nothing of their columns. */
const rowsOf = <R>(rows: unknown[]): R[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the query's author knows what it selects
  rows as R[];

/** The prepared statements of one connection to an embedded database. */
export class StatementCache {
  readonly #many = new Map<string, Prepared>();
  // Separate from the others: the driver mixes up rows if a statement is read by both `get` and `all`.
  readonly #single = new Map<string, Prepared>();
  constructor(readonly database: Libsql.Database) {}

  run<R>(query: CompiledQuery): QueryResult<R> {
    if (wantsOneRow(query)) {
      const row = this.#prepare(this.#single, query.sql).statement.get(...query.parameters);
      return { rows: row === undefined ? [] : rowsOf<R>([row]) };
    }
    const { statement, isReader } = this.#prepare(this.#many, query.sql);
    if (isReader) return { rows: rowsOf<R>(statement.all(...query.parameters)) };
    const { changes, lastInsertRowid } = statement.run(...query.parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** A statement without parameters and rows. */
  command(text: string): void {
    this.#prepare(this.#many, text).statement.run();
  }

  #prepare(kept: Map<string, Prepared>, text: string): Prepared {
    const known = kept.get(text);
    if (known) return known;
    const statement = this.database.prepare(text);
    const made = { statement, isReader: statement.reader };
    const oldest = kept.keys().next();
    if (kept.size >= statementLimit && !oldest.done) kept.delete(oldest.value);
    kept.set(text, made);
    return made;
  }
}
