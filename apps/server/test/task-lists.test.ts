import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presentTask } from '../src/presenters/task.ts';
import { engines } from './support/postgres.ts';
import { changePlayer, idOf, makeTask, playerOf, tasksIn } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

describe.each(engines)('a list of tasks that is kept, on $engine', ({ database }) => {
  let server: TestServer;
  let player: Caller;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
    player = await server.register('keeper');
  });
  afterAll(() => server.close());

  const list = async (path = '/tasks/user') => tasksIn((await player.get(path)).body.data);
  /** The tasks as stored, in no order. */
  const stored = async () =>
    (await server.app.services.storage.reader().tasks.list(idOf(player))).map(presentTask);
  const byId = <T extends { readonly _id: string }>(tasks: readonly T[]): T[] =>
    [...tasks].sort((a, b) => a._id.localeCompare(b._id));
  const expectFresh = async () =>
    expect(byId(await list())).toEqual(JSON.parse(JSON.stringify(byId(await stored()))));

  test('is read once and answered from memory after that', async () => {
    await makeTask(player, { type: 'todo', text: 'once' });
    const first = await player.get('/tasks/user');
    const { cache } = server.app.services.storage;
    const kept = cache.get(idOf(player));
    const again = await player.get('/tasks/user');
    expect([again.text, cache.get(idOf(player))]).toEqual([first.text, kept]);
    expect((await list('/tasks/user?type=todos')).map(({ text }) => text)).toEqual(['once']);
  });

  test('is the newest after every change, whoever made it', async () => {
    const daily = await makeTask(player, { type: 'daily', text: 'read' });
    const habit = await makeTask(player, { type: 'habit', text: 'drink' });
    await expectFresh();
    const changes: (() => Promise<unknown>)[] = [
      () => player.put(`/tasks/${daily._id}`, { notes: 'ten pages' }),
      () => player.post(`/tasks/${daily._id}/checklist`, { text: 'page one' }),
      () => player.post(`/tasks/${habit._id}/score/up`),
      () => player.post('/tasks/user', { type: 'reward', text: 'tea' }),
      () => player.post(`/tasks/${habit._id}/move/to/0`),
      // By nobody's call, such as a job or the command line.
      () =>
        server.app.services.storage.run((tx) =>
          tx.tasks.save(idOf(player), { ...daily, text: 'read aloud', notes: '' }),
        ),
      () =>
        server.app.services.storage.run(async (tx) => {
          const { _id } = await playerOf(tx, idOf(player));
          await tx.tasks.save(_id, { ...daily, text: 'read in the sun', notes: '' });
        }),
      () => player.delete(`/tasks/${habit._id}`),
    ];
    for (const change of changes) {
      const before = (await player.get('/tasks/user')).text;
      await change();
      expect((await player.get('/tasks/user')).text).not.toBe(before);
      await expectFresh();
    }
  });

  test('that was not committed is not kept', async () => {
    const todo = await makeTask(player, { type: 'todo', text: 'stays' });
    const lost = server.app.services.storage.run(async (tx) => {
      await tx.tasks.save(idOf(player), { ...todo, text: 'is lost' });
      await player.get('/tasks/user');
      throw new Error('stop');
    });
    await expect(lost).rejects.toThrow('stop');
    await expectFresh();
  });

  test('is packed for those who take it so, and told with the newest notifications', async () => {
    const plain = await player.get('/tasks/user');
    const packed = await player.get('/tasks/user', { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    await changePlayer(server, player, (one) => ({ ...one, stats: { ...one.stats, gp: one.stats.gp + 1 } }));
    expect((await player.get('/tasks/user')).body.userV).toBe((plain.body.userV ?? 0) + 1);
  });
});
