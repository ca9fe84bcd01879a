import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { textsIn, fieldsIn, listIn, valueIn } from '@everdeed/content/values';
import { isMessageKey, quests } from '@everdeed/content';
import { callPath, debugCalls } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, createApp } from '../src/index.ts';
import { testOptions } from '../src/test-control/options.ts';
import { Caller, password, startServer } from './support/server.ts';

const calls = Object.values(debugCalls);
const places = calls.flatMap((call) =>
  call.versions.map((version) => ({ method: call.method, url: callPath(call, version) })),
);

describe('debug calls in test mode', () => {
  let app: App;
  let anyone: Caller;
  let names = 0;
  const control = async (op: string, body: unknown = {}) => {
    const { status, text } = await anyone.call('POST', `//test-control/${op}`, { body });
    expect(status).toBe(200);
    return { docs: listIn(valueIn(JSON.parse(text), 'docs') ?? []) };
  };
  const register = async (): Promise<Caller> => {
    const username = `debugger-${++names}`;
    const fields = { username, email: `${username}@example.org`, password, confirmPassword: password };
    const { body } = await anyone.post('/user/auth/local/register', fields);
    const { _id, apiToken } = textsIn(body.data, '_id', 'apiToken');
    return new Caller(app, { 'x-api-user': _id, 'x-api-key': apiToken });
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `ask` has checked the answer against the contract, which describes the player of the rules
  const userOf = async (player: Caller) => (await player.get('/user')).body.data as Player;
  const change = (player: Caller, set: Record<string, unknown>) =>
    control('write', { collection: 'users', id: player.id, set });
  const movementsOf = async (player: Caller) =>
    listIn((await player.get('/user/purchase-history')).body.data).map((entry) => fieldsIn(entry));
  /** The call succeeds with an empty answer. */
  const succeed = async (player: Caller, url: string, body: unknown = {}) => {
    const answer = await player.post(url, body);
    expect([answer.status, answer.body.data]).toEqual([200, {}]);
  };
  const refuse = async (player: Caller, url: string, body: unknown, code: string) => {
    const answer = await player.post(url, body);
    expect([answer.status, answer.body.error, answer.body.code]).toEqual([400, 'BadRequest', code]);
  };

  beforeAll(async () => {
    app = await createApp(await testOptions({ LOG_LEVEL: 'silent' }));
    anyone = new Caller(app);
  });
  afterAll(() => app.close());

  test.each(places.map(({ method, url }) => [method, url] as const))(
    '%s %s refuses who is signed out',
    async (method, url) => {
      const { status, body } = await anyone.call(method, url, method === 'GET' ? {} : { body: {} });
      expect([status, body.code]).toEqual([401, 'missingAuthHeaders']);
    },
  );

  test('have words for every refusal, and stand in the document of this server', async () => {
    const keys = calls.flatMap((call): readonly string[] => call.refusals);
    expect(keys.filter((key) => !isMessageKey(key))).toEqual([]);
    const { text } = await anyone.call('GET', '//api/docs/json');
    const paths = fieldsIn(JSON.parse(text), 'paths');
    expect(places.filter(({ url }) => !(url in paths))).toEqual([]);
  });

  test('give ten gems and note it', async () => {
    const player = await register();
    const { balance } = await userOf(player);
    await succeed(player, '/api/v3/debug/add-ten-gems');
    expect((await userOf(player)).balance).toBe(balance + 2.5);
    expect(await movementsOf(player)).toMatchObject([
      { currency: 'gems', transactionType: 'debug', amount: 2.5, currentAmount: balance + 2.5 },
    ]);
  });

  test('give an hourglass and note it', async () => {
    const player = await register();
    await succeed(player, '/debug/add-hourglass');
    expect((await userOf(player)).purchased.plan.consecutive.trinkets).toBe(1);
    expect(await movementsOf(player)).toMatchObject([
      { currency: 'hourglasses', transactionType: 'debug', amount: 1, currentAmount: 1 },
    ]);
  });

  test('set when the last day was judged', async () => {
    const player = await register();
    await succeed(player, '/debug/set-cron', { lastCron: Date.parse('2026-01-02T03:04:05.000Z') });
    expect((await userOf(player)).lastCron).toBe('2026-01-02T03:04:05.000Z');
    for (const lastCron of [undefined, null, '', 'yesterday', {}, 1e300])
      await refuse(player, '/debug/set-cron', { lastCron }, 'validationFailed');
    expect((await userOf(player)).lastCron).toBe('2026-01-02T03:04:05.000Z');
  });

  test('replace the parts of the inventory that are sent, and no others', async () => {
    const player = await register();
    const { items } = await userOf(player);
    const sent = {
      gear: { weapon_warrior_1: true, weapon_warrior_0: false },
      special: { snowball: 3, nyeReceived: ['Ann'] },
      pets: { 'Wolf-Base': 5, 'Fox-Base': -1 },
      mounts: { 'Fox-Base': true, 'Wolf-Base': null },
      eggs: { Wolf: 2 },
      hatchingPotions: { Base: 4 },
      quests: {},
    };
    await succeed(player, '/debug/modify-inventory', { ...sent, currentPet: 'Wolf-Base' });
    const { gear, ...parts } = sent;
    const changed = (await userOf(player)).items;
    expect(changed).toEqual({ ...items, ...parts, gear: { ...items.gear, owned: gear } });
    expect(changed.food).toEqual(items.food);
  });

  test.each([
    ['gear', { weapon_warrior_1: 'perhaps' }],
    ['eggs', { Wolf: -1 }],
    ['eggs', ['Wolf']],
    ['pets', { 'Wolf-Base': 'big' }],
    ['mounts', 7],
    ['special', { snowball: { $ne: 1 } }],
  ])('refuse %s of %j and change nothing', async (part, value) => {
    const player = await register();
    const { items } = await userOf(player);
    await refuse(player, '/debug/modify-inventory', { food: { Meat: 1 }, [part]: value }, 'validationFailed');
    expect((await userOf(player)).items).toEqual(items);
  });

  test('advance a quest of either kind, and none without one', async () => {
    const player = await register();
    await refuse(player, '/debug/quest-progress', {}, 'debugNoQuest');
    await change(player, { 'party.quest.key': quests.find(({ boss }) => boss)?.key });
    await succeed(player, '/debug/quest-progress');
    expect((await userOf(player)).party.quest.progress).toMatchObject({ up: 1000, collectedItems: 0 });
    await change(player, { 'party.quest.key': quests.find(({ collect }) => collect)?.key });
    await succeed(player, '/debug/quest-progress');
    expect((await userOf(player)).party.quest.progress).toMatchObject({ up: 1000, collectedItems: 300 });
    await change(player, { 'party.quest.key': 'no_such_quest' });
    await refuse(player, '/debug/quest-progress', {}, 'debugNoQuest');
  });

  test('enrage the boss of the party, if there is one', async () => {
    const player = await register();
    await refuse(player, '/debug/boss-rage', {}, 'debugNoParty');
    const party = {
      _id: 'party-of-rage',
      name: 'Us',
      quest: { key: 'k', progress: { hp: 7, rage: 20, collect: {} } },
    };
    await control('write', { collection: 'groups', insert: [party] });
    await change(player, { 'party._id': party._id });
    await succeed(player, '/debug/boss-rage');
    expect((await control('read', { collection: 'groups', ids: [party._id] })).docs).toMatchObject([
      { ...party, quest: { key: 'k', progress: { hp: 7, rage: 70, collect: {} } } },
    ]);
  });

  test('fill the chat of the party, if there is one', async () => {
    const player = await register();
    for (const messageCount of [undefined, 0, -1, 1.5, 'many', [2], 10_001])
      await refuse(player, '/debug/seed-party-chat', { messageCount }, 'debugMessageCount');
    await refuse(player, '/debug/seed-party-chat', { messageCount: 2 }, 'debugNoParty');
    const groupId = 'party-of-talk';
    await control('write', { collection: 'groups', insert: [{ _id: groupId }] });
    await change(player, { 'party._id': groupId });
    await control('clock', { now: '2026-03-01T12:00:00.000Z' });
    const { body } = await player.post('/debug/seed-party-chat', { messageCount: 120 });
    await control('clock', { now: null });
    expect(body.data).toEqual({ messageCount: 120 });
    const { docs } = await control('read', { collection: 'chats', where: { groupId } });
    const times = new Map(docs.map((doc) => [valueIn(doc, 'unformattedText'), valueIn(doc, 'timestamp')]));
    expect(times.size).toBe(120);
    expect(times.get('#119')).toEqual({ $date: '2026-03-01T11:59:59.000Z' });
    expect(times.get('#120')).toEqual({ $date: '2026-03-01T12:00:00.000Z' });
  });

  // Zero is added for it to be no negative one, when a millisecond has passed between the two.
  const ahead = () => Math.round((app.services.system.now() - Date.now()) / 1000) + 0;
  const admin = async () => {
    const player = await register();
    await succeed(player, '/debug/make-admin');
    return player;
  };

  test('make an administrator, who alone may move the clock', async () => {
    const player = await register();
    await refuse(player, '/debug/jump-time', { offsetDays: 1 }, 'debugNeedsFullAccess');
    expect(ahead()).toBe(0);
    await succeed(player, '/debug/make-admin');
    expect((await userOf(player)).permissions).toMatchObject({ fullAccess: true });
    expect((await player.post('/debug/jump-time', { reset: true })).status).toBe(200);
  });

  test.each(['reset', 'disable'])('move the running clock, and %s it', async (way) => {
    const player = await admin();
    await player.post('/debug/jump-time', { offsetDays: 3 });
    const { body } = await player.post('/debug/jump-time', { offsetDays: -1 });
    expect(ahead()).toBe(2 * 86_400);
    const { time } = textsIn(body.data, 'time');
    expect(Math.abs(Date.parse(time) - app.services.system.now())).toBeLessThan(5000);
    expect(valueIn(await userOf(player), 'needsCron')).toBe(true);
    expect((await player.post('/debug/jump-time', { [way]: true })).status).toBe(200);
    expect(ahead()).toBe(0);
  });

  test('move the standing clock and tell its time', async () => {
    const player = await admin();
    await control('clock', { now: '2026-02-27T10:00:00.000Z' });
    const jumped = await player.post('/debug/jump-time', { offsetDays: 2 });
    const told = await player.get('/debug/time-travel-time');
    await control('clock', { now: null });
    expect([jumped.body.data, told.body.data]).toEqual([
      { time: '2026-03-01T10:00:00.000Z' },
      { time: '2026-03-01T10:00:00.000Z' },
    ]);
    expect(ahead()).toBe(0);
  });

  test.each([{}, { offsetDays: 0 }, { offsetDays: 'soon' }, { offsetDays: 1e308 }, { reset: false }])(
    'refuse to move the clock by %j',
    async (body) => {
      await refuse(await admin(), '/debug/jump-time', body, 'debugTimeChange');
      expect(ahead()).toBe(0);
    },
  );
});

describe('debug calls in production', () => {
  test('are no calls at all, for nobody and for an administrator', async () => {
    const server = await startServer({
      testMode: false,
      env: { DEBUG_ENABLED: 'true', TIME_TRAVEL_ENABLED: '1' },
    });
    const first = await server.register('first');
    for (const caller of [server.anyone, first]) {
      for (const { method, url } of [...places, { method: 'POST', url: '/api/v4/debug/seed-inbox' }]) {
        const { status, body } = await caller.call(method, url, method === 'GET' ? {} : { body: {} });
        expect([url, status, body.error, body.code]).toEqual([url, 404, 'NotFound', 'notFound']);
      }
    }
    expect(server.app.server.printRoutes()).not.toContain('debug');
    expect((await server.anyone.call('GET', '//api/docs/json')).text).not.toContain('/debug/');
    await server.close();
  });

  test('are reached by the options of test mode only', () => {
    const source = join(import.meta.dirname, '..', 'src');
    const { stdout } = spawnSync(
      'grep',
      ['-rlE', '--include=*.ts', String.raw`from '.*/debug/|import\(.*/debug/`, source],
      {
        encoding: 'utf8',
      },
    );
    expect(stdout.trim().split('\n')).toEqual([join(source, 'test-control', 'options.ts')]);
  });
});
