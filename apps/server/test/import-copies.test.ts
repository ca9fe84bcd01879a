import { fieldsIn, listIn, textIn, valueIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../src/housekeeping.ts';
import { forgetOldCopies } from '../src/storage/import-copies.ts';
import { bring, daily, exported, file, id, moving, newMover, preview } from './support/imports.ts';
import { changePlayer, makeTask, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const join = (where = server) => newMover(where);

describe('a copy before an import', () => {
  const copies = async (caller: Caller) =>
    listIn((await caller.get('/imports/copies')).body.data).map((copy) => fieldsIn(copy));
  const goBack = (caller: Caller, copy: unknown) =>
    caller.call('POST', `/imports/copies/${textIn(copy, 'id')}/restore`, { body: {} });
  const month = 30 * 24 * 60 * 60 * 1000;

  /** What going back brings back: all but the version and the instants of changes. */
  const lasting = (text: string) => {
    const { updatedAt: _at, ...rest } = fieldsIn(moving(text));
    return rest;
  };

  test('is made of every import, not of a dry run, and is the export of then', async () => {
    const mover = await join();
    await makeTask(mover, { type: 'habit', text: 'stretch' });
    const before = await exported(mover);
    await preview(mover, file());
    expect(await copies(mover)).toEqual([]);
    await bring(mover, file());
    const [copy] = await copies(mover);
    expect(copy).toMatchObject({ reason: 'import', bytes: Buffer.byteLength(before) });
    const kept = Date.parse(textIn(copy, 'expiresAt')) - Date.parse(textIn(copy, 'madeAt'));
    expect(kept).toBe(month);
    const { text } = await mover.get(`/imports/copies/${textIn(copy, 'id')}`);
    expect(JSON.parse(text)).toEqual(JSON.parse(before));
  });

  test.each(engines)('brings everything back on $engine, and can itself be undone', async ({ database }) => {
    const own = await startServer({ databaseUrl: await database() });
    const mover = await join(own);
    const habit = await makeTask(mover, { type: 'habit', text: 'stretch', alias: 'ferns' });
    await changePlayer(own, mover, (player) => {
      const eggs = { Wolf: 2 };
      return { ...player, items: { ...player.items, eggs, currentPet: 'Fox-Base' } };
    });
    const before = await exported(mover);
    const message = { id: id(3), uuid: id(4), text: 'hello', timestamp: 5 };
    const tree = file({
      items: { eggs: { Wolf: 9, Fox: 1 }, pets: { 'Wolf-Base': 20 }, currentPet: 'Wolf-Base' },
      achievements: { streak: 7 },
      tags: [{ id: id(40), name: 'from afar' }],
      tasks: { dailys: [daily], habits: [{ _id: habit.id, type: 'habit', text: 'other' }] },
      tasksOrder: { dailys: [id(1)], habits: [habit.id] },
      inbox: { messages: [message] },
    });
    await bring(mover, tree);
    const after = await exported(mover);
    const { status, body } = await goBack(mover, (await copies(mover))[0]);
    expect([status, body.data]).toEqual([200, { tasks: 1 }]);
    expect(lasting(await exported(mover))).toEqual(lasting(before));
    const [latest] = await copies(mover);
    expect(latest).toMatchObject({ reason: 'restore' });
    await goBack(mover, latest);
    expect(lasting(await exported(mover))).toEqual(lasting(after));
    await own.close();
  });

  test('leaves gems, hourglasses and the running day alone', async () => {
    const mover = await join();
    await bring(mover, file({ lastCron: '2020-01-01T00:00:00.000Z' }));
    await changePlayer(server, mover, (player) => ({ ...player, balance: 2.5 }));
    const { lastCron } = await storedPlayer(server, mover);
    await goBack(mover, (await copies(mover))[0]);
    const player = await storedPlayer(server, mover);
    expect([player.balance, player.lastCron]).toEqual([2.5, lastCron]);
    expect(listIn((await mover.get('/user/purchase-history')).body.data)).toEqual([]);
  });

  test("is nobody else's", async () => {
    const [mover, stranger] = [await join(), await join()];
    await bring(mover, file());
    const [copy] = await copies(mover);
    expect(await copies(stranger)).toEqual([]);
    const answers = [
      await stranger.get(`/imports/copies/${textIn(copy, 'id')}`),
      await goBack(stranger, copy),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'importCopyNotFound']);
  });

  test('is kept for 30 days, and ten of them at most', async () => {
    const own = await startServer();
    const mover = await join(own);
    for (const lvl of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) await bring(mover, file({ stats: { lvl } }));
    const kept = await copies(mover);
    expect(kept).toHaveLength(10);
    const newest = JSON.parse((await mover.get(`/imports/copies/${textIn(kept[0], 'id')}`)).text);
    expect(valueIn(newest, 'stats', 'lvl')).toBe(11);
    const { db } = own.app.services.storage;
    const now = own.app.services.system.now();
    await forgetOldCopies(db, now + month - 1000);
    expect(await copies(mover)).toHaveLength(10);
    await db.updateTable('import_copies').set({ expires_at: now }).execute();
    expect(await copies(mover)).toEqual([]);
    expect((await goBack(mover, kept[0])).body.code).toBe('importCopyNotFound');
    await cleanUp(own.app.services);
    expect(await db.selectFrom('import_copies').select('id').execute()).toEqual([]);
    await own.close();
  });
});
