import type { CompiledQuery, QueryResult } from 'kysely';
import type Libsql from 'libsql';
import { changesAccess } from './access-watch.ts';

/** Preparing is slow, so statements are cached, up to this many (stack.md). */
const statementLimit = 500;

interface Prepared {
  readonly statement: Libsql.Statement;
  readonly isReader: boolean;
  readonly changesAccess: boolean;
}

/** A statement that gives one row, as a list of values: with names, the driver makes a row several times as slowly. */
interface PreparedRow {
  readonly statement: Libsql.Statement;
  readonly names: readonly string[];
  readonly changesAccess: boolean;
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

function prepareRow(database: Libsql.Database, text: string): PreparedRow {
  const statement = database.prepare(text);
  const names = statement.columns().map(({ name }) => name);
  return { statement: statement.raw(true), names, changesAccess: changesAccess(text) };
}

function named(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [i, name] of names.entries()) row[name] = values[i];
  return row;
}

/** What is kept for a text, or else made; the oldest makes room. */
function kept<T>(all: Map<string, T>, text: string, make: () => T): T {
  const known = all.get(text);
  if (known) return known;
  const made = make();
  const oldest = all.keys().next();
  if (all.size >= statementLimit && !oldest.done) all.delete(oldest.value);
  all.set(text, made);
  return made;
}

/** Hears of what statements do that others rest on. */
interface StatementListener {
  /** A statement runs next that may change who a token belongs to, or what they may do. */
  changesAccess(): void;
  fails(): void;
}

/** The prepared statements of one connection to an embedded database. */
export class StatementCache {
  readonly #many = new Map<string, Prepared>();
  // Separate from the others: the driver mixes up rows if a statement is read by both `get` and `all`.
  readonly #single = new Map<string, PreparedRow>();
  constructor(
    readonly database: Libsql.Database,
    readonly listener?: StatementListener,
  ) {}

  run<R>(query: CompiledQuery): QueryResult<R> {
    try {
      return this.#run(query);
    } catch (error) {
      this.listener?.fails();
      throw error;
    }
  }

  #run<R>(query: CompiledQuery): QueryResult<R> {
    if (wantsOneRow(query)) {
      const row = this.#row(query);
      return { rows: row === undefined ? [] : rowsOf<R>([row]) };
    }
    const { statement, isReader, changesAccess: isAccess } = this.#prepare(query.sql);
    if (isAccess) this.listener?.changesAccess();
    if (isReader) return { rows: rowsOf<R>(statement.all(...query.parameters)) };
    const { changes, lastInsertRowid } = statement.run(...query.parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** A statement without parameters and rows. */
  command(text: string): void {
    // Unlike `run`, this does not have the driver describe what was changed, which costs more than the statement.
    try {
      this.#prepare(text).statement.get();
    } catch (error) {
      this.listener?.fails();
      throw error;
    }
  }

  #row({ sql, parameters }: OneRowQuery): Record<string, unknown> | undefined {
    const prepared = kept(this.#single, sql, () => prepareRow(this.database, sql));
    const { statement, names } = prepared;
    if (prepared.changesAccess) this.listener?.changesAccess();
    const values: unknown = statement.get(...parameters);
    return Array.isArray(values) ? named(names, values) : undefined;
  }

  #prepare(text: string): Prepared {
    return kept(this.#many, text, () => {
      const statement = this.database.prepare(text);
      return { statement, isReader: statement.reader, changesAccess: changesAccess(text) };
    });
  }
}
