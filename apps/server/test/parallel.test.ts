import { numberIn, textIn, listIn, valueIn } from '@everdeed/content/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from './support/postgres.ts';
import { idOf, makeTask, storedPlayer } from './support/players.ts';
import { type Answer, type Caller, startServer, type TestServer } from './support/server.ts';

/** rules-scoring-and-day 10.2: what must hold for concurrent requests. */
describe.each(engines)('at once, on $engine', ({ database }) => {
  let server: TestServer;
  let player: Caller;
  let count = 0;
  const start = Date.parse('2026-02-10T12:00:00.000Z');
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    server.system.at = start;
    player = await server.register(`racer${count}`);
  });

  const times = (n: number, act: () => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(Array.from({ length: n }, act));
  const statuses = (answers: readonly Answer[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b);
  const taskOf = (id: string) => server.app.services.storage.reader().tasks.get(idOf(player), id);

  test('W1: a completion is credited once', async () => {
    const daily = await makeTask(player, { type: 'daily' });
    const answers = await times(8, () => player.post(`/tasks/${daily._id}/score/up`));
    expect(statuses(answers)).toEqual([200, 401, 401, 401, 401, 401, 401, 401]);
    expect((await storedPlayer(server, player)).stats.gp).toBeCloseTo(1);
    expect(await taskOf(daily._id)).toMatchObject({ completed: true, streak: 1 });
  });

  test('W1: no score of a habit is lost', async () => {
    const habit = await makeTask(player, { type: 'habit' });
    const other = await makeTask(player, { type: 'habit' });
    const answers = await Promise.all([
      times(10, () => player.post(`/tasks/${habit._id}/score/up`)),
      times(10, () => player.post(`/tasks/${other._id}/score/up`)),
    ]);
    expect(await taskOf(habit._id)).toMatchObject({ counterUp: 10 });
    expect(await taskOf(other._id)).toMatchObject({ counterUp: 10 });
    // Each score built on the previous one: no two saw the same amount of gold.
    const purses = answers.flat().map(({ body }) => numberIn(body.data, 'gp'));
    expect(new Set(purses).size).toBe(20);
    expect((await storedPlayer(server, player)).stats.gp).toBe(Math.max(...purses));
  });

  test('W1: one Idempotency-Key is one score', async () => {
    const habit = await makeTask(player, { type: 'habit' });
    const answers = await times(6, () =>
      player.post(`/tasks/${habit._id}/score/up`, {}, { 'idempotency-key': `tap-${count}` }),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await taskOf(habit._id)).toMatchObject({ counterUp: 1 });
  });

  test('W1: one Idempotency-Key is one completion, and no repeat is refused for it', async () => {
    const daily = await makeTask(player, { type: 'daily' });
    const answers = await times(6, () =>
      player.post(`/tasks/${daily._id}/score/up`, {}, { 'idempotency-key': `done-${count}` }),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await taskOf(daily._id)).toMatchObject({ completed: true, streak: 1 });
  });

  test('W10: a day is judged once, whatever arrives with it', async () => {
    const daily = await makeTask(player, { type: 'daily' });
    await player.post(`/tasks/${daily._id}/score/up`);
    server.system.at = start + 86_400_000;
    const answers = await times(6, () => player.post('/cron'));
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 200]);
    const stored = await storedPlayer(server, player);
    expect([stored.flags.cronCount, stored.loginIncentives, stored.stats.hp]).toEqual([1, 1, 50]);
    expect(await taskOf(daily._id)).toMatchObject({ completed: false, streak: 1 });
  });

  test('W10: scores beside the day count on one side of it', async () => {
    const habit = await makeTask(player, { type: 'habit' });
    server.system.at = start + 86_400_000;
    await Promise.all([
      times(3, () => player.post('/cron')),
      times(5, () => player.post(`/tasks/${habit._id}/score/up`)),
    ]);
    expect((await storedPlayer(server, player)).flags.cronCount).toBe(1);
    const history = listIn(await taskOf(habit._id), 'history');
    expect(history.reduce<number>((sum, entry) => sum + Number(valueIn(entry, 'scoredUp') ?? 0), 0)).toBe(5);
  });

  test('W12: the side records of a day are there once', async () => {
    const todo = await makeTask(player, { type: 'todo' });
    await player.post(`/tasks/${todo._id}/score/up`);
    server.system.at = start + 40 * 86_400_000;
    await times(4, () => player.post('/cron'));
    expect(await taskOf(todo._id)).toBeUndefined();
    const entries = await server.app.services.storage.reader().history.list(idOf(player));
    expect(entries).toHaveLength(1);
  });

  test('W17: a run with nothing due is in the way of nothing', async () => {
    expect(statuses(await times(3, () => player.post('/cron')))).toEqual([200, 200, 200]);
    server.system.at = start + 86_400_000;
    expect((await player.post('/cron')).status).toBe(200);
    expect((await storedPlayer(server, player)).flags.cronCount).toBe(1);
  });

  test('tasks made at once all stand in the list', async () => {
    const made = await times(8, () => player.post('/tasks/user', { type: 'todo', text: 'a' }));
    const ids = made.map(({ body }) => textIn(body.data, '_id')).toSorted();
    expect((await storedPlayer(server, player)).tasksOrder.todos.toSorted()).toEqual(ids);
  });
});
