import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { sha256 } from './secret.ts';

type Db = Kysely<Database>;

/** Uses a nonce up inside a transaction, until `expiresAt` (ms); false if that was done before. */
export async function takeNonce(db: Db, nonce: string, expiresAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_nonces')
    .values({ hash: sha256(nonce), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes nonces whose tokens have expired. */
export async function forgetOldNonces(db: Db, now: number): Promise<void> {
  await db.deleteFrom('used_nonces').where('expires_at', '<=', now).execute();
}
