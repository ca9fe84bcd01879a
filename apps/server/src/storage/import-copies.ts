import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

/** What was about to change the account when the copy was made. */
export type CopyReason = 'import' | 'restore';

/** A copy without its contents. Instants are in milliseconds. */
export interface ImportCopy {
  readonly id: string;
  readonly reason: CopyReason;
  /** The size of the export. */
  readonly bytes: number;
  readonly madeAt: number;
  readonly expiresAt: number;
}

/** Copies that one account keeps; another one replaces the oldest. Our own limit. */
const MAX_COPIES = 10;

/** Keeps a copy; the oldest beyond `MAX_COPIES` go. */
export async function keepImportCopy(
  db: Db,
  playerId: string,
  copy: ImportCopy & { readonly doc: string },
): Promise<void> {
  const { id, reason, bytes, expiresAt, doc } = copy;
  const [newest] = await db
    .selectFrom('import_copies')
    .select('created_at')
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .execute();
  // Two of one instant still have an order.
  const madeAt = Math.max(copy.madeAt, (newest?.created_at ?? 0) + 1);
  await db
    .insertInto('import_copies')
    .values({ id, player_id: playerId, reason, bytes, doc, created_at: madeAt, expires_at: expiresAt })
    .execute();
  const kept = await db
    .selectFrom('import_copies')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_COPIES)
    .execute();
  const ids = kept.map((row) => row.id);
  await db.deleteFrom('import_copies').where('player_id', '=', playerId).where('id', 'not in', ids).execute();
}

/** A player's copies that are still kept, newest first. */
export async function importCopies(db: Db, playerId: string, now: number): Promise<ImportCopy[]> {
  const rows = await db
    .selectFrom('import_copies')
    .select(['id', 'reason', 'bytes', 'created_at', 'expires_at'])
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, reason, bytes, created_at, expires_at }) => ({
    id,
    reason: reason === 'restore' ? 'restore' : 'import',
    bytes,
    madeAt: created_at,
    expiresAt: expires_at,
  }));
}

/** The contents of a player's own copy; undefined if there is no such copy, or no more. */
export async function importCopyDoc(
  db: Db,
  playerId: string,
  id: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('import_copies')
    .select('doc')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.doc;
}

/** Removes the copies whose time is over. */
export async function forgetOldCopies(db: Db, now: number): Promise<void> {
  await db.deleteFrom('import_copies').where('expires_at', '<=', now).execute();
}
