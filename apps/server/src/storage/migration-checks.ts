import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';
import { type AreaTable, dataTables, referencesAt, tablesAt } from './tables.ts';

/** Rows of the tables that a database at this step has, by the table's latest name. No step may lose any unless it says so. */
export async function countRows(
  db: Kysely<Database>,
  tables: readonly AreaTable[],
  step: number,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, name } of tablesAt(dataTables(tables), step)) {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(name)}`.execute(db);
    counts.set(table.name, Number(rows[0]?.n));
  }
  return counts;
}

/** A column of a table, by names that both have in the database. */
type Column = readonly [table: string, column: string];

/** Counts the rows whose value in a column is missing in another one. */
async function countOrphans(db: Kysely<Database>, [table, column]: Column, to: Column): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)} AS c
    WHERE c.${sql.ref(column)} IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM ${sql.table(to[0])} AS p WHERE p.${sql.ref(to[1])} = c.${sql.ref(column)})`.execute(
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
  const present = tablesAt(tables, step);
  const names = new Map(present.map(({ table, name }) => [table.name, name]));
  const found: string[] = [];
  for (const { table, name } of present) {
    for (const reference of referencesAt(table, step)) {
      const target = names.get(reference.table) ?? reference.table;
      const [from, to] = [[name, reference.column] as const, [target, reference.key] as const];
      const orphans = await countOrphans(db, from, to);
      if (orphans > 0) found.push(`table ${name}: ${orphans} rows refer to a missing row of ${target}`);
      const isComplete = table.isCompleteSince !== undefined && table.isCompleteSince <= step;
      if (!isComplete || reference !== table.refersTo) continue;
      const alone = await countOrphans(db, to, from);
      if (alone > 0) found.push(`table ${target}: ${alone} rows lack their row of ${name}`);
    }
  }
  return found;
}
