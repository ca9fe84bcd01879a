import { DAY_MS, type Player } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { sha256 } from './secret.ts';

type Db = Kysely<Database>;

/** The stored hash of a password; undefined if there is no password or account. */
export async function passwordHashOf(db: Db, playerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('credentials')
    .select('password_hash')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.password_hash ?? undefined;
}

/** Sets or replaces the password. The caller also revokes tokens and codes where the rules say so. */
export async function setPasswordHash(db: Db, playerId: string, hash: string, now: number): Promise<void> {
  await db
    .insertInto('credentials')
    .values({ player_id: playerId, password_hash: hash, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({ password_hash: hash, changed_at: now }),
    )
    .execute();
}

/** Takes the password away; the account then has no way in of its own. */
export async function removePassword(db: Db, playerId: string): Promise<void> {
  await db.deleteFrom('credentials').where('player_id', '=', playerId).execute();
}

/** A code from an email is valid for a day (wire-user-and-tasks 2.4). */
const resetCodeMs = DAY_MS;

/** Stores the hash of a new code; an older one stops working. */
export async function keepResetCode(db: Db, playerId: string, code: string, now: number): Promise<void> {
  const row = { hash: sha256(code), created_at: now, expires_at: now + resetCodeMs };
  await db
    .insertInto('reset_codes')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}

/** The owner of a code, if it is still valid. */
export async function ownerOfResetCode(db: Db, code: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('reset_codes')
    .select(['player_id', 'expires_at'])
    .where('hash', '=', sha256(code))
    .executeTakeFirst();
  // One that was made by a clock that was ahead is not valid for longer than any other.
  return row && row.expires_at > now && row.expires_at - now <= resetCodeMs ? row.player_id : undefined;
}

/** Uses a code up, inside a transaction; false if somebody else was faster. */
export async function takeResetCode(db: Db, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reset_codes')
    .where('hash', '=', sha256(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function voidResetCode(db: Db, playerId: string): Promise<void> {
  await db.deleteFrom('reset_codes').where('player_id', '=', playerId).execute();
}

/** What was mailed to an address lets nobody in any more once the player has another one. */
export async function voidCodeOfOldAddress(db: Db, before: Player, after: Player): Promise<void> {
  if (before.auth.local.email !== after.auth.local.email) await voidResetCode(db, after._id);
}

/** Deletes codes that have expired. */
export async function forgetOldResetCodes(db: Db, now: number): Promise<void> {
  await db.deleteFrom('reset_codes').where('expires_at', '<=', now).execute();
}
