import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { lineOf, type StoredLine } from './chat-line.ts';

type Db = Kysely<Database>;

/** Which lines of a group are wanted, the newest first. */
interface LinesWanted {
  readonly limit: number;
  /** Id of a line of any group: only those before it. One that is unknown does not matter. */
  readonly before?: string | undefined;
}

/** Rows by the line that they are about. */
function byLine<Row extends { readonly line_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.line_id, [...(groups.get(row.line_id) ?? []), row]);
  return groups;
}

/** Adds who likes and who reported the lines, in one query each. */
export async function withOpinions(db: Db, lines: readonly StoredLine[]): Promise<StoredLine[]> {
  if (lines.length === 0) return [];
  const ids = lines.map(({ id }) => id);
  const likes = await db.selectFrom('chat_likes').selectAll().where('line_id', 'in', ids).execute();
  const flags = await db.selectFrom('chat_flags').selectAll().where('line_id', 'in', ids).execute();
  const likesOf = byLine(likes);
  const flagsOf = byLine(flags);
  return lines.map((line) => ({
    ...line,
    likes: Object.fromEntries(
      (likesOf.get(line.id) ?? []).map(({ player_id, liked }) => [player_id, liked === 1] as const),
    ),
    flags: Object.fromEntries(
      (flagsOf.get(line.id) ?? []).map(({ player_id }) => [player_id, true as const]),
    ),
  }));
}

/** A page of a group's chat, the newest line first. */
export async function readLines(
  db: Db,
  groupId: string,
  { limit, before }: LinesWanted,
): Promise<StoredLine[]> {
  const from =
    before === undefined
      ? undefined
      : await db
          .selectFrom('chat_lines')
          .select(['created_at', 'id'])
          .where('id', '=', before.toLowerCase())
          .executeTakeFirst();
  const query = db
    .selectFrom('chat_lines')
    .selectAll()
    .where('group_id', '=', groupId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  const earlier = from
    ? query.where((where) =>
        where.or([
          where('created_at', '<', from.created_at),
          where.and([where('created_at', '=', from.created_at), where('id', '<', from.id)]),
        ]),
      )
    : query;
  return withOpinions(db, (await earlier.execute()).map(lineOf));
}

/** A line by its id, of whatever group. */
export async function readLine(db: Db, id: string): Promise<StoredLine | undefined> {
  const row = await db.selectFrom('chat_lines').selectAll().where('id', '=', id).executeTakeFirst();
  return row && (await withOpinions(db, [lineOf(row)]))[0];
}

/** The newest line of a group: its id, and its instant (ms). */
export const newestLine = (db: Db, groupId: string): Promise<{ id: string; at: number } | undefined> =>
  db
    .selectFrom('chat_lines')
    .select(['id', 'created_at as at'])
    .where('group_id', '=', groupId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The lines of a group of one instant (ms), the first that was said first. */
export async function linesAt(db: Db, groupId: string, at: number): Promise<StoredLine[]> {
  const rows = await db
    .selectFrom('chat_lines')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('created_at', '=', at)
    .orderBy('id', 'desc')
    .execute();
  return withOpinions(db, rows.map(lineOf));
}

/** How many lines of a group somebody has written after an instant (ms), at most as many as matter. */
export async function countRecent(
  db: Db,
  {
    groupId,
    authorId,
    since,
    upTo,
  }: Record<'groupId' | 'authorId', string> & Record<'since' | 'upTo', number>,
): Promise<number> {
  const rows = await db
    .selectFrom('chat_lines')
    .select('id')
    .where('group_id', '=', groupId)
    .where('created_at', '>', since)
    .where('author_id', '=', authorId)
    .limit(upTo)
    .execute();
  return rows.length;
}
