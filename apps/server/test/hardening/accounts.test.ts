import { numberIn, textIn, textsIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { engines } from '../support/postgres.ts';
import { Caller, password, startServer, type TestServer } from '../support/server.ts';

describe.each(engines)('on $engine', ({ database }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
  });
  afterAll(() => server.close());

  const ask = (email: string) => server.anyone.post('/user/reset-password', { email });
  const codeFor = async (email: string) => {
    await ask(email);
    await server.app.services.jobs.settle();
    const { items } = await server.app.services.mailer.list({ limit: 100 });
    return /code=([\w-]+)/.exec(items.find(({ to }) => to === email)?.body ?? '')?.[1] ?? '';
  };

  test('a code for a new password works once, though it is used ten times at once', async () => {
    await server.register('hasty');
    const code = await codeFor('hasty@example.org');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => {
        const newPassword = `password-${i}${i}`;
        const body = { code, newPassword, confirmPassword: newPassword };
        return server.anyone.post('/user/auth/reset-password-set-new-one', body);
      }),
    );
    const codes = answers.map(({ status, body }) => String(body.code ?? status)).toSorted();
    expect(codes).toEqual(['200', ...Array(9).fill('invalidPasswordResetCode')]);
  });
});

describe('an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ testMode: false });
  });
  afterAll(() => server.close());

  test('is not told by what a request for a new password does before its answer', async () => {
    await server.register('quiet');
    const { db } = server.app.services.storage;
    const rows = async (email: string) => {
      const before = await db.selectFrom('jobs').select('id').where('kind', '=', 'reset-mail').execute();
      const answer = await server.anyone.post('/user/reset-password', { email });
      const after = await db.selectFrom('jobs').select('id').where('kind', '=', 'reset-mail').execute();
      const codes = await db.selectFrom('reset_codes').select('hash').execute();
      return [answer.text, after.length - before.length, codes.length];
    };
    await server.app.services.jobs.stop();
    const [known, unknown] = [await rows('quiet@example.org'), await rows('nobody@example.org')];
    expect(known).toEqual(unknown);
    expect(known.slice(1)).toEqual([1, 0]);
  });
});

describe('a browser that signs out', () => {
  let server: TestServer;
  let base: string;
  beforeAll(async () => {
    server = await startServer();
    base = await server.app.server.listen({ port: 0, host: '127.0.0.1' });
    await server.register('leaver');
  });
  afterAll(() => server.close());

  const signIn = async (own?: true) => {
    const body = { username: 'leaver', password, ...(own ? { ownToken: true } : {}) };
    const answer = await server.anyone.post('/user/auth/local/login', body);
    const { id, apiToken } = textsIn(answer.body.data, 'id', 'apiToken');
    return new Caller(server.app, { 'x-api-user': id, 'x-api-key': apiToken });
  };
  const signOut = async (caller: Caller) => {
    const cookie = String((await caller.get('/user')).headers['set-cookie']).split(';')[0] ?? '';
    return server.anyone.get('//logout-server', { headers: { cookie } });
  };
  const statusOf = async (caller: Caller) => (await caller.get('/user')).status;

  test('ends its own token, and no other', async () => {
    const [here, there, app] = [await signIn(true), await signIn(true), await signIn()];
    const listed = (await here.get('/user/tokens')).text;
    expect(listed).not.toContain('#');
    expect((await signOut(here)).status).toBe(302);
    expect([await statusOf(here), await statusOf(there), await statusOf(app)]).toEqual([401, 200, 200]);
  });

  test('leaves the lasting token of a client of the reference, which it may share', async () => {
    const app = await signIn();
    expect((await signOut(app)).status).toBe(302);
    expect(await statusOf(app)).toBe(200);
    expect((await signIn()).credentials).toEqual(app.credentials);
  });

  test('keeps its own kind of token when it changes the password', async () => {
    const browser = await signIn(true);
    const body = { password, newPassword: password, confirmPassword: password };
    const answer = await browser.put('/user/auth/update-password', body);
    const apiToken = textIn(answer.body.data, 'apiToken');
    const renewed = new Caller(server.app, { ...browser.credentials, 'x-api-key': apiToken });
    expect(await statusOf(renewed)).toBe(200);
    await signOut(renewed);
    expect(await statusOf(renewed)).toBe(401);
  });

  test.each([
    [
      'a token is taken back',
      async (caller: Caller) => {
        const tokens = (await caller.get('/user/tokens')).body.data;
        const current = Array.isArray(tokens) ? tokens.find((token) => token.current === true) : undefined;
        return caller.delete(`/user/tokens/${textIn(current, 'id')}`);
      },
    ],
    ['a browser signs out', signOut],
    [
      'the password is changed',
      (caller: Caller) =>
        caller.put('/user/auth/update-password', {
          password,
          newPassword: password,
          confirmPassword: password,
        }),
    ],
  ])('has its stream end at once when %s', async (_what, end) => {
    const caller = await signIn(true);
    const { body } = await fetch(`${base}/api/v4/events`, { headers: caller.credentials });
    let hasEnded = false;
    const reading = (async () => {
      for await (const _chunk of body ?? []);
      hasEnded = true;
    })();
    const started = performance.now();
    await end(caller);
    await eventually(() => expect(hasEnded).toBe(true));
    await reading;
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('behind TLS', () => {
  const hsts = async (env: Record<string, string>, headers: Record<string, string>) => {
    const server = await startServer({ env });
    const answer = await server.anyone.get('/status', { headers });
    await server.close();
    return answer.headers['strict-transport-security'];
  };
  const secure = { BASE_URL: 'https://game.example.org', TRUST_PROXY: '1' };
  test('browsers are told to keep to it, and only there', async () => {
    expect(await hsts(secure, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
    expect(await hsts(secure, {})).toBeUndefined();
    expect(await hsts({}, { 'x-forwarded-proto': 'https' })).toBeUndefined();
  });
});

test('what waits for a player’s webhooks has a limit', async () => {
  const server = await startServer();
  const player = await server.register('talker');
  await server.app.services.jobs.stop();
  for (let i = 0; i < 30; i++)
    await player.post('/user/webhook', { url: `http://127.0.0.1:9/${i}`, options: { created: true } });
  const waiting = async () => {
    const { db } = server.app.services.storage;
    const { count } = await db
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('kind', '=', 'webhook')
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const add = (n: number) =>
    player.post(
      '/tasks/user',
      Array.from({ length: n }, (_, i) => ({ type: 'todo', text: `t${i}` })),
    );
  expect((await add(20)).status).toBe(201);
  expect(await waiting()).toBe(600);
  expect((await add(100)).status).toBe(201);
  expect(await waiting()).toBe(1_000);
  expect((await add(1)).status).toBe(201);
  expect(await waiting()).toBe(1_000);
  expect(numberIn((await player.get('/user')).body.data, '_v')).toBeGreaterThan(0);
  await server.close();
});

test('a player reports so often only, and at no length', async () => {
  const server = await startServer();
  const player = await server.register('reporter');
  const report = (message: string) => player.post('/bug-report', { message, email: 'me@example.org' });
  for (let i = 0; i < 20; i++) expect((await report('x'.repeat(100_000))).status).toBe(200);
  const refused = await report('It broke.');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
  const { items } = await server.app.services.mailer.list({ limit: 100 });
  expect(items).toHaveLength(20);
  expect(Math.max(...items.map(({ body }) => body.length))).toBeLessThan(11_000);
  await server.close();
});
