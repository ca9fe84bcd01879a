import { randomUUID } from 'node:crypto';
import { fieldsIn } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepOperation } from '../src/storage/operation-store.ts';
import { engines } from './support/postgres.ts';
import { addPlayer, makeTodo, openStorage, storageOn, testNow, type TestStorage } from './support/storage.ts';
import { playerOf } from './support/players.ts';
import { playerWriter } from '../src/storage/player-writer.ts';

describe.each(engines)('on $engine', ({ database }) => {
  let store: TestStorage;
  beforeAll(async () => {
    store = await openStorage(await database());
  });
  afterAll(() => store.close());

  const read = (id: string) => store.storage.reader().players.get(id);
  const readAfresh = (id: string) => storageOn(store.connection).reader().players.get(id);
  const withGold = (player: Player, gp: number): Player => ({ ...player, stats: { ...player.stats, gp } });
  const change = (id: string, by: (player: Player) => Player, storage = store.storage) =>
    storage.run(async (tx) => playerWriter(tx).save(by(await playerOf(tx, id))));
  const sectionVersions = async (id: string) => {
    const rows = await store.connection.db
      .selectFrom('player_sections')
      .select(['section', 'version'])
      .where('player_id', '=', id)
      .execute();
    return Object.fromEntries(rows.map((row) => [row.section, row.version]));
  };

  describe('a player', () => {
    test('comes back as it was stored, from the table and from the cache', async () => {
      const player = await addPlayer(store.storage);
      expect(await readAfresh(player._id)).toEqual(player);
      expect(await read(player._id)).toEqual(player);
    });

    test('keeps fields that the store does not know', async () => {
      const player = await addPlayer(store.storage);
      const odd = { oddDay: { day: 'x' }, oddity: [1, { a: 2 }] };
      await change(player._id, (old) => ({ ...old, ...odd, items: { ...old.items, oddItem: 3 } }) as Player);
      const stored = await readAfresh(player._id);
      expect(stored).toMatchObject({ ...odd, items: { oddItem: 3 } });
    });

    test('keeps the order of keys where it is part of the value', async () => {
      const player = await addPlayer(store.storage);
      const training = { per: 0, con: 0, str: 0, int: 0 };
      await change(player._id, (old) => ({ ...old, stats: { ...old.stats, training } }));
      expect(Object.keys((await readAfresh(player._id))?.stats.training ?? {})).toEqual(
        Object.keys(training),
      );
    });

    test('never keeps the results of the last act', async () => {
      const player = await addPlayer(store.storage);
      const saved = await change(player._id, (old) => ({ ...old, _tmp: { crit: 2 } }));
      expect([saved._tmp, (await readAfresh(player._id))?._tmp]).toEqual([undefined, undefined]);
    });

    test('grows by one version with each transaction, however often it is saved within', async () => {
      const player = await addPlayer(store.storage);
      await store.storage.run(async (tx) => {
        const first = await playerWriter(tx).save(withGold(await playerOf(tx, player._id), 1));
        await playerWriter(tx).save(withGold(first, 2));
      });
      const stored = await readAfresh(player._id);
      expect([stored?._v, stored?.stats.gp]).toEqual([player._v + 1, 2]);
    });

    test('writes no cold section when only hot parts changed', async () => {
      const player = await addPlayer(store.storage);
      await change(player._id, (old) => withGold(old, 5));
      expect(Object.values(await sectionVersions(player._id)).every((version) => version === 1)).toBe(true);
    });

    test('writes the one cold section that changed', async () => {
      const player = await addPlayer(store.storage);
      await change(player._id, (old) => ({ ...old, tags: [{ id: randomUUID(), name: 'home' }] }));
      const versions = await sectionVersions(player._id);
      expect(versions['tags']).toBe(2);
      expect(Object.values(versions).filter((version) => version > 1)).toHaveLength(1);
    });

    test('is as before when the transaction fails, in the table and in the cache', async () => {
      const player = await addPlayer(store.storage);
      const failing = store.storage.run(async (tx) => {
        await playerWriter(tx).save({
          ...(await playerOf(tx, player._id)),
          tags: [{ id: 'x', name: 'lost' }],
        });
        throw new Error('stop');
      });
      await expect(failing).rejects.toThrow('stop');
      expect(await read(player._id)).toEqual(player);
      await change(player._id, (old) => ({ ...old, tags: [{ id: 'y', name: 'kept' }] }));
      expect((await read(player._id))?.tags.map((tag) => tag.name)).toEqual(['kept']);
    });

    test('saved by another process is seen by the next read', async () => {
      const player = await addPlayer(store.storage);
      await read(player._id);
      await change(
        player._id,
        (old) => ({ ...old, balance: 4, tags: [{ id: 'z', name: 'other' }] }),
        storageOn(store.connection),
      );
      const seen = await read(player._id);
      expect([seen?.balance, seen?.tags[0]?.name]).toEqual([4, 'other']);
    });

    test('changed by fifty commands at once loses none', async () => {
      const player = await addPlayer(store.storage);
      const others = [store.storage, storageOn(store.connection)];
      await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          change(player._id, (old) => withGold(old, old.stats.gp + 1), others[i % 2] ?? store.storage),
        ),
      );
      const stored = await readAfresh(player._id);
      expect([stored?.stats.gp, stored?._v]).toEqual([50, player._v + 50]);
    });

    test('cannot be saved without having been loaded in the transaction', async () => {
      const player = await addPlayer(store.storage);
      await expect(store.storage.run((tx) => playerWriter(tx).save(player))).rejects.toThrow('not loaded');
    });

    test('is found by name in any case and by address', async () => {
      const player = await addPlayer(store.storage);
      const { username = '', email = '' } = player.auth.local;
      const { players } = store.storage.reader();
      expect(await players.findIdByUsername(username.toUpperCase())).toBe(player._id);
      expect(await players.findIdByEmail(email.toUpperCase())).toBe(player._id);
      expect(await players.findIdByUsername('nobody')).toBeUndefined();
    });

    test('is removed with everything that is theirs', async () => {
      const player = await addPlayer(store.storage);
      await store.storage.run(async (tx) => {
        await tx.tasks.insert(player._id, [makeTodo(player._id)]);
        await playerWriter(tx).remove(player._id);
      });
      expect(await read(player._id)).toBeUndefined();
      expect(await store.storage.reader().tasks.list(player._id)).toEqual([]);
      expect(await sectionVersions(player._id)).toEqual({});
    });

    test('as text is the player without what nobody may see', async () => {
      const player = await addPlayer(store.storage);
      await change(player._id, (old) => {
        const local = { ...old.auth.local, hashed_password: 'x', salt: 'y' };
        return { ...old, auth: { ...old.auth, local }, secret: { text: 'a' } };
      });
      const text = await store.storage
        .reader()
        .players.text(player._id, () => ({ flags: { newStuff: false }, top: { extra: { b: 2 } } }));
      const shown = fieldsIn(JSON.parse(text ?? '{}'));
      expect(text).not.toMatch(/hashed_password|salt|secret/);
      expect(shown).toMatchObject({
        id: player._id,
        items: player.items,
        tags: player.tags,
        extra: { b: 2 },
      });
      expect(shown['flags']).toEqual({ ...player.flags, newStuff: false });
    });
  });

  describe('tasks', () => {
    test('are found by id and by alias, by their owner alone', async () => {
      const [owner, other] = [await addPlayer(store.storage), await addPlayer(store.storage)];
      const task = makeTodo(owner._id, { alias: 'stairs' });
      await store.storage.run((tx) => tx.tasks.insert(owner._id, [task]));
      const { tasks } = store.storage.reader();
      expect(await tasks.get(owner._id, task._id)).toEqual(task);
      expect(await tasks.get(owner._id, 'stairs')).toEqual(task);
      expect(await tasks.get(other._id, task._id)).toBeUndefined();
      expect(await tasks.get(other._id, 'stairs')).toBeUndefined();
    });

    test('of two players may share an alias, those of one may not', async () => {
      const [owner, other] = [await addPlayer(store.storage), await addPlayer(store.storage)];
      const add = (id: string) =>
        store.storage.run((tx) => tx.tasks.insert(id, [makeTodo(id, { alias: 'same' })]));
      await add(owner._id);
      await add(other._id);
      await expect(add(owner._id)).rejects.toThrow();
      const { tasks } = store.storage.reader();
      expect(await tasks.aliasTaken(owner._id, 'same')).toBe(true);
      expect(await tasks.aliasTaken(owner._id, 'free')).toBe(false);
    });

    test('are listed by type and state', async () => {
      const { _id } = await addPlayer(store.storage);
      const done = makeTodo(_id, { completed: true, dateCompleted: '2026-02-01T00:00:00.000Z' });
      const later = makeTodo(_id, { completed: true, dateCompleted: '2026-02-05T00:00:00.000Z' });
      await store.storage.run((tx) => tx.tasks.insert(_id, [makeTodo(_id), done, later]));
      const { tasks } = store.storage.reader();
      const newest = await tasks.list(_id, {
        types: ['todo'],
        completed: true,
        newestCompletedFirst: true,
        limit: 2,
      });
      expect(newest.map((task) => task._id)).toEqual([later._id, done._id]);
      expect(await tasks.list(_id, { types: ['habit'] })).toEqual([]);
      expect(await tasks.list(_id)).toHaveLength(3);
    });

    test('come in the order of asking', async () => {
      const { _id } = await addPlayer(store.storage);
      const all = Array.from({ length: 250 }, () => makeTodo(_id));
      await store.storage.run((tx) => tx.tasks.insert(_id, all));
      const ids = all.map((task) => task._id).reverse();
      const found = await store.storage.reader().tasks.many(_id, ids);
      expect(found.map((task) => task._id)).toEqual(ids);
    });

    test('cannot be saved for somebody else', async () => {
      const [owner, other] = [await addPlayer(store.storage), await addPlayer(store.storage)];
      const task = makeTodo(owner._id);
      await store.storage.run((tx) => tx.tasks.insert(owner._id, [task]));
      await expect(store.storage.run((tx) => tx.tasks.save(other._id, task))).rejects.toThrow(
        'does not exist',
      );
    });

    test('done long ago are cleared, those of challenges and the rest are kept', async () => {
      const { _id } = await addPlayer(store.storage);
      const dateCompleted = '2026-01-01T00:00:00.000Z';
      const old = makeTodo(_id, { completed: true, dateCompleted });
      const shared = makeTodo(_id, { completed: true, dateCompleted, challenge: { id: randomUUID() } });
      await store.storage.run((tx) => tx.tasks.insert(_id, [old, shared, makeTodo(_id)]));
      const cleared = await store.storage.run((tx) => tx.tasks.removeCompletedTodosBefore(_id, testNow));
      expect(cleared).toEqual([old._id]);
      expect(await store.storage.reader().tasks.list(_id)).toHaveLength(2);
    });
  });

  test('an operation that is undone notes when, by the clock it is given', async () => {
    const { _id } = await addPlayer(store.storage);
    const undo = { undo_kind: 'score', undo: '{}', request: null, status: 200, answer: null };
    const row = { player_id: _id, id: 'score', v: 1, created_at: testNow, ...undo };
    await store.storage.run(async (tx) => {
      await keepOperation(tx.runner, row);
      await tx.operations.markUndone(_id, 'score');
    });
    const { db } = store.storage;
    const at = await db.selectFrom('operations').select('undone_at').where('id', '=', 'score').execute();
    expect(at).toEqual([{ undone_at: testNow }]);
  });

  test('ledger entries and history come back in their order', async () => {
    const { _id } = await addPlayer(store.storage);
    await store.storage.run(async (tx) => {
      await tx.ledger.add([
        { userId: _id, currency: 'gems', kind: 'spend', amount: -1, currentAmount: 3 },
        { userId: _id, currency: 'gems', kind: 'contribution', amount: 2.5, currentAmount: 5.5 },
        { userId: _id, currency: 'gems', kind: 'spend', amount: -2, currentAmount: 3.5 },
      ]);
      await tx.history.add(_id, { kind: 'armoire', reward: 1 });
    });
    const reader = store.storage.reader();
    expect((await reader.ledger.list(_id)).map(({ amount }) => amount)).toEqual([-1, 2.5, -2]);
    expect(await reader.history.list(_id)).toEqual([{ kind: 'armoire', reward: 1 }]);
  });
});
