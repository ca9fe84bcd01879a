import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { good } from './support/group-world.ts';
import { makeTask, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

/** Repeats of a score are not looked for before it: they collide with it (`RouteOptions.isUndoneWhole`). */
describe.each(engines)('a score that is sent again on $engine', ({ database }) => {
  let server: TestServer;
  let player: Caller;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
    player = await server.register('alder');
  });
  afterAll(() => server.close());

  const score = (id: string, key: string, direction = 'up') =>
    player.post(`/tasks/${id}/score/${direction}`, {}, { 'idempotency-key': key });

  /** Everything that a score changes, and what is heard of it meanwhile. */
  const world = async () => ({
    player: await storedPlayer(server, player),
    tasks: good(await player.get('/tasks/user')),
    operations: await server.app.services.storage.db.selectFrom('operations').select('id').execute(),
  });

  test('gets the first answer, and leaves everything as it was', async () => {
    const { _id } = await makeTask(player, { type: 'habit' });
    const first = await score(_id, 'once');
    const before = await world();
    const again = await score(_id, 'once');
    expect([first.status, again.text, again.headers['idempotent-replayed']]).toEqual([
      200,
      first.text,
      'true',
    ]);
    expect(await world()).toEqual(before);
  });

  test('gets the first answer, though it would be refused now', async () => {
    const { _id } = await makeTask(player, { type: 'todo' });
    const first = await score(_id, 'done');
    const again = await score(_id, 'done');
    good(await player.delete(`/tasks/${_id}`));
    const gone = await score(_id, 'done');
    expect([again.text, gone.text]).toEqual([first.text, first.text]);
  });

  test('is refused if its key was used for something else, and leaves everything as it was', async () => {
    const { _id } = await makeTask(player, { type: 'habit' });
    good(await score(_id, 'up'));
    const before = await world();
    const other = await score(_id, 'up', 'down');
    const all = await player.post('/tasks/bulk-score', [{ id: _id, direction: 'down' }], {
      'idempotency-key': 'up',
    });
    expect([other, all].map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'idempotencyKeyReused'],
      [409, 'idempotencyKeyReused'],
    ]);
    expect(await world()).toEqual(before);
  });

  test('counts once with many tasks, too, and when all arrive at once', async () => {
    const { _id } = await makeTask(player, { type: 'habit' });
    const all = () =>
      player.post('/tasks/bulk-score', [{ id: _id, direction: 'up' }], { 'idempotency-key': 'all' });
    const answers = await Promise.all(Array.from({ length: 12 }, all));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(good(await player.get(`/tasks/${_id}`))).toMatchObject({ counterUp: 1 });
  });

  test('is told to open pages once', async () => {
    const { _id } = await makeTask(player, { type: 'habit' });
    const heard: number[] = [];
    const { events } = server.app.services;
    const followed = events.subscribe([`player:${player.id}`], (event) => {
      if ('userV' in event) heard.push(event.userV);
    });
    const first = await score(_id, 'told');
    await score(_id, 'told');
    const { userV: next } = (await score(_id, 'told-next')).body;
    await expect.poll(() => heard.at(-1)).toBe(next);
    followed.close();
    // On PostgreSQL, what was told before may arrive late.
    expect(heard.filter((v) => v >= (first.body.userV ?? 0))).toEqual([first.body.userV, next]);
  });
});
