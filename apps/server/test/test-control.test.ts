import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
