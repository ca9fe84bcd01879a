import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

/** Ids of accounts that are not blocked whose username begins like this (small letters), by name. */
export async function idsByUsername(db: Db, start: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('players')
    .select('id')
    .where('username_lower', '>=', start)
    // Names are letters, digits, hyphens and underscores: nothing that begins like this comes after it.
    .where('username_lower', '<', `${start}~`)
    .where('blocked', '=', 0)
    .orderBy('username_lower')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of those who have written the latest lines of a group, the latest first, each once. */
export async function recentAuthors(db: Db, groupId: string, lines: number): Promise<string[]> {
  const { rows } = await sql<{ author_id: string }>`SELECT author_id FROM chat_lines
    WHERE group_id = ${groupId} AND author_id IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT ${lines}`.execute(
    db,
  );
  return [...new Set(rows.map(({ author_id }) => author_id))];
}
