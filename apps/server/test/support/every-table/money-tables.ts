import type { Connection } from '../../../src/storage/connect.ts';

/** What was paid, and what a code gives. */
export async function fillMoneyTables(db: Connection['db'], owner: string): Promise<void> {
  await db
    .insertInto('payments')
    .values({
      id: 'pay',
      v: 2,
      state: 'settled',
      provider: 'sandbox',
      reference: 'ref',
      subscription_id: null,
      payer_id: owner,
      receiver_id: 'gone',
      goods: '{"kind":"giftGems","gems":4}',
      amount: 100,
      currency: 'USD',
      granted: '{"amounts":[],"months":[]}',
      owed: 0,
      created_at: 8,
      updated_at: 9,
      asked_at: 10,
    })
    .execute();
  await db
    .insertInto('used_nonces')
    .values({ hash: 'n', expires_at: 2 ** 42 })
    .execute();
  await db
    .insertInto('sandbox_subscriptions')
    .values({ id: 'sub', amount: 500, currency: 'USD', months: 1, next_bill: 9, active: 1 })
    .execute();
  await db
    .insertInto('sandbox_checkouts')
    .values({
      id: 'out',
      order_id: 'pay',
      state: 'paid',
      amount: 500,
      currency: 'USD',
      months: 1,
      subscription_id: 'sub',
      language: 'en',
      return_url: '/r',
      cancel_url: '/c',
      created_at: 8,
    })
    .execute();
  const coupon = { event: 'wondercon', created_at: 8, updated_at: 9 } as const;
  await db
    .insertInto('coupons')
    .values({ ...coupon, code: '0001-0002-0003', user_id: owner })
    .execute();
  await db.insertInto('site_plans').values({ id: 'players', given: 1, reached: 'r' }).execute();
}
