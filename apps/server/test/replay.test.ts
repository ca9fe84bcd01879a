import { randomUUID } from 'node:crypto';
import { textsIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../src/housekeeping.ts';
import { isHardToGuess } from '../src/http/replay.ts';
import { registrationOf } from './support/accounts.ts';
import { engines } from './support/postgres.ts';
import { password, startServer, type TestServer } from './support/server.ts';

describe('a key that nobody else can guess', () => {
  test.each([
    [randomUUID(), true],
    [randomUUID().toUpperCase(), true],
    ['Zk3xN0pQ7vJt1LwYbR8sUg', true],
    ['join-1', false],
    ['Zk3xN0pQ7vJt1LwYbR8sU', false],
    ['00000000-0000-4000-8000-000000000001', false],
    ['try-try-try-try-try-try-1', false],
    ['1111111111111111111111111111111', false],
  ])('%s: %s', (key, isHard) => {
    expect(isHardToGuess(key)).toBe(isHard);
  });
});

describe.each(engines)('callers without an account, on $engine', ({ database }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
  });
  afterAll(() => server.close());

  let count = 0;
  const freshName = () => `fresh-${++count}`;
  const register = (name: string, key: string, more: object = {}) =>
    server.anyone.post(
      '/user/auth/local/register',
      { ...registrationOf(name), ...more },
      { 'idempotency-key': key },
    );
  const rows = () => server.app.services.storage.db.selectFrom('anonymous_operations').selectAll().execute();

  test('get the same answer to the same registration, and make one account', async () => {
    const [name, key] = [freshName(), randomUUID()];
    const first = await register(name, key);
    const again = await register(name, key);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ]);
  });

  test('get it also when both arrive at once', async () => {
    const [name, key] = [freshName(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(name, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test.each([
    ['another password', { password: 'password-2', confirmPassword: 'password-2' }],
    ['another address', { email: 'thief@example.org' }],
  ])('get nothing by the key with %s', async (_what, more) => {
    const [name, key] = [freshName(), randomUUID()];
    const first = await register(name, key);
    const other = await register(name, key, more);
    expect([other.status, other.body.code]).toEqual([409, 'idempotencyKeyReused']);
    const { apiToken } = textsIn(first.body.data, 'apiToken');
    expect(other.text).not.toContain(apiToken);
  });

  test('get nothing by the same request under another key, or an easy one', async () => {
    const name = freshName();
    expect((await register(name, randomUUID())).status).toBe(201);
    expect((await register(name, randomUUID())).body.code).toBe('usernameTaken');
    const easy = freshName();
    expect((await register(easy, 'join-1')).status).toBe(201);
    expect((await register(easy, 'join-1')).body.code).toBe('usernameTaken');
  });

  test('cannot use the key for another call', async () => {
    const [name, key] = [freshName(), randomUUID()];
    await register(name, key);
    const sent = { username: name, password };
    const { body } = await server.anyone.post('/user/auth/local/login', sent, { 'idempotency-key': key });
    expect(body.code).toBe('idempotencyKeyReused');
  });

  test('may try a refused request again under its key', async () => {
    const [name, key] = [freshName(), randomUUID()];
    expect((await register(name, key, { confirmPassword: 'other' })).status).toBe(400);
    expect((await register(name, key)).status).toBe(201);
  });

  test('have one mail sent for one wish for a new password', async () => {
    const name = freshName();
    await server.register(name);
    const ask = () =>
      server.anyone.post(
        '/user/reset-password',
        { email: `${name}@example.org` },
        { 'idempotency-key': key },
      );
    const key = randomUUID();
    const [first, again] = [await ask(), await ask()];
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    const mails = await server.app.services.storage.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', `${name}@example.org`)
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('leave neither their key nor their answer readable in the database, for a day', async () => {
    const [name, key] = [freshName(), randomUUID()];
    const { body } = await register(name, key);
    const { apiToken } = textsIn(body.data, 'apiToken');
    const stored = JSON.stringify(await rows());
    expect([stored.includes(key), stored.includes(apiToken), stored.includes(name)]).toEqual([
      false,
      false,
      false,
    ]);
    server.system.at += 86_400_000;
    await cleanUp(server.app.services);
    expect((await rows()).length).toBeGreaterThan(0);
    server.system.at += 1;
    await cleanUp(server.app.services);
    expect(await rows()).toEqual([]);
  });
});
