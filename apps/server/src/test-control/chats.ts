import { fieldsIn } from '@everdeed/content/values';
import { presentStored } from '../presenters/chat.ts';
import { lineOf } from '../storage/chat/chat-line.ts';
import { withOpinions } from '../storage/chat/read-chat.ts';
import type { Words } from '../words/words.ts';
import { among, type Collection } from './collection.ts';
import type { Doc } from './documents.ts';

/** Told while nobody asks for words. */
const wordless: Words = { say: () => '', plain: () => '' };
const authorFields = ['user', 'username', 'contributor', 'backer', 'client', 'userStyles'] as const;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The author's part of a record; null for what the game says. */
function authorOf(doc: Doc): string | null {
  if (doc['uuid'] === undefined || doc['uuid'] === 'system') return null;
  const given = authorFields.filter((field) => doc[field] !== undefined);
  return JSON.stringify(Object.fromEntries(given.map((field) => [field, doc[field]])));
}

const rowOf = (doc: Doc, now: number) => ({
  id: String(doc['_id']),
  group_id: String(doc['groupId']),
  info: JSON.stringify(fieldsIn(doc['info'] ?? {})),
  meta: doc['_meta'] ? JSON.stringify(doc['_meta']) : null,
  created_at: Number(doc['timestamp']) || Date.parse(String(doc['timestamp'])) || now,
  author_id: authorOf(doc) === null ? null : String(doc['uuid']),
  author: authorOf(doc),
  text: textOrNull(doc['text']),
  plain: textOrNull(doc['unformattedText']),
  flag_count: Number(doc['flagCount'] ?? 0),
});

/** The messages of all chats. */
export const chats: Collection = {
  async find({ db }, ids, words = wordless) {
    const rows = await db.selectFrom('chat_lines').selectAll().orderBy('created_at').orderBy('id').execute();
    const lines = await withOpinions(db, rows.map(lineOf));
    const docs = lines.map((line): Doc => ({ ...presentStored({ words, language: 'en' }, line) }));
    return among(docs, ids);
  },
  async put({ now }, { db }, doc) {
    const row = rowOf(doc, now);
    await db.deleteFrom('chat_lines').where('id', '=', row.id).execute();
    await db.insertInto('chat_lines').values(row).execute();
    for (const [player_id, liked] of Object.entries(fieldsIn(doc['likes'] ?? {})))
      await db
        .insertInto('chat_likes')
        .values({ line_id: row.id, player_id, liked: Number(liked === true) })
        .execute();
    for (const player_id of Object.keys(fieldsIn(doc['flags'] ?? {})))
      await db.insertInto('chat_flags').values({ line_id: row.id, player_id }).execute();
  },
  async remove(_work, { db }, id) {
    await db.deleteFrom('chat_lines').where('id', '=', id).execute();
  },
};
