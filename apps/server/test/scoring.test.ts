import { textsIn, listIn, valueIn } from '@everdeed/content/values';
import type { Task } from '@everdeed/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { eachPlayer, noon } from './support/each-player.ts';
import { changePlayer, idOf, makeTask, storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('scorer', (now) => ({ server, player } = now));

const unknown = '11111111-2222-4333-8444-555555555555';
const storedTask = async (id: string): Promise<Task | undefined> =>
  server.app.services.storage.reader().tasks.get(idOf(player), id);

describe('scoring a task', () => {
  test('answers the change and the stats after it, and stores both', async () => {
    const habit = await makeTask(player, { type: 'habit' });
    const { status, body } = await player.post(`/tasks/${habit._id}/score/up`);
    expect([status, body.data]).toMatchObject([
      200,
      { delta: 1, gp: 1, exp: 6, lvl: 1, _tmp: { quest: { progressDelta: 0.5 } } },
    ]);
    expect(body.data).not.toHaveProperty('toNextLevel');
    expect((await storedPlayer(server, player)).stats).toMatchObject({ gp: 1, exp: 6 });
    expect(await storedTask(habit._id)).toMatchObject({ value: 1, counterUp: 1 });
  });

  test('takes an alias', async () => {
    await makeTask(player, { type: 'habit', alias: 'walk' });
    expect((await player.post('/tasks/walk/score/down')).status).toBe(200);
  });

  test('moves a done to-do out of its list and back', async () => {
    const todo = await makeTask(player, { type: 'todo' });
    await player.post(`/tasks/${todo._id}/score/up`);
    expect((await storedPlayer(server, player)).tasksOrder.todos).toEqual([]);
    await player.post(`/tasks/${todo._id}/score/down`);
    expect((await storedPlayer(server, player)).tasksOrder.todos).toEqual([todo._id]);
  });

  test('tells of a drop in words', async () => {
    await changePlayer(server, player, (stored) => ({
      ...stored,
      stats: { ...stored.stats, lvl: 5 },
      flags: { ...stored.flags, dropsEnabled: true },
      items: { ...stored.items, eggs: { Wolf: 1 }, hatchingPotions: { Base: 1 } },
      achievements: { ...stored.achievements, completedTask: true },
    }));
    const todo = await makeTask(player, { type: 'todo' });
    server.system.roll = 0;
    const { body } = await player.post(`/tasks/${todo._id}/score/up`);
    expect(body.data).toMatchObject({ _tmp: { drop: { type: 'Food', dialog: expect.any(String) } } });
  });

  test.each([
    ['a direction that is none', 'habit', 'left', 400, 'directionUpDown'],
    ['a daily that is not done, down', 'daily', 'down', 401, 'sessionOutdated'],
    ['a reward that costs more than there is', 'reward', 'up', 401, 'messageNotEnoughGold'],
  ])('refuses %s', async (_, type, direction, status, code) => {
    const task = await makeTask(player, { type, value: 10 });
    const answer = await player.post(`/tasks/${task._id}/score/${direction}`);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('refuses a task that is not there, and one of somebody else', async () => {
    expect((await player.post(`/tasks/${unknown}/score/up`)).body.code).toBe('messageTaskNotFound');
    const theirs = await makeTask(await server.register('neighbour'), { type: 'habit' });
    const { status, body } = await player.post(`/tasks/${theirs._id}/score/up`);
    expect([status, body.code]).toEqual([400, 'taskBelongsToAnother']);
  });

  test('counts once under one Idempotency-Key', async () => {
    const habit = await makeTask(player, { type: 'habit' });
    const score = () => player.post(`/tasks/${habit._id}/score/up`, {}, { 'idempotency-key': 'score-1' });
    const [first, second] = [await score(), await score()];
    expect(second.text).toBe(first.text);
    expect(await storedTask(habit._id)).toMatchObject({ counterUp: 1 });
    expect(first.body.data).toMatchObject({ operationId: 'score-1' });
  });
});

describe('the instant of the tap', () => {
  const completedAt = async (actAt: string) => {
    const todo = await makeTask(player, { type: 'todo' });
    await player.post(`/tasks/${todo._id}/score/up`, {}, { 'x-act-at': actAt });
    return valueIn(await storedTask(todo._id), 'dateCompleted');
  };
  beforeEach(() => {
    server.system.at = noon + 3_600_000;
  });

  test.each([
    ['counts when it lies a little back', '2026-02-10T12:30:00.000Z', '2026-02-10T12:30:00.000Z'],
    ['is passed over when it lies in the future', '2026-02-10T13:30:00.000Z', '2026-02-10T13:00:00.000Z'],
    [
      'is passed over when it lies before the last judged day',
      '2026-02-10T11:59:00.000Z',
      '2026-02-10T13:00:00.000Z',
    ],
    ['is passed over when it is none', 'soon', '2026-02-10T13:00:00.000Z'],
  ])('%s', async (_, sent, expected) => {
    expect(await completedAt(sent)).toBe(expected);
  });

  test('is passed over when it lies more than seven days back', async () => {
    server.system.at = noon + 8 * 86_400_000;
    expect(await completedAt('2026-02-10T12:30:00.000Z')).toBe('2026-02-18T12:00:00.000Z');
  });
});

describe('scoring several', () => {
  test('scores in order and skips unknown ids', async () => {
    const habit = await makeTask(player, { type: 'habit', alias: 'walk' });
    const daily = await makeTask(player, { type: 'daily' });
    const { status, body } = await player.post('/tasks/bulk-score', [
      { id: 'walk', direction: 'up' },
      { id: unknown, direction: 'up' },
      { id: daily._id, direction: 'up' },
      { id: habit._id, direction: 'up' },
    ]);
    const scored = listIn(body.data, 'tasks');
    expect([status, scored.map((one) => valueIn(one, 'id'))]).toEqual([
      200,
      [habit._id, daily._id, habit._id],
    ]);
    expect(await storedTask(habit._id)).toMatchObject({ counterUp: 2 });
  });

  test('stores nothing when one entry is refused', async () => {
    const habit = await makeTask(player, { type: 'habit' });
    const daily = await makeTask(player, { type: 'daily' });
    const sent = [
      { id: habit._id, direction: 'up' },
      { id: daily._id, direction: 'down' },
    ];
    expect((await player.post('/tasks/bulk-score', sent)).body.code).toBe('sessionOutdated');
    expect(await storedTask(habit._id)).toMatchObject({ counterUp: 0 });
    expect((await storedPlayer(server, player)).stats.gp).toBe(0);
  });

  test.each([
    ['no list', { id: unknown }, 400, 'invalidTaskScorings'],
    ['an empty list', [], 400, 'invalidTaskScorings'],
    ['a direction that is none', [{ id: unknown, direction: 'left' }], 400, 'directionUpDown'],
    ['an id that is no text', [{ id: 5, direction: 'up' }], 400, 'invalidTaskIdentifier'],
    ['only unknown tasks', [{ id: unknown, direction: 'up' }], 404, 'messageTaskNotFound'],
  ])('refuses %s', async (_, sent, status, code) => {
    const answer = await player.post('/tasks/bulk-score', sent);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('undoing', () => {
  /** The state of a player and a task, without bookkeeping. */
  const state = async (taskId: string) => {
    const { _v, auth: _auth, ...rest } = await storedPlayer(server, player);
    return { rest, task: await storedTask(taskId) };
  };
  const lucky = () =>
    changePlayer(server, player, (stored) => ({
      ...stored,
      stats: { ...stored.stats, lvl: 5, exp: 10 },
      flags: { ...stored.flags, dropsEnabled: true },
      items: { ...stored.items, eggs: { Wolf: 1 }, hatchingPotions: { Base: 1 } },
      achievements: { ...stored.achievements, completedTask: true },
    }));

  test.each(['habit', 'daily', 'todo'])('a %s takes everything back, the drop included', async (type) => {
    await lucky();
    const task = await makeTask(player, { type });
    const before = await state(task._id);
    server.system.roll = 0;
    const scored = await player.post(`/tasks/${task._id}/score/up`);
    expect(scored.body.data).toHaveProperty('_tmp.drop');
    const { status, body } = await player.post(`/tasks/${task._id}/undo`);
    expect([status, body.data]).toMatchObject([200, { gp: 0, exp: 10, task: { id: task._id } }]);
    expect(await state(task._id)).toEqual(before);
  });

  test('takes a whole bulk act back', async () => {
    const [a, b] = [await makeTask(player, { type: 'habit' }), await makeTask(player, { type: 'daily' })];
    const before = await state(a._id);
    const sent = [a, b, a].map(({ _id }) => ({ id: _id, direction: 'up' }));
    const { body } = await player.post('/tasks/bulk-score', sent);
    const { operationId } = textsIn(body.data, 'operationId');
    await player.post(`/tasks/${b._id}/undo`, { operationId });
    const after = await state(a._id);
    expect(after.task).toEqual(before.task);
    expect(after.rest.stats).toEqual(before.rest.stats);
    expect(await storedTask(b._id)).toMatchObject({ completed: false, streak: 0 });
  });

  test('is refused twice, and for a task that was not scored', async () => {
    const [a, b] = [await makeTask(player, { type: 'habit' }), await makeTask(player, { type: 'habit' })];
    expect((await player.post(`/tasks/${a._id}/undo`)).body.code).toBe('nothingToUndo');
    await player.post(`/tasks/${a._id}/score/up`);
    expect((await player.post(`/tasks/${b._id}/undo`)).body.code).toBe('nothingToUndo');
    expect((await player.post(`/tasks/${a._id}/undo`)).status).toBe(200);
    expect((await player.post(`/tasks/${a._id}/undo`)).body.code).toBe('nothingToUndo');
  });

  test('is refused once the day was judged', async () => {
    const daily = await makeTask(player, { type: 'daily' });
    await player.post(`/tasks/${daily._id}/score/up`);
    server.system.at = noon + 86_400_000;
    await player.post('/cron');
    expect((await player.post(`/tasks/${daily._id}/undo`)).body.code).toBe('undoTooOld');
  });

  test('keeps what other acts changed meanwhile', async () => {
    const [a, b] = [await makeTask(player, { type: 'habit' }), await makeTask(player, { type: 'habit' })];
    const first = await player.post(`/tasks/${a._id}/score/up`);
    await player.post(`/tasks/${b._id}/score/up`);
    const { operationId } = textsIn(first.body.data, 'operationId');
    expect((await player.post(`/tasks/${a._id}/undo`, { operationId })).status).toBe(200);
    expect((await storedPlayer(server, player)).stats).toMatchObject({ gp: 1, exp: 6 });
    expect(await storedTask(b._id)).toMatchObject({ counterUp: 1 });
  });
});
