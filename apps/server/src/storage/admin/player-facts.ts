import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

/** Mails that are shown: our own figure. */
const MAX_MAILS = 20;

/** The latest mails to a player, without their texts. */
export async function mailsTo(db: Db, playerId: string) {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'created_at', 'sent_at'])
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_MAILS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    createdAt: new Date(row.created_at).toISOString(),
    sentAt: row.sent_at === null ? null : new Date(row.sent_at).toISOString(),
  }));
}

/** Services besides Google and Apple that sign a player in, and the address that they have confirmed. */
export async function servicesOf(db: Db, playerId: string) {
  const rows = await db
    .selectFrom('identities')
    .select('issuer')
    .where('player_id', '=', playerId)
    .orderBy('issuer')
    .execute();
  const confirmed = await db
    .selectFrom('confirmed_addresses')
    .select('address')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return { issuers: rows.map(({ issuer }) => issuer), confirmed: confirmed?.address };
}
