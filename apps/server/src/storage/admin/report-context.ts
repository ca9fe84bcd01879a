import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

/** A line beside the one that was reported. */
export interface ContextLine {
  readonly id: string;
  readonly authorId: string | undefined;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Lines before and after, each oldest first. */
export interface Context {
  readonly before: readonly ContextLine[];
  readonly after: readonly ContextLine[];
}

/** How many lines before and after are shown: our own figure. */
const AROUND = 5;

type Side = 'before' | 'after';
const inOrder = (lines: readonly ContextLine[], side: Side) =>
  side === 'before' ? lines.toReversed() : lines;

async function chatSide(db: Db, groupId: string, at: number, side: Side): Promise<readonly ContextLine[]> {
  const rows = await db
    .selectFrom('chat_lines')
    .select(['id', 'author_id', 'text', 'plain', 'created_at'])
    .where('group_id', '=', groupId)
    .where('created_at', side === 'before' ? '<' : '>', at)
    .where('author_id', 'is not', null)
    .orderBy('created_at', side === 'before' ? 'desc' : 'asc')
    .limit(AROUND)
    .execute();
  return inOrder(
    rows.map((row) => ({
      id: row.id,
      authorId: row.author_id ?? undefined,
      text: row.plain ?? row.text ?? '',
      at: row.created_at,
    })),
    side,
  );
}

/** What players said in a group around an instant (ms). */
export const aroundLine = async (db: Db, groupId: string, at: number): Promise<Context> => ({
  before: await chatSide(db, groupId, at, 'before'),
  after: await chatSide(db, groupId, at, 'after'),
});

interface Conversation {
  readonly ownerId: string;
  readonly otherId: string;
}

async function inboxSide(
  db: Db,
  { ownerId, otherId }: Conversation,
  at: number,
  side: Side,
): Promise<readonly ContextLine[]> {
  const rows = await db
    .selectFrom('inbox_messages')
    .select(['id', 'owner_id', 'other_id', 'sent', 'plain', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('other_id', '=', otherId)
    .where('imported', '=', 0)
    .where('created_at', side === 'before' ? '<' : '>', at)
    .orderBy('created_at', side === 'before' ? 'desc' : 'asc')
    .limit(AROUND)
    .execute();
  return inOrder(
    rows.map((row) => ({
      id: row.id,
      authorId: row.sent === 1 ? row.owner_id : row.other_id,
      text: row.plain,
      at: row.created_at,
    })),
    side,
  );
}

/** What two players wrote to each other around an instant (ms), as the one who reported it has it. */
export const aroundMessage = async (db: Db, conversation: Conversation, at: number): Promise<Context> => ({
  before: await inboxSide(db, conversation, at, 'before'),
  after: await inboxSide(db, conversation, at, 'after'),
});
