import type { NewMessage } from '@everdeed/rules';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { newestLine } from './read-chat.ts';

type Db = Kysely<Database>;

/**
 * Writes a message of a player, later than all that is there. If the members are told of it, the group notes its
 * instant: whoever has seen less has something to read. However many they are, no row of theirs is written but the
 * author's.
 */
export async function addMessage(db: Db, message: NewMessage, now: number): Promise<void> {
  const { id, groupId, authorId, author, text, unformattedText, flagCount, isTold } = message;
  const newest = await newestLine(db, groupId);
  const at = Math.max(now, (newest?.at ?? 0) + 1);
  await db
    .insertInto('chat_lines')
    .values({
      id,
      group_id: groupId,
      info: '{}',
      created_at: at,
      author_id: authorId,
      author: JSON.stringify(author),
      text,
      plain: unformattedText,
      flag_count: flagCount,
    })
    .execute();
  if (isTold) await tellMembers(db, groupId, authorId, at);
}

/** Marks the chat of a group as unread for all but the author: they have seen what they write, if all before it. */
async function tellMembers(db: Db, groupId: string, authorId: string, at: number): Promise<void> {
  const latest = sql<number>`coalesce((SELECT g.chat_at FROM groups AS g WHERE g.id = group_id), 0)`;
  await db
    .updateTable('memberships')
    .set({ chat_seen_at: at })
    .where('player_id', '=', authorId)
    .where('group_id', '=', groupId)
    .where(sql`coalesce(chat_seen_at, 0)`, '>=', latest)
    .execute();
  await tellAll(db, groupId, at);
}

/** Marks the chat of a group, whose row is locked, as unread for all who have not seen what was said at an instant (ms). */
export const tellAll = async (db: Db, groupId: string, at: number): Promise<void> => {
  await db.updateTable('groups').set({ chat_at: at }).where('id', '=', groupId).execute();
};

/** Notes whether a player likes a line. */
export const setLike = async (db: Db, lineId: string, playerId: string, isLiked: boolean): Promise<void> => {
  const liked = Number(isLiked);
  await db
    .insertInto('chat_likes')
    .values({ line_id: lineId, player_id: playerId, liked })
    .onConflict((conflict) => conflict.columns(['line_id', 'player_id']).doUpdateSet({ liked }))
    .execute();
};

/** Notes that a player has reported a line, and what its reports count now. */
export async function addFlag(db: Db, lineId: string, playerId: string, flagCount: number): Promise<void> {
  await db
    .insertInto('chat_flags')
    .values({ line_id: lineId, player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('chat_lines').set({ flag_count: flagCount }).where('id', '=', lineId).execute();
}

/** Forgets what the reports of a line count; who made them stays. */
export const clearFlags = async (db: Db, lineId: string): Promise<void> => {
  await db.updateTable('chat_lines').set({ flag_count: 0 }).where('id', '=', lineId).execute();
};

/** Deletes a line with likes and reports. */
export const removeLine = async (db: Db, lineId: string): Promise<void> => {
  await db.deleteFrom('chat_lines').where('id', '=', lineId).execute();
};

/** Has the reports of a line count so much, whoever made them. */
export const hideLine = async (db: Db, lineId: string, flagCount: number): Promise<void> => {
  await db.updateTable('chat_lines').set({ flag_count: flagCount }).where('id', '=', lineId).execute();
};
