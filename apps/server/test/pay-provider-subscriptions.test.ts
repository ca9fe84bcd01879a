import { describe, expect, test } from 'vitest';
import { DAY, eachWorld, tillOf } from './support/pay-worlds/each-world.ts';

describe.each(eachWorld())('payments by $name on $engine', ({ world, database }) => {
  const at = tillOf(world, database);
  const { subscribe, renewals } = at;

  test('a subscription begins, and is renewed once by each bill', async () => {
    const { subscriptionId } = await subscribe();
    const plan = await at.till.planOf(at.ann);
    expect(plan).toMatchObject({ planId: 'basic_earned', paymentMethod: world.paymentMethod });
    const next = Date.parse(plan.nextBillingDate ?? '');
    expect(next).toBeGreaterThan(at.till.server.system.at + 26 * DAY * 60_000);
    at.till.server.system.at = next;
    const told = await world.bill(subscriptionId);
    expect(await at.till.tell([...told, ...told])).toEqual([...told, ...told].map(() => 200));
    await at.till.tell(told);
    expect(await renewals()).toEqual(['settled']);
    expect(Date.parse((await at.till.planOf(at.ann)).nextBillingDate ?? '')).toBeGreaterThan(
      next + 26 * DAY * 60_000,
    );
  });

  test('a bill that comes before word of the payment that began it waits for nothing', async () => {
    const reference = await at.till.begin(at.ann, { kind: 'subscription', block: 'basic_earned' });
    const late = await world.pay(reference);
    const report = await at.till.provider.ask(reference);
    const { id = '' } = (report?.status === 'paid' && report.subscription) || {};
    // Nothing asks meanwhile: this server is off for a month.
    at.till.server.system.at += 31 * DAY * 60_000;
    expect(await at.till.tell(await world.bill(id))).toContain(200);
    expect([await at.till.stateOf(reference), await renewals()]).toEqual(['settled', ['settled']]);
    await at.till.tell(late);
    expect(await renewals()).toEqual(['settled']);
  });

  /** As the books were before they told of subscriptions that nobody got. */
  const forgetSubscription = (reference: string) =>
    at.till.server.app.services.storage.db
      .updateTable('payments')
      .set({ subscription_id: null })
      .where('reference', '=', reference)
      .execute();

  test.each([
    { isNoted: true, why: 'which the books tell of' },
    { isNoted: false, why: 'which the provider tells of' },
  ])(
    'a subscription whose money went back unheard ends, and its bill goes back: $why',
    async ({ isNoted }) => {
      const reference = await at.till.begin(at.ann, { kind: 'subscription', block: 'basic_earned' });
      await world.pay(reference);
      const report = await at.till.provider.ask(reference);
      const { id = '' } = (report?.status === 'paid' && report.subscription) || {};
      at.till.server.system.at += 31 * DAY * 60_000;
      const bill = await world.bill(id);
      await at.till.tell(await world.refund(reference));
      await at.till.settle();
      expect([await at.till.stateOf(reference), await world.nextSum(id)]).toEqual(['refunded', undefined]);
      if (!isNoted) await forgetSubscription(reference);
      expect(await at.till.tell([...bill, ...bill])).toEqual([...bill, ...bill].map(() => 200));
      await at.till.settle();
      expect(await at.till.tell(bill)).toEqual(bill.map(() => 200));
      const [, renewal] = await at.till.paymentsOf(at.ann);
      expect([await renewals(), await world.refundsOf(renewal?.reference ?? '')]).toEqual([['refunded'], 1]);
      expect((await at.till.planOf(at.ann)).customerId).toBeUndefined();
    },
  );

  test('a bill that fails renews nothing until it is paid after all', async () => {
    const { subscriptionId } = await subscribe();
    await at.till.later(31 * DAY);
    await at.till.tell(await world.failBill(subscriptionId));
    expect(await renewals()).not.toContain('settled');
    expect((await at.till.planOf(at.ann)).dateTerminated).toBe(null);
    await at.till.later(5 * 60);
    await at.till.tell(await world.payFailedBill(subscriptionId));
    expect(await renewals()).toEqual(['settled']);
  });

  test('a plan ends three days after its subscription ended at the provider', async () => {
    const { subscriptionId } = await subscribe();
    await at.till.tell(await world.endSubscription(subscriptionId));
    const today = new Date(at.till.server.system.at).setUTCHours(0, 0, 0, 0);
    const { dateTerminated } = await at.till.planOf(at.ann);
    expect(Date.parse(dateTerminated ?? '') - today).toBe(3 * DAY * 60_000);
    expect(await at.till.provider.hasEnded(subscriptionId)).toBe(true);
  });

  test('who cancels is billed no more, and a bill on its way goes back', async () => {
    const { subscriptionId } = await subscribe();
    expect(await world.nextSum(subscriptionId)).toBe(500);
    await at.till.later(31 * DAY);
    const told = await world.bill(subscriptionId);
    expect((await at.till.cancel(at.ann)).status).toBe(200);
    await at.till.settle();
    expect(await world.nextSum(subscriptionId)).toBe(undefined);
    await at.till.tell(told);
    await at.till.settle();
    expect(await renewals()).toEqual(['refunded']);
    await at.till.provider.endSubscription(subscriptionId);
  });

  test('a subscription whose money goes back ends at once, here and there', async () => {
    const { reference, subscriptionId } = await subscribe();
    await at.till.tell(await world.refund(reference));
    await at.till.settle();
    const { dateTerminated } = await at.till.planOf(at.ann);
    expect(Date.parse(dateTerminated ?? '')).toBeLessThanOrEqual(at.till.server.system.at);
    expect(await world.nextSum(subscriptionId)).toBe(undefined);
  });

  test('a bill that goes back is taken back alone', async () => {
    const { reference, subscriptionId } = await subscribe();
    await at.till.later(31 * DAY);
    await at.till.tell(await world.bill(subscriptionId));
    const bill = (await at.till.paymentsOf(at.ann)).find(({ goods }) => goods.kind === 'renewal');
    await at.till.tell(await world.refund(bill?.reference ?? ''));
    expect([await renewals(), await at.till.stateOf(reference)]).toEqual([['refunded'], 'settled']);
  });

  test('seats are billed from the next bill on, up and down', async () => {
    const { subscriptionId } = await subscribe();
    for (const units of [4, 7, 3]) {
      await at.till.provider.setUnits(subscriptionId, { units, unitAmount: 500 });
      expect(await world.nextSum(subscriptionId)).toBe(units * 500);
    }
    await at.till.provider.setUnits(subscriptionId, { units: 1, unitAmount: 500 });
    await at.till.provider.endSubscription(subscriptionId);
    await at.till.provider.setUnits(subscriptionId, { units: 2, unitAmount: 500 });
    expect(await world.nextSum(subscriptionId)).toBe(undefined);
  });
});
