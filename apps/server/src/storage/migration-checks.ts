import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** A table that refers to players, and the steps between which it exists. */
interface CheckedTable {
  readonly name: string;
  /** The table and column that its rows refer to. */
  readonly owner: readonly [table: string, column: string];
  readonly column: string;
  readonly since: number;
}

const players = ['players', 'id'] as const;
const social = ['player_social', 'player_id'] as const;

const checked: readonly CheckedTable[] = [
  { name: 'player_sections', owner: players, column: 'player_id', since: 1 },
  { name: 'credentials', owner: players, column: 'player_id', since: 1 },
  { name: 'tasks', owner: players, column: 'user_id', since: 1 },
  { name: 'operations', owner: players, column: 'player_id', since: 1 },
  { name: 'api_tokens', owner: players, column: 'player_id', since: 1 },
  { name: 'mails', owner: players, column: 'player_id', since: 1 },
  { name: 'transactions', owner: players, column: 'player_id', since: 1 },
  { name: 'player_history', owner: players, column: 'player_id', since: 1 },
  { name: 'player_social', owner: players, column: 'player_id', since: 2 },
  { name: 'memberships', owner: social, column: 'player_id', since: 2 },
  { name: 'invitations', owner: social, column: 'player_id', since: 2 },
  { name: 'notifications', owner: social, column: 'player_id', since: 2 },
];

const tablesAt = (step: number): CheckedTable[] => checked.filter(({ since }) => since <= step);

/** Rows of the tables that a database at this step has, by table. No step may lose any unless it says so. */
export async function countRows(db: Kysely<Database>, step: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const names = step < 1 ? [] : ['players', ...tablesAt(step).map(({ name }) => name)];
  for (const name of names) {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(name)}`.execute(db);
    counts.set(name, rows[0]?.n ?? 0);
  }
  return counts;
}

async function countOrphans(
  db: Kysely<Database>,
  { name, column, owner }: Omit<CheckedTable, 'since'>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(name)} AS c
    WHERE c.${sql.ref(column)} IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM ${sql.table(owner[0])} AS p WHERE p.${sql.ref(owner[1])} = c.${sql.ref(column)})`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Throws if a step has left rows that belong to nobody, or players without a counter of what others did. */
export async function assertNoOrphans(db: Kysely<Database>, step: number): Promise<void> {
  for (const table of tablesAt(step)) {
    if ((await countOrphans(db, table)) > 0)
      throw new Error(`migration left rows of ${table.name} without a player`);
  }
  const counters = { name: 'players', column: 'id', owner: social };
  if (step > 2 && (await countOrphans(db, counters)) > 0)
    throw new Error('migration left players without a row in player_social');
}
