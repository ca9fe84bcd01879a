import { describe, expect, test } from 'vitest';
import { eachWorld, pack, tillOf } from './support/pay-worlds/each-world.ts';

describe.each(eachWorld())('payments by $name on $engine', ({ world, database }) => {
  const at = tillOf(world, database);

  test('who pays and comes back has it at once, and the webhook gives it no second time', async () => {
    const reference = await at.till.begin(at.ann, pack);
    const told = await world.pay(reference);
    await at.till.comeBack(reference);
    expect(await at.till.gemsOf(at.ann)).toBe(21);
    expect(await at.till.tell(told)).toEqual(told.map(() => 200));
    expect(await at.till.gemsOf(at.ann)).toBe(21);
    expect(await at.till.payment(reference)).toMatchObject({
      state: 'settled',
      amount: 499,
      currency: 'USD',
    });
  });

  test('the webhook gives it before the buyer is back, once, however often it comes', async () => {
    const reference = await at.till.begin(at.ann, pack);
    const told = await world.pay(reference);
    expect(await at.till.tell([...told, ...told])).toEqual([...told, ...told].map(() => 200));
    expect(await at.till.gemsOf(at.ann)).toBe(21);
    await at.till.tell(told);
    await at.till.comeBack(reference);
    expect(await at.till.gemsOf(at.ann)).toBe(21);
  });

  test('a gift reaches another', async () => {
    const reference = await at.till.begin(at.ann, { kind: 'giftGems', gems: 8 }, at.ben);
    await at.till.tell(await world.pay(reference));
    await at.till.comeBack(reference);
    expect([await at.till.gemsOf(at.ann), await at.till.gemsOf(at.ben)]).toEqual([0, 8]);
  });

  test('two returns and two webhooks at once give it once', async () => {
    const reference = await at.till.begin(at.ann, pack);
    const told = await world.pay(reference);
    await Promise.all([
      at.till.comeBack(reference),
      at.till.tell(told),
      at.till.comeBack(reference),
      at.till.tell(told),
    ]);
    expect(await at.till.gemsOf(at.ann)).toBe(21);
  });

  test('a webhook that is lost is made up for by asking, though the buyer never came back', async () => {
    const reference = await at.till.begin(at.ann, pack);
    await world.pay(reference);
    await at.till.later(11);
    expect(await at.till.gemsOf(at.ann)).toBe(21);
  });

  test('a declined payment gives nothing, and the buyer is told so', async () => {
    const reference = await at.till.begin(at.ann, pack);
    await at.till.tell(await world.decline(reference));
    expect(await at.till.comeBack(reference)).toBe(at.till.provider.pagesFor(pack).failure);
    expect(await at.till.stateOf(reference)).toBe('failed');
  });

  test('a checkout that is left alone gives nothing', async () => {
    const reference = await at.till.begin(at.ann, pack);
    await at.till.comeBack(reference);
    expect(await at.till.stateOf(reference)).toBe('created');
    await at.till.tell(await world.abandon(reference));
    await at.till.later(11);
    expect(await at.till.stateOf(reference)).toBe('abandoned');
  });

  test('nobody else can speak for the provider', async () => {
    const reference = await at.till.begin(at.ann, pack);
    const told = await world.pay(reference);
    for (const forged of told.flatMap((one) => world.forged(one)))
      expect(await at.till.tell([forged])).toEqual([400]);
    expect(await at.till.stateOf(reference)).toBe('created');
    at.till.server.system.at += 24 * 3_600_000;
    if (world.name !== 'paypal') expect(await at.till.tell(told)).toEqual(told.map(() => 400));
  });

  test.each([
    ['another sum', { amount: 498 }],
    ['another currency', { currency: 'EUR' }],
  ])('%s gives nothing and goes back, once', async (_what, charged) => {
    const reference = await at.till.begin(at.ann, pack);
    const told = await world.pay(reference, charged);
    await at.till.tell(told);
    await at.till.comeBack(reference);
    await at.till.settle();
    expect(await at.till.payment(reference)).toMatchObject({ state: 'refunded', isOwed: false });
    await at.till.tell(told);
    expect([await at.till.gemsOf(at.ann), await world.refundsOf(reference)]).toEqual([0, 1]);
  });

  test('a provider that is away is asked later, and nothing is lost', async () => {
    const reference = await at.till.begin(at.ann, pack);
    const told = await world.pay(reference);
    world.setDown(true);
    const { status, headers, body } = await at.till.order(at.ann);
    expect([status, body.code, body.error]).toEqual([503, 'paymentServiceAway', 'ServiceUnavailable']);
    expect(headers['retry-after']).toBe('10');
    expect(await at.till.paymentsOf(at.ann)).toHaveLength(1);
    expect(await at.till.comeBack(reference)).toBe(at.till.provider.pagesFor(pack).success);
    for (const answer of await at.till.tell(told)) expect([200, 503]).toContain(answer);
    await at.till.later(11);
    world.setDown(false);
    await at.till.later(11);
    expect(await at.till.gemsOf(at.ann)).toBe(21);
  });

  test('a refund takes back what it paid for', async () => {
    const reference = await at.till.begin(at.ann, pack);
    await at.till.tell(await world.pay(reference));
    await at.till.comeBack(reference);
    const told = await world.refund(reference);
    await at.till.tell([...told, ...told]);
    expect([await at.till.stateOf(reference), await at.till.gemsOf(at.ann)]).toEqual(['refunded', 0]);
  });

  test('a chargeback does so, too', async () => {
    const reference = await at.till.begin(at.ann, pack);
    await at.till.tell(await world.pay(reference));
    await at.till.comeBack(reference);
    await at.till.tell(await world.chargeBack(reference));
    expect([await at.till.stateOf(reference), await at.till.gemsOf(at.ann)]).toEqual(['chargedBack', 0]);
  });

  test('money that went back before anybody heard that it came gives nothing', async () => {
    const reference = await at.till.begin(at.ann, pack);
    const told = await world.pay(reference);
    await at.till.provider.ask(reference);
    const back = await world.refund(reference);
    await at.till.tell(back);
    await at.till.tell(world.name === 'sandbox' ? back : told);
    expect([await at.till.stateOf(reference), await at.till.gemsOf(at.ann)]).toEqual(['refunded', 0]);
  });

  test('an order that is sent twice is one checkout', async () => {
    const before = await world.checkouts();
    const ways = { returnUrl: 'https://x.test/r', cancelUrl: 'https://x.test/c' };
    const order = { amount: 499, currency: 'USD', language: 'en', description: '21 gems', ...ways };
    const paymentId = `order-${world.name}-${at.count}`;
    const twice = [1, 2].map(() => at.till.provider.begin({ ...order, paymentId }));
    const [one, other] = await Promise.all(twice);
    expect(one).toEqual(other);
    expect((await world.checkouts()) - before).toBe(1);
  });
});
