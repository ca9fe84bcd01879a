import type { Payment } from '@everdeed/rules';
import { describe, expect, test, vi } from 'vitest';
import { SqlPaymentStore } from '../src/storage/payments/payment-store.ts';
import { SqlLedgerStore } from '../src/storage/record-stores.ts';
import { eachWorld, pack, tillOf } from './support/pay-worlds/each-world.ts';

describe.each(eachWorld())('payments by $name on $engine', ({ world, database }) => {
  const at = tillOf(world, database);
  const { subscribe } = at;

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
    await expect(at.till.begin(at.ann, pack)).rejects.toThrow();
    world.breakOff(undefined);
    vi.restoreAllMocks();
    await at.till.restart();
    expect(await at.till.paymentsOf(at.ann)).toEqual([]);
    const reference = await at.till.begin(at.ann, pack);
    await at.till.tell(await world.pay(reference));
    await at.till.comeBack(reference);
    expect(await at.till.gemsOf(at.ann)).toBe(21);
  });

  test.each([
    ['at the payment', () => vi.spyOn(SqlPaymentStore.prototype, 'save').mockRejectedValue(down)],
    ['at the ledger', () => vi.spyOn(SqlLedgerStore.prototype, 'add').mockRejectedValue(down)],
    ['before it knows the payment', () => vi.spyOn(SqlPaymentStore.prototype, 'get').mockRejectedValue(down)],
  ])('a process that ends %s has given nothing, and the next one gives it', async (_where, fail) => {
    const reference = await at.till.begin(at.ann, pack);
    const told = await world.pay(reference);
    const failing = fail();
    for (const status of await at.till.tell(told)) expect(status).toBe(500);
    failing.mockRestore();
    expect([await at.till.stateOf(reference), await at.till.gemsOf(at.ann)]).toEqual(['created', 0]);
    await at.till.restart();
    await at.till.later(61);
    expect(await at.till.gemsOf(at.ann)).toBe(21);
    await at.till.tell(told);
    expect(await at.till.gemsOf(at.ann)).toBe(21);
  });

  test('a process that ends after it gave gives nothing more', async () => {
    const reference = await at.till.begin(at.ann, pack);
    const told = await world.pay(reference);
    await at.till.tell(told);
    await at.till.restart();
    await at.till.tell(told);
    await at.till.comeBack(reference);
    expect(await at.till.gemsOf(at.ann)).toBe(21);
  });

  test.each([
    ['before it notes that', () => failToSave('refunded')],
    ['before it hears of it', () => world.breakOff('refund')],
  ])('a process that ends when money went back, %s, sends it back once', async (_when, fail) => {
    const reference = await at.till.begin(at.ann, pack);
    fail();
    await at.till.tell(await world.pay(reference, { amount: 1 }));
    await at.till.comeBack(reference);
    await at.till.settle();
    expect(await world.refundsOf(reference)).toBe(1);
    vi.restoreAllMocks();
    world.breakOff(undefined);
    await at.till.restart();
    await at.till.later(61);
    expect(await at.till.stateOf(reference)).toBe('refunded');
    expect(await world.refundsOf(reference)).toBe(1);
  });

  test('a process that ends while a subscription ends there goes on with it', async () => {
    const { subscriptionId } = await subscribe();
    world.breakOff('endSubscription');
    await at.till.cancel(at.ann);
    await at.till.settle();
    world.breakOff(undefined);
    await at.till.restart();
    await at.till.later(61);
    expect(await world.nextSum(subscriptionId)).toBe(undefined);
    const { db } = at.till.server.app.services.storage;
    const left = await db
      .selectFrom('jobs')
      .select('kind')
      .where('kind', '=', 'payment-end-subscription')
      .execute();
    expect(left).toEqual([]);
  });
});
