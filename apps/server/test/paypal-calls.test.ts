import { textIn } from '@everdeed/content/values';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { choose, paymentsAt } from './support/payments.ts';
import { storedPlayer } from './support/players.ts';
import { type Answer, type Caller, startServer, type TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

const DAY = 24 * 3_600_000;
const subscribed = '/redirect/paypal-success-subscribe';

let server: TestServer;
let ann: Caller;
let ben: Caller;
let count = 0;
beforeAll(async () => {
  server = await startServer({ env: { PAYMENTS: 'sandbox' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  server.system.at = Date.UTC(2026, 1 + 5 * count, 10, 12);
  await settled(server);
  [ann, ben] = [await server.register(`ann${count}`), await server.register(`ben${count}`)];
});

const open = (path: string, query: Readonly<Record<string, string>> = {}, who = ann): Promise<Answer> =>
  who.get(`//paypal/${path}?${new URLSearchParams(query)}`);
const whereTo = ({ headers }: Answer): string => String(headers['location']);
const planOf = async (player: Caller) => (await storedPlayer(server, player)).purchased.plan;
const gemsOf = async (player: Caller) => (await storedPlayer(server, player)).balance * 4;
const mine = async () => (await paymentsAt(server)).filter(({ payerId }) => payerId === ann.id);

/** Begins to buy, and has the sandbox answer; returns what PayPal calls the payment. */
async function begin(path: string, query: Readonly<Record<string, string>>, answer: string): Promise<string> {
  const asked = await open(path, query);
  expect(asked.status).toBe(302);
  const page = new URL(whereTo(asked)).pathname;
  const reference = page.split('/').at(-1) ?? '';
  await choose(server, { reference, page }, answer);
  return reference;
}

test('a pack is paid, and given once the buyer is back', async () => {
  const paymentId = await begin('checkout', { gemsBlock: '21gems' }, 'payUntold');
  const back = await open('checkout/success', { paymentId, PayerID: 'payer' });
  expect([back.status, whereTo(back)]).toEqual([302, '/redirect/paypal-success-checkout']);
  expect(await gemsOf(ann)).toBe(21);
  expect(
    (await open('checkout/success', { token: paymentId, PayerID: 'payer', noRedirect: '1' })).body.data,
  ).toEqual({});
  expect(await gemsOf(ann)).toBe(21);
});

test('a pack is given by the webhook, too', async () => {
  await begin('checkout', { gemsBlock: '21gems' }, 'payTwice');
  await settled(server);
  expect(await gemsOf(ann)).toBe(21);
});

test('where to pay is answered without a redirect if that is asked for', async () => {
  const { body } = await open('checkout', { gemsBlock: '21gems', noRedirect: 'true' });
  expect(new URL(textIn(body.data, 'url')).pathname).toMatch(/^\/sandbox\/checkout\/paypal-/);
});

test('browsers come with their session', async () => {
  const cookie = String((await ann.get('/user')).headers['set-cookie']).split(';')[0] ?? '';
  const opened = await server.anyone.get('//paypal/checkout?gemsBlock=21gems', { headers: { cookie } });
  expect(opened.status).toBe(302);
  expect(await mine()).toMatchObject([{ state: 'created' }]);
});

test('a gift is given to another', async () => {
  const gift = JSON.stringify({ type: 'gems', uuid: ben.id, gems: { amount: 8 } });
  await begin('checkout', { gift, gemsBlock: '21gems' }, 'pay');
  await settled(server);
  expect([await gemsOf(ann), await gemsOf(ben)]).toEqual([0, 8]);
});

test('nobody comes back from what another pays, or from nothing', async () => {
  const token = await begin('checkout', { gemsBlock: '21gems' }, 'payUntold');
  const query = { token, PayerID: 'payer' };
  expect((await open('checkout/success', query, ben)).status).toBe(404);
  expect((await open('checkout/success', { ...query, token: 'x' })).status).toBe(404);
  expect((await open('subscribe/success', { token })).body.code).toBe('missingPaypalBlock');
  expect(await gemsOf(ann)).toBe(0);
});

test('a subscription begins, is billed, and is cancelled once', async () => {
  const token = await begin('subscribe', { sub: 'basic_earned' }, 'payUntold');
  const back = await open('subscribe/success', { token });
  expect([back.status, whereTo(back)]).toEqual([302, subscribed]);
  expect(await planOf(ann)).toMatchObject({ planId: 'basic_earned', paymentMethod: 'Paypal', owner: ann.id });
  expect((await open('subscribe/success', { token }, ben)).body.code).toBe('missingPaypalBlock');
  server.system.at += 31 * DAY;
  await settled(server);
  expect((await mine()).map(({ state }) => state)).toEqual(['settled', 'settled']);
  expect((await ann.get('//stripe/subscribe/cancel')).body.code).toBe('missingSubscription');
  const cancelled = await open('subscribe/cancel');
  expect([cancelled.status, whereTo(cancelled)]).toEqual([302, '/user/settings/subscription']);
  expect((await open('subscribe/cancel')).body.code).toBe('missingSubscription');
  await settled(server);
  server.system.at += 70 * DAY;
  await settled(server);
  expect(await mine()).toHaveLength(2);
});

test('who changes their mind comes back to the settings', async () => {
  const token = await begin('subscribe', { sub: 'basic_earned' }, 'abandon');
  expect(whereTo(await open('subscribe/success', { token }))).toBe('/user/settings/subscription');
});

test('a notice has PayPal asked, and is believed no further', async () => {
  await begin('subscribe', { sub: 'basic_earned' }, 'pay');
  await settled(server);
  const { subscriptionId } = await planOf(ann);
  const notice = async (id: string) => {
    const body = new URLSearchParams({
      txn_type: 'recurring_payment_profile_cancel',
      recurring_payment_id: id,
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server.anyone.call('POST', '//paypal/ipn', { body: body.toString(), headers });
    expect(answer.status).toBe(200);
    await settled(server);
  };
  await notice(subscriptionId ?? '');
  await notice('somebody else’s');
  expect((await planOf(ann)).dateTerminated).toBe(null);
  const { db } = server.app.services.storage;
  await db
    .updateTable('sandbox_subscriptions')
    .set({ active: 0 })
    .where('id', '=', subscriptionId ?? '')
    .execute();
  await notice(subscriptionId ?? '');
  expect((await planOf(ann)).dateTerminated).toBeTruthy();
});
