import { textIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test, vi } from 'vitest';
import { order } from './support/checkout-order.ts';
import { PaypalProvider } from '../src/payments/paypal/paypal-provider.ts';
import { paypalKeys } from './support/pay-worlds/paypal-books.ts';
import { PaypalWorld } from './support/pay-worlds/paypal-world.ts';
import { tillWithBuyer } from './support/pay-worlds/each-world.ts';

describe('by PayPal', () => {
  const world = new PaypalWorld();
  const at = tillWithBuyer(world);
  const calls = (line: string) => world.fake.asked.filter((asked) => asked === line).length;

  test('plans are made once, whoever sells first', async () => {
    const { site, system } = at.till.server.app.services;
    const keys = { ...paypalKeys, apiUrl: world.fake.url };
    const sellers = [1, 2, 3].map(() => new PaypalProvider({ site, system }, keys));
    const begin = (one: PaypalProvider, place: number) =>
      one.begin({ ...order, paymentId: `order-${place}` });
    await Promise.all(sellers.map(begin));
    const late = new PaypalProvider({ site, system }, keys);
    await late.begin({ ...order, paymentId: 'late' });
    await late.begin({ ...order, paymentId: 'later' });
    expect([world.books.products.size, world.books.plans.size]).toEqual([1, 1]);
    await late.begin({ ...order, paymentId: 'year', months: 12, amount: 4800 });
    expect(world.books.plans.size).toBe(2);
  });

  test('buyers read what the site is called now', async () => {
    const { site } = at.till.server.app.services;
    site.keep({ siteName: 'Lantern House' });
    const buyer = await at.till.register('fay');
    const reference = await at.till.begin(buyer, { kind: 'gems', pack: '4gems' });
    site.keep({});
    const { payment_source } = Object(world.books.orders.get(reference));
    expect(valueIn(payment_source, 'paypal', 'experience_context', 'brand_name')).toBe('Lantern House');
  });

  test('a token is asked for once while it holds, and again when it does not', async () => {
    const line = 'POST /v1/oauth2/token';
    const ask = () => Promise.all([1, 2, 3].map(() => at.till.provider.ask('ID1')));
    await ask();
    const before = calls(line);
    await ask();
    expect(calls(line)).toBe(before);
    at.till.server.system.at += 3600 * 1000;
    await ask();
    expect(calls(line)).toBe(before + 1);
    world.books.forgetTokens();
    await ask();
    expect(calls(line)).toBe(before + 2);
  });

  test('the return calls of the wire take the token, and take the money', async () => {
    await at.ann.get('//paypal/checkout?gemsBlock=21gems');
    const [{ reference = '' } = {}] = await at.till.paymentsOf(at.ann);
    await world.pay(reference);
    const back = await at.ann.get(`//paypal/checkout/success?token=${reference}&PayerID=PAYER1`);
    expect([back.status, back.headers['location']]).toEqual([302, '/redirect/paypal-success-checkout']);
    expect(await at.till.gemsOf(at.ann)).toBe(21);
    const asked = await at.ann.get('//paypal/subscribe?sub=basic_earned&noRedirect=1');
    expect(textIn(asked.body.data, 'url')).toContain('ba_token=BA-I-');
    const all = await at.till.paymentsOf(at.ann);
    const id = all.find(({ goods }) => goods.kind === 'subscription')?.reference ?? '';
    await world.pay(id);
    const subscribed = await at.ann.get(`//paypal/subscribe/success?subscription_id=${id}&token=BA-${id}`);
    expect(subscribed.headers['location']).toBe('/redirect/paypal-success-subscribe');
    expect((await at.till.planOf(at.ann)).subscriptionId).toBe(id);
    await at.till.expectBooksToAgree();
  });

  test('a payment that PayPal takes back is lost, and a dispute that the owner wins is not', async () => {
    const reference = await at.till.begin(at.ann, { kind: 'gems', pack: '4gems' });
    await at.till.tell(await world.pay(reference));
    const [capture] = [...world.books.captures.values()].slice(-1);
    if (!capture) throw new Error('nothing was taken');
    const won = {
      dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' },
      disputed_transactions: [{ seller_transaction_id: capture.id }],
    };
    await at.till.tell([world.event('CUSTOMER.DISPUTE.RESOLVED', won)]);
    expect(await at.till.stateOf(reference)).toBe('settled');
    const links = [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture.id}` }];
    capture['isLost'] = true;
    await at.till.tell([world.event('PAYMENT.CAPTURE.REVERSED', { id: 'R1', links })]);
    expect(await at.till.stateOf(reference)).toBe('chargedBack');
  });

  /** Gems that are paid for. */
  async function sold(): Promise<string> {
    const reference = await at.till.begin(at.ann, { kind: 'gems', pack: '4gems' });
    await at.till.tell(await world.pay(reference));
    return reference;
  }
  const A_DAY_LATER = 24 * 60 + 21;

  test('a dispute that is open, or that the owner won, takes nothing back when it is asked for', async () => {
    const [open, won] = [await sold(), await sold()];
    world.dispute(open);
    world.resolve(world.dispute(won), 'RESOLVED_SELLER_FAVOUR');
    await at.till.later(A_DAY_LATER);
    expect([await at.till.stateOf(open), await at.till.stateOf(won)]).toEqual(['settled', 'settled']);
    expect(calls('GET /v1/customer/disputes')).toBeGreaterThanOrEqual(2);
  });

  test('an app that may not ask for disputes goes on without', async () => {
    const reference = await sold();
    await world.chargeBack(reference);
    world.books.tellsOfDisputes = false;
    await at.till.later(A_DAY_LATER);
    expect(await at.till.stateOf(reference)).toBe('settled');
    world.books.tellsOfDisputes = true;
    await at.till.later(A_DAY_LATER);
    expect(await at.till.stateOf(reference)).toBe('chargedBack');
  });

  test('a bill that is told of before PayPal lists the payments is taken for what it is', async () => {
    const eve = await at.till.register('eve');
    const reference = await at.till.begin(eve, { kind: 'subscription', block: 'basic_earned' });
    const told = await world.pay(reference);
    const listed = vi.spyOn(world.books, 'salesOf').mockReturnValue([]);
    await at.till.tell(told);
    listed.mockRestore();
    await at.till.tell(told);
    await at.till.later(31 * 24 * 60);
    await at.till.tell(await world.bill(reference));
    const states = (await at.till.paymentsOf(eve)).map(({ goods, state }) => [goods.kind, state]);
    expect(states).toEqual([
      ['subscription', 'settled'],
      ['renewal', 'settled'],
    ]);
    expect(Date.parse((await at.till.planOf(eve)).nextBillingDate ?? '')).toBeGreaterThan(
      at.till.server.system.at,
    );
    // An older notice is not signed: it has PayPal asked.
    await world.endSubscription(reference);
    await at.till.server.anyone.call('POST', '//paypal/ipn', {
      body: `recurring_payment_id=${reference}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await at.till.settle();
    expect((await at.till.planOf(eve)).dateTerminated).toBeTruthy();
  });

  test('a subscription that is approved after it was given up is granted with its next bill at the latest', async () => {
    const gus = await at.till.register('gus');
    const reference = await at.till.begin(gus, { kind: 'subscription', block: 'basic_earned' });
    await at.till.later(25 * 60);
    expect(await at.till.stateOf(reference)).toBe('abandoned');
    await at.till.later(2 * 24 * 60);
    await world.pay(reference);
    await at.till.later(31 * 24 * 60);
    expect(await at.till.stateOf(reference)).toBe('abandoned');
    expect(await at.till.tell(await world.bill(reference))).toEqual([200]);
    const states = (await at.till.paymentsOf(gus)).map(({ goods, state }) => [goods.kind, state]);
    expect(states).toEqual([
      ['subscription', 'settled'],
      ['renewal', 'settled'],
    ]);
    await at.till.expectBooksToAgree();
  });

  test('a subscription whose first month is declined begins with the second', async () => {
    const hal = await at.till.register('hal');
    const reference = await at.till.begin(hal, { kind: 'subscription', block: 'basic_earned' });
    await at.till.tell(await world.declineFirstBill(reference));
    await at.till.later(30 * 24 * 60);
    expect((await at.till.planOf(hal)).customerId).toBeUndefined();
    expect(await at.till.tell(await world.bill(reference))).toEqual([200]);
    expect((await at.till.paymentsOf(hal)).map(({ goods, state }) => [goods.kind, state])).toEqual([
      ['subscription', 'settled'],
    ]);
    await at.till.later(31 * 24 * 60);
    await at.till.tell(await world.bill(reference));
    expect((await at.till.paymentsOf(hal)).map(({ state }) => state)).toEqual(['settled', 'settled']);
    await at.till.expectBooksToAgree();
  });

  test('a first payment that is declined is asked for as long as PayPal tries again', async () => {
    const ida = await at.till.register('ida');
    const reference = await at.till.begin(ida, { kind: 'subscription', block: 'basic_earned' });
    await at.till.tell(await world.declineFirstBill(reference));
    for (const days of [0, 5, 35]) {
      await at.till.later(days * 24 * 60);
      expect(await at.till.tell(await world.declineBill(reference))).toEqual([200]);
      expect(await at.till.stateOf(reference)).toBe('pending');
    }
    // Nobody hears of it, and we ask.
    await world.bill(reference);
    await at.till.later(21);
    expect(await at.till.stateOf(reference)).toBe('settled');
    await at.till.expectBooksToAgree();
  });

  test('a first payment that PayPal gave up is noticed by the next day if it is paid after all', async () => {
    const jo = await at.till.register('jo');
    const reference = await at.till.begin(jo, { kind: 'subscription', block: 'basic_earned' });
    await at.till.tell(await world.declineFirstBill(reference));
    const subscription = world.books.subscriptions.get(reference);
    Object.assign(subscription ?? {}, { status: 'SUSPENDED' });
    await at.till.later(20 * 24 * 60);
    expect(await at.till.stateOf(reference)).toBe('failed');
    Object.assign(subscription ?? {}, { status: 'ACTIVE' });
    await world.bill(reference);
    await at.till.later(A_DAY_LATER);
    expect(await at.till.stateOf(reference)).toBe('settled');
    await at.till.expectBooksToAgree();
  });

  test('what else the owner sells is left alone', async () => {
    const theirs = { id: 'I-THEIRS', status: 'ACTIVE', months: 1, custom_id: 'their own' };
    world.books.subscriptions.set(theirs.id, { ...theirs, create_time: world.books.time });
    const sale = world.books.sell(world.books.subscriptions.get(theirs.id) ?? theirs, {
      value: '5.00',
      currency_code: 'USD',
    });
    sale['isLost'] = true;
    const before = await at.till.payments();
    const told = [
      world.event('PAYMENT.SALE.COMPLETED', { id: sale.id }),
      world.event('BILLING.SUBSCRIPTION.CANCELLED', { id: theirs.id }),
      world.event('CATALOG.PRODUCT.CREATED', { id: 'x' }),
      world.event('PAYMENT.CAPTURE.COMPLETED', { id: 'unknown' }),
    ];
    expect(await at.till.tell(told)).toEqual([200, 200, 200, 200]);
    expect(await at.till.payments()).toEqual(before);
    await at.till.expectBooksToAgree();
  });

  test('buyers change what they pay with at PayPal', async () => {
    const { site, system } = at.till.server.app.services;
    const live = new PaypalProvider(
      { site, system },
      { ...paypalKeys, apiUrl: 'https://api-m.sandbox.paypal.com' },
    );
    const { url } = await live.changeCard({ subscriptionId: 'I-1', language: 'en' });
    expect(url).toBe('https://www.sandbox.paypal.com/myaccount/autopay/');
  });
});
