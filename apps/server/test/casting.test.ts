import { fieldsIn, listIn } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { eachPlayer, noon } from './support/each-player.ts';
import { heardBy } from './support/heard.ts';
import { changePlayer, makeTask, storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('caster', (now) => ({ server, player } = now));
beforeEach(() => as('wizard'));

const withStats = (stats: Partial<Player['stats']>) =>
  changePlayer(server, player, (stored) => ({ ...stored, stats: { ...stored.stats, ...stats } }));
const as = (klass: Player['stats']['class']) =>
  withStats({ class: klass, lvl: 14, mp: 100, str: 10, con: 10, int: 10, per: 10 });
const cast = (what: string, fields: object = {}) => player.post(`/user/class/cast/${what}`, fields);
const statsNow = async () => (await storedPlayer(server, player)).stats;

describe('choosing a class', () => {
  test('is free the first time, and costs three gems later', async () => {
    await changePlayer(server, player, (stored) => ({ ...stored, balance: 1 }));
    const first = await player.post('/user/change-class?class=mage');
    expect([first.status, first.body.data]).toMatchObject([
      200,
      { stats: { class: 'wizard' }, flags: { classSelected: true } },
    ]);
    await player.post('/user/change-class?class=rogue');
    const stored = await storedPlayer(server, player);
    expect([stored.balance, stored.stats.class, stored.stats.points]).toEqual([0.25, 'rogue', 14]);
    expect(stored.items.gear.owned).toMatchObject({ weapon_rogue_0: true, shield_rogue_0: true });
    const [entry] = await server.app.services.storage.reader().ledger.list(player.id);
    expect(entry).toMatchObject({ transactionType: 'change_class', amount: -0.75 });
  });

  test('can be left, and come back to', async () => {
    const { body } = await player.post('/user/disable-classes');
    expect(body.data).toMatchObject({
      stats: { class: 'warrior', str: 14 },
      preferences: { disableClasses: true },
    });
    await player.post('/user/change-class');
    const { preferences, flags } = await storedPlayer(server, player);
    expect([preferences.disableClasses, flags.classSelected]).toEqual([false, false]);
  });
});

describe('a skill on a task', () => {
  test('takes mana, and answers player and task', async () => {
    const habit = await makeTask(player, { type: 'habit' });
    server.system.at = noon + 5000;
    const { status, body } = await cast(`fireball?targetId=${habit.id.toUpperCase()}`);
    expect([status, body.data]).toMatchObject([
      200,
      {
        user: { stats: { mp: 90 }, _tmp: {} },
        task: { id: habit.id, updatedAt: '2026-02-10T12:00:05.000Z' },
      },
    ]);
    const stored = await statsNow();
    expect(fieldsIn(fieldsIn(body.data, 'user'), 'stats')).toMatchObject(stored);
    expect(stored.exp).toBeGreaterThan(0);
  });

  test('finds a task whose id a client made of capitals', async () => {
    const _id = 'ABCDEFAB-1111-4222-8333-0000000000CD';
    await makeTask(player, { type: 'habit', _id });
    const { status, body } = await cast(`fireball?targetId=${_id}`);
    expect([status, body.data]).toMatchObject([200, { user: { stats: { mp: 90 } }, task: { id: _id } }]);
  });

  test('asks for an id, if anything is sent for one', async () => {
    const { status, body } = await cast('fireball?targetId=');
    expect([status, body.errors]).toMatchObject([400, [{ param: 'targetId', code: 'targetIdUUID' }]]);
  });

  test("works on no task of somebody else's", async () => {
    const stranger = await server.register('stranger-with-task');
    const task = await makeTask(stranger, { type: 'habit' });
    expect((await cast(`fireball?targetId=${task.id}`)).body.code).toBe('messageTaskNotFound');
    expect(await statsNow()).toMatchObject({ mp: 100, exp: 0 });
  });

  test('is heard by open pages, with the task', async () => {
    await as('warrior');
    const habit = await makeTask(player, { type: 'habit' });
    let userV: number | undefined;
    const events = await heardBy(server, player, async () => {
      userV = (await cast(`smash?targetId=${habit.id}`)).body.userV;
    });
    expect(events).toMatchObject([
      { kind: 'player', userV, parts: expect.arrayContaining(['stats']), taskIds: [habit.id] },
    ]);
  });

  test('leaves an earlier score to be undone, without its own gain', async () => {
    await as('rogue');
    const [scored, picked] = [
      await makeTask(player, { type: 'habit' }),
      await makeTask(player, { type: 'habit' }),
    ];
    await player.post(`/tasks/${scored.id}/score/up`);
    const before = await statsNow();
    await cast(`pickPocket?targetId=${picked.id}`);
    const gained = (await statsNow()).gp - before.gp;
    expect((await player.post(`/tasks/${scored.id}/undo`)).status).toBe(200);
    expect((await statsNow()).gp).toBeCloseTo(gained, 9);
  });

  test('is cast once, however often the same cast arrives', async () => {
    const habit = await makeTask(player, { type: 'habit' });
    const again = { 'idempotency-key': '7d0e3b53-5f0c-4a5e-9a53-3b1f8d6b2a12' };
    for (let time = 0; time < 2; time += 1)
      await player.post(`/user/class/cast/fireball?targetId=${habit.id}`, {}, again);
    expect((await statsNow()).mp).toBe(90);
  });
});

describe('a skill on oneself', () => {
  test('answers the player, in v3 with the messages of the inbox', async () => {
    const { status, body } = await player.post('/api/v3/user/class/cast/frost');
    expect([status, Object.keys(fieldsIn(body.data))]).toEqual([200, ['user']]);
    expect(body.data).toMatchObject({
      user: { stats: { mp: 60, buffs: { streaks: true } }, inbox: { messages: {} } },
    });
    expect((await cast('frost')).body.code).toBe('spellAlreadyCast');
  });

  test('is cast as often as asked for, or not at all', async () => {
    await as('healer');
    await withStats({ hp: 10 });
    expect((await cast('heal', { quantity: '2' })).status).toBe(200);
    expect((await statsNow()).mp).toBe(70);
    await withStats({ hp: 49 });
    expect((await cast('heal', { quantity: 2 })).body.code).toBe('messageHealthAlreadyMax');
    expect(await statsNow()).toMatchObject({ hp: 49, mp: 70 });
  });

  test.each(['often', 1.5, -1, [2], {}, 101])('is not cast %j times', async (quantity) => {
    await as('healer');
    await withStats({ hp: 10 });
    expect((await cast('heal', { quantity })).body.code).toBe('invalidQuantity');
  });

  test('covers dailies that are due', async () => {
    await as('rogue');
    await makeTask(player, { type: 'daily' });
    expect((await cast('stealth')).status).toBe(200);
    expect((await statsNow()).buffs.stealth).toBeGreaterThan(0);
    expect((await cast('stealth')).body.code).toBe('spellAlreadyCast');
  });
});

test('brightness shines on all tasks but rewards, and answers with the player in front', async () => {
  await as('healer');
  const habit = await makeTask(player, { type: 'habit' });
  const todo = await makeTask(player, { type: 'todo' });
  await makeTask(player, { type: 'reward' });
  const { status, body } = await cast('brightness');
  expect([status, listIn(body.data, 'tasks')]).toMatchObject([
    200,
    [{ _id: player.id }, { id: habit.id }, { id: todo.id }],
  ]);
  const stored = await server.app.services.storage.reader().tasks.many(player.id, [habit.id, todo.id]);
  for (const { value } of stored) expect(value).toBeGreaterThan(0);
});

describe('without a party', () => {
  test('a party skill is for the caster alone, and shows with the next look', async () => {
    await as('warrior');
    const { body } = await cast('valorousPresence');
    expect(body.data).toMatchObject({
      user: { stats: { mp: 80, buffs: { str: 0 } } },
      partyMembers: [{ profile: {}, stats: { mp: 80, buffs: { str: 0 } } }],
    });
    expect((await player.get('/user')).body.data).toMatchObject({
      stats: { buffs: { str: (await statsNow()).buffs.str } },
    });
    expect((await statsNow()).buffs.str).toBeGreaterThan(0);
  });

  test('transformations are for oneself, and their cure too', async () => {
    await changePlayer(server, player, (stored) => ({
      ...stored,
      stats: { ...stored.stats, gp: 5 },
      items: { ...stored.items, special: { ...stored.items.special, snowball: 1 } },
    }));
    const { body } = await cast('snowball');
    expect(listIn(body.data, 'partyMembers')).toMatchObject([{ stats: { buffs: { snowball: true } } }]);
    expect((await storedPlayer(server, player)).pinnedItems).toContainEqual({
      type: 'debuffPotion',
      path: 'spells.special.salt',
    });
    await cast('salt');
    const { stats, pinnedItems } = await storedPlayer(server, player);
    expect([stats.gp, stats.buffs.snowball]).toEqual([0, false]);
    expect(pinnedItems.filter(({ type }) => type === 'debuffPotion')).toEqual([]);
  });
});
