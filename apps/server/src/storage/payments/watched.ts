import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Which payments are asked for again that were settled, or failed. */
export interface Watched {
  /** Nobody asked, and nothing changed, since before this instant (ms). */
  readonly before: number;
  /** They began after this instant (ms). */
  readonly begunSince: number;
  /** Payments of subscriptions began after this instant (ms): the next bill of a year comes after a year. */
  readonly billedSince: number;
  readonly limit: number;
}

/**
 * Ids of payments whose money may have gone back unheard, or come after all though they failed, those that wait longest
 * first.
 */
export async function watchedPayments(
  db: Kysely<Database>,
  { before, begunSince, billedSince, limit }: Watched,
): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('state', 'in', ['settled', 'failed'])
    .where('owed', '=', 0)
    .where('asked_at', '<', before)
    .where('updated_at', '<', before)
    .where((is) =>
      is.or([
        is('created_at', '>', begunSince),
        is.and([is('created_at', '>', billedSince), is('subscription_id', 'is not', null)]),
      ]),
    )
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes that a provider was asked for a payment; the payment itself stays as it is. */
export async function noteWatched(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db.updateTable('payments').set({ asked_at: now }).where('id', '=', id).execute();
}
