import { isFields, listIn, textIn, valueIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bring, daily, exported, file, id, newMover, preview } from './support/imports.ts';
import { changePlayer, makeTask, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const join = (where = server) => newMover(where);

describe('an import', () => {
  test('is shown before it is carried out', async () => {
    const mover = await join();
    const before = await storedPlayer(server, mover);
    const shown = await preview(mover, file({ tasks: { dailys: [daily] } }));
    expect(await storedPlayer(server, mover)).toEqual(before);
    expect(valueIn(shown.body.data, 'tasks', 'dailys')).toBe(1);
    const done = await bring(mover, file({ tasks: { dailys: [daily] } }));
    expect(done.body.data).toEqual(shown.body.data);
    expect((await storedPlayer(server, mover)).stats.lvl).toBe(57);
    const { body } = await mover.get(`/tasks/${id(1)}`);
    expect(body.data).toMatchObject({ text: 'water the ferns', streak: 84, value: 3, userId: mover.id });
  });

  test('leaves the tasks of others alone, and finds its own again', async () => {
    const [first, second] = [await join(), await join()];
    const tree = file({
      tasks: { todos: [{ _id: id(2), type: 'todo', text: 'a' }] },
      tasksOrder: { todos: [id(2)] },
    });
    await bring(first, tree);
    for (const renamed of [1, 1]) {
      const { body } = await bring(second, tree);
      expect(valueIn(body.data, 'tasks', 'renamed')).toBe(renamed);
    }
    const { body } = await second.get('/tasks/user');
    const ids = listIn(body.data).map((task) => textIn(task, '_id'));
    expect([ids.length, ids.includes(id(2))]).toEqual([1, false]);
    expect((await storedPlayer(server, second)).tasksOrder.todos).toEqual(ids);
    expect((await first.get(`/tasks/${id(2)}`)).status).toBe(200);
  });

  test('keeps what is unknown aside, to be downloaded', async () => {
    const mover = await join();
    await bring(mover, file({ novel: { a: [1] }, apiToken: 'secret', permissions: { fullAccess: true } }));
    const { body } = await mover.get('/imports/asides');
    expect(body.data).toEqual([{ path: 'novel', reason: 'unknownField', value: { a: [1] } }]);
    expect((await (await join()).get('/imports/asides')).body.data).toEqual([]);
    expect((await storedPlayer(server, mover)).permissions).toEqual({});
  });

  test('shows its messages in the export', async () => {
    const mover = await join();
    const message = { id: id(3), uuid: id(4), text: 'hello', timestamp: 5 };
    await bring(mover, file({ inbox: { messages: { [id(3)]: message } } }));
    expect(valueIn(JSON.parse(await exported(mover)), 'inbox', 'messages')).toEqual({ [id(3)]: message });
  });

  const rich = file({ balance: 3.5, purchased: { plan: { planId: 'basic', consecutive: { trinkets: 2 } } } });

  test('brings gems and hourglasses for an administrator only, through the ledger, and once', async () => {
    const mover = await join();
    expect((await bring(mover, rich)).status).toBe(200);
    for (const call of [bring, preview]) {
      const { status, body } = await call(mover, rich, '?withBalance=true');
      expect([status, body.code]).toEqual([401, 'noPrivAccess']);
    }
    expect((await storedPlayer(server, mover)).balance).toBe(0);
    await changePlayer(server, mover, (player) => ({ ...player, permissions: { fullAccess: true } }));
    for (const _ of [1, 2]) expect((await bring(mover, rich, '?withBalance=true')).status).toBe(200);
    const { balance, purchased } = await storedPlayer(server, mover);
    expect([balance, purchased.plan.planId, purchased.plan.consecutive.trinkets]).toEqual([3.5, 'basic', 2]);
    const { body } = await mover.get('/user/purchase-history');
    const moved = listIn(body.data).filter(isFields);
    expect(moved).toHaveLength(2);
    expect(moved).toContainEqual(
      expect.objectContaining({
        transactionType: 'admin_update_balance',
        amount: 3.5,
        referenceText: 'Given by staff',
      }),
    );
    expect(moved).toContainEqual(
      expect.objectContaining({ transactionType: 'admin_update_hourglasses', amount: 2 }),
    );
  });

  test.each(engines)('keeps everything on $engine, also when it is repeated', async ({ database }) => {
    const own = await startServer({ databaseUrl: await database() });
    const mover = await join(own);
    const message = { id: id(3), uuid: id(4), text: 'nul \u0000 hello', timestamp: 5 };
    const tree = file({ novel: 1, tasks: { dailys: [daily] }, inbox: { messages: [message] } });
    for (const replaced of [0, 1]) {
      const { status, body } = await bring(mover, tree);
      expect([status, valueIn(body.data, 'tasks', 'replaced')]).toEqual([200, replaced]);
    }
    const view: unknown = JSON.parse(await exported(mover));
    expect(valueIn(view, 'inbox', 'messages', id(3), 'text')).toBe('nul  hello');
    expect(valueIn(view, 'tasks', 'dailys', 0, 'streak')).toBe(84);
    expect((await mover.get('/imports/asides')).body.data).toHaveLength(1);
    await own.close();
  });

  test('is all or nothing', async () => {
    const mover = await join();
    const task = await makeTask(mover, { type: 'todo' });
    const before = await exported(mover);
    const refused = await bring(
      mover,
      file({
        tasks: {
          dailys: [
            { ...daily, _id: id(5) },
            { ...daily, everyX: -1 },
          ],
        },
      }),
    );
    expect([refused.status, refused.body.code]).toEqual([400, 'validationFailed']);
    expect(refused.body.errors?.[0]).toMatchObject({ path: 'tasks.dailys.1.everyX' });
    expect(await exported(mover)).toBe(before);
    expect((await mover.get(`/tasks/${task.id}`)).status).toBe(200);
  });

  test.each([
    ['deep lists', `{"stats":${'['.repeat(100_000)}`],
    ['deep elements', `<user>${'<a>'.repeat(100_000)}`],
    ['entities of its own', '<!DOCTYPE user [<!ENTITY a "aaaa">]><user><stats>&a;</stats></user>'],
    ['half a file', '{"stats":{'],
    ['half of XML', '<user><stats>'],
    ['no text at all', '\u0000\u0001'],
    ['nothing', ''],
  ])('refuses %s', async (_, text) => {
    const { status, body } = await bring(await join(), text);
    expect([status, body.code]).toEqual([400, 'importUnreadable']);
  });

  test('takes 20 MB and no more, and other calls no more than before', async () => {
    const mover = await join();
    const limit = 20 * 1024 * 1024;
    expect((await bring(mover, `{"a":1}${' '.repeat(limit - 7)}`)).body.code).toBe('importNotAnExport');
    expect((await bring(mover, ' '.repeat(limit + 1))).body.code).toBe('payloadTooLarge');
    const long = JSON.stringify({ text: 'x'.repeat(11 * 1024 * 1024) });
    const other = await mover.call('POST', '/tags', {
      body: long,
      headers: { 'content-type': 'application/json' },
    });
    expect(other.body.code).toBe('payloadTooLarge');
  });
});
