import { addMonths } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../storage/schema.ts';
import type { SandboxState } from '../../storage/schema/payments.ts';

type Db = Kysely<Database>;
export type CheckoutRow = Database['sandbox_checkouts'];
export type SubscriptionRow = Database['sandbox_subscriptions'];

export const checkoutOf = (db: Db, id: string): Promise<CheckoutRow | undefined> =>
  db.selectFrom('sandbox_checkouts').selectAll().where('id', '=', id).executeTakeFirst();

/** The id of the checkout that began a subscription. */
export async function beginningOf(db: Db, subscriptionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sandbox_checkouts')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('order_id', 'is not', null)
    .executeTakeFirst();
  return row?.id;
}

export const subscriptionOf = (db: Db, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('sandbox_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();

/** Opens a checkout; one for the same order is the same. Returns its id. */
export async function openCheckout(db: Db, row: CheckoutRow & { order_id: string }): Promise<string> {
  await db
    .insertInto('sandbox_checkouts')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('sandbox_checkouts')
    .select('id')
    .where('order_id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  return id;
}

/** Moves a checkout on, if it is in one of the states; returns it as it is then, and undefined if it is in none. */
export const moveCheckout = (
  db: Db,
  id: string,
  from: readonly SandboxState[],
  state: SandboxState,
): Promise<CheckoutRow | undefined> =>
  db
    .updateTable('sandbox_checkouts')
    .set({ state })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();

/** How long a checkout can be paid (ms): as long as with real providers, our own figure. */
const OPEN_MS = 24 * 3_600_000;

/** Closes a checkout that can be paid no longer. */
export async function closeOld(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('sandbox_checkouts')
    .set({ state: 'abandoned' })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'failed'])
    .where('created_at', '<=', now - OPEN_MS)
    .execute();
}

/** Begins the subscription that a checkout pays for; undefined for what is paid once. */
export async function beginSubscription(
  db: Db,
  { id, amount, currency, months }: CheckoutRow,
  subscriptionId: string,
  now: number,
): Promise<SubscriptionRow | undefined> {
  if (months === null) return undefined;
  const row = { id: subscriptionId, amount, currency, months, next_bill: addMonths(now, months), active: 1 };
  await db.insertInto('sandbox_subscriptions').values(row).execute();
  await db.updateTable('sandbox_checkouts').set({ subscription_id: row.id }).where('id', '=', id).execute();
  return row;
}

/** Bills a running subscription for another amount from now on. */
export async function changePrice(db: Db, id: string, amount: number): Promise<void> {
  const running = db.updateTable('sandbox_subscriptions').set({ amount }).where('active', '=', 1);
  await running.where('id', '=', id).execute();
}

/** Ends a subscription; returns whether it was running. */
export async function stopSubscription(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_subscriptions')
    .set({ active: 0 })
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes the next bill of a running subscription that is due by the instant (ms), and pays it; its id is `billId`. */
export async function billSubscription(
  db: Db,
  id: string,
  { billId, now }: { readonly billId: string; readonly now: number },
): Promise<{ readonly bill: CheckoutRow; readonly subscription: SubscriptionRow } | undefined> {
  // The update locks the row: a bill is written once.
  const due = await db
    .updateTable('sandbox_subscriptions')
    .set((row) => ({ active: row.ref('active') }))
    .where('id', '=', id)
    .where('active', '=', 1)
    .where('next_bill', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (!due) return undefined;
  const subscription = { ...due, next_bill: addMonths(due.next_bill, due.months) };
  const { next_bill } = subscription;
  await db.updateTable('sandbox_subscriptions').set({ next_bill }).where('id', '=', id).execute();
  const bill: CheckoutRow = {
    id: billId,
    order_id: null,
    state: 'paid',
    amount: due.amount,
    currency: due.currency,
    months: due.months,
    subscription_id: id,
    language: 'en',
    return_url: '',
    cancel_url: '',
    created_at: now,
  };
  await db.insertInto('sandbox_checkouts').values(bill).execute();
  return { bill, subscription };
}
