import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { textIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { order } from './support/checkout-order.ts';
import { readSettings } from '../src/config/settings.ts';
import { paypalEvents } from '../src/payments/paypal/hear.ts';
import { PaypalProvider } from '../src/payments/paypal/paypal-provider.ts';
import { ProviderFailure } from '../src/payments/provider.ts';
import { stripeEvents } from '../src/payments/stripe/hear.ts';
import { StripeProvider } from '../src/payments/stripe/stripe-provider.ts';
import { SiteSettings } from '../src/storage/site/site-settings.ts';
import { PaypalWorld } from './support/pay-worlds/paypal-world.ts';
import { StripeWorld } from './support/pay-worlds/stripe-world.ts';
import { Till } from './support/pay-worlds/till.ts';
import { type Caller, makeSystem } from './support/server.ts';

test('owners are told of all events that matter', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/payments.md'), 'utf8');
  for (const event of [...stripeEvents, ...paypalEvents]) expect(page).toContain(`\`${event}\``);
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
    const settings = readSettings({});
    const site = new SiteSettings(settings);
    const parts = { siteUrl: () => '', system: makeSystem(), settings, site };
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
