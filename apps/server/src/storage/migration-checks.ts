import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';
import { type AreaTable, dataTables, type Reference, tablesAt } from './tables.ts';

/** Rows of the tables that a database at this step has, by table. No step may lose any unless it says so. */
export async function countRows(
  db: Kysely<Database>,
  tables: readonly AreaTable[],
  step: number,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of tablesAt(dataTables(tables), step)) {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(name)}`.execute(db);
    counts.set(name, Number(rows[0]?.n));
  }
  return counts;
}

/** Counts the rows of a table that refer to a missing row. */
async function countOrphans(db: Kysely<Database>, name: string, to: Reference): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(name)} AS c
    WHERE c.${sql.ref(to.column)} IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM ${sql.table(to.table)} AS p WHERE p.${sql.ref(to.key)} = c.${sql.ref(to.column)})`.execute(
    db,
  );
  return Number(rows[0]?.n);
}

/** Finds rows that refer to a missing row, and rows that lack their counterpart; a sentence for each table. */
export async function findOrphans(
  db: Kysely<Database>,
  tables: readonly AreaTable[],
  step: number,
): Promise<string[]> {
  const found: string[] = [];
  for (const { name, refersTo, isCompleteSince } of tablesAt(tables, step)) {
    if (!refersTo) continue;
    const { column, table, key } = refersTo;
    const orphans = await countOrphans(db, name, refersTo);
    if (orphans > 0) found.push(`table ${name}: ${orphans} rows refer to a missing row of ${table}`);
    if (isCompleteSince === undefined || isCompleteSince > step) continue;
    const alone = await countOrphans(db, table, { column: key, table: name, key: column });
    if (alone > 0) found.push(`table ${table}: ${alone} rows lack their row of ${name}`);
  }
  return found;
}
