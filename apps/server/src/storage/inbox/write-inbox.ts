import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { StoredCopy } from './stored-copy.ts';

type Db = Kysely<Database>;

/** A copy to keep. */
export type NewStoredCopy = Omit<StoredCopy, 'likes' | 'flags' | 'flagCount'>;

/** The row of a copy that nobody has an opinion of. */
export const rowOfCopy = (copy: NewStoredCopy): Insertable<Database['inbox_messages']> => ({
  owner_id: copy.ownerId,
  id: copy.id,
  unique_id: copy.uniqueId,
  other_id: copy.otherId,
  sent: Number(copy.sent),
  text: copy.text,
  plain: copy.unformattedText,
  doc: JSON.stringify(copy.details),
  likes: '{}',
  flags: '{}',
  flag_count: 0,
  imported: Number(copy.isImported),
  created_at: copy.at,
});

/** Writes copies; at most 100 at once. */
export async function addCopies(db: Db, copies: readonly NewStoredCopy[]): Promise<void> {
  if (copies.length > 0) await db.insertInto('inbox_messages').values(copies.map(rowOfCopy)).execute();
}

type Opinion = Pick<StoredCopy, 'ownerId' | 'id' | 'likes' | 'flags' | 'flagCount'>;

/** Writes who likes a copy and who reported it. Its owner is locked. */
export async function saveOpinions(db: Db, { ownerId, id, likes, flags, flagCount }: Opinion): Promise<void> {
  await db
    .updateTable('inbox_messages')
    .set({ likes: JSON.stringify(likes), flags: JSON.stringify(flags), flag_count: flagCount })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a copy; false if there is none. */
export async function removeCopy(db: Db, ownerId: string, id: string): Promise<boolean> {
  const own = db.deleteFrom('inbox_messages').where('owner_id', '=', ownerId);
  const { numDeletedRows } = await own.where('id', 'in', [id, id.toLowerCase()]).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all copies of a player. */
export const removeCopies = async (db: Db, ownerId: string): Promise<void> => {
  await db.deleteFrom('inbox_messages').where('owner_id', '=', ownerId).execute();
};
