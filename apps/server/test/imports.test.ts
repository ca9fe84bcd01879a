import { allEggs, allGear, findPet, findQuest } from '@everdeed/content';
import { fieldsIn, isFields, listIn, textIn, valueIn } from '@everdeed/content/values';
import { blankTask, type Player, type Task, type TaskType } from '@everdeed/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../src/housekeeping.ts';
import { forgetOldCopies } from '../src/storage/import-copies.ts';
import { changePlayer, makeTask, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let elsewhere: TestServer;
let names = 0;
beforeAll(async () => {
  server = await startServer();
  elsewhere = await startServer();
});
afterAll(async () => {
  await server.close();
  await elsewhere.close();
});

const send = (caller: Caller, path: string, body: string) =>
  caller.call('POST', path, { body, headers: { 'content-type': 'application/octet-stream' } });
const bring = (caller: Caller, file: object | string, query = '') =>
  send(caller, `/imports${query}`, typeof file === 'string' ? file : JSON.stringify(file));
const preview = (caller: Caller, file: object, query = '') =>
  send(caller, `/imports/preview${query}`, JSON.stringify(file));
const exported = async (caller: Caller, kind = 'json'): Promise<string> =>
  (await caller.get(`//export/userdata.${kind}`)).text;
const join = (where = server): Promise<Caller> => where.register(`mover-${++names}`, 'habitica-ios');

/** What moves with an account: all but who it is here, and what is computed or told anew. */
function moving(text: string): unknown {
  const { _id, id: _same, _v, auth: _auth, notifications: _told, ...view } = fieldsIn(JSON.parse(text));
  const tasks = Object.fromEntries(
    Object.entries(fieldsIn(view['tasks'] ?? {})).map(([key, list]) => [
      key,
      listIn(list).map((task) => ({ ...fieldsIn(task), userId: 'somebody' })),
    ]),
  );
  return { ...view, tasks };
}

const id = (n: number): string => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((text) => !/[\p{C}\r]/u.test(text));
const someOf = <T>(keys: readonly string[], value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 8 });
const amount = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const instants = fc.integer({ min: 1_400_000_000_000, max: 1_760_000_000_000 });
const iso = instants.map((ms) => new Date(ms).toISOString());
const eggs = allEggs().map(({ key }) => key);
const gear = allGear().map(({ key }) => key);
const pets = eggs.slice(0, 9).flatMap((egg) => (findPet(`${egg}-Base`) ? [`${egg}-Base`] : []));
const quests = ['dustbunnies', 'vice1', 'atom1'].filter((key) => findQuest(key));
const attribute = fc.constantFrom('str', 'con', 'int', 'per');

const tags = fc.uniqueArray(fc.record({ id: fc.uuid(), name: words }), {
  maxLength: 4,
  selector: ({ id: own }) => own,
});
const ofTask = fc.record({
  type: fc.constantFrom<TaskType>('habit', 'daily', 'todo', 'reward'),
  _id: fc.uuid(),
  text: words,
  notes: words,
  value: amount(0, 50),
  priority: fc.constantFrom(0.1, 1, 1.5, 2),
  attribute,
  createdAt: iso,
  updatedAt: iso,
  streak: fc.nat(4000),
  completed: fc.boolean(),
  dateCompleted: iso,
  history: fc.array(fc.record({ date: instants, value: amount(-40, 40) }), { maxLength: 5 }),
  checklist: fc.array(fc.record({ id: fc.uuid(), text: words, completed: fc.boolean() }), { maxLength: 3 }),
});

function taskOf(made: typeof ofTask extends fc.Arbitrary<infer Made> ? Made : never, userId: string): Task {
  const { type, streak, completed, dateCompleted, history, checklist, ...shared } = made;
  const own = {
    habit: { history: history.map((entry) => ({ ...entry, scoredUp: 1, scoredDown: 0 })) },
    daily: {
      history: history.map((entry) => ({ ...entry, isDue: true, completed })),
      streak,
      completed,
      checklist,
    },
    todo: completed ? { completed, dateCompleted, checklist } : { checklist },
    reward: {},
  };
  return { ...blankTask(type, made._id, 0), ...shared, ...own[type], userId };
}

const life = fc.record({
  hp: amount(1, 50),
  gp: amount(0, 1_000_000),
  lvl: fc.integer({ min: 1, max: 300 }),
  class: fc.constantFrom('warrior' as const, 'rogue' as const, 'wizard' as const, 'healer' as const),
  training: fc.shuffledSubarray(['str', 'int', 'per', 'con'], { minLength: 4 }),
  blurb: words,
  eggs: someOf(eggs, fc.nat(999)),
  gear: someOf(gear, fc.boolean()),
  pets: someOf(pets, fc.integer({ min: -1, max: 49 })),
  mounts: someOf(pets, fc.constantFrom(true, null)),
  quests: someOf(quests, fc.nat(20)),
  tags,
  points: fc.uniqueArray(fc.record({ date: iso, value: amount(0, 9999) }), {
    maxLength: 5,
    selector: ({ date }) => date,
  }),
  tasks: fc.uniqueArray(ofTask, { maxLength: 8, selector: ({ _id }) => _id }),
});
type Life = typeof life extends fc.Arbitrary<infer Made> ? Made : never;

const lived = (player: Player, made: Life): Player => ({
  ...player,
  profile: { ...player.profile, blurb: made.blurb },
  stats: {
    ...player.stats,
    hp: made.hp,
    gp: made.gp,
    lvl: made.lvl,
    class: made.class,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all four, in some order
    training: Object.fromEntries(made.training.map((key, n) => [key, n])) as Player['stats']['training'],
  },
  items: {
    ...player.items,
    eggs: made.eggs,
    pets: made.pets,
    mounts: made.mounts,
    gear: { ...player.items.gear, owned: { ...player.items.gear.owned, ...made.gear } },
  },
  achievements: { ...player.achievements, quests: made.quests },
  history: { ...player.history, exp: made.points.toSorted((a, b) => a.date.localeCompare(b.date)) },
  tags: made.tags,
  tasksOrder: { habits: [], dailys: [], rewards: [], todos: [] },
});

/** An account with this life. */
async function live(made: Life): Promise<Caller> {
  const owner = await join();
  await changePlayer(server, owner, (player) => lived(player, made));
  await server.app.services.storage.run((tx) =>
    tx.tasks.insert(
      owner.id,
      made.tasks.map((one) => taskOf(one, owner.id)),
    ),
  );
  return owner;
}

describe('export and import', () => {
  test.each([['json'], ['xml']])(
    'lose nothing of an account: %s',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(life, async (made) => {
          const owner = await live(made);
          const file = await exported(owner, kind);
          // One database holds an id once: each life moves to an account on another server.
          await elsewhere.app.services.storage.db.deleteFrom('tasks').execute();
          const mover = await join(elsewhere);
          const answer = await bring(mover, file);
          expect([answer.status, answer.body.code]).toEqual([200, undefined]);
          const first = await exported(mover);
          expect(moving(first)).toEqual(moving(await exported(owner)));
          expect((await bring(mover, file)).status).toBe(200);
          expect(moving(await exported(mover))).toEqual(moving(first));
          await server.app.services.storage.db.deleteFrom('tasks').execute();
        }),
        { numRuns: 12 },
      );
    },
    120_000,
  );
});

const file = (more: Record<string, unknown> = {}) => ({
  stats: { lvl: 57 },
  items: {},
  preferences: {},
  ...more,
});
const daily = { _id: id(1), type: 'daily', text: 'water the ferns', streak: 84, value: 3 };

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
      expect.objectContaining({ transactionType: 'admin_update_balance', amount: 3.5 }),
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
