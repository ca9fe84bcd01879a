import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { copyOf, type StoredCopy } from './stored-copy.ts';

type Db = Kysely<Database>;

/** Which of a player's messages are wanted, the newest first. */
interface CopiesWanted {
  readonly limit: number;
  readonly offset?: number;
  /** Only those from and to this person. */
  readonly otherId?: string | undefined;
}

/** A part of a player's messages, the newest first. */
export async function readCopies(
  db: Db,
  ownerId: string,
  { limit, offset = 0, otherId }: CopiesWanted,
): Promise<StoredCopy[]> {
  const own = db.selectFrom('inbox_messages').selectAll().where('owner_id', '=', ownerId);
  const rows = await (otherId === undefined ? own : own.where('other_id', '=', otherId))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(copyOf);
}

/** All of a player's messages, the oldest first. */
export async function allCopies(db: Db, ownerId: string): Promise<StoredCopy[]> {
  const own = db.selectFrom('inbox_messages').selectAll().where('owner_id', '=', ownerId);
  return (await own.orderBy('created_at').orderBy('id').execute()).map(copyOf);
}

/** One of a player's copies, by its id as it is or in small letters: imported ones have the ids of their files. */
export async function findCopy(db: Db, ownerId: string, id: string): Promise<StoredCopy | undefined> {
  const own = db.selectFrom('inbox_messages').selectAll().where('owner_id', '=', ownerId);
  const row = await own.where('id', 'in', [id, id.toLowerCase()]).executeTakeFirst();
  return row && copyOf(row);
}

/** The copies of one message, by owner. What came with files is nobody's but its owner's: it is not among them. */
export async function copiesOf(db: Db, uniqueId: string): Promise<StoredCopy[]> {
  const rows = await db
    .selectFrom('inbox_messages')
    .selectAll()
    .where('unique_id', '=', uniqueId)
    .where('imported', '=', 0)
    .orderBy('owner_id')
    .execute();
  return rows.map(copyOf);
}

/** The instant of the newest message that any of these players has (ms), imports aside; 0 without any. */
export async function newestAt(db: Db, ownerIds: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom('inbox_messages')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('owner_id', 'in', ownerIds)
    .where('imported', '=', 0)
    .executeTakeFirst();
  return row?.at ?? 0;
}

/** How many messages somebody has written after an instant (ms), at most as many as matter. */
export async function countSent(
  db: Db,
  ownerId: string,
  { since, upTo }: { readonly since: number; readonly upTo: number },
): Promise<number> {
  const rows = await db
    .selectFrom('inbox_messages')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('created_at', '>', since)
    .where('imported', '=', 0)
    .where((where) => where.or([where('sent', '=', 1), where('other_id', '=', ownerId)]))
    .limit(upTo)
    .execute();
  return rows.length;
}

/** A conversation: its latest message, and how many there are. */
export interface StoredConversation {
  readonly latest: StoredCopy;
  readonly count: number;
}

/** A part of a player's conversations, the latest first. */
export async function readConversations(
  db: Db,
  ownerId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StoredConversation[]> {
  const counted = db
    .selectFrom('inbox_messages')
    .select(['other_id', sql<number>`count(*)`.as('count')])
    .where('owner_id', '=', ownerId)
    .groupBy('other_id')
    .as('counted');
  const latestId = sql<string>`(SELECT x.id FROM inbox_messages AS x WHERE x.owner_id = ${ownerId}
    AND x.other_id = counted.other_id ORDER BY x.created_at DESC, x.id DESC LIMIT 1)`;
  const rows = await db
    .selectFrom(counted)
    .innerJoin('inbox_messages as m', (join) => join.on('m.owner_id', '=', ownerId).on('m.id', '=', latestId))
    .selectAll('m')
    .select('counted.count')
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ count, ...row }) => ({ latest: copyOf(row), count }));
}
