import { listIn, textIn, valueIn } from '@everdeed/content/values';
import { noPlan } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { good } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { changePlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

describe.each(usualEngines)('what support looks up on $engine', ({ database }) => {
  let server: TestServer;
  let support: Caller;
  let ann: Caller;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
    support = await server.register('helper');
    const permissions = { userSupport: true, groupSupport: true };
    await changePlayer(server, support, (player) => ({ ...player, permissions }));
    ann = await server.register('Ann_1');
    await server.register('annabel');
    await server.register('annX1');
  });
  afterAll(() => server.close());
  const found = async (asked: string) =>
    listIn(good(await support.get(`/admin/search/${encodeURIComponent(asked)}`)));

  test.each([
    ['the beginning of a username', 'ANN', ['Ann_1', 'annabel', 'annX1']],
    ['a sign that databases know', 'ann_', ['Ann_1']],
    ['a percent sign', '%', []],
    ['an address', 'ANN_1@example.org', ['Ann_1']],
    ['a part of an address', 'ann_1@example', []],
  ])('players are found by %s', async (_what, asked, names) => {
    const players = await found(asked);
    expect(players.map((one) => textIn(valueIn(one, 'auth', 'local'), 'username'))).toEqual(names);
  });

  test('players are found by id, without secrets', async () => {
    const [one, ...others] = await found(ann.id.toUpperCase());
    expect(others).toEqual([]);
    expect(Object.keys(Object(one)).toSorted()).toEqual(['_id', 'auth', 'backer', 'contributor', 'profile']);
    expect(JSON.stringify(one)).not.toMatch(/hash|token|salt/i);
  });

  test('the history of a player is told, the newest first', async () => {
    const { storage } = server.app.services;
    const entry = (kind: string, second: number, more: object) => ({
      kind,
      timestamp: `2026-02-10T12:00:0${second}.000Z`,
      ...more,
    });
    for (const one of [
      entry('cron', 1, { checkinCount: 4, client: 'habitica-web' }),
      entry('armoire', 2, { reward: 'food' }),
      entry('questInviteResponse', 3, { quest: 'whale', response: 'accept' }),
      entry('cron', 4, { checkinCount: 5 }),
    ])
      await storage.run((tx) => tx.history.add(ann.id, one));
    expect(good(await support.get(`/admin/user/${ann.id}/history`))).toEqual({
      _id: ann.id,
      userId: ann.id,
      armoire: [{ timestamp: '2026-02-10T12:00:02.000Z', reward: 'food' }],
      questInviteResponses: [{ timestamp: '2026-02-10T12:00:03.000Z', quest: 'whale', response: 'accept' }],
      cron: [
        { timestamp: '2026-02-10T12:00:04.000Z', checkinCount: 5 },
        { timestamp: '2026-02-10T12:00:01.000Z', checkinCount: 4, client: 'habitica-web' },
      ],
      createdAt: '2026-02-10T12:00:00.000Z',
      updatedAt: '2026-02-10T12:00:04.000Z',
    });
  });

  test('the history of somebody who did nothing yet is empty', async () => {
    expect(good(await support.get(`/admin/user/${support.id}/history`))).toMatchObject({
      armoire: [],
      cron: [],
    });
  });

  test.each([
    [
      'Stripe',
      { customerId: 'cus_1', originalPurchaseDate: '2026-01-01T00:00:00.000Z', lastPaymentDate: null },
    ],
    [
      'Paypal',
      {
        customerId: 'cus_1',
        originalPurchaseDate: '2026-01-01T00:00:00.000Z',
        expirationDate: null,
        nextPaymentDate: '2026-03-01T00:00:00.000Z',
        lastPaymentDate: null,
        productId: 'basic_earned',
        transactionId: null,
        isCanceled: false,
        failedPayments: 0,
      },
    ],
  ])('the payments of a subscription by %s are told', async (paymentMethod, details) => {
    const plan = {
      ...noPlan(),
      planId: 'basic_earned',
      customerId: 'cus_1',
      paymentMethod,
      dateCreated: '2026-01-01T00:00:00.000Z',
      nextBillingDate: '2026-03-01T00:00:00.000Z',
    };
    await changePlayer(server, ann, (player) => ({ ...player, purchased: { ...player.purchased, plan } }));
    const path = `/admin/user/${ann.id}/subscription-payment-details`;
    expect(good(await support.get(path))).toEqual(details);
  });

  test('a group is shown as it is stored, with its plan', async () => {
    const id = await groupWith(server, [ann], { type: 'guild', name: 'Slow Miles' });
    const group = good(await support.get(`/admin/groups/${id.toUpperCase()}`));
    expect(group).toMatchObject({ _id: id, name: 'Slow Miles', leader: ann.id, memberCount: 1 });
    expect(group).not.toHaveProperty('id');
  });
});
