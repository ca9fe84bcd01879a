import { fieldsIn, listIn, textIn, valueIn } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { eachPlayer } from '../support/each-player.ts';
import { changePlayer, makeTask } from '../support/players.ts';
import { type Caller, password, type TestServer } from '../support/server.ts';
import { withWealth } from '../support/wealth.ts';
import { type ClientAnswer, type Recorded, replay } from './recorded.ts';

/**
 * The calls of the Android app in the areas of a single player, and what it expects of their answers
 * (wire-user-and-tasks, appendix B). The app is in no registry; its calls are those that the specification marks.
 */
let server: TestServer;
let player: Caller;
eachPlayer('phone', (now) => ({ server, player } = now));

/** A player who can do everything once. */
const readied = (stored: Player): Player => {
  const rich = withWealth({ gold: 1000, gems: 100, hourglasses: 5 })(stored);
  const { items, stats, flags, purchased } = rich;
  return {
    ...rich,
    stats: { ...stats, hp: 20, lvl: 20, mp: 100, points: 5, class: 'wizard' },
    flags: { ...flags, classSelected: true },
    purchased: { ...purchased, plan: { ...purchased.plan, mysteryItems: ['armor_mystery_201402'] } },
    items: {
      ...items,
      eggs: { Wolf: 2 },
      hatchingPotions: { Base: 2 },
      food: { Meat: 3 },
      pets: { 'Fox-Base': 5 },
      gear: { ...items.gear, owned: { ...items.gear.owned, weapon_warrior_0: true } },
      special: { ...items.special, greetingReceived: ['Ann'] },
    },
  };
};
beforeEach(() => changePlayer(server, player, readied));

const headersOf = (caller: Caller) => ({
  'content-type': 'application/json',
  'x-client': 'habitica-android',
  'accept-language': 'de-DE',
  ...caller.credentials,
});
const send = (method: Recorded['method'], path: string, body?: object): Promise<ClientAnswer> => {
  const sent = body ?? (method === 'GET' ? undefined : {});
  const request = { method, url: `/api/v4/${path}`, headers: headersOf(player) };
  return replay(server, sent === undefined ? request : { ...request, body: sent });
};
const dataOf = async (method: Recorded['method'], path: string, body?: object): Promise<unknown> => {
  const answer = await send(method, path, body);
  expect(answer).toMatchObject({
    status: expect.toSatisfy((status) => status < 300),
    body: { success: true },
  });
  return answer.body['data'];
};

type Call = readonly [method: Recorded['method'], path: string, body?: object];
const stranger = '11111111-2222-4333-8444-555555555555';
const path = 'gear.flat.armor_wizard_1';
const withHp = (hp: number) => (one: Player) => ({ ...one, stats: { ...one.stats, hp } });

describe('the Android app can', () => {
  const calls: readonly Call[] = [
    ['POST', 'cron'],
    ['GET', 'user/'],
    ['PUT', 'user/', { 'preferences.dayStart': '4', 'stats.hp': '30' }],
    ['POST', 'user/allocate?stat=int'],
    ['POST', 'user/allocate-bulk', { stats: { int: 1, per: 1 } }],
    ['POST', `user/block/${stranger}`],
    ['POST', 'user/change-class?class=healer'],
    ['POST', 'user/change-class'],
    ['POST', 'user/disable-classes'],
    ['POST', 'user/custom-day-start', { dayStart: 3 }],
    ['POST', 'user/mark-pms-read'],
    ['POST', 'user/rebirth'],
    ['POST', 'user/reroll'],
    ['POST', 'user/reset', { password }],
    ['POST', 'user/sleep'],
    ['POST', 'user/stat-sync'],
    ['POST', 'user/equip/equipped/weapon_warrior_0'],
    ['POST', 'user/equip/pet/Fox-Base'],
    ['POST', 'user/feed/Fox-Base/Meat'],
    ['POST', 'user/hatch/Wolf/Base'],
    ['POST', 'user/open-mystery-item'],
    ['POST', 'user/class/cast/frost'],
    ['POST', 'user/buy/armor_wizard_1', { quantity: 1 }],
    ['POST', 'user/buy/potion', { quantity: 1 }],
    ['POST', 'user/buy-mystery-set/301404'],
    ['POST', 'user/buy-quest/dilatoryDistress1'],
    ['POST', 'user/buy-special-spell/thankyou'],
    ['POST', 'user/purchase-hourglass/pets/Mammoth-Base'],
    ['POST', 'user/purchase/eggs/Wolf', { quantity: 2 }],
    ['POST', 'user/purchase/gems/gem', { quantity: 1 }],
    ['POST', 'user/sell/eggs/Wolf'],
    ['POST', 'user/unlock?path=shirt.convict'],
    ['GET', 'user/in-app-rewards'],
    ['POST', 'user/push-devices', { regId: 'the-phone', type: 'android' }],
    ['GET', 'shops/customizations'],
    ['GET', 'shops/market'],
    ['GET', 'shops/market-gear'],
    ['GET', 'shops/quests'],
    ['GET', 'shops/seasonal'],
    ['GET', 'shops/time-travelers'],
  ];

  test.each(calls.map((call) => ({ name: `${call[0]} ${call[1]}`, call })))('$name', async ({ call }) => {
    await dataOf(...call);
  });

  test('take a pin out and put it back', async () => {
    const pin = `user/toggle-pinned-item/marketGear/${path}`;
    const first = await dataOf('GET', pin);
    expect(await dataOf('GET', pin)).not.toEqual(first);
  });

  test('delete an account whose subscription is over', async () => {
    await changePlayer(server, player, ({ purchased, ...one }) => ({
      ...one,
      purchased: { ...purchased, plan: { ...purchased.plan, customerId: null } },
    }));
    await dataOf('DELETE', 'user/', { password });
    expect((await send('GET', 'user')).status).toBe(401);
  });

  test('revive, and take a device back', async () => {
    await changePlayer(server, player, withHp(0));
    expect(await dataOf('POST', 'user/revive')).toHaveProperty('gear');
    await dataOf('POST', 'user/push-devices', { regId: 'the-phone', type: 'android' });
    await dataOf('DELETE', 'user/push-devices/the-phone');
  });
});

describe('the Android app reads', () => {
  test('a bare number of a meal, and bare truth of sleep', async () => {
    expect(await dataOf('POST', 'user/feed/Fox-Base/Meat?amount=1')).toBe(10);
    expect(await dataOf('POST', 'user/sleep')).toBe(true);
    expect(await dataOf('POST', 'user/sleep')).toBe(false);
  });

  test('whole numbers, and enumerations that it knows', async () => {
    const user = fieldsIn(await dataOf('GET', 'user'));
    const { class: klass, ...stats } = fieldsIn(user['stats']);
    for (const key of ['str', 'con', 'int', 'per', 'points', 'lvl', 'exp', 'maxMP', 'toNextLevel'])
      expect(stats[key]).toSatisfy(Number.isInteger);
    expect(['warrior', 'rogue', 'wizard', 'healer']).toContain(klass);
    expect(valueIn(user, 'preferences', 'language')).toBe('en');
  });

  test('dates with milliseconds and a Z', async () => {
    const text = JSON.stringify([await dataOf('GET', 'user'), await dataOf('GET', 'tasks/user')]);
    const dates = text.match(/"\d{4}-\d\d-\d\dT[^"]*"/g) ?? [];
    expect(dates.length).toBeGreaterThan(5);
    expect(dates.filter((date) => !/T\d\d:\d\d:\d\d\.\d{3}Z"$/.test(date))).toEqual([]);
  });

  test('tasks without null, with a challenge that is an object, and histories with values', async () => {
    for (const type of ['habit', 'daily', 'todo', 'reward'] as const) {
      const { id } = await makeTask(player, { type, ...(type === 'reward' && { value: 1 }) });
      await dataOf('POST', `tasks/${id}/score/${type === 'reward' ? 'down' : 'up'}`);
    }
    const tasks = [
      ...listIn(await dataOf('GET', 'tasks/user')),
      ...listIn(await dataOf('GET', 'tasks/user?type=completedTodos')),
    ];
    expect(new Set(tasks.map((task) => textIn(task, 'type'))).size).toBe(4);
    for (const task of tasks) {
      const { challenge, up, down, completed, isDue, history = [], priority } = fieldsIn(task);
      expect(challenge).toEqual(expect.any(Object));
      expect([up, down, completed, isDue]).not.toContain(null);
      expect([0.1, 1, 1.5, 2]).toContain(priority);
      for (const entry of listIn(history)) expect(entry).toMatchObject({ value: expect.any(Number) });
    }
  });

  test('what changed with every answer, and notifications with ids', async () => {
    const { id } = await makeTask(player, { type: 'todo' });
    const { body } = await send('POST', `tasks/${id}/score/up`);
    expect(body).toMatchObject({ appVersion: expect.any(String), userV: expect.any(Number) });
    expect(listIn(body['notifications']).length).toBeGreaterThan(0);
    for (const one of listIn(body['notifications']))
      expect(one).toMatchObject({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: expect.any(String),
        data: expect.any(Object),
        seen: expect.any(Boolean),
      });
  });

  test('the first of the errors, and what became of its credentials', async () => {
    const wrong = await send('POST', 'user/auth/verify-username', {});
    expect(wrong).toMatchObject({ status: 400, body: { success: false, message: expect.any(String) } });
    expect(valueIn(wrong.body, 'errors', 0, 'message')).toEqual(expect.any(String));
    const headers = { ...headersOf(player), 'x-api-key': stranger };
    const lost = await replay(server, { method: 'GET', url: '/api/v4/user', headers });
    expect(lost).toMatchObject({ status: 401, body: { error: 'invalid_credentials' } });
  });

  test('achievements of members in four sections, each with its list', async () => {
    const sections = fieldsIn(await dataOf('GET', `members/${player.id}/achievements`));
    expect(Object.keys(sections).toSorted()).toEqual(['basic', 'onboarding', 'seasonal', 'special']);
  });

  test('its own id of a task it made, and an empty date as none', async () => {
    const _id = '22222222-3333-4444-8555-666666666666';
    const made = await dataOf('POST', 'tasks/user', { _id, type: 'todo', text: 'from the phone', date: '' });
    expect(made).toMatchObject({ _id, id: _id });
    expect(valueIn(made, 'date') ?? null).toBeNull();
  });

  test('the zone that its header names, in any case of letters', async () => {
    const headers = { ...headersOf(player), 'x-user-timezoneOffset': '-180' };
    await replay(server, { method: 'POST', url: '/api/v4/cron', headers, body: {} });
    expect(valueIn(await dataOf('GET', 'user'), 'preferences', 'timezoneOffset')).toBe(-180);
  });
});
