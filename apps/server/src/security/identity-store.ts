import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** An account at another service. */
export interface KeptIdentity {
  readonly issuer: string;
  /** The service's id of it. */
  readonly subject: string;
  readonly email?: string | undefined;
}

/** Whose account at the service it is. */
export async function ownerOfIdentity(db: Db, issuer: string, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('player_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.player_id;
}

/** Connects a player with an account at a service, in place of an earlier one there. */
export async function keepIdentity(
  db: Db,
  playerId: string,
  { issuer, subject, email = null }: Omit<KeptIdentity, 'email'> & { readonly email?: string | null },
  now: number,
): Promise<void> {
  const row = { subject, email, created_at: now };
  await db
    .insertInto('identities')
    .values({ issuer, player_id: playerId, ...row })
    .onConflict((conflict) => conflict.columns(['player_id', 'issuer']).doUpdateSet(row))
    .execute();
}

/** Whether the player is connected with an account at the service. */
export async function hasIdentity(db: Db, playerId: string, issuer: string): Promise<boolean> {
  const row = await db
    .selectFrom('identities')
    .select('subject')
    .where('player_id', '=', playerId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeIdentity(db: Db, playerId: string, issuer: string): Promise<void> {
  await db.deleteFrom('identities').where('player_id', '=', playerId).where('issuer', '=', issuer).execute();
}

/** Notes that the player has opened a mail of ours at this address. */
export async function confirmAddress(db: Db, playerId: string, email: string, now: number): Promise<void> {
  const row = { address: email.toLowerCase(), confirmed_at: now };
  await db
    .insertInto('confirmed_addresses')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}

/** Whether the player has opened a mail of ours at this address. */
export async function isConfirmed(db: Db, playerId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('confirmed_addresses')
    .select('address')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.address === email.toLowerCase();
}
