import type { Player } from '@everdeed/rules';
import { describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { heardBy } from './support/heard.ts';
import { changePlayer, makeTask, storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';
import { allDropMounts, allDropPets } from './support/stable.ts';

let server: TestServer;
let player: Caller;
eachPlayer('keeper', (now) => ({ server, player } = now));

const withItems = (items: Partial<Player['items']>, fields: Partial<Player> = {}) =>
  changePlayer(server, player, (stored) => ({ ...stored, ...fields, items: { ...stored.items, ...items } }));
const itemsNow = async () => (await storedPlayer(server, player)).items;

describe('hatching', () => {
  test('turns an egg and a potion into a pet, once', async () => {
    await withItems({ eggs: { Wolf: 2 }, hatchingPotions: { Base: 2 } });
    const { status, body } = await player.post('/user/hatch/Wolf/Base');
    expect([status, body.data]).toMatchObject([
      200,
      { pets: { 'Wolf-Base': 5 }, eggs: { Wolf: 1 }, hatchingPotions: { Base: 1 } },
    ]);
    expect(await itemsNow()).toEqual(body.data);
    expect((await player.post('/user/hatch/Wolf/Base')).body.code).toBe('messageAlreadyPet');
    expect((await storedPlayer(server, player)).achievements['hatchedPet']).toBe(true);
  });

  test('is heard by open pages, and told to webhooks', async () => {
    await player.post('/user/webhook', {
      url: 'https://example.org/',
      type: 'userActivity',
      options: { petHatched: true, mountRaised: true },
    });
    await withItems({ eggs: { Wolf: 1 }, hatchingPotions: { Base: 1 }, food: { Saddle: 1 } });
    let userV: number | undefined;
    const events = await heardBy(server, player, async () => {
      userV = (await player.post('/user/hatch/Wolf/Base')).body.userV;
    });
    expect(events).toMatchObject([
      { kind: 'player', userV, parts: expect.arrayContaining(['items', 'achievements']) },
    ]);
    await player.post('/user/feed/Wolf-Base/Saddle');
    const rows = await server.app.services.storage.db
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'webhook')
      .where('player_id', '=', player.id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ payload }): unknown => JSON.parse(payload))).toMatchObject([
      { body: { type: 'petHatched', pet: 'Wolf-Base' } },
      { body: { type: 'mountRaised', pet: 'Wolf-Base' } },
    ]);
  });

  test('is done once, however often it is asked for', async () => {
    await withItems({ eggs: { Wolf: 1 }, hatchingPotions: { Base: 1 } });
    const again = { 'idempotency-key': '7d0e3b53-5f0c-4a5e-9a53-3b1f8d6b2a11' };
    const first = await player.post('/user/hatch/Wolf/Base', {}, again);
    expect((await player.post('/user/hatch/Wolf/Base', {}, again)).body.data).toEqual(first.body.data);
  });

  test('leaves an earlier score to be undone, and stays', async () => {
    await withItems({ eggs: { Wolf: 1 }, hatchingPotions: { Base: 1 } });
    const habit = await makeTask(player, { type: 'habit' });
    const { stats } = await storedPlayer(server, player);
    await player.post(`/tasks/${habit.id}/score/up`);
    await player.post('/user/hatch/Wolf/Base');
    expect((await player.post(`/tasks/${habit.id}/undo`)).status).toBe(200);
    const after = await storedPlayer(server, player);
    expect([after.stats, after.items.pets]).toEqual([stats, { 'Wolf-Base': 5 }]);
  });
});

describe('feeding', () => {
  test('lets a pet grow by what it likes, and makes it a mount', async () => {
    await withItems({ pets: { 'Wolf-Base': 5 }, food: { Meat: 20, Milk: 1 }, currentPet: 'Wolf-Base' });
    const liked = await player.post('/user/feed/Wolf-Base/Meat');
    expect([liked.status, liked.body.data]).toEqual([200, 10]);
    expect(liked.body.message).toContain('the meat');
    expect((await player.post('/user/feed/Wolf-Base/Milk')).body.data).toBe(12);
    expect((await player.post('/user/feed/Wolf-Base/Meat?amount=7')).body.data).toBe(47);
    const grown = await player.post('/user/feed/Wolf-Base/Meat?amount=');
    expect(grown.body.data).toBe(-1);
    expect(await itemsNow()).toMatchObject({
      pets: { 'Wolf-Base': -1 },
      mounts: { 'Wolf-Base': true },
      food: { Meat: 11, Milk: 0 },
      currentPet: '',
    });
  });

  test.each(['1.5', '-1', 'Infinity', 'x'])('takes no %s pieces', async (amount) => {
    await withItems({ pets: { 'Wolf-Base': 5 }, food: { Meat: 20 } });
    const { body } = await player.post(`/user/feed/Wolf-Base/Meat?amount=${amount}`);
    expect(body.code).toBe('invalidAmount');
    expect((await itemsNow()).food).toEqual({ Meat: 20 });
  });
});

describe('releasing', () => {
  test.each([
    { what: 'pets', kind: 'release_pets', counter: 'beastMasterCount', left: 0 },
    { what: 'mounts', kind: 'release_mounts', counter: 'mountMasterCount', left: null },
  ])('$what costs four gems, and counts', async ({ what, kind, counter, left }) => {
    await withItems({ pets: allDropPets(), mounts: allDropMounts() }, { balance: 1.5 });
    const { status, body } = await player.post(`/user/release-${what}`);
    expect([status, body.data]).toMatchObject([200, { 'Wolf-Base': left }]);
    const stored = await storedPlayer(server, player);
    expect([stored.balance, stored.achievements[counter]]).toEqual([0.5, 1]);
    const [entry] = await server.app.services.storage.reader().ledger.list(player.id);
    expect(entry).toMatchObject({ transactionType: kind, amount: -1, currentAmount: 0.5 });
  });

  test('both together costs four gems, and counts three times', async () => {
    const achievements = { ...(await storedPlayer(server, player)).achievements, triadBingo: true };
    await withItems({ pets: allDropPets(), mounts: allDropMounts() }, { balance: 1, achievements });
    const { status, body } = await player.post('/user/release-both');
    expect([status, body.data]).toMatchObject([
      200,
      { balance: 0, items: { pets: { 'Fox-Red': 0 }, mounts: { 'Fox-Red': null } } },
    ]);
    expect((await storedPlayer(server, player)).achievements).toMatchObject({
      beastMasterCount: 1,
      mountMasterCount: 1,
      triadBingoCount: 1,
    });
  });
});
