import { fieldsIn, listIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { eachPlayer, noon } from './support/each-player.ts';
import { changePlayer, makeTask, storedPlayer } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('recordkeeper', (now) => ({ server, player } = now));

const withStats = (stats: Record<string, unknown>) =>
  changePlayer(server, player, (stored) => ({ ...stored, stats: { ...stored.stats, ...stats } }));

describe('reading the record', () => {
  test('shows the owner everything but secrets', async () => {
    const { body, text } = await player.get('/user');
    expect(body.data).toMatchObject({
      id: player.credentials['x-api-user'],
      needsCron: false,
      stats: { hp: 50, toNextLevel: 25, maxHealth: 50, maxMP: 30 },
      flags: { newStuff: false },
    });
    for (const secret of ['apiToken', 'hash', 'lastDay', player.credentials['x-api-key'] ?? 'x-api-key'])
      expect(text).not.toContain(secret);
  });

  test('carries the messages of the inbox in v3 only', async () => {
    expect((await player.get('/api/v3/user')).body.data).toHaveProperty('inbox.messages');
    expect((await player.get('/api/v4/user')).body.data).not.toHaveProperty('inbox.messages');
  });

  test('gives the fields asked for, and those that are always there', async () => {
    const { body } = await player.get(
      '/user?userFields=stats,items.gear.equipped,nothing.here,auth.local.hash',
    );
    const data = fieldsIn(body.data);
    expect(Object.keys(data).toSorted()).toEqual(
      [
        '_id',
        '_v',
        'auth',
        'flags',
        'id',
        'items',
        'notifications',
        'permissions',
        'preferences',
        'stats',
      ].toSorted(),
    );
    expect(Object.keys(data['items'] ?? {})).toEqual(['gear']);
    expect(data['stats']).not.toHaveProperty('toNextLevel');
  });

  test('says when a day waits', async () => {
    server.system.at = noon + 86_400_000;
    expect((await player.get('/user')).body.data).toMatchObject({ needsCron: true });
  });
});

describe('editing the record', () => {
  test('sets leaves of several sections at once and reads loose kinds', async () => {
    const { status, body } = await player.put('/user', {
      'profile.name': ' Heron ',
      'preferences.timezoneOffset': '-60',
      'preferences.tasks.groupByChallenge': 'true',
      'stats.hp': 20,
      'stats.lvl': 10_000,
      'flags.newStuff': false,
    });
    expect([status, body.data]).toMatchObject([
      200,
      {
        profile: { name: 'Heron' },
        preferences: { timezoneOffset: -60, tasks: { groupByChallenge: true } },
        stats: { hp: 20, lvl: 9999 },
      },
    ]);
  });

  test.each([
    ['a path that is not the player’s', { balance: 100 }, 401, 'messageUserOperationProtected'],
    ['a parent path', { preferences: {} }, 401, 'messageUserOperationProtected'],
    ['rest by this way', { 'preferences.sleep': true }, 401, 'messageUserOperationProtected'],
    ['the class', { 'stats.class': 'rogue' }, 401, 'messageUserOperationProtected'],
    ['another name of the prototype', { '__proto__.x': 1 }, 401, 'messageUserOperationProtected'],
    ['a look that costs', { 'preferences.skin': 'rainbow' }, 401, 'mustPurchaseToSet'],
    ['a look that does not exist', { 'preferences.hair.color': 'plaid' }, 401, 'mustPurchaseToSet'],
    ['a background that was not bought', { 'preferences.background': 'beach' }, 401, 'mustPurchaseToSet'],
    ['no name', { 'profile.name': null }, 400, 'invalidReqParams'],
    ['an empty name', { 'profile.name': ' ' }, 400, 'validationFailed'],
    ['a long name', { 'profile.name': 'x'.repeat(31) }, 400, 'displaynameIssueLength'],
    ['a name of two lines', { 'profile.name': 'a\nb' }, 400, 'displaynameIssueNewline'],
    ['tags that are no list', { tags: 'home' }, 400, 'tagListArray'],
    ['mirrored groups that are no list', { 'preferences.tasks.mirrorGroupTasks': 'x' }, 400, 'mustBeList'],
    ['groups of others', { 'preferences.tasks.mirrorGroupTasks': ['x'] }, 400, 'notMemberOfGroup'],
    ['an hour that is none', { 'preferences.dayStart': 24 }, 400, 'validationFailed'],
    ['half an hour', { 'preferences.dayStart': 3.5 }, 400, 'validationFailed'],
    ['a zone off the map', { 'preferences.timezoneOffset': 9999 }, 400, 'validationFailed'],
    ['an unknown zone', { 'preferences.timezone': 'Mars/Base' }, 400, 'validationFailed'],
    ['an unknown category', { 'preferences.improvementCategories': ['sleep'] }, 400, 'validationFailed'],
    ['a number that is none', { 'stats.gp': 'rich' }, 400, 'validationFailed'],
    ['a flag that is none', { 'flags.welcomed': 'maybe' }, 400, 'validationFailed'],
  ])('refuses %s', async (_, sent, status, code) => {
    const before = await storedPlayer(server, player);
    const answer = await player.call('PUT', '/user', { body: { 'stats.mp': 5, ...sent } });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await storedPlayer(server, player)).toEqual(before);
  });

  test('refuses a list, whose places are no fields', async () => {
    for (const version of ['v3', 'v4']) {
      const { status, body } = await player.call('PUT', `/api/${version}/user`, {
        body: [{ 'stats.mp': 5 }, 1],
      });
      expect([status, body.code]).toEqual([401, 'messageUserOperationProtected']);
      expect(body.message).toContain('field 0 can');
    }
  });

  test('takes a background off, and puts a bought one on', async () => {
    expect((await player.put('/user', { 'preferences.background': '' })).status).toBe(200);
    expect((await player.put('/user', { 'preferences.background': 'violet' })).status).toBe(200);
  });

  test('replaces the tags, and takes lost ones off the tasks', async () => {
    const [kept, lost] = (await storedPlayer(server, player)).tags;
    const task = await makeTask(player, { type: 'habit', tags: [kept?.id, lost?.id] });
    const { body } = await player.put('/user', { tags: [{ id: kept?.id, name: 'kept' }, { name: 'new' }] });
    expect(listIn(body.data, 'tags')).toMatchObject([{ id: kept?.id, name: 'kept' }, { name: 'new' }]);
    expect((await player.get(`/tasks/${task._id}`)).body.data).toMatchObject({ tags: [kept?.id] });
  });

  test('refuses intolerable names and mutes their bearer', async () => {
    const strict = await startServer({ env: { BANNED_WORDS: 'grumblesnort' } });
    try {
      const rude = await strict.register('rude');
      const { status, body } = await rude.put('/user', { 'profile.blurb': 'You Grumblesnort!' });
      expect([status, body.code]).toEqual([400, 'bannedSlurUsedInProfile']);
      expect((await storedPlayer(strict, rude)).flags.chatRevoked).toBe(true);
    } finally {
      await strict.close();
    }
  });
});

describe('rest, revival, points', () => {
  test('sleep goes on and off', async () => {
    expect((await player.post('/user/sleep')).body.data).toBe(true);
    expect((await player.post('/user/sleep')).body.data).toBe(false);
  });

  test('only the dead are revived', async () => {
    expect((await player.post('/user/revive')).body).toMatchObject({
      error: 'NotAuthorized',
      code: 'cannotRevive',
    });
    await withStats({ hp: 0, lvl: 5, gp: 20 });
    const { status, body } = await player.post('/user/revive');
    expect([status, body.data]).toMatchObject([200, { gear: {} }]);
    expect((await storedPlayer(server, player)).stats).toMatchObject({ hp: 50, lvl: 4, gp: 0 });
  });

  test('points are spent one by one, several at once, or by themselves', async () => {
    expect((await player.post('/user/allocate?stat=luck')).body.code).toBe('invalidAttribute');
    expect((await player.post('/user/allocate')).body.code).toBe('classNotSelected');
    await withStats({ lvl: 12, points: 6 });
    await changePlayer(server, player, (stored) => ({
      ...stored,
      flags: { ...stored.flags, classSelected: true },
    }));
    expect((await player.post('/user/allocate?stat=int')).body.data).toMatchObject({ int: 1, points: 5 });
    expect((await player.post('/user/allocate-bulk', { stats: { str: 2, con: 1 } })).body.data).toMatchObject(
      { str: 2, con: 1, points: 2 },
    );
    for (const [stats, code] of [
      [undefined, 'statsObjectRequired'],
      [{ luck: 1 }, 'invalidAttribute'],
      [{ str: 9 }, 'notEnoughAttrPoints'],
    ] as const)
      expect((await player.post('/user/allocate-bulk', { stats })).body.code).toBe(code);
    expect((await player.post('/user/allocate-bulk', { stats: { str: -1 } })).body.code).toBe(
      'notEnoughAttrPoints',
    );
    expect((await player.post('/user/allocate-now')).body.data).toMatchObject({ points: 0 });
  });

  test('stat-sync works off a due level', async () => {
    await withStats({ exp: 30 });
    expect((await player.post('/user/stat-sync')).body.data).toMatchObject({ stats: { lvl: 2, exp: 5 } });
  });
});

describe('phones and reports', () => {
  test('a phone is registered once and forgotten', async () => {
    expect((await player.post('/user/push-devices', {})).body.errors?.map(({ code }) => code)).toEqual([
      'regIdRequired',
      'typeRequired',
      'typeRequired',
    ]);
    const phone = { regId: 'device-1', type: 'ios' };
    await player.post('/user/push-devices', phone);
    expect((await player.post('/user/push-devices', phone)).body.data).toMatchObject([phone]);
    expect((await player.delete('/user/push-devices/device-1')).body.data).toEqual([]);
    expect((await player.delete('/user/push-devices/device-1')).body.code).toBe('pushDeviceNotFound');
  });

  test('the anonymous report names nobody', async () => {
    await makeTask(player, {
      type: 'todo',
      text: 'secret-text',
      notes: 'secret-note',
      alias: 'secret-alias',
      checklist: [{ text: 'secret-item' }, { text: 'secret-other' }],
    });
    await changePlayer(server, player, ({ items, ...stored }) => {
      const special = {
        ...items.special,
        greetingReceived: ['secret-friend'],
        nyeReceived: ['secret-friend'],
      };
      return { ...stored, items: { ...items, special } };
    });
    const { text, body } = await player.get('/user/anonymized');
    const shown = listIn(body.data, 'tasks').find(
      (task) => valueIn(task, 'text') === 'task text' && listIn(task, 'checklist').length > 0,
    );
    expect(listIn(shown, 'checklist').map((item) => valueIn(item, 'text'))).toEqual(['item 0', 'item 1']);
    for (const word of ['secret-', 'recordkeeper', 'example.org']) expect(text).not.toContain(word);
  });
});
