import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

import { type NewStoredCopy, rowOfCopy } from './write-inbox.ts';

type Db = Kysely<Database>;
/** A private message as a file has it. */
type FileMessage = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** When a file says that a message was sent (ms): not before 1970, nor after it was imported. */
function instantOf(timestamp: unknown, now: number): number {
  const at = typeof timestamp === 'number' ? timestamp : Date.parse(textOf(timestamp));
  return Number.isFinite(at) ? Math.min(Math.max(0, Math.trunc(at)), now) : now;
}

const copyOfFile = (ownerId: string, id: string, doc: FileMessage, now: number): NewStoredCopy => ({
  ownerId,
  id,
  uniqueId: textOf(doc['uniqueMessageId']) || id,
  otherId: textOf(doc['uuid']).toLowerCase(),
  sent: doc['sent'] === true || doc['sent'] === 'true',
  at: instantOf(doc['timestamp'], now),
  text: textOf(doc['text']),
  unformattedText: textOf(doc['unformattedText']) || textOf(doc['text']),
  details: doc,
  isImported: true,
});

/**
 * Keeps messages of a file, by id. Those that another import brought are written anew; those that were sent here stay
 * as they are. At most 100 at once.
 */
export async function keepImportedMessages(
  db: Db,
  ownerId: string,
  messages: readonly (readonly [id: string, doc: FileMessage])[],
  now: number,
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(([id, doc]) => rowOfCopy(copyOfFile(ownerId, id, doc, now)));
  await db
    .insertInto('inbox_messages')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'id'])
        .doUpdateSet((row) => ({
          unique_id: row.ref('excluded.unique_id'),
          other_id: row.ref('excluded.other_id'),
          sent: row.ref('excluded.sent'),
          text: row.ref('excluded.text'),
          plain: row.ref('excluded.plain'),
          doc: row.ref('excluded.doc'),
          created_at: row.ref('excluded.created_at'),
        }))
        .where('inbox_messages.imported', '=', 1),
    )
    .execute();
}

const importedOf = (db: Db, ownerId: string) =>
  db.selectFrom('inbox_messages').where('owner_id', '=', ownerId).where('imported', '=', 1);

/** The ids of the messages that imports brought. */
export const importedIds = async (db: Db, ownerId: string): Promise<string[]> =>
  (await importedOf(db, ownerId).select('id').execute()).map(({ id }) => id);

/** How many messages imports have brought. */
export async function countImportedMessages(db: Db, ownerId: string): Promise<number> {
  const row = await importedOf(db, ownerId)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Deletes messages that imports brought; at most 100 at once. */
export async function removeImportedMessages(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('inbox_messages')
    .where('owner_id', '=', ownerId)
    .where('imported', '=', 1)
    .where('id', 'in', ids)
    .execute();
}
