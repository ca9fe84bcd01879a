import { fieldsIn, listIn, textIn, valueIn } from '@everdeed/content/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePlayer, makeTask, storedPlayer, tasksIn } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
let other: Caller;
let count = 0;
beforeAll(async () => {
  server = await startServer();
  other = await server.register('other');
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  player = await server.register(`player${count}`);
});

const unknown = '11111111-2222-4333-8444-555555555555';
const ids = (data: unknown): string[] => tasksIn(data).map((task) => task._id);

describe('making tasks', () => {
  test('fills in the defaults and puts the task on top of its list', async () => {
    const first = await makeTask(player, { type: 'habit' });
    const second = await makeTask(player, { type: 'habit', text: 'walk', _id: unknown });
    expect(second).toMatchObject({
      _id: unknown,
      id: unknown,
      up: true,
      down: true,
      value: 0,
      priority: 1,
      challenge: {},
    });
    expect((await storedPlayer(server, player)).tasksOrder.habits).toEqual([unknown, first._id]);
    await player.delete(`/tasks/${unknown}`);
  });

  test('takes a list, the last one on top, and answers a list', async () => {
    const { status, body } = await player.post('/tasks/user', [
      { type: 'todo', text: 'a' },
      { type: 'todo', text: 'b' },
    ]);
    expect([status, tasksIn(body.data).map(({ text }) => text)]).toEqual([201, ['a', 'b']]);
    expect(ids((await player.get('/tasks/user?type=todos')).body.data)).toEqual(ids(body.data).toReversed());
  });

  test('answers an empty list with an empty list', async () => {
    expect((await player.post('/tasks/user', [])).body.data).toEqual([]);
  });

  test.each([
    ['no type', { text: 'a' }, 'invalidTaskType', undefined],
    ['an unknown type', { type: 'chore', text: 'a' }, 'invalidTaskType', undefined],
    ['no text', { type: 'habit' }, 'validationFailed', 'required'],
    ['a bad alias', { type: 'habit', text: 'a', alias: 'a b' }, 'validationFailed', 'aliasCharacters'],
    ['an id as alias', { type: 'habit', text: 'a', alias: unknown }, 'validationFailed', 'aliasUuid'],
    [
      'a priority between two',
      { type: 'habit', text: 'a', priority: 7 },
      'validationFailed',
      'priorityValues',
    ],
    ['a negative price', { type: 'reward', text: 'a', value: -1 }, 'validationFailed', 'rewardCost'],
    ['a repeat of half days', { type: 'daily', text: 'a', everyX: 1.5 }, 'validationFailed', 'everyXValues'],
    ['an unknown attribute', { type: 'habit', text: 'a', attribute: 'luck' }, 'validationFailed', 'enum'],
  ])('refuses %s', async (_, sent, code, field) => {
    const { status, body } = await player.post('/tasks/user', sent);
    expect([status, body.error, body.code, body.errors?.[0]?.code]).toEqual([400, 'BadRequest', code, field]);
  });

  test('is all or nothing', async () => {
    const { status } = await player.post('/tasks/user', [{ type: 'todo', text: 'a' }, { type: 'todo' }]);
    expect(status).toBe(400);
    expect((await player.get('/tasks/user')).body.data).toEqual([]);
  });

  test('refuses an alias twice in a request, and one that is there already', async () => {
    const twice = { type: 'todo', text: 'a', alias: 'same' };
    expect((await player.post('/tasks/user', [twice, twice])).body.code).toBe('taskAliasAlreadyUsed');
    await makeTask(player, twice);
    expect((await player.post('/tasks/user', twice)).body.errors?.[0]?.code).toBe('aliasTaken');
    expect((await other.post('/tasks/user', twice)).status).toBe(201);
  });

  test("refuses an id that is another player's task", async () => {
    const theirs = await makeTask(other, { type: 'todo' });
    const { status, body } = await player.post('/tasks/user', { type: 'todo', text: 'a', _id: theirs._id });
    expect([status, body.errors?.[0]?.path]).toEqual([400, '_id']);
  });

  test('drops what clients cannot set', async () => {
    const sent = {
      type: 'daily',
      completed: true,
      history: [1],
      userId: unknown,
      challenge: { id: unknown },
      value: 30,
    };
    const task = await makeTask(player, sent);
    expect(task).toMatchObject({ completed: false, history: [], challenge: {}, value: 0 });
  });

  test('is an achievement the first time after the welcome', async () => {
    await player.put('/user', { 'flags.welcomed': true });
    await makeTask(player, { type: 'habit' });
    expect((await storedPlayer(server, player)).achievements['createdTask']).toBe(true);
  });
});

describe('reading tasks', () => {
  test.each(['habits', 'dailys', 'todos', 'rewards'])('lists %s alone', async (list) => {
    const types = { habits: 'habit', dailys: 'daily', todos: 'todo', rewards: 'reward' } as const;
    for (const type of Object.values(types)) await makeTask(player, { type });
    const { body } = await player.get(`/tasks/user?type=${list}`);
    expect(tasksIn(body.data).map(({ type }) => type)).toEqual([valueIn(types, list)]);
  });

  test('refuses an unknown list', async () => {
    const { status, body } = await player.get('/tasks/user?type=chores');
    expect([status, body.code, body.errors?.[0]?.code]).toEqual([
      400,
      'invalidReqParams',
      'invalidTasksTypeExtra',
    ]);
  });

  test('keeps done to-dos apart, newest first', async () => {
    const first = await makeTask(player, { type: 'todo' });
    const second = await makeTask(player, { type: 'todo' });
    await player.post(`/tasks/${first._id}/score/up`);
    server.system.at += 1000;
    await player.post(`/tasks/${second._id}/score/up`);
    expect((await player.get('/tasks/user')).body.data).toEqual([]);
    expect(ids((await player.get('/tasks/user?type=completedTodos')).body.data)).toEqual([
      second._id,
      first._id,
    ]);
  });

  test('judges dailies for another day, in the answer only', async () => {
    const off = { m: false, t: false, w: true, th: false, f: false, s: false, su: false };
    const daily = await makeTask(player, { type: 'daily', frequency: 'weekly', repeat: off });
    expect(daily).toMatchObject({ isDue: false });
    const { body } = await player.get('/tasks/user?type=dailys&dueDate=2026-02-11');
    expect(body.data).toMatchObject([{ isDue: true }]);
    expect((await player.get(`/tasks/${daily._id}`)).body.data).toMatchObject({ isDue: false });
    expect((await player.get('/tasks/user?type=dailys&dueDate=soon')).body.data).toMatchObject([
      { isDue: false },
    ]);
  });

  test('puts the order right: unknown ids leave, missing ones are appended', async () => {
    const task = await makeTask(player, { type: 'habit' });
    await changePlayer(server, player, (stored) => ({
      ...stored,
      tasksOrder: { ...stored.tasksOrder, habits: [unknown] },
    }));
    expect(ids((await player.get('/tasks/user')).body.data)).toEqual([task._id]);
    expect((await storedPlayer(server, player)).tasksOrder.habits).toEqual([task._id]);
  });
});

describe('one task', () => {
  test('is found by alias, by its owner only', async () => {
    const task = await makeTask(player, { type: 'habit', alias: 'walk' });
    expect((await player.get('/tasks/walk')).body.data).toMatchObject({ _id: task._id });
    for (const [caller, id] of [
      [other, 'walk'],
      [other, task._id],
      [player, unknown],
      [player, 'nothing'],
    ] as const) {
      const { status, body } = await caller.get(`/tasks/${id}`);
      expect([status, body.error, body.code]).toEqual([404, 'NotFound', 'messageTaskNotFound']);
    }
  });

  const calls = [
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/move/to/0'],
    ['POST', '/checklist'],
    ['PUT', `/checklist/${unknown}`],
    ['DELETE', `/checklist/${unknown}`],
    ['DELETE', `/tags/${unknown}`],
    ['POST', '/undo'],
  ] as const;
  test.each(['/score/up', `/checklist/${unknown}/score`])(
    "is not another player's to score by %s, in other words",
    async (path) => {
      const task = await makeTask(player, { type: 'todo' });
      const { status, body } = await other.post(`/tasks/${task._id}${path}`);
      expect([status, body.code]).toEqual([400, 'taskBelongsToAnother']);
      expect((await other.post(`/tasks/${unknown}${path}`)).body.code).toBe('messageTaskNotFound');
    },
  );

  test.each([
    [{ text: {} }, 'text', 'String'],
    [{ text: 'a', checklist: [{ text: {} }] }, 'checklist.0.text', 'String'],
    [{ text: 'a', date: 'soon' }, 'date', 'date'],
    [{ text: 'a', collapseChecklist: 'perhaps' }, 'collapseChecklist', 'Boolean'],
    [{ text: 'a', checklist: ['item'] }, 'checklist.0', 'Object'],
    [{ text: 'a', checklist: [{ completed: 'perhaps' }] }, 'checklist.0.completed', 'Boolean'],
  ])('of %j is refused by the kind of the field', async (fields, path, kind) => {
    const { body } = await player.post('/tasks/user', { type: 'todo', ...fields });
    const error = body.errors?.find((one) => one.path === path);
    expect(textIn(error, 'message')).toContain(kind);
  });

  test('tells its failures in the order of the stored fields', async () => {
    const sent = { tags: ['work'], reminders: [{ time: 'soon' }], text: 'a' };
    const { body } = await player.post('/tasks/user', { type: 'daily', ...sent });
    expect(body.errors?.map(({ path }) => path)).toEqual(['time', 'tags.0']);
    expect(textIn(body.errors?.[0], 'message')).toContain('date');
  });

  test('shows nothing of how its history was compacted', async () => {
    const task = await makeTask(player, { type: 'daily' });
    const dayMs = 86_400_000;
    const history = Array.from({ length: 500 }, (_, day) => ({
      date: server.system.at - (501 - day) * dayMs,
      value: day,
      isDue: true,
      completed: false,
    }));
    await server.app.services.storage.run(async (tx) => {
      const stored = await tx.tasks.get(player.id, task._id);
      if (stored?.type === 'daily') await tx.tasks.save(player.id, { ...stored, history });
    });
    await changePlayer(server, player, (stored) => ({
      ...stored,
      lastCron: new Date(server.system.at - 2 * dayMs).toISOString(),
    }));
    expect((await player.post('/cron')).status).toBe(200);
    const shown = (await player.get(`/tasks/${task._id}`)).body.data;
    const entries = listIn(shown, 'history').map((entry) => Object.keys(fieldsIn(entry)).toSorted().join());
    expect(entries.length).toBeLessThan(100);
    expect(new Set(entries)).toEqual(new Set(['date,value', 'completed,date,isDue,value']));
    for (const path of ['/tasks/user', '//export/userdata.json', '/user/anonymized'])
      expect((await player.get(path)).text).not.toContain('"days":');
  });

  test.each(calls)("is not another player's to %s%s", async (method, path) => {
    const task = await makeTask(player, { type: 'todo' });
    const { status, body } = await other.call(method, `/tasks/${task._id}${path}`, { body: {} });
    expect([status, body.code]).toEqual([404, 'messageTaskNotFound']);
  });

  test('is edited field by field; lists are replaced', async () => {
    const task = await makeTask(player, { type: 'daily', repeat: { m: false }, checklist: [{ text: 'a' }] });
    const sent = { text: 'b', repeat: { t: false }, checklist: [], type: 'habit', _id: unknown };
    const { body } = await player.put(`/tasks/${task._id}`, sent);
    expect(body.data).toMatchObject({ _id: task._id, type: 'daily', text: 'b', checklist: [] });
    expect(valueIn(body.data, 'repeat')).toMatchObject({ m: false, t: false, w: true });
    const { body: refused } = await player.put(`/tasks/${task._id}`, { text: '' });
    expect([refused.code, refused.errors?.[0]?.code]).toEqual(['validationFailed', 'required']);
  });

  test('is deleted, from its list too', async () => {
    const task = await makeTask(player, { type: 'habit' });
    expect((await player.delete(`/tasks/${task._id}`)).body.data).toEqual({});
    expect((await storedPlayer(server, player)).tasksOrder.habits).toEqual([]);
    expect((await player.delete(`/tasks/${task._id}`)).status).toBe(404);
  });

  test('moves within its list', async () => {
    const [a, b, c] = [
      await makeTask(player, { type: 'todo' }),
      await makeTask(player, { type: 'todo' }),
      await makeTask(player, { type: 'todo' }),
    ];
    const move = async (position: string) =>
      (await player.post(`/tasks/${c._id}/move/to/${position}`)).body.data;
    expect(await move('1')).toEqual([b._id, c._id, a._id]);
    expect(await move('-1')).toEqual([b._id, a._id, c._id]);
    expect(await move('0')).toEqual([c._id, b._id, a._id]);
    expect(await move('99')).toEqual([b._id, a._id, c._id]);
    const bad = await player.post(`/tasks/${c._id}/move/to/top`);
    expect([bad.status, bad.body.errors?.[0]?.code]).toEqual([400, 'positionRequired']);
    await player.post(`/tasks/${c._id}/score/up`);
    expect((await player.post(`/tasks/${c._id}/move/to/0`)).body.code).toBe('cantMoveCompletedTodo');
  });
});

test('clearing takes done to-dos away, but not those of a running challenge', async () => {
  const [free, bound] = [await makeTask(player, { type: 'todo' }), await makeTask(player, { type: 'todo' })];
  for (const { _id } of [free, bound]) await player.post(`/tasks/${_id}/score/up`);
  await server.app.services.storage.run(async (tx) => {
    const task = await tx.tasks.get(bound.userId ?? '', bound._id);
    if (task)
      await tx.tasks.save(bound.userId ?? '', { ...task, challenge: { id: unknown, taskId: unknown } });
  });
  expect((await player.post('/tasks/clearCompletedTodos')).body.data).toEqual({});
  expect(ids((await player.get('/tasks/user?type=completedTodos')).body.data)).toEqual([bound._id]);
  expect((await player.delete(`/tasks/${bound._id}`)).body.code).toBe('cantDeleteChallengeTasks');
});
