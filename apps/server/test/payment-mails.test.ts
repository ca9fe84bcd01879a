import { listIn, textIn, valueIn } from '@everdeed/content/values';
import type { Goods } from '@everdeed/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { begin, choose } from './support/payments.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { PushService } from './support/push-service.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

let server: TestServer;
let ann: Caller;
let ben: Caller;
let count = 0;
beforeAll(async () => {
  server = await startServer({ env: { PAYMENTS: 'sandbox', BASE_URL: 'https://game.example' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  server.system.at = Date.UTC(2026, 1 + 5 * count, 10, 12);
  await settled(server);
  [ann, ben] = [await server.register(`ann${count}`), await server.register(`ben${count}`)];
});

const monthGift: Goods = { kind: 'giftSubscription', block: 'basic_3mo' };

async function pay(goods: Goods, to?: Caller, answer = 'payTwice'): Promise<void> {
  await choose(server, await begin(server, ann, goods, to ? { to } : {}), answer);
  await settled(server);
}

const change = (player: Caller, emailNotifications: object, language = 'en') =>
  changePlayer(server, player, (before) => {
    const { preferences } = before;
    const wishes = { ...preferences.emailNotifications, ...emailNotifications };
    return { ...before, preferences: { ...preferences, language, emailNotifications: wishes } };
  });

/** Subjects and texts of the mails to a player, but for those about the account, the oldest first. */
const mailsTo = async (player: Caller) => {
  const { db } = server.app.services.storage;
  const rows = await db
    .selectFrom('mails')
    .select(['subject', 'body'])
    .where('player_id', '=', player.id)
    .where('subject', 'not like', 'Welcome%')
    .orderBy('created_at')
    .execute();
  return rows.map(({ subject, body }) => ({ subject, body }));
};
const subjectsTo = async (player: Caller) => (await mailsTo(player)).map(({ subject }) => subject);

test('a pack is thanked for, once, with what was paid and its receipt', async () => {
  await pay({ kind: 'gems', pack: '21gems' });
  const [mail, ...more] = await mailsTo(ann);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Thank you for your purchase');
  expect(mail?.body).toContain('Bought: 21 gems\nPaid: $4.99\n');
  const [paid] = listIn((await ann.get('/user/payments')).body.data);
  expect(mail?.body).toContain(
    `https://game.example/user/settings/subscription/receipts/${textIn(paid, 'id')}`,
  );
});

test('a subscription says what was paid for it, in the language of its buyer', async () => {
  await change(ann, {}, 'de');
  await pay({ kind: 'subscription', block: 'basic_3mo' }, undefined, 'pay');
  const [mail] = await mailsTo(ann);
  expect(mail?.body.replaceAll('\u00a0', ' ')).toContain('Gekauft: 3 Monate Abo\nBezahlt: 15,00 $\n');
});

test('nothing is sent for what was not paid', async () => {
  await pay({ kind: 'gems', pack: '21gems' }, undefined, 'decline');
  expect(await mailsTo(ann)).toEqual([]);
});

test('gems tell their receiver who gave them', async () => {
  await pay({ kind: 'giftGems', gems: 8 }, ben);
  expect(await mailsTo(ben)).toMatchObject([
    { subject: `ann${count} sent you gems`, body: expect.stringContaining('8 gems') },
  ]);
  expect(await mailsTo(ann)).toEqual([]);
});

test('a subscription tells its receiver, in their language', async () => {
  await change(ben, {}, 'de');
  await pay(monthGift, ben);
  const [mail] = await mailsTo(ben);
  expect(mail?.subject).toBe(`ann${count} schenkt dir ein Abo`);
  expect(mail?.body).toContain('https://game.example/user/settings/subscription');
});

/** What stands in the inbox of a player, the newest first. */
const messagesOf = async (player: Caller) =>
  listIn((await player.get('/inbox/messages')).body.data).map((one) => valueIn(one, 'text'));

test.each([
  ['of gems', '2026-03-10', { kind: 'giftGems', gems: 8 }, ['put 8 gems into it']],
  ['of a subscription', '2026-03-10', monthGift, ['put 3 months of subscription into it']],
  [
    'in the promotion',
    '2025-12-20',
    monthGift,
    ['so you get one: 3 months of subscription', 'put 3 months of subscription into it'],
  ],
] as const)('a gift %s is a message to both', async (_what, day, goods, said) => {
  server.system.at = Date.parse(`${day}T12:00:00.000Z`);
  await pay(goods, ben);
  for (const words of said) {
    const isOwn = words.startsWith('so you get');
    expect(await messagesOf(ann)).toContainEqual(expect.stringContaining(words));
    if (!isOwn) expect(await messagesOf(ben)).toContainEqual(expect.stringContaining(words));
  }
});

test('who gives one in the promotion hears that they got one', async () => {
  server.system.at = Date.parse('2025-12-20T12:00:00.000Z');
  await pay(monthGift, ben);
  expect(await subjectsTo(ann)).toEqual(['You gave one, you get one']);
  expect(await subjectsTo(ben)).toEqual([`ann${count} gave you a subscription`]);
});

test('a subscription that begins is told of, its bills are not, its end is with the date', async () => {
  await pay({ kind: 'subscription', block: 'basic_earned' }, undefined, 'pay');
  expect(await subjectsTo(ann)).toEqual(['Your subscription has begun']);
  server.system.at += 31 * 24 * 3_600_000;
  await settled(server);
  // Mails are kept for thirty days, and the bill has sent none.
  expect(await subjectsTo(ann)).toEqual([]);
  expect((await ann.get('//stripe/subscribe/cancel')).status).toBe(302);
  await settled(server);
  const [end] = await mailsTo(ann);
  const { dateTerminated } = (await storedPlayer(server, ann)).purchased.plan;
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  expect(end).toMatchObject({
    subject: 'Your subscription ends',
    body: expect.stringContaining(day.format(Date.parse(dateTerminated ?? ''))),
  });
});

test('the end of a subscription at the service is told of', async () => {
  const begun = await begin(server, ann, { kind: 'subscription', block: 'basic_earned' });
  await choose(server, begun, 'payAndStay');
  await settled(server);
  await choose(server, begun, 'endSubscription');
  await settled(server);
  expect(await subjectsTo(ann)).toEqual(['Your subscription has begun', 'Your subscription ends']);
});

test.each([
  ['gems', { giftedGems: false }, { kind: 'giftGems', gems: 8 }],
  ['subscriptions', { giftedSubscription: false }, monthGift],
  ['anything', { unsubscribeFromAll: true }, { kind: 'giftGems', gems: 8 }],
] as const)('who wants no mails of %s gets none', async (_what, wishes, goods) => {
  await change(ben, wishes);
  await pay(goods, ben);
  expect(await mailsTo(ben)).toEqual([]);
});

test.each([
  ['gems', { kind: 'giftGems', gems: 8 }, ['A gift of gems']],
  ['a subscription', monthGift, ['A gift of time']],
] as const)('a gift of %s is pushed to whoever gets it, once', async (_what, goods, titles) => {
  const service = new PushService();
  await service.start();
  try {
    for (const one of [ann, ben]) await one.post('/user/push-subscriptions', service.subscription(one.id));
    await pay(goods, ben);
    expect(service.pushed.map(({ message }) => message['title'])).toEqual(titles);
  } finally {
    await service.close();
  }
});
