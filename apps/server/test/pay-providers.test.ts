import type { Goods, Payment } from '@everdeed/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SqlPaymentStore } from '../src/storage/payments/payment-store.ts';
import { SqlLedgerStore } from '../src/storage/record-stores.ts';
import { PaypalWorld } from './support/pay-worlds/paypal-world.ts';
import { SandboxWorld } from './support/pay-worlds/sandbox-world.ts';
import { StripeWorld } from './support/pay-worlds/stripe-world.ts';
import { Till } from './support/pay-worlds/till.ts';
import type { PayWorld } from './support/pay-worlds/world.ts';
import { engines } from './support/postgres.ts';
import type { Caller } from './support/server.ts';

const DAY = 24 * 60;
const pack: Goods = { kind: 'gems', pack: '21gems' };
const month: Goods = { kind: 'subscription', block: 'basic_earned' };

// The sandbox is tried on both engines by tests of its own.
const worlds: readonly (readonly [PayWorld, (typeof engines)[number]['engine']])[] = [
  [new SandboxWorld(), 'SQLite'],
  [new StripeWorld(), 'PostgreSQL'],
  [new PaypalWorld(), 'SQLite'],
];
const places = worlds.flatMap(([world, wanted]) =>
  engines.flatMap(({ engine, database }) =>
    engine === wanted ? [{ engine, database, world, name: world.name }] : [],
  ),
);

describe.each(places)('payments by $name on $engine', ({ world, database }) => {
  let till: Till;
  let count = 0;
  let ann: Caller;
  let ben: Caller;
  beforeAll(async () => {
    till = await Till.open(world, await database());
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    count += 1;
    // A month of its own, long after the payments of earlier tests.
    till.server.system.at = Date.UTC(2026, 1 + 5 * count, 10, 12);
    await till.settle();
    ann = await till.register(`buyer${count}`);
    ben = await till.register(`friend${count}`);
  });
  afterEach(async () => {
    world.setDown(false);
    world.breakOff(undefined);
    vi.restoreAllMocks();
    await till.expectBooksToAgree();
  });

  /** Has a subscription that runs; returns the provider's ids of it and of its first payment. */
  async function subscribe(): Promise<{ reference: string; subscriptionId: string }> {
    const reference = await till.begin(ann, month);
    await till.tell(await world.pay(reference));
    const { subscriptionId } = await till.planOf(ann);
    if (!subscriptionId) throw new Error('no subscription');
    return { reference, subscriptionId };
  }
  const renewals = async () =>
    (await till.paymentsOf(ann)).filter(({ goods }) => goods.kind === 'renewal').map(({ state }) => state);

  test('who pays and comes back has it at once, and the webhook gives it no second time', async () => {
    const reference = await till.begin(ann, pack);
    const told = await world.pay(reference);
    await till.comeBack(reference);
    expect(await till.gemsOf(ann)).toBe(21);
    expect(await till.tell(told)).toEqual(told.map(() => 200));
    expect(await till.gemsOf(ann)).toBe(21);
    expect(await till.payment(reference)).toMatchObject({ state: 'settled', amount: 499, currency: 'USD' });
  });

  test('the webhook gives it before the buyer is back, once, however often it comes', async () => {
    const reference = await till.begin(ann, pack);
    const told = await world.pay(reference);
    expect(await till.tell([...told, ...told])).toEqual([...told, ...told].map(() => 200));
    expect(await till.gemsOf(ann)).toBe(21);
    await till.tell(told);
    await till.comeBack(reference);
    expect(await till.gemsOf(ann)).toBe(21);
  });

  test('a gift reaches another', async () => {
    const reference = await till.begin(ann, { kind: 'giftGems', gems: 8 }, ben);
    await till.tell(await world.pay(reference));
    await till.comeBack(reference);
    expect([await till.gemsOf(ann), await till.gemsOf(ben)]).toEqual([0, 8]);
  });

  test('two returns and two webhooks at once give it once', async () => {
    const reference = await till.begin(ann, pack);
    const told = await world.pay(reference);
    await Promise.all([till.comeBack(reference), till.tell(told), till.comeBack(reference), till.tell(told)]);
    expect(await till.gemsOf(ann)).toBe(21);
  });

  test('a webhook that is lost is made up for by asking, though the buyer never came back', async () => {
    const reference = await till.begin(ann, pack);
    await world.pay(reference);
    await till.later(11);
    expect(await till.gemsOf(ann)).toBe(21);
  });

  test('a declined payment gives nothing, and the buyer is told so', async () => {
    const reference = await till.begin(ann, pack);
    await till.tell(await world.decline(reference));
    expect(await till.comeBack(reference)).toBe(till.provider.pagesFor(pack).failure);
    expect(await till.stateOf(reference)).toBe('failed');
  });

  test('a checkout that is left alone gives nothing', async () => {
    const reference = await till.begin(ann, pack);
    await till.comeBack(reference);
    expect(await till.stateOf(reference)).toBe('created');
    await till.tell(await world.abandon(reference));
    await till.later(11);
    expect(await till.stateOf(reference)).toBe('abandoned');
  });

  test('nobody else can speak for the provider', async () => {
    const reference = await till.begin(ann, pack);
    const told = await world.pay(reference);
    for (const forged of told.flatMap((one) => world.forged(one)))
      expect(await till.tell([forged])).toEqual([400]);
    expect(await till.stateOf(reference)).toBe('created');
    till.server.system.at += 24 * 3_600_000;
    if (world.name !== 'paypal') expect(await till.tell(told)).toEqual(told.map(() => 400));
  });

  test.each([
    ['another sum', { amount: 498 }],
    ['another currency', { currency: 'EUR' }],
  ])('%s gives nothing and goes back, once', async (_what, charged) => {
    const reference = await till.begin(ann, pack);
    const told = await world.pay(reference, charged);
    await till.tell(told);
    await till.comeBack(reference);
    await till.settle();
    expect(await till.payment(reference)).toMatchObject({ state: 'refunded', isOwed: false });
    await till.tell(told);
    expect([await till.gemsOf(ann), await world.refundsOf(reference)]).toEqual([0, 1]);
  });

  test('a provider that is away is asked later, and nothing is lost', async () => {
    const reference = await till.begin(ann, pack);
    const told = await world.pay(reference);
    world.setDown(true);
    const { status, headers, body } = await till.order(ann);
    expect([status, body.code, body.error]).toEqual([503, 'paymentServiceAway', 'ServiceUnavailable']);
    expect(headers['retry-after']).toBe('10');
    expect(await till.paymentsOf(ann)).toHaveLength(1);
    expect(await till.comeBack(reference)).toBe(till.provider.pagesFor(pack).success);
    for (const answer of await till.tell(told)) expect([200, 503]).toContain(answer);
    await till.later(11);
    world.setDown(false);
    await till.later(11);
    expect(await till.gemsOf(ann)).toBe(21);
  });

  test('a refund takes back what it paid for', async () => {
    const reference = await till.begin(ann, pack);
    await till.tell(await world.pay(reference));
    await till.comeBack(reference);
    const told = await world.refund(reference);
    await till.tell([...told, ...told]);
    expect([await till.stateOf(reference), await till.gemsOf(ann)]).toEqual(['refunded', 0]);
  });

  test('a chargeback does so, too', async () => {
    const reference = await till.begin(ann, pack);
    await till.tell(await world.pay(reference));
    await till.comeBack(reference);
    await till.tell(await world.chargeBack(reference));
    expect([await till.stateOf(reference), await till.gemsOf(ann)]).toEqual(['chargedBack', 0]);
  });

  test('money that went back before anybody heard that it came gives nothing', async () => {
    const reference = await till.begin(ann, pack);
    const told = await world.pay(reference);
    await till.provider.ask(reference);
    const back = await world.refund(reference);
    await till.tell(back);
    await till.tell(world.name === 'sandbox' ? back : told);
    expect([await till.stateOf(reference), await till.gemsOf(ann)]).toEqual(['refunded', 0]);
  });

  test('a subscription begins, and is renewed once by each bill', async () => {
    const { subscriptionId } = await subscribe();
    const plan = await till.planOf(ann);
    expect(plan).toMatchObject({ planId: 'basic_earned', paymentMethod: world.paymentMethod });
    const next = Date.parse(plan.nextBillingDate ?? '');
    expect(next).toBeGreaterThan(till.server.system.at + 26 * DAY * 60_000);
    till.server.system.at = next;
    const told = await world.bill(subscriptionId);
    expect(await till.tell([...told, ...told])).toEqual([...told, ...told].map(() => 200));
    await till.tell(told);
    expect(await renewals()).toEqual(['settled']);
    expect(Date.parse((await till.planOf(ann)).nextBillingDate ?? '')).toBeGreaterThan(
      next + 26 * DAY * 60_000,
    );
  });

  test('a bill that fails renews nothing until it is paid after all', async () => {
    const { subscriptionId } = await subscribe();
    await till.later(31 * DAY);
    await till.tell(await world.failBill(subscriptionId));
    expect(await renewals()).not.toContain('settled');
    expect((await till.planOf(ann)).dateTerminated).toBe(null);
    await till.later(5 * 60);
    await till.tell(await world.payFailedBill(subscriptionId));
    expect(await renewals()).toEqual(['settled']);
  });

  test('a plan ends three days after its subscription ended at the provider', async () => {
    const { subscriptionId } = await subscribe();
    await till.tell(await world.endSubscription(subscriptionId));
    const today = new Date(till.server.system.at).setUTCHours(0, 0, 0, 0);
    const { dateTerminated } = await till.planOf(ann);
    expect(Date.parse(dateTerminated ?? '') - today).toBe(3 * DAY * 60_000);
    expect(await till.provider.hasEnded(subscriptionId)).toBe(true);
  });

  test('who cancels is billed no more, and a bill on its way goes back', async () => {
    const { subscriptionId } = await subscribe();
    expect(await world.nextSum(subscriptionId)).toBe(500);
    await till.later(31 * DAY);
    const told = await world.bill(subscriptionId);
    expect((await till.cancel(ann)).status).toBe(200);
    await till.settle();
    expect(await world.nextSum(subscriptionId)).toBe(undefined);
    await till.tell(told);
    await till.settle();
    expect(await renewals()).toEqual(['refunded']);
    await till.provider.endSubscription(subscriptionId);
  });

  test('a subscription whose money goes back ends at once, here and there', async () => {
    const { reference, subscriptionId } = await subscribe();
    await till.tell(await world.refund(reference));
    await till.settle();
    const { dateTerminated } = await till.planOf(ann);
    expect(Date.parse(dateTerminated ?? '')).toBeLessThanOrEqual(till.server.system.at);
    expect(await world.nextSum(subscriptionId)).toBe(undefined);
  });

  test('a bill that goes back is taken back alone', async () => {
    const { reference, subscriptionId } = await subscribe();
    await till.later(31 * DAY);
    await till.tell(await world.bill(subscriptionId));
    const bill = (await till.paymentsOf(ann)).find(({ goods }) => goods.kind === 'renewal');
    await till.tell(await world.refund(bill?.reference ?? ''));
    expect([await renewals(), await till.stateOf(reference)]).toEqual([['refunded'], 'settled']);
  });

  test('seats are billed from the next bill on, up and down', async () => {
    const { subscriptionId } = await subscribe();
    for (const units of [4, 7, 3]) {
      await till.provider.setUnits(subscriptionId, { units, unitAmount: 500 });
      expect(await world.nextSum(subscriptionId)).toBe(units * 500);
    }
    await till.provider.setUnits(subscriptionId, { units: 1, unitAmount: 500 });
    await till.provider.endSubscription(subscriptionId);
    await till.provider.setUnits(subscriptionId, { units: 2, unitAmount: 500 });
    expect(await world.nextSum(subscriptionId)).toBe(undefined);
  });

  test('an order that is sent twice is one checkout', async () => {
    const before = await world.checkouts();
    const ways = { returnUrl: 'https://x.test/r', cancelUrl: 'https://x.test/c' };
    const order = { amount: 499, currency: 'USD', language: 'en', description: '21 gems', ...ways };
    const paymentId = `order-${world.name}-${count}`;
    const twice = [1, 2].map(() => till.provider.begin({ ...order, paymentId }));
    const [one, other] = await Promise.all(twice);
    expect(one).toEqual(other);
    expect((await world.checkouts()) - before).toBe(1);
  });

  const down = new Error('the process ends here');
  // oxlint-disable-next-line typescript/unbound-method -- called with its store below
  const real: (this: SqlPaymentStore, payment: Payment) => Promise<void> = SqlPaymentStore.prototype.save;
  const failToSave = (state: Payment['state']): void =>
    void vi.spyOn(SqlPaymentStore.prototype, 'save').mockImplementation(function failing(
      this: SqlPaymentStore,
      payment,
    ) {
      return payment.state === state ? Promise.reject(down) : real.call(this, payment);
    });

  test.each([
    ['its answer is lost', () => world.breakOff('begin')],
    [
      'the payment is not kept',
      () => void vi.spyOn(SqlPaymentStore.prototype, 'insert').mockRejectedValueOnce(down),
    ],
  ])('a process that ends while a checkout begins, as %s, has sold nothing', async (_when, fail) => {
    fail();
    await expect(till.begin(ann, pack)).rejects.toThrow();
    world.breakOff(undefined);
    vi.restoreAllMocks();
    await till.restart();
    expect(await till.paymentsOf(ann)).toEqual([]);
    const reference = await till.begin(ann, pack);
    await till.tell(await world.pay(reference));
    await till.comeBack(reference);
    expect(await till.gemsOf(ann)).toBe(21);
  });

  test.each([
    ['at the payment', () => vi.spyOn(SqlPaymentStore.prototype, 'save').mockRejectedValue(down)],
    ['at the ledger', () => vi.spyOn(SqlLedgerStore.prototype, 'add').mockRejectedValue(down)],
    ['before it knows the payment', () => vi.spyOn(SqlPaymentStore.prototype, 'get').mockRejectedValue(down)],
  ])('a process that ends %s has given nothing, and the next one gives it', async (_where, fail) => {
    const reference = await till.begin(ann, pack);
    const told = await world.pay(reference);
    const failing = fail();
    for (const status of await till.tell(told)) expect(status).toBe(500);
    failing.mockRestore();
    expect([await till.stateOf(reference), await till.gemsOf(ann)]).toEqual(['created', 0]);
    await till.restart();
    await till.later(61);
    expect(await till.gemsOf(ann)).toBe(21);
    await till.tell(told);
    expect(await till.gemsOf(ann)).toBe(21);
  });

  test('a process that ends after it gave gives nothing more', async () => {
    const reference = await till.begin(ann, pack);
    const told = await world.pay(reference);
    await till.tell(told);
    await till.restart();
    await till.tell(told);
    await till.comeBack(reference);
    expect(await till.gemsOf(ann)).toBe(21);
  });

  test.each([
    ['before it notes that', () => failToSave('refunded')],
    ['before it hears of it', () => world.breakOff('refund')],
  ])('a process that ends when money went back, %s, sends it back once', async (_when, fail) => {
    const reference = await till.begin(ann, pack);
    fail();
    await till.tell(await world.pay(reference, { amount: 1 }));
    await till.comeBack(reference);
    await till.settle();
    expect(await world.refundsOf(reference)).toBe(1);
    vi.restoreAllMocks();
    world.breakOff(undefined);
    await till.restart();
    await till.later(61);
    expect(await till.stateOf(reference)).toBe('refunded');
    expect(await world.refundsOf(reference)).toBe(1);
  });

  test('a process that ends while a subscription ends there goes on with it', async () => {
    const { subscriptionId } = await subscribe();
    world.breakOff('endSubscription');
    await till.cancel(ann);
    await till.settle();
    world.breakOff(undefined);
    await till.restart();
    await till.later(61);
    expect(await world.nextSum(subscriptionId)).toBe(undefined);
    const { db } = till.server.app.services.storage;
    const left = await db
      .selectFrom('jobs')
      .select('kind')
      .where('kind', '=', 'payment-end-subscription')
      .execute();
    expect(left).toEqual([]);
  });
});
