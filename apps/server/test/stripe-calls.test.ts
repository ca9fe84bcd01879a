import { listIn, textIn, textsIn } from '@everdeed/content/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SIGNATURE_HEADER, signed } from '../src/payments/sandbox/messages.ts';
import { SandboxProvider, sandboxKey } from '../src/payments/sandbox/sandbox-provider.ts';
import { choose, comeBack, paymentsAt } from './support/payments.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

const DAY = 24 * 3_600_000;

describe.each(engines)('paying by card on $engine', ({ database }) => {
  let server: TestServer;
  let ann: Caller;
  let ben: Caller;
  let count = 0;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database(), env: { PAYMENTS: 'sandbox' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    server.system.at = Date.UTC(2026, 1 + 5 * count, 10, 12);
    await settled(server);
    ann = await server.register(`buyer${count}`);
    ben = await server.register(`other${count}`);
  });

  const checkout = (body: object) => ann.post('//stripe/checkout-session', body);
  const cancel = (query = '') => ann.get(`//stripe/subscribe/cancel${query}`);
  const planOf = async (player: Caller) => (await storedPlayer(server, player)).purchased.plan;
  const gemsOf = async (player: Caller) => (await storedPlayer(server, player)).balance * 4;
  const mine = async () => (await paymentsAt(server)).filter(({ payerId }) => payerId === ann.id);

  /** Buys something, and pays at the page that the answer names. */
  async function buy(body: object, answer = 'pay'): Promise<string> {
    const asked = await checkout(body);
    expect(asked.status).toBe(200);
    const { sessionId, url } = textsIn(asked.body.data, 'sessionId', 'url');
    const way = await choose(server, { reference: sessionId, page: new URL(url).pathname }, answer);
    const end = await comeBack(server, way);
    await settled(server);
    return end;
  }

  test('a pack is paid on a page of its own and given once', async () => {
    expect(await buy({ gemsBlock: '21gems' }, 'payTwice')).toBe('/redirect/stripe-success-checkout');
    expect(await gemsOf(ann)).toBe(21);
    expect(await mine()).toMatchObject([{ state: 'settled', amount: 499, currency: 'USD' }]);
  });

  test('who changes their mind comes back to another page', async () => {
    expect(await buy({ gemsBlock: '21gems' }, 'abandon')).toBe('/redirect/stripe-error-checkout');
    expect(await gemsOf(ann)).toBe(0);
  });

  test('of several things the first is bought: a gift, a subscription, a pack', async () => {
    const gift = { type: 'gems', uuid: ben.id.toUpperCase(), gems: { amount: 8 }, message: 'enjoy' };
    await buy({ gift, sub: 'basic_earned', sku: 'x', gemsBlock: '21gems' });
    await buy({ sub: 'basic_3mo', sku: 'x', gemsBlock: '21gems' });
    const bought = (await mine()).map(({ goods, receiverId }) => [goods, receiverId]);
    expect(bought).toContainEqual([{ kind: 'giftGems', gems: 8 }, ben.id]);
    expect(bought).toContainEqual([{ kind: 'subscription', block: 'basic_3mo' }, ann.id]);
    expect([await gemsOf(ann), await gemsOf(ben)]).toEqual([0, 8]);
    expect((await planOf(ann)).planId).toBe('basic_3mo');
    expect((await checkout({ sku: 'x', gemsBlock: '21gems' })).body.code).toBe('invalidGemsBlock');
  });

  test('a subscription is given to another', async () => {
    await buy({ gift: { type: 'subscription', uuid: ben.id, subscription: { key: 'basic_3mo' } } });
    expect((await planOf(ben)).customerId).toBe('Gift');
    expect((await planOf(ann)).customerId).toBeFalsy();
  });

  test('a plan with a discount takes a coupon, and does not use it up', async () => {
    await changePlayer(server, ben, (player) => ({ ...player, permissions: { coupons: true } }));
    const code = async (event: string) =>
      textIn(listIn((await ben.post(`/coupons/generate/${event}?count=1`)).body.data)[0], '_id');
    const [own, other] = [await code('google_6mo'), await code('wondercon')];
    expect((await checkout({ sub: 'google_6mo', coupon: other })).body.code).toBe('invalidCoupon');
    await buy({ sub: 'google_6mo', coupon: own.toLowerCase() });
    expect(await mine()).toMatchObject([{ amount: 2400, state: 'settled' }]);
    expect((await ann.post(`/coupons/enter/${own}`)).status).toBe(200);
  });

  test('the pet is sold in its event, once', async () => {
    server.system.at = Date.parse('2023-02-01T12:00:00Z');
    const sku = 'Gryphatrice-Jubilant';
    const early = await server.register(`early${count}`);
    const { sessionId, url } = textsIn(
      (await early.post('//stripe/checkout-session', { sku })).body.data,
      'sessionId',
      'url',
    );
    await choose(server, { reference: sessionId, page: new URL(url).pathname }, 'payAndStay');
    await settled(server);
    expect((await storedPlayer(server, early)).items.pets[sku]).toBe(5);
    expect((await early.post('//stripe/checkout-session', { sku })).body.code).toBe('petsAlreadyOwned');
  });

  test('what is not sold is not kept either', async () => {
    await checkout({ gemsBlock: 'nope' });
    for (const gift of [true, 'gems', 4, ['x'], {}, { type: 'gems', uuid: ann.id, gems: 'x' }])
      expect((await checkout({ gift, sub: { a: 1 } })).status).toBeLessThan(500);
    await checkout({ gift: { type: 'gems', uuid: 'nobody', gems: { amount: 4 } } });
    expect(await mine()).toEqual([]);
  });

  test('a subscription is cancelled once, to the end of what was paid, and billed no more', async () => {
    await buy({ sub: 'basic_earned' });
    const { nextBillingDate } = await planOf(ann);
    const { status, headers } = await cancel();
    expect([status, headers['location']]).toEqual([302, '/']);
    const { dateTerminated } = await planOf(ann);
    const left = Date.parse(dateTerminated ?? '') - Date.parse(nextBillingDate ?? '');
    expect(Math.abs(left)).toBeLessThan(DAY);
    expect((await cancel()).body.code).toBe('missingSubscription');
    await settled(server);
    server.system.at += 70 * DAY;
    await settled(server);
    expect(await mine()).toHaveLength(1);
  });

  test('a subscription is cancelled without a redirect if that is asked for', async () => {
    await buy({ sub: 'basic_earned' });
    const { status, body } = await cancel('?noRedirect=true');
    expect([status, body.data]).toEqual([200, {}]);
  });

  test('a service that is away hears of the end later', async () => {
    await buy({ sub: 'basic_earned' });
    const away = vi
      .spyOn(SandboxProvider.prototype, 'endSubscription')
      .mockRejectedValueOnce(new Error('away'));
    expect((await cancel()).status).toBe(302);
    await settled(server);
    server.system.at += 3_600_000;
    await settled(server);
    expect(away).toHaveBeenCalledTimes(2);
    away.mockRestore();
    server.system.at += 40 * DAY;
    await settled(server);
    expect(await mine()).toHaveLength(1);
  });

  test('cancelled many times at once, it ends once', async () => {
    await buy({ sub: 'basic_earned' });
    const all = await Promise.all([1, 2, 3, 4].map(() => cancel('?noRedirect=1')));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
  });

  test('what others gave or pay for is not cancelled here', async () => {
    await buy({ gift: { type: 'subscription', uuid: ann.id, subscription: { key: 'basic_3mo' } } });
    expect((await cancel()).body.code).toBe('missingSubscription');
    expect((await ann.post('//stripe/subscribe/edit')).body.code).toBe('missingSubscription');
  });

  test('the card of a subscription is changed on a page of its own', async () => {
    await buy({ sub: 'basic_earned' });
    const { body } = await ann.post('//stripe/subscribe/edit', {}, { 'accept-language': 'de' });
    const { pathname, search } = new URL(textIn(body.data, 'url'));
    const page = `/${pathname}${search}`;
    const shown = await server.anyone.get(page);
    expect(shown.status).toBe(200);
    expect(shown.text.match(/<button/g)).toHaveLength(2);
    const ways = [];
    for (const answer of ['saveCard', 'keepCard'])
      ways.push((await server.anyone.post(page, { answer })).headers['location']);
    expect(ways).toEqual(['/redirect/stripe-success-checkout', '/redirect/stripe-error-checkout']);
    expect((await server.anyone.post(page, { answer: 'pay' })).status).toBe(400);
    await cancel();
    await settled(server);
    expect((await server.anyone.get(page)).status).toBe(404);
    expect((await server.anyone.post(page, { answer: 'saveCard' })).status).toBe(404);
  });

  test('webhooks are heard if they are signed and say something', async () => {
    const { body } = await checkout({ gemsBlock: '21gems' });
    const reference = textIn(body.data, 'sessionId');
    const message = {
      type: 'checkout',
      reference,
      isRenewal: false,
      state: 'paid',
      amount: 499,
      currency: 'USD',
    };
    const tell = (told: object, key = sandboxKey(server.app.services)) => {
      const raw = JSON.stringify(told);
      const headers = {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signed(key, raw, server.system.at),
      };
      return server.anyone.call('POST', '//stripe/webhooks', { body: raw, headers });
    };
    expect((await tell(message, Buffer.from('another'))).status).toBe(400);
    expect(await gemsOf(ann)).toBe(0);
    const heard = await tell(message);
    expect([heard.status, heard.text]).toEqual([200, '{}']);
    expect(await gemsOf(ann)).toBe(21);
    const ignored = vi.spyOn(SandboxProvider.prototype, 'readWebhook').mockResolvedValueOnce(undefined);
    expect((await tell(message)).status).toBe(400);
    ignored.mockRestore();
  });
});

test('a server that takes no money begins no checkout and hears no webhook', async () => {
  const server = await startServer({ env: { PAYMENTS: 'off' } });
  const ann = await server.register('ann');
  const refused = await ann.post('//stripe/checkout-session', { gemsBlock: '4gems' });
  expect(refused.body).toMatchObject({ error: 'BadRequest', code: 'paymentMethodNotAvailable' });
  expect(await paymentsAt(server)).toEqual([]);
  await server.close();
});
