import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { textIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings } from '../src/config/settings.ts';
import { paypalEvents } from '../src/payments/paypal/hear.ts';
import { PaypalProvider } from '../src/payments/paypal/paypal-provider.ts';
import { type CheckoutOrder, ProviderFailure } from '../src/payments/provider.ts';
import { stripeEvents } from '../src/payments/stripe/hear.ts';
import { StripeProvider } from '../src/payments/stripe/stripe-provider.ts';
import { paypalKeys } from './support/pay-worlds/paypal-books.ts';
import { PaypalWorld } from './support/pay-worlds/paypal-world.ts';
import { StripeWorld } from './support/pay-worlds/stripe-world.ts';
import { Till } from './support/pay-worlds/till.ts';
import { type Caller, makeSystem } from './support/server.ts';

const order: CheckoutOrder = {
  paymentId: 'order',
  amount: 500,
  currency: 'USD',
  language: 'de',
  description: 'Abonnement',
  months: 1,
  returnUrl: 'https://x.test/r',
  cancelUrl: 'https://x.test/c',
};

test('owners are told of all events that matter', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/payments.md'), 'utf8');
  for (const event of [...stripeEvents, ...paypalEvents]) expect(page).toContain(`\`${event}\``);
});

describe('by Stripe', () => {
  const world = new StripeWorld();
  let till: Till;
  let ann: Caller;
  beforeAll(async () => {
    till = await Till.open(world, undefined);
    ann = await till.register('ann');
  });
  afterAll(() => till.close());

  test('a plan of a group is billed by its seats, and each bill is taken at what was billed', async () => {
    const founded = await ann.post('/groups/create-plan', {
      paymentType: 'Stripe',
      groupToCreate: { type: 'guild', name: 'Kitchen', privacy: 'private' },
      sub: 'group_monthly',
    });
    const reference = textIn(founded.body.data, 'sessionId');
    const groupId = textIn(founded.body.data, 'group', '_id');
    await till.tell(await world.pay(reference));
    const planOf = async () => {
      const group = await till.server.app.services.storage.reader().groups.get(groupId);
      return group?.purchased.plan;
    };
    const subscriptionId = (await planOf())?.subscriptionId ?? '';
    expect(await world.nextSum(subscriptionId)).toBe(900);
    const ben = await till.register('ben');
    await ann.post(`/groups/${groupId}/invite`, { uuids: [ben.id] });
    await ben.post(`/groups/${groupId}/join`);
    await till.settle();
    expect(await world.nextSum(subscriptionId)).toBe(1200);
    await till.later(31 * 24 * 60);
    await till.tell(await world.failBill(subscriptionId));
    await till.tell(await world.payFailedBill(subscriptionId));
    const bills = (await till.paymentsOf(ann)).filter(({ goods }) => goods.kind === 'renewal');
    expect(bills).toMatchObject([{ state: 'settled', amount: 1200, goods: { groupId } }]);
    await ben.post(`/groups/${groupId}/leave`);
    await till.settle();
    expect(await world.nextSum(subscriptionId)).toBe(900);
    await till.expectBooksToAgree();
  });

  test('a card that is entered pays from then on', async () => {
    await till.tell(await world.pay(await till.begin(ann, { kind: 'subscription', block: 'basic_earned' })));
    const { body } = await ann.post('//stripe/subscribe/edit');
    const session = world.books.get(textIn(body.data, 'sessionId'));
    expect(session).toMatchObject({ mode: 'setup', customer: 'cus_1', currency: 'usd' });
    session['setup_intent'] = world.books.add('seti', { payment_method: 'pm_new' }).id;
    const told = world.event('checkout.session.completed', session);
    expect(await till.tell([told])).toEqual([200]);
    const { subscriptionId } = await till.planOf(ann);
    expect(world.books.get(subscriptionId)['default_payment_method']).toBe('pm_new');
  });

  test('a dispute takes nothing while it is open, or once it is won', async () => {
    const reference = await till.begin(ann, { kind: 'gems', pack: '4gems' });
    await till.tell(await world.pay(reference));
    await world.chargeBack(reference);
    const [dispute] = world.books.all('dp');
    if (!dispute) throw new Error('no dispute');
    for (const status of ['needs_response', 'won']) {
      dispute['status'] = status;
      await till.tell([
        world.event('charge.dispute.created', dispute),
        world.event('charge.dispute.closed', dispute),
      ]);
      expect(await till.stateOf(reference)).toBe('settled');
    }
    dispute['status'] = 'lost';
    await till.comeBack(reference);
    expect(await till.stateOf(reference)).toBe('chargedBack');
  });

  test('what else the owner sells is left alone', async () => {
    const session = world.books.add('cs', { status: 'complete', payment_status: 'paid', metadata: {} });
    const subscription = { items: { data: [{ quantity: 1, unit_amount: 5, current_period_end: 5 }] } };
    const theirs = world.books.add('sub', { ...subscription, months: 1, metadata: {} });
    const bill = world.books.invoice(theirs, 'subscription_cycle', { status: 'paid', amount_paid: 5 });
    const told = [
      world.event('checkout.session.completed', session),
      world.event('invoice.paid', bill),
      world.event('customer.subscription.deleted', theirs),
      world.event('product.created', { id: 'prod_1' }),
    ];
    const before = await till.payments();
    expect(await till.tell(told)).toEqual([200, 200, 200, 200]);
    expect(await till.payments()).toEqual(before);
    const [first, , , unknown] = told;
    const wire = (one = first) =>
      till.server.anyone.call('POST', '//stripe/webhooks', {
        body: one?.body,
        headers: { 'content-type': 'application/json', ...one?.headers },
      });
    expect([(await wire()).status, (await wire(unknown)).status]).toEqual([200, 400]);
  });

  test('part of the money goes back without anything being taken', async () => {
    const reference = await till.begin(ann, { kind: 'gems', pack: '4gems' });
    await till.tell(await world.pay(reference));
    const charge = world.books.chargeOf(world.books.get(reference)['payment_intent']);
    await till.tell([world.event('charge.refunded', charge)]);
    expect(await till.stateOf(reference)).toBe('settled');
  });

  test('its SDK is loaded when money is first spoken of', () => {
    const source = readFileSync(join(import.meta.dirname, '../src/payments/stripe/stripe-api.ts'), 'utf8');
    expect(source).not.toMatch(/^import (?!type ).*'stripe'/m);
  });
});

describe('by PayPal', () => {
  const world = new PaypalWorld();
  let till: Till;
  let ann: Caller;
  beforeAll(async () => {
    till = await Till.open(world, undefined);
    ann = await till.register('ann');
  });
  afterAll(() => till.close());
  const calls = (line: string) => world.fake.asked.filter((asked) => asked === line).length;

  test('plans are made once, whoever sells first', async () => {
    const { settings, system } = till.server.app.services;
    const keys = { ...paypalKeys, apiUrl: world.fake.url };
    const sellers = [1, 2, 3].map(() => new PaypalProvider({ settings, system }, keys));
    const begin = (one: PaypalProvider, place: number) =>
      one.begin({ ...order, paymentId: `order-${place}` });
    await Promise.all(sellers.map(begin));
    const late = new PaypalProvider({ settings, system }, keys);
    await late.begin({ ...order, paymentId: 'late' });
    await late.begin({ ...order, paymentId: 'later' });
    expect([world.books.products.size, world.books.plans.size]).toEqual([1, 1]);
    await late.begin({ ...order, paymentId: 'year', months: 12, amount: 4800 });
    expect(world.books.plans.size).toBe(2);
  });

  test('a token is asked for once while it holds, and again when it does not', async () => {
    const line = 'POST /v1/oauth2/token';
    const ask = () => Promise.all([1, 2, 3].map(() => till.provider.ask('ID1')));
    await ask();
    const before = calls(line);
    await ask();
    expect(calls(line)).toBe(before);
    till.server.system.at += 3600 * 1000;
    await ask();
    expect(calls(line)).toBe(before + 1);
    world.books.forgetTokens();
    await till.provider.ask('ID1');
    expect(calls(line)).toBe(before + 2);
  });

  test('the return calls of the wire take the token, and take the money', async () => {
    await ann.get('//paypal/checkout?gemsBlock=21gems');
    const [{ reference = '' } = {}] = await till.paymentsOf(ann);
    await world.pay(reference);
    const back = await ann.get(`//paypal/checkout/success?token=${reference}&PayerID=PAYER1`);
    expect([back.status, back.headers['location']]).toEqual([302, '/redirect/paypal-success-checkout']);
    expect(await till.gemsOf(ann)).toBe(21);
    const asked = await ann.get('//paypal/subscribe?sub=basic_earned&noRedirect=1');
    expect(textIn(asked.body.data, 'url')).toContain('ba_token=BA-I-');
    const all = await till.paymentsOf(ann);
    const id = all.find(({ goods }) => goods.kind === 'subscription')?.reference ?? '';
    await world.pay(id);
    const subscribed = await ann.get(`//paypal/subscribe/success?subscription_id=${id}&token=BA-${id}`);
    expect(subscribed.headers['location']).toBe('/redirect/paypal-success-subscribe');
    expect((await till.planOf(ann)).subscriptionId).toBe(id);
    await till.expectBooksToAgree();
  });

  test('a payment that PayPal takes back is lost, and a dispute that the owner wins is not', async () => {
    const reference = await till.begin(ann, { kind: 'gems', pack: '4gems' });
    await till.tell(await world.pay(reference));
    const [capture] = [...world.books.captures.values()].slice(-1);
    if (!capture) throw new Error('nothing was taken');
    const won = {
      dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' },
      disputed_transactions: [{ seller_transaction_id: capture.id }],
    };
    await till.tell([world.event('CUSTOMER.DISPUTE.RESOLVED', won)]);
    expect(await till.stateOf(reference)).toBe('settled');
    const links = [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture.id}` }];
    capture['isLost'] = true;
    await till.tell([world.event('PAYMENT.CAPTURE.REVERSED', { id: 'R1', links })]);
    expect(await till.stateOf(reference)).toBe('chargedBack');
  });

  test('a bill that is told of before PayPal lists the payments is taken for what it is', async () => {
    const eve = await till.register('eve');
    const reference = await till.begin(eve, { kind: 'subscription', block: 'basic_earned' });
    const told = await world.pay(reference);
    const listed = vi.spyOn(world.books, 'salesOf').mockReturnValue([]);
    await till.tell(told);
    listed.mockRestore();
    await till.tell(told);
    await till.later(31 * 24 * 60);
    await till.tell(await world.bill(reference));
    const states = (await till.paymentsOf(eve)).map(({ goods, state }) => [goods.kind, state]);
    expect(states).toEqual([
      ['subscription', 'settled'],
      ['renewal', 'settled'],
    ]);
    expect(Date.parse((await till.planOf(eve)).nextBillingDate ?? '')).toBeGreaterThan(till.server.system.at);
    // An older notice is not signed: it has PayPal asked.
    await world.endSubscription(reference);
    await till.server.anyone.call('POST', '//paypal/ipn', {
      body: `recurring_payment_id=${reference}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await till.settle();
    expect((await till.planOf(eve)).dateTerminated).toBeTruthy();
  });

  test('what else the owner sells is left alone', async () => {
    const theirs = { id: 'I-THEIRS', status: 'ACTIVE', months: 1, custom_id: 'their own' };
    world.books.subscriptions.set(theirs.id, { ...theirs, create_time: world.books.time });
    const sale = world.books.sell(world.books.subscriptions.get(theirs.id) ?? theirs, {
      value: '5.00',
      currency_code: 'USD',
    });
    sale['isLost'] = true;
    const before = await till.payments();
    const told = [
      world.event('PAYMENT.SALE.COMPLETED', { id: sale.id }),
      world.event('BILLING.SUBSCRIPTION.CANCELLED', { id: theirs.id }),
      world.event('CATALOG.PRODUCT.CREATED', { id: 'x' }),
      world.event('PAYMENT.CAPTURE.COMPLETED', { id: 'unknown' }),
    ];
    expect(await till.tell(told)).toEqual([200, 200, 200, 200]);
    expect(await till.payments()).toEqual(before);
    await till.expectBooksToAgree();
  });

  test('buyers change what they pay with at PayPal', async () => {
    const { settings, system } = till.server.app.services;
    const live = new PaypalProvider(
      { settings, system },
      { ...paypalKeys, apiUrl: 'https://api-m.sandbox.paypal.com' },
    );
    const { url } = await live.changeCard({ subscriptionId: 'I-1', language: 'en' });
    expect(url).toBe('https://www.sandbox.paypal.com/myaccount/autopay/');
  });
});

describe('promotions by the calendar', () => {
  const world = new StripeWorld();
  let till: Till;
  let ann: Caller;
  let ben: Caller;
  beforeAll(async () => {
    till = await Till.open(world, undefined);
    ann = await till.register('ann');
    ben = await till.register('ben');
  });
  afterAll(() => till.close());
  const nameOf = (reference: string) =>
    textIn(world.books.get(reference)['line'], 'price_data', 'product_data', 'name');

  test('a pack holds what it was offered with, though it is paid when the sale is over', async () => {
    const end = Date.parse('2026-09-03T23:59-04:00');
    till.server.system.at = end - 60_000;
    const inSale = await till.begin(ann, { kind: 'gems', pack: '21gems' });
    till.server.system.at = end + 60_000;
    const after = await till.begin(ann, { kind: 'gems', pack: '21gems' });
    expect([nameOf(inSale), nameOf(after)]).toEqual(['30 gems', '21 gems']);
    await till.tell(await world.pay(inSale));
    expect(await till.gemsOf(ann)).toBe(30);
    await till.tell(await world.pay(after));
    expect(await till.gemsOf(ann)).toBe(51);
    expect((await till.paymentsOf(ann)).map(({ amount }) => amount)).toEqual([499, 499]);
    await till.expectBooksToAgree();
  });

  test('who gives a subscription in winter gets one, once, and loses it with its money', async () => {
    till.server.system.at = Date.UTC(2026, 11, 20, 12);
    const reference = await till.begin(ann, { kind: 'giftSubscription', block: 'basic_3mo' }, ben);
    const told = await world.pay(reference);
    await till.tell([...told, ...told]);
    const ends = async () => [
      (await till.planOf(ann)).dateTerminated,
      (await till.planOf(ben)).dateTerminated,
    ];
    const day = '2027-03-20T12:00:00.000Z';
    expect(await ends()).toEqual([day, day]);
    await till.tell(await world.refund(reference));
    expect(await ends()).toEqual(['2026-12-20T12:00:00.000Z', '2026-12-20T12:00:00.000Z']);
  });
});

describe('keys are not told to anybody', () => {
  const secret = 'secret_that_nobody_reads';

  test.each([new StripeWorld(), new PaypalWorld()])('by an error of $name', async (world) => {
    await world.start();
    const apiUrl = world.fake.url;
    const parts = { siteUrl: () => '', system: makeSystem(), settings: readSettings({}) };
    const make = (url: string) =>
      world.name === 'stripe'
        ? new StripeProvider(parts, { secretKey: secret, webhookSecret: secret, apiUrl: url })
        : new PaypalProvider(parts, {
            clientId: 'client',
            clientSecret: secret,
            webhookId: 'x',
            apiUrl: url,
          });
    for (const url of [apiUrl, 'http://127.0.0.1:9']) {
      const error: unknown = await make(url)
        .begin(order)
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ProviderFailure);
      const shown = inspect(error, { depth: 10, showHidden: true }) + JSON.stringify(error);
      expect(shown).not.toContain(secret);
      expect(shown).not.toContain(Buffer.from(`client:${secret}`).toString('base64'));
    }
    await world.close();
  });
});
