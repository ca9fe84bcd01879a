import { randomUUID } from 'node:crypto';
import { DAY_MS, type Goods } from '@everdeed/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentWriter } from '../src/storage/payments/payment-writer.ts';
import { noteWatched, watchedPayments } from '../src/storage/payments/watched.ts';
import { PaypalWorld } from './support/pay-worlds/paypal-world.ts';
import { SandboxWorld } from './support/pay-worlds/sandbox-world.ts';
import { StripeWorld } from './support/pay-worlds/stripe-world.ts';
import { Till } from './support/pay-worlds/till.ts';
import { blankPayment } from './support/payments.ts';
import { engines } from './support/postgres.ts';
import type { Caller } from './support/server.ts';
import { openStorage, testNow } from './support/storage.ts';

const pack: Goods = { kind: 'gems', pack: '21gems' };
const month: Goods = { kind: 'subscription', block: 'basic_earned' };
const DAY_MINUTES = 24 * 60;
/** When the next round is sure to ask for what was settled a moment ago. */
const NEXT_ROUND = DAY_MINUTES + 21;

describe.each([new SandboxWorld(), new StripeWorld(), new PaypalWorld()])(
  'money that goes back at $name without a webhook',
  (world) => {
    let till: Till;
    let ann: Caller;
    let count = 0;
    beforeAll(async () => {
      till = await Till.open(world, undefined);
    });
    afterAll(() => till.close());
    beforeEach(async () => {
      count += 1;
      till.server.system.at = Date.UTC(2026, 5 * count, 10, 12);
      await till.settle();
      ann = await till.register(`buyer${count}`);
    });
    afterEach(() => {
      world.setDown(false);
      return till.expectBooksToAgree();
    });

    const ways = [
      ['a refund', 'refunded', (reference: string) => world.refund(reference)],
      ['a chargeback', 'chargedBack', (reference: string) => world.chargeBack(reference)],
    ] as const;
    test.each(ways)('%s is noticed by the next day', async (_what, state, happen) => {
      const reference = await till.begin(ann, pack);
      await till.tell(await world.pay(reference));
      expect(await till.gemsOf(ann)).toBe(21);
      await happen(reference);
      await till.later(NEXT_ROUND);
      expect([await till.stateOf(reference), await till.gemsOf(ann)]).toEqual([state, 0]);
    });

    test.each(ways)('%s of what began a subscription is noticed', async (_what, state, happen) => {
      const reference = await till.begin(ann, month);
      await till.tell(await world.pay(reference));
      await happen(reference);
      await till.later(NEXT_ROUND);
      expect(await till.stateOf(reference)).toBe(state);
    });

    test.each(ways)('%s of a bill is noticed, too', async (_what, state, happen) => {
      const first = await till.begin(ann, month);
      await till.tell(await world.pay(first));
      const { subscriptionId } = await till.planOf(ann);
      await till.later(31 * DAY_MINUTES);
      await till.tell(await world.bill(subscriptionId ?? ''));
      const bill = (await till.paymentsOf(ann)).find(({ goods }) => goods.kind === 'renewal');
      await happen(bill?.reference ?? '');
      await till.later(NEXT_ROUND);
      const states = (await till.paymentsOf(ann)).map((payment) => payment.state);
      expect(states).toEqual(['settled', state]);
    });

    test('a provider that is away is asked another day', async () => {
      const reference = await till.begin(ann, pack);
      await till.tell(await world.pay(reference));
      await world.refund(reference);
      world.setDown(true);
      await till.later(NEXT_ROUND);
      expect(await till.stateOf(reference)).toBe('settled');
      world.setDown(false);
      await till.later(NEXT_ROUND);
      expect(await till.stateOf(reference)).toBe('refunded');
    });
  },
);

describe.each([new StripeWorld(), new PaypalWorld()])('bills of $name without a webhook', (world) => {
  test('are found by the next day, each once, and the plan runs on', async () => {
    const till = await Till.open(world, undefined);
    till.server.system.at = Date.UTC(2026, 4, 10, 12);
    const ann = await till.register('subscriber');
    await till.tell(await world.pay(await till.begin(ann, month)));
    const subscriptionId = (await till.planOf(ann)).subscriptionId ?? '';
    await till.later(31 * DAY_MINUTES);
    const first = await world.bill(subscriptionId);
    await till.later(31 * DAY_MINUTES);
    await world.bill(subscriptionId);
    const renewals = async () =>
      (await till.paymentsOf(ann)).filter(({ goods }) => goods.kind === 'renewal').map(({ state }) => state);
    await till.later(NEXT_ROUND);
    expect(await renewals()).toEqual(['settled', 'settled']);
    await till.tell(first);
    await till.later(NEXT_ROUND);
    expect(await renewals()).toEqual(['settled', 'settled']);
    await till.expectBooksToAgree();
    await till.close();
  });
});

test.each(engines)(
  'payments that were settled, or failed, wait their turn on $engine',
  async ({ database }) => {
    const store = await openStorage(await database());
    const { db } = store.connection;
    const iso = (days: number) => new Date(testNow + days * DAY_MS).toISOString();
    const add = async (
      days: number,
      state: 'failed' | 'pending' | 'settled' = 'settled',
      fields: { readonly isOwed?: boolean; readonly subscriptionId?: string } = {},
    ) => {
      const grant = state === 'settled' ? { grant: { amounts: [], months: [] } } : {};
      const at = { createdAt: iso(days), updatedAt: iso(days) };
      const payment = blankPayment({ _id: `${days} ${randomUUID()}`, state, ...grant, ...at, ...fields });
      await store.storage.run((tx) => paymentWriter(tx).insert(payment));
      return payment._id;
    };
    await add(-200);
    await add(-401, 'settled', { subscriptionId: 'years ago' });
    await add(-5, 'pending');
    await add(-3, 'failed', { isOwed: true });
    await add(0);
    const [old, young] = [await add(-90), await add(-2, 'failed')];
    const ages = { begunSince: testNow - 180 * DAY_MS, billedSince: testNow - 400 * DAY_MS };
    const wanted = { before: testNow - DAY_MS, ...ages, limit: 9 };
    const yearly = await add(-370, 'settled', { subscriptionId: 'a year' });
    expect(new Set(await watchedPayments(db, wanted))).toEqual(new Set([yearly, old, young]));
    await noteWatched(db, yearly, testNow);
    await noteWatched(db, young, testNow - 2 * DAY_MS);
    await noteWatched(db, old, testNow - 3 * DAY_MS);
    expect(await watchedPayments(db, wanted)).toEqual([old, young]);
    expect(await watchedPayments(db, { ...wanted, limit: 1 })).toEqual([old]);
    await noteWatched(db, old, testNow);
    expect(await watchedPayments(db, wanted)).toEqual([young]);
    await store.close();
  },
);
