import { randomUUID } from 'node:crypto';
import { numberIn, valueIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HotQuery } from '../src/storage/hot-query.ts';
import { deferred } from './support/deferred.ts';
import { engines } from './support/postgres.ts';
import { type Answer, type Caller, startServer, type TestServer } from './support/server.ts';
import { addPlayer, makeTodo, openStorage, type TestStorage } from './support/storage.ts';
import { idOf, makeTask, storedPlayer, playerOf } from './support/players.ts';
import { playerWriter } from '../src/storage/player-writer.ts';

describe.each(engines)('many at once, on $engine', ({ database }) => {
  let store: TestStorage;
  beforeAll(async () => {
    store = await openStorage(await database());
  });
  afterAll(() => store.close());

  const gold = async (id: string) => (await playerOf(store.storage.reader(), id)).stats.gp;
  const earn = (id: string, fail = false) =>
    store.storage.run(async (tx) => {
      const player = await playerOf(tx, id);
      const tags = [...player.tags, { id: randomUUID(), name: 'x' }];
      await playerWriter(tx).save({ ...player, tags, stats: { ...player.stats, gp: player.stats.gp + 1 } });
      await tx.tasks.insert(id, [makeTodo(id)]);
      if (fail) throw new Error('stop');
    });

  test('work that fails takes only itself back, on one player and on many', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => addPlayer(store.storage)));
    const work = Array.from({ length: 90 }, (_, i) => ({
      id: players[i % 6]?._id ?? '',
      fails: i % 7 === 3,
    }));
    const outcomes = await Promise.allSettled(work.map(({ id, fails }) => earn(id, fails)));
    expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(work.map(({ fails }) => fails));
    for (const { _id } of players) {
      const kept = work.filter(({ id, fails }) => id === _id && !fails).length;
      const stored = await playerOf(store.storage.reader(), _id);
      const tasks = await store.storage.reader().tasks.list(_id);
      expect([stored.stats.gp, stored.tags.length, stored._v, tasks.length]).toEqual([
        kept,
        kept,
        1 + kept,
        kept,
      ]);
    }
  });

  test('a call that is about to write sees what its transaction would see, and no more', async () => {
    const { storage } = store;
    const { _id } = await addPlayer(storage);
    const query = new HotQuery<{ lvl: number }>('SELECT lvl FROM players WHERE id = ?');
    const seen = async () => [
      (await query.oneForWriting(storage.runner, _id))?.lvl,
      (await query.one(storage.runner, _id))?.lvl,
    ];
    const tx = await storage.begin();
    const player = await playerOf(tx, _id);
    await playerWriter(tx).save({ ...player, stats: { ...player.stats, lvl: 7 } });
    expect(await seen(), 'while it may still be undone').toEqual([1, 1]);
    const ended = tx.commit();
    // Only what is ready runs, so that the member has ended, and its group has not.
    if (storage.runner.engine === 'sqlite') {
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
      expect(await seen(), 'before the common commit').toEqual([7, 1]);
    }
    await ended;
    expect(await seen(), 'when it is durable').toEqual([7, 7]);
  });

  test('nobody reads what is not committed', async () => {
    const { _id } = await addPlayer(store.storage);
    const purses: number[] = [];
    await store.storage
      .run(async (tx) => {
        const player = await playerOf(tx, _id);
        await playerWriter(tx).save({ ...player, stats: { ...player.stats, gp: 50 } });
        purses.push(await gold(_id), (await playerOf(tx, _id)).stats.gp);
        throw new Error('stop');
      })
      .catch(() => undefined);
    expect([...purses, await gold(_id)]).toEqual([0, 50, 0]);
  });

  test('a section that was read before a failure is not believed after it', async () => {
    const { _id } = await addPlayer(store.storage);
    const setTag = (name: string, fail: boolean) =>
      store.storage.run(async (tx) => {
        const player = await playerOf(tx, _id);
        await playerWriter(tx).save({ ...player, tags: [{ id: 'same', name }] });
        if (fail) throw new Error('stop');
        return player.tags;
      });
    await Promise.allSettled([setTag('a', true), setTag('b', false), setTag('c', true)]);
    const stored = await playerOf(store.storage.reader(), _id);
    expect(stored.tags).toEqual([{ id: 'same', name: 'b' }]);
  });
});

describe.each(engines)('requests of many players at once, on $engine', ({ database }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
  });
  afterAll(() => server.close());

  const score = (player: Caller, task: string, key: string): Promise<Answer> =>
    player.post(`/tasks/${task}/score/up`, {}, { 'idempotency-key': key });

  test('each key is one score, each refusal changes nothing, each repeat gets the first answer', async () => {
    const players = await Promise.all([1, 2, 3, 4].map((n) => server.register(`crowd${n}`)));
    const habits = await Promise.all(players.map((player) => makeTask(player, { type: 'habit' })));
    const keys = ['one', 'two', 'three'];
    const calls = players.flatMap((player, i) =>
      [...keys, ...keys, ...keys].map(async (key) => {
        const answer = await score(player, habits[i]?._id ?? '', key);
        return { who: `${i} ${key}`, answer };
      }),
    );
    const refused = players.map((player) => score(player, randomUUID(), 'lost'));
    const answers = await Promise.all(calls);
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(answers.map(({ answer }) => answer.status)).toEqual(answers.map(() => 200));
    const texts = new Map<string, Set<string>>();
    for (const { who, answer } of answers)
      texts.set(who, (texts.get(who) ?? new Set<string>()).add(answer.text));
    expect([...texts.values()].map((set) => set.size)).toEqual(Array.from({ length: 12 }, () => 1));
    for (const [i, player] of players.entries()) {
      const id = habits[i]?._id ?? '';
      const task = await server.app.services.storage.reader().tasks.get(idOf(player), id);
      expect(task).toMatchObject({ counterUp: 3 });
      const purses = answers.flatMap(({ who, answer }) =>
        who.startsWith(`${i} `) ? [numberIn(answer.body.data, 'gp')] : [],
      );
      expect((await storedPlayer(server, player)).stats.gp).toBe(Math.max(...purses));
    }
  });

  test('nobody is shown what is not durable', async () => {
    const player = await server.register('early');
    const flush = deferred();
    const { connection } = server.app.services.storage.options;
    const settling = vi.spyOn(connection, 'settling', 'get').mockReturnValue(flush.promise);
    const shown: string[] = [];
    const asked = ['/user', '/tasks/user'].map((path) =>
      player.get(path).then(({ status }) => shown.push(`${path} ${status}`)),
    );
    await expect.poll(() => settling.mock.calls.length).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(shown).toEqual([]);
    flush.resolve();
    await Promise.all(asked);
    settling.mockRestore();
    expect(shown.sort()).toEqual(['/tasks/user 200', '/user 200']);
  });

  test('what may not be durable is answered 503', async () => {
    const player = await server.register('doubtful');
    const { connection } = server.app.services.storage.options;
    const lost = Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' });
    const settling = vi.spyOn(connection, 'settling', 'get').mockImplementation(() => Promise.reject(lost));
    expect((await player.get('/user')).status).toBe(503);
    settling.mockRestore();
    expect((await player.get('/user')).status).toBe(200);
  });

  test('the text of GET user is the newest after every score, packed or not', async () => {
    const player = await server.register('reader');
    const habit = await makeTask(player, { type: 'habit' });
    for (let scores = 1; scores <= 3; scores += 1) {
      const { body } = await player.post(`/tasks/${habit._id}/score/up`);
      const plain = await player.get('/user');
      const again = await player.get('/user');
      expect(plain.text).toBe(again.text);
      expect(valueIn(plain.body.data, 'stats', 'gp')).toBe(numberIn(body.data, 'gp'));
      expect(plain.body.userV).toBe(body.userV);
      const packed = await player.get('/user', { headers: { 'accept-encoding': 'gzip' } });
      expect(packed.headers['content-encoding']).toBe('gzip');
    }
  });
});
