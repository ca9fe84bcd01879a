import type { Kysely } from 'kysely';
import { sha256 } from '../security/secret.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;
export type StoredSubscription = Database['push_subscriptions'];

/** What a browser tells of itself (Push API). */
export interface SentSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Browsers of one player; of more, the oldest ends. */
const MAX_SUBSCRIPTIONS = 5;

export const subscriptionsOf = (db: Db, playerId: string): Promise<StoredSubscription[]> =>
  db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findSubscription = (db: Db, id: string): Promise<StoredSubscription | undefined> =>
  db.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether anything is pushed to the player. */
export async function hasSubscription(db: Db, playerId: string): Promise<boolean> {
  const query = db.selectFrom('push_subscriptions').select('id').where('player_id', '=', playerId);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Adds or renews a browser: it belongs to whoever subscribed with it last. */
export async function putSubscription(
  db: Db,
  playerId: string,
  { endpoint, keys }: SentSubscription,
  now: number,
): Promise<void> {
  const id = sha256(endpoint);
  const row = { player_id: playerId, p256dh: keys.p256dh, auth: keys.auth, created_at: now };
  await db
    .insertInto('push_subscriptions')
    .values({ id, endpoint, ...row, reminded_until: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  const surplus = (await subscriptionsOf(db, playerId)).slice(0, -MAX_SUBSCRIPTIONS);
  for (const one of surplus) await removeSubscription(db, one.id);
}

export async function removeSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** Removes the player's own browser; whether there was one. */
export async function removeOwnSubscription(db: Db, playerId: string, endpoint: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', sha256(endpoint))
    .where('player_id', '=', playerId)
    .returning('id')
    .execute();
  return gone.length > 0;
}

/** Notes that reminders up to an instant are done with. */
export async function noteReminded(db: Db, playerId: string, until: number): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ reminded_until: until })
    .where('player_id', '=', playerId)
    .execute();
}
