import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type App, createApp } from '../src/index.ts';
import { testOptions } from '../src/test-control/options.ts';
import { Caller, password, startServer } from './support/server.ts';

const source = join(import.meta.dirname, '..', 'src');

describe('test control', () => {
  let app: App;
  let anyone: Caller;
  const control = async (op: string, body: unknown = {}) => {
    const answer = await anyone.call('POST', `//test-control/${op}`, { body });
    return { status: answer.status, body: JSON.parse(answer.text) as Record<string, unknown> };
  };
  const register = async (username: string): Promise<Caller> => {
    const fields = { username, email: `${username}@example.org`, password, confirmPassword: password };
    const { body } = await anyone.post('/user/auth/local/register', fields);
    const { _id, apiToken } = body.data as { _id: string; apiToken: string };
    return new Caller(app, { 'x-api-user': _id, 'x-api-key': apiToken });
  };
  const userOf = async (player: Caller) => (await player.get('/user')).body.data as Record<string, unknown>;

  beforeAll(async () => {
    app = await createApp(await testOptions({ LOG_LEVEL: 'silent' }));
    anyone = new Caller(app);
  });
  afterAll(() => app.close());

  test('stops the clock and lets it run again', async () => {
    await control('clock', { now: '2020-02-02T10:00:00.000Z' });
    const player = await register('clocked');
    expect((await userOf(player))['lastCron']).toBe('2020-02-02T10:00:00.000Z');
    await control('clock', { now: null });
    expect(Math.abs(app.services.nature.now() - Date.now())).toBeLessThan(1000);
    expect((await control('clock', { now: 'nonsense' })).status).toBe(400);
  });

  test('loads the dice and gives back real ones', async () => {
    await control('dice', { value: 0.25 });
    expect([app.services.nature.dice.roll(), app.services.nature.dice.roll()]).toEqual([0.25, 0.25]);
    await control('dice', {});
    expect(app.services.nature.dice.roll()).not.toBe(app.services.nature.dice.roll());
    expect((await control('dice', { value: 7 })).status).toBe(400);
  });

  test('changes a record, which the next call sees', async () => {
    const player = await register('written');
    const set = { 'stats.gp': 77, 'items.eggs.Wolf': 2, lastCron: { $date: '2020-01-01T00:00:00.000Z' } };
    await control('write', { collection: 'users', id: player.id, set, unset: ['preferences.background'] });
    const user = await userOf(player);
    expect(user).toMatchObject({
      stats: { gp: 77 },
      items: { eggs: { Wolf: 2 } },
      lastCron: '2020-01-01T00:00:00.000Z',
    });
    expect(user['preferences']).not.toHaveProperty('background');
    await control('write', { collection: 'users', id: player.id, set: { 'auth.blocked': true } });
    expect((await player.get('/user')).body.code).toBe('accountSuspended');
  });

  test('reads records by id and by value, hidden fields included', async () => {
    const player = await register('read-me');
    const byId = await control('read', { collection: 'users', ids: [player.id] });
    expect(byId.body).toMatchObject({ docs: [{ _id: player.id, lastCron: { $date: expect.any(String) } }] });
    expect(JSON.stringify(byId.body)).toContain('$argon2id$');
    const where = { 'auth.local.username': 'read-me' };
    expect(((await control('read', { collection: 'users', where })).body['docs'] as unknown[]).length).toBe(
      1,
    );
    const none = await control('read', { collection: 'users', where: { 'stats.lvl': 99 } });
    expect(none.body).toEqual({ docs: [] });
  });

  const docsOf = async (collection: string, body: Record<string, unknown> = {}) =>
    (await control('read', { collection, ...body })).body['docs'] as Record<string, unknown>[];

  test('shows and changes what no call shows', async () => {
    const player = await register('hidden');
    const set = {
      _cronSignature: 'NOT_RUNNING',
      secret: { text: 'sh' },
      'auth.local.passwordHashMethod': 'bcrypt',
    };
    await control('write', { collection: 'users', id: player.id, set });
    expect(await docsOf('users', { where: { _cronSignature: 'NOT_RUNNING' } })).toMatchObject([
      { _id: player.id, secret: { text: 'sh' }, auth: { local: { passwordHashMethod: 'bcrypt' } } },
    ]);
    const seen = JSON.stringify(await userOf(player));
    for (const hidden of [
      '_cronSignature',
      '"secret"',
      'passwordHashMethod',
      'hashed_password',
      'passwordResetCode',
    ])
      expect(seen).not.toContain(hidden);
    await control('write', { collection: 'users', id: player.id, unset: ['_cronSignature'] });
    expect(await docsOf('users', { where: { _cronSignature: { $exists: true } } })).toEqual([]);
  });

  const useCode = (code: unknown, newPassword: string) =>
    anyone.post('/user/auth/reset-password-set-new-one', { code, newPassword, confirmPassword: newPassword });
  const codeOf = async (player: Caller) => {
    const [doc] = await docsOf('users', { ids: [player.id] });
    return (doc?.['auth'] as { local?: Record<string, unknown> } | undefined)?.local?.['passwordResetCode'];
  };

  test('knows the code of a forgotten password, and makes one of its own work', async () => {
    const player = await register('forgot');
    expect(await codeOf(player)).toBeUndefined();
    await anyone.post('/user/reset-password', { email: 'forgot@example.org' });
    expect((await useCode(await codeOf(player), 'password-2')).status).toBe(200);
    const set = { 'auth.local.passwordResetCode': 'made-up' };
    await control('write', { collection: 'users', id: player.id, set });
    expect((await useCode('made-up', 'password-3')).status).toBe(200);
    await control('write', { collection: 'users', id: player.id, set });
    await control('write', { collection: 'users', id: player.id, unset: Object.keys(set) });
    expect((await useCode('made-up', 'password-4')).status).toBe(401);
    const { status } = await anyone.post('/user/auth/local/login', {
      username: 'forgot',
      password: 'password-3',
    });
    expect(status).toBe(200);
  });

  test('makes another token open an account', async () => {
    const player = await register('tokened');
    const apiToken = '31111111-2222-4333-8444-555555555555';
    for (let twice = 0; twice < 2; twice++)
      await control('write', { collection: 'users', id: player.id, set: { apiToken } });
    const other = new Caller(app, { 'x-api-user': player.id, 'x-api-key': apiToken });
    expect((await userOf(other))['_id']).toBe(player.id);
  });

  test('changes tasks, which the next call sees', async () => {
    const player = await register('tasked');
    const { body } = await player.post('/tasks/user', { type: 'daily', text: 'before' });
    const { _id: id } = body.data as { _id: string };
    const taskOf = async () => (await player.get(`/tasks/${id}`)).body.data;
    await taskOf();
    const set = { text: 'after', value: -12.5, startDate: { $date: '2020-01-01T00:00:00.000Z' } };
    await control('write', { collection: 'tasks', id, set, unset: ['notes'] });
    expect(await taskOf()).toMatchObject({
      text: 'after',
      value: -12.5,
      startDate: '2020-01-01T00:00:00.000Z',
    });
    expect(await docsOf('tasks', { where: { userId: player.id, text: 'after' } })).toMatchObject([set]);
    await control('write', { collection: 'tasks', remove: [id] });
    expect((await player.get(`/tasks/${id}`)).status).toBe(404);
    const copy = {
      _id: '41111111-2222-4333-8444-555555555555',
      userId: player.id,
      type: 'habit',
      text: 'put in',
    };
    await control('write', { collection: 'tasks', insert: [copy] });
    expect((await player.get(`/tasks/${copy._id}`)).body.data).toMatchObject({ text: 'put in' });
  });

  test('reads and writes transactions, phones and the history of users', async () => {
    const player = await register('recorded');
    const record = {
      userId: player.id,
      currency: 'gems',
      transactionType: 'debug',
      amount: 5,
      currentAmount: 5,
    };
    await control('write', { collection: 'transactions', insert: [{ _id: 't1', ...record }] });
    await control('write', { collection: 'transactions', id: 't1', set: { amount: 7 } });
    expect(await docsOf('transactions', { ids: ['t1'] })).toMatchObject([{ _id: 't1', amount: 7 }]);
    const purchases = await player.get('/user/purchase-history');
    if (purchases.status === 200) expect(purchases.body.data).toMatchObject([{ amount: 7 }]);
    await player.post('/user/push-devices', { regId: 'phone-1', type: 'ios' });
    const [phone] = await docsOf('pushdevices', { where: { userId: player.id } });
    expect(phone).toMatchObject({ regId: 'phone-1', type: 'ios' });
    await control('write', { collection: 'pushdevices', remove: [phone?.['_id']] });
    await control('write', { collection: 'pushdevices', insert: [{ userId: player.id, regId: 'phone-2' }] });
    expect((await userOf(player))['pushDevices']).toMatchObject([{ regId: 'phone-2' }]);
    await control('write', {
      collection: 'users',
      id: player.id,
      set: { lastCron: { $date: '2020-01-01T00:00:00.000Z' } },
    });
    await player.post('/cron');
    expect(await docsOf('userhistories', { where: { userId: player.id } })).toMatchObject([
      { _id: player.id, cron: [{ checkinCount: 1, timestamp: { $date: expect.any(String) } }], armoire: [] },
    ]);
    await control('write', { collection: 'userhistories', id: player.id, set: { cron: [] } });
    expect(await docsOf('userhistories', { ids: [player.id] })).toEqual([]);
  });

  test('reads by what a filter wants', async () => {
    const player = await register('filtered');
    const set = { challenges: ['c1', 'c2'], 'tags.0.name': 'first', 'items.pets.Wolf-Base': 5 };
    await control('write', { collection: 'users', id: player.id, set });
    const count = async (filter: Record<string, unknown>) =>
      (await docsOf('users', { filter: { _id: player.id, ...filter } })).length;
    const created = 'auth.timestamps.created';
    const wants: [Record<string, unknown>, number][] = [
      [{ challenges: 'c2' }, 1],
      [{ challenges: ['c1', 'c2'] }, 1],
      [{ challenges: { $nin: ['c1', 'c3'] } }, 0],
      [{ 'tags.name': 'first' }, 1],
      [{ 'tags.1.name': 'first' }, 0],
      [{ 'items.pets.Wolf-Base': { $gt: 4, $lte: 5 } }, 1],
      [{ 'items.pets.Wolf-Base': { $lt: 5 } }, 0],
      [{ 'items.pets.Wolf-Base': { $ne: 5 } }, 0],
      [{ 'items.pets.Fox-Base': null }, 1],
      [{ [created]: { $gte: { $date: '2020-01-01T00:00:00.000Z' } } }, 1],
      [{ [created]: { $in: [{ $date: '2020-01-01T00:00:00.000Z' }] } }, 0],
    ];
    for (const [filter, wanted] of wants)
      expect([JSON.stringify(filter), await count(filter)]).toEqual([JSON.stringify(filter), wanted]);
  });

  test.each(['stats', 'stats.buffs', 'items', 'flags', 'notifications', 'webhooks', 'auth', 'lastCron'])(
    'gives a user without %s the defaults of its fields',
    async (path) => {
      const player = await register(`no-${path.toLowerCase().replace('.', '-')}`);
      const { body } = await player.post('/tasks/user', { type: 'daily', text: 'a daily' });
      await control('write', { collection: 'users', id: player.id, unset: [path] });
      const { _id } = body.data as { _id: string };
      const answers = [
        await player.get('/user'),
        await player.post(`/tasks/${_id}/score/up`),
        await player.post('/cron'),
        await player.put('/user', { 'stats.hp': 20 }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    },
  );

  test.each(['habit', 'daily', 'todo', 'reward'])(
    'gives a bare %s the defaults of its type',
    async (type) => {
      const player = await register(`bare-${type}`);
      const task = { userId: player.id, type, text: 'bare', frequency: 'daily' };
      await control('write', { collection: 'tasks', insert: [task] });
      const [stored] = await docsOf('tasks', { where: { userId: player.id } });
      expect(stored).toMatchObject({ text: 'bare', notes: '', value: 0, priority: 1, challenge: {} });
      const scored = await player.post(`/tasks/${String(stored?.['_id'])}/score/up`);
      expect(scored.status).toBe(200);
    },
  );

  test.each([
    ['users', { id: 'PLAYER', set: { '__proto__.polluted': 1 } }],
    ['users', { id: 'PLAYER', set: ['stats.hp'] }],
    ['users', { id: 'PLAYER', unset: 'stats.hp' }],
    ['users', { id: 'PLAYER', set: { lastCron: { $date: 'never' } } }],
    ['users', { insert: [{ _id: 'PLAYER' }] }],
    ['users', { insert: { _id: 'PLAYER' } }],
    ['tasks', { insert: [{ type: 'habit', text: 'nobodys', userId: 'nobody' }] }],
    ['tasks', { insert: [{ type: 'thing', text: 'a thing', userId: 'PLAYER' }] }],
  ])('refuses to write %s by %j', async (collection, change) => {
    const player = await register(`r${Math.random().toString(36).slice(2, 14)}`);
    const sent = JSON.parse(
      JSON.stringify({ collection, ...change }).replaceAll('PLAYER', player.id),
    ) as unknown;
    expect((await control('write', sent)).status).toBe(400);
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect((await player.get('/user')).status).toBe(200);
  });

  test.each([['read'], ['write']])('refuses to %s nothing in particular', async (op) => {
    expect((await control(op, {})).status).toBe(400);
  });

  test('puts records in and takes them out', async () => {
    const id = '11111111-2222-4333-8444-555555555555';
    const apiToken = '21111111-2222-4333-8444-555555555555';
    const doc = { _id: id, apiToken, auth: { local: { username: 'inserted' } }, stats: { lvl: 5 } };
    await control('write', { collection: 'users', insert: [doc] });
    const player = new Caller(app, { 'x-api-user': id, 'x-api-key': apiToken });
    expect(await userOf(player)).toMatchObject({ stats: { lvl: 5, hp: 50 } });
    await control('write', { collection: 'users', remove: [id] });
    expect((await player.get('/user')).body.error).toBe('invalid_credentials');
  });

  test('keeps records of collections that nothing else knows', async () => {
    await control('write', { collection: 'newsposts', insert: [{ _id: 'n1', title: 'Hello' }] });
    await control('write', { collection: 'newsposts', id: 'n1', set: { 'author.name': 'me' } });
    const { body } = await control('read', { collection: 'newsposts' });
    expect(body).toEqual({ docs: [{ _id: 'n1', title: 'Hello', author: { name: 'me' } }] });
  });

  test('shows keys in place of words', async () => {
    await control('keys', { on: true });
    const { body } = await anyone.post('/user/auth/local/login', {});
    await control('keys', { on: false });
    expect(body.message).toBe('<t:invalidReqParams>');
  });

  test('waits until background work is done', async () => {
    await register('forgetful');
    await anyone.post('/user/reset-password', { email: 'forgetful@example.org' });
    await control('settle');
    expect(await app.services.storage.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  test('empties the database', async () => {
    const player = await register('gone');
    await control('reset');
    expect((await player.get('/user')).body.error).toBe('invalid_credentials');
    expect((await control('read', { collection: 'users' })).body).toEqual({ docs: [] });
    expect((await register('gone')).id).not.toBe('');
  });

  test('knows no other operations', async () => {
    expect((await control('shutdown')).status).toBe(404);
    expect((await control('constructor')).status).toBe(404);
  });
});

describe('test mode refuses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-used-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(['0.0.0.0', '192.168.1.5', '::', 'example.org'])('to listen on %s', async (HOST) => {
    await expect(testOptions({ HOST })).rejects.toThrow('loopback');
  });

  test('a database that holds accounts', async () => {
    const env = { DATA_DIR: folder, LOG_LEVEL: 'silent' };
    const used = await startServer({ env, testMode: false });
    await used.register('somebody');
    await used.close();
    await expect(testOptions(env)).rejects.toThrow('holds accounts');
  });

  test('a database that production has taken over', async () => {
    const own = mkdtempSync(join(tmpdir(), 'everdeed-taken-'));
    const env = { DATA_DIR: own, LOG_LEVEL: 'silent' };
    await (await createApp(await testOptions(env))).close();
    const used = await startServer({ env, testMode: false });
    await used.register('somebody');
    await used.close();
    await expect(testOptions(env)).rejects.toThrow('holds accounts');
    rmSync(own, { recursive: true, force: true });
  });
});

describe('in production', () => {
  test('there is no test control, whatever the environment says', async () => {
    const env = { TEST_MODE: 'true', NODE_ENV: 'test', EVERDEED_TEST_MODE: '1' };
    const server = await startServer({ env, testMode: false });
    for (const op of ['reset', 'clock', 'dice', 'read', 'write', 'settle', 'keys']) {
      const { status, body } = await server.anyone.call('POST', `//test-control/${op}`, { body: {} });
      expect([op, status, body.code]).toEqual([op, 404, 'notFound']);
    }
    expect(server.app.server.printRoutes()).not.toContain('test-control');
    await server.close();
  });

  /** Tells when a module of test control is loaded. */
  const watcher = `export async function load(url, context, next) {
    if (url.includes('/test-control/')) process._rawDebug('LOADED');
    return next(url, context);
  }`;
  const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const watch = asModule(
    `import { register } from 'node:module'; register(${JSON.stringify(asModule(watcher))});`,
  );

  /** Runs the program until it is ready or gone, calls it, and gives what it said. */
  async function runProgram(args: string[], env: Record<string, string>) {
    const dataDir = mkdtempSync(join(tmpdir(), 'everdeed-program-'));
    const program = spawn(
      process.execPath,
      ['--import', 'tsx', '--import', watch, join(source, 'main.ts'), ...args],
      { env: { ...process.env, BASE_URL: '', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env } },
    );
    let said = '';
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const gone = new Promise<number | null>((resolve) => program.once('exit', resolve));
    const ready = vi.waitFor(() => expect(said).toContain('is ready'), 25_000).catch(() => undefined);
    await Promise.race([gone, ready]);
    const base = /http:\S+/.exec(said)?.[0];
    const { status } = base ? await fetch(`${base}/test-control/keys`, { method: 'POST' }) : { status: 0 };
    program.kill();
    const code = await gone;
    rmSync(dataDir, { recursive: true, force: true });
    return { said, status, code };
  }

  test('the program loads test control with the flag, and only with it', async () => {
    const tricks = {
      NODE_ENV: 'test',
      TEST_MODE: 'true',
      EVERDEED_TEST_MODE: '1',
      npm_config_test_mode: 'true',
      VITEST: 'true',
    };
    const production = await runProgram(['test-mode', '--test-mode=true', '--testMode'], tricks);
    expect([production.status, production.said.includes('LOADED')]).toEqual([404, false]);
    const testMode = await runProgram(['--test-mode'], {});
    expect([testMode.status, testMode.said.includes('LOADED')]).toEqual([200, true]);
  }, 60_000);

  test('the program does not start in test mode where others can reach it', async () => {
    const { code, status, said } = await runProgram(['--test-mode'], { HOST: '0.0.0.0' });
    expect([code, status]).toEqual([1, 0]);
    expect(said).toContain('HOST must be a loopback address');
  });

  test('its code is reached by one line, behind the flag', () => {
    const { stdout } = spawnSync('grep', ['-rln', '--include=*.ts', 'test-control/', source], {
      encoding: 'utf8',
    });
    const users = stdout.split('\n').filter((file) => file !== '' && !file.includes('/test-control/'));
    expect(users).toEqual([join(source, 'main.ts')]);
    const main = readFileSync(join(source, 'main.ts'), 'utf8');
    expect(main).toMatch(
      /if \(argv\.includes\('--test-mode'\)\) \{\s+const \{ testOptions \} = await import\('\.\/test-control\/options\.ts'\);/,
    );
  });
});
