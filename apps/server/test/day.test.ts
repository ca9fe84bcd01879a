import { fieldsIn, listIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { eachPlayer, noon } from './support/each-player.ts';
import { changePlayer, makeTask, storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('sleeper', (now) => ({ server, player } = now));
const DAY = 86_400_000;

describe('the change of day', () => {
  test('does nothing while the day lasts', async () => {
    const before = await storedPlayer(server, player);
    expect((await player.post('/cron')).body).toMatchObject({ success: true, data: {} });
    expect(await storedPlayer(server, player)).toEqual(before);
  });

  test('judges, checks in and says so in the player’s words', async () => {
    const daily = await makeTask(player, { type: 'daily' });
    server.system.at = noon + DAY;
    const { body } = await player.post('/cron');
    expect(body.notifications).toMatchObject([{ type: 'LOGIN_INCENTIVE', data: { nextRewardAt: 2 } }]);
    const data = fieldsIn(body.notifications, 0, 'data');
    for (const words of [data['message'], data['rewardText']]) expect(words).toMatch(/^[^@]*\s/);
    const stored = await storedPlayer(server, player);
    expect([stored.loginIncentives, stored.lastCron]).toEqual([1, new Date(noon + DAY).toISOString()]);
    expect(stored.stats.hp).toBeLessThan(50);
    expect((await player.get(`/tasks/${daily._id}`)).body.data).toMatchObject({
      completed: false,
      history: [{ completed: false }],
    });
  });

  test('lets done to-dos of a month ago go', async () => {
    const [old, young] = [await makeTask(player, { type: 'todo' }), await makeTask(player, { type: 'todo' })];
    await player.post(`/tasks/${old._id}/score/up`);
    server.system.at = noon + 20 * DAY;
    await player.post(`/tasks/${young._id}/score/up`);
    server.system.at = noon + 31 * DAY;
    await player.post('/cron');
    expect((await player.get('/tasks/user?type=completedTodos')).body.data).toMatchObject([
      { id: young._id },
    ]);
  });
});

describe('a clock that was 400 days ahead while a day ran', () => {
  const setWrong = async () => {
    server.system.at = noon + 400 * DAY;
    await player.post('/cron');
    server.system.at = noon;
  };
  const isDayComing = async () => {
    server.system.at = noon + DAY;
    expect(fieldsIn((await player.get('/user')).body.data)['needsCron']).toBe(true);
    await player.post('/cron');
    return (await storedPlayer(server, player)).lastCron === new Date(noon + DAY).toISOString();
  };

  test.each([
    ['the change of day is asked for', () => player.post('/cron')],
    [
      'anything is done',
      () => makeTask(player, { type: 'habit' }).then(({ _id }) => player.post(`/tasks/${_id}/score/up`)),
    ],
    ['the start of the day is set', () => player.post('/user/custom-day-start', { dayStart: 0 })],
  ])('keeps no day away once it is set right and %s', async (_, act) => {
    await setWrong();
    expect((await act()).status).toBe(200);
    expect((await storedPlayer(server, player)).lastCron).toBe(new Date(noon).toISOString());
    expect(await isDayComing()).toBe(true);
  });
});

describe('the zone of a player', () => {
  const offsetOf = async () => (await storedPlayer(server, player)).preferences.timezoneOffset;

  test.each([
    ['is taken from the header', '480', 480],
    ['may lie far east', '-840', -840],
    ['keeps when the header is empty (W9)', '', 0],
    ['keeps when the header is no number', 'west', 0],
    ['keeps when the header is off the map (W9)', '99999', 0],
  ])('%s', async (_, header, expected) => {
    await player.post('/cron', {}, { 'x-user-timezoneoffset': header });
    expect(await offsetOf()).toBe(expected);
  });

  test('is taken by name from our own clients', async () => {
    await player.post('/cron', {}, { 'x-user-timezone': 'America/New_York' });
    expect((await storedPlayer(server, player)).preferences).toMatchObject({
      timezone: 'America/New_York',
      timezoneOffset: 300,
    });
  });

  test('decides in GET /user whether a day waits, without being stored', async () => {
    server.system.at = Date.parse('2026-02-11T02:00:00.000Z');
    const west = { headers: { 'x-user-timezoneoffset': '480' } };
    expect((await player.get('/user', west)).body.data).toMatchObject({ needsCron: false });
    expect((await player.get('/user')).body.data).toMatchObject({ needsCron: true });
    expect(await offsetOf()).toBe(0);
  });
});

test('merged entries of histories are shown as the wire documents them', async () => {
  const day = 86_400_000;
  const past = Array.from({ length: 200 }, (_, at) => ({ date: noon - (200 - at) * day, value: at }));
  const habit = await makeTask(player, { type: 'habit' });
  await server.app.services.storage.run(async (tx) => {
    const [task] = await tx.tasks.list(player.id, { types: ['habit'] });
    if (task?.type === 'habit') await tx.tasks.save(player.id, { ...task, history: past });
  });
  await changePlayer(server, player, (stored) => ({ ...stored, history: { exp: past, todos: past } }));
  server.system.at = noon + day;
  expect((await player.post('/cron')).status).toBe(200);
  const shown = [
    listIn((await player.get('/user')).body.data, 'history', 'exp'),
    listIn((await player.get('/user')).body.data, 'history', 'todos'),
    listIn((await player.get(`/tasks/${habit._id}`)).body.data, 'history'),
  ];
  for (const history of shown) {
    expect(history.length).toBeLessThan(80);
    expect(Object.keys(fieldsIn(history[0]))).toEqual(['date', 'value']);
  }
  const stored = (await storedPlayer(server, player)).history.exp[0];
  expect(fieldsIn(stored)['days']).toBeGreaterThan(1);
});

describe('the hour at which the day begins', () => {
  test('is set, and answered with words inside the data', async () => {
    const { status, body } = await player.post('/user/custom-day-start', { dayStart: 5 });
    expect([status, body.data]).toEqual([200, { message: expect.any(String) }]);
    expect((await storedPlayer(server, player)).preferences.dayStart).toBe(5);
  });

  test('may be a fraction, as clients of the reference send it', async () => {
    expect((await player.post('/user/custom-day-start', { dayStart: 3.5 })).status).toBe(200);
    expect((await storedPlayer(server, player)).preferences.dayStart).toBe(3.5);
  });

  test.each([
    ['24', 24, 'max'],
    ['-1', -1, 'min'],
    ['nothing (W8)', null, 'cast'],
    ['no number', 'x', 'cast'],
  ])('refuses %s', async (_, dayStart, code) => {
    const { status, body } = await player.post('/user/custom-day-start', { dayStart });
    expect([status, body.code, body.errors?.[0]?.code]).toEqual([400, 'validationFailed', code]);
  });

  test('does not lose a day that waits (W8)', async () => {
    server.system.at = noon + DAY;
    await player.post('/user/custom-day-start', { dayStart: 3 });
    expect((await player.get('/user')).body.data).toMatchObject({ needsCron: true });
    await player.post('/cron');
    expect((await storedPlayer(server, player)).flags.cronCount).toBe(1);
  });

  test('that is stored out of range is 0 again with the next save', async () => {
    await changePlayer(server, player, (stored) => ({
      ...stored,
      preferences: { ...stored.preferences, dayStart: 40 },
    }));
    await player.post('/user/sleep');
    expect((await storedPlayer(server, player)).preferences.dayStart).toBe(0);
  });
});
