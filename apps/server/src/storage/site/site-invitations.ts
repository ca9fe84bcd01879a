import type { Kysely } from 'kysely';
import { sha256 } from '../../security/secret.ts';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

/** How many invitations of one player can be open at once: our own figure. */
export const MAX_OPEN_INVITATIONS = 100;
/** How many are listed: our own figure. */
const MAX_LISTED = 200;

/** An invitation to be kept: the code is not, only its hash. */
export interface NewInvitation {
  readonly id: string;
  readonly code: string;
  readonly by: string;
  readonly uses: number;
  readonly now: number;
  readonly expiresAt: number;
}

export async function keepInvitation(
  db: Db,
  { id, code, by, uses, now, expiresAt }: NewInvitation,
): Promise<void> {
  await db
    .insertInto('site_invitations')
    .values({
      id,
      code_hash: sha256(code),
      created_by: by,
      uses,
      used: 0,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** The latest invitations, the newest first: those of one player, or all. */
export const listInvitations = (db: Db, by?: string) =>
  db
    .selectFrom('site_invitations as i')
    .innerJoin('players as p', 'p.id', 'i.created_by')
    .select(['i.id', 'i.uses', 'i.used', 'i.created_at', 'i.expires_at', 'p.username'])
    .$if(by !== undefined, (query) => query.where('i.created_by', '=', by ?? ''))
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .limit(MAX_LISTED)
    .execute();

/** How many invitations of a player can still be used. */
export async function countOpenInvitations(db: Db, now: number, by: string): Promise<number> {
  const { count } = await db
    .selectFrom('site_invitations')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('created_by', '=', by)
    .where('expires_at', '>', now)
    .whereRef('used', '<', 'uses')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether an invitation can be used. */
export async function isInvitationOpen(db: Db, code: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('site_invitations')
    .select('id')
    .where('code_hash', '=', sha256(code))
    .where('expires_at', '>', now)
    .whereRef('used', '<', 'uses')
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Uses an invitation up by one; false if there is none that can be used. The database counts, so that it is never used
 * more often than it may be, however many try at once.
 */
export async function useInvitation(db: Db, code: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('site_invitations')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('code_hash', '=', sha256(code))
    .where('expires_at', '>', now)
    .whereRef('used', '<', 'uses')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends an invitation: of one player, or anybody's. Returns whose it was; undefined if there is none. */
export async function endInvitation(db: Db, id: string, by?: string): Promise<string | undefined> {
  const ended = await db
    .deleteFrom('site_invitations')
    .where('id', '=', id)
    .$if(by !== undefined, (query) => query.where('created_by', '=', by ?? ''))
    .returning('created_by')
    .executeTakeFirst();
  return ended?.created_by;
}

/** Forgets invitations that ended before an instant. */
export async function forgetInvitations(db: Db, before: number): Promise<void> {
  await db.deleteFrom('site_invitations').where('expires_at', '<', before).execute();
}
