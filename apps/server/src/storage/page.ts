import { type SelectQueryBuilder, sql } from 'kysely';

/** A part of a list, and what to ask for to get the part after it: a cursor, or the number of the next page. */
export interface Page<T, Next> {
  readonly items: readonly T[];
  /** Undefined at the end of the list. */
  readonly next: Next | undefined;
}

/** The page with the items made into something else. */
export const mapPage = <T, U, Next>({ items, next }: Page<T, Next>, map: (item: T) => U): Page<U, Next> => ({
  items: items.map(map),
  next,
});

/** The values of the ordering columns in one row. */
export type Cursor = readonly (string | number)[];

/** The order of a list: by these columns, of which the last tells any two rows apart. All of them are selected. */
export interface ListOrder<Row> {
  readonly by: readonly (keyof Row & string)[];
  readonly direction?: 'asc' | 'desc';
}

/** One more row than wanted is read: it tells whether there is a next page. */
function cut<Row, Next>(
  rows: readonly Row[],
  limit: number,
  nextAfter: (last: Row) => Next,
): Page<Row, Next> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? nextAfter(last) : undefined };
}

/** Nothing but text and numbers has a place in a cursor. @throws {TypeError} if the list is in order of something else */
function placeIn(value: unknown): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError('a list is in order of a column without text or numbers');
}

/**
 * The rows after the cursor, at most `limit`. Costs the same at the end of a list as at its start, given an index on
 * the ordering columns, and skips and repeats nothing when rows come and go meanwhile.
 */
export async function pageAfter<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { by, direction = 'asc' }: ListOrder<Row>,
  { after, limit }: { readonly after?: Cursor | undefined; readonly limit: number },
): Promise<Page<Row, Cursor>> {
  const columns = sql.join(by.map((column) => sql.ref(column)));
  const compare = direction === 'asc' ? sql`>` : sql`<`;
  let asked = after ? query.where(sql<boolean>`(${columns}) ${compare} (${sql.join(after)})`) : query;
  for (const column of by) asked = asked.orderBy(sql.ref(column), direction);
  const rows = await asked.limit(limit + 1).execute();
  return cut(rows, limit, (last) => by.map((column) => placeIn(last[column])));
}

/** A page by number, counted from 0, of a query that is in order. For short lists: it reads past what is skipped. */
export async function pageByNumber<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<Page<Row, number>> {
  const rows = await query
    .limit(size + 1)
    .offset(page * size)
    .execute();
  return cut(rows, size, () => page + 1);
}
