import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Passwords } from '../../src/security/passwords.ts';
import { SignInGuard } from '../../src/security/sign-in-guard.ts';
import { type Caller, password, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ testMode: false, env: { ACCOUNT_LIMIT: '20' } });
});
afterAll(() => server.close());

interface Told {
  readonly status: number;
  readonly code: unknown;
  readonly retryAfter: unknown;
}

async function send(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload: object,
  { ip = '127.0.0.1', player }: { readonly ip?: string; readonly player?: Caller } = {},
): Promise<Told> {
  const answer = await server.app.server.inject({
    method,
    url: `/api/v4${path}`,
    payload,
    remoteAddress: ip,
    headers: { 'x-client': 'habitica-web', ...player?.credentials },
  });
  const body: unknown = answer.json();
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return { status: answer.statusCode, code, retryAfter: answer.headers['retry-after'] };
}

const signIn = (username: string, secret: string, ip?: string) =>
  send('POST', '/user/auth/local/login', { username, password: secret }, ip === undefined ? {} : { ip });

const countOf = (all: readonly Told[], status: number) => all.filter((one) => one.status === status).length;

describe('guessing a password', () => {
  test('is as limited at once as one after another', async () => {
    await server.register('careful');
    const all = await Promise.all(Array.from({ length: 40 }, (_, i) => signIn('careful', `wrong-${i}`)));
    expect([countOf(all, 401), countOf(all, 429)]).toEqual([10, 30]);
    const refused = all.find(({ status }) => status === 429);
    expect(refused).toMatchObject({ code: 'tooManySignIns', retryAfter: '900' });
  });

  test('is counted together by name and by address of mail', async () => {
    await server.register('twofold');
    const names = ['twofold', 'twofold@example.org'];
    const all = await Promise.all(Array.from({ length: 12 }, (_, i) => signIn(names[i % 2] ?? '', 'wrong')));
    expect(countOf(all, 401)).toBe(10);
  });

  test('does not lock out the owner, who calls from elsewhere', async () => {
    await server.register('owner');
    await Promise.all(Array.from({ length: 15 }, () => signIn('owner', 'wrong', '203.0.113.1')));
    expect((await signIn('owner', password, '203.0.113.1')).status).toBe(429);
    expect((await signIn('owner', password, '203.0.113.2')).status).toBe(200);
  });

  test.each([
    ['PUT', '/user/auth/update-password', { newPassword: 'password-9', confirmPassword: 'password-9' }],
    ['PUT', '/user/auth/update-username', { username: 'renamed' }],
    ['PUT', '/user/auth/update-email', { newEmail: 'renamed@example.org' }],
    ['POST', '/user/reset', {}],
    ['DELETE', '/user', {}],
  ] as const)('is limited at %s %s', async (method, path, fields) => {
    const player = await server.register(`asked-${randomUUID().slice(0, 8)}`);
    // Not one address for all: it would run into a limit of its own.
    const ip = `203.0.113.${100 + path.length}`;
    const ask = (secret: string) => send(method, path, { ...fields, password: secret }, { player, ip });
    const all = await Promise.all(Array.from({ length: 14 }, (_, i) => ask(`wrong-${i}`)));
    expect([countOf(all, 401), countOf(all, 429)]).toEqual([10, 4]);
    expect(await ask(password)).toMatchObject({ status: 429, code: 'tooManySignIns' });
  });
});

describe('the guard', () => {
  const wrong = (guard: SignInGuard, ip: string) => 'waitMs' in guard.begin('a', ip, 0);

  test('limits many addresses together, but not one that has known the password', () => {
    const guard = new SignInGuard(true);
    const known = guard.begin('a', '10.0.0.1', 0);
    if ('succeeded' in known) known.succeeded();
    const refused = Array.from({ length: 150 }, (_, i) => wrong(guard, `203.0.113.${i}`));
    expect(refused.filter((one) => one)).toHaveLength(50);
    expect(wrong(guard, '10.0.0.1')).toBe(false);
    expect(guard.begin('a', '203.0.113.200', 0)).toEqual({ waitMs: 900_000 });
    expect(guard.begin('a', '203.0.113.200', 900_000)).not.toHaveProperty('waitMs');
  });

  test('takes all addresses of one IPv6 network for one', () => {
    const guard = new SignInGuard(true);
    const refused = Array.from({ length: 15 }, (_, i) => wrong(guard, `2001:db8:1:2::${i}`));
    expect(refused.filter((one) => one)).toHaveLength(5);
  });

  test('counts nothing that was right or not looked at', () => {
    const guard = new SignInGuard(true);
    for (let i = 0; i < 200; i++) {
      const attempt = guard.begin('a', '203.0.113.1', 0);
      if (!('succeeded' in attempt)) throw new Error('refused');
      if (i % 2) attempt.succeeded();
      else attempt.cancelled();
    }
    expect(wrong(guard, '203.0.113.1')).toBe(false);
  });
});

describe('without an account', () => {
  const registration = (name: string) => ({
    username: name,
    email: `${name}@example.org`,
    password,
    confirmPassword: password,
  });

  test('only so many accounts are made from one address in an hour', async () => {
    const ip = '203.0.113.9';
    const register = (i: number) =>
      send('POST', '/user/auth/local/register', registration(`many-${i}`), { ip });
    const all = await Promise.all(Array.from({ length: 25 }, (_, i) => register(i)));
    expect([countOf(all, 201), countOf(all, 429)]).toEqual([20, 5]);
    expect(all.find(({ status }) => status === 429)).toMatchObject({
      code: 'tooManyRequests',
      retryAfter: '3600',
    });
    server.system.at += 3_600_000;
    expect((await register(99)).status).toBe(201);
  });

  test('nobody is sent more than five reset mails an hour, and who asks does not learn of it', async () => {
    await server.register('victim');
    const ask = (i: number) =>
      send('POST', '/user/reset-password', { email: 'victim@example.org' }, { ip: `198.51.100.${i}` });
    const all = await Promise.all(Array.from({ length: 30 }, (_, i) => ask(i)));
    expect(countOf(all, 200)).toBe(30);
    await server.app.services.jobs.settle();
    const { items } = await server.app.services.mailer.list({ limit: 100 });
    expect(items.filter(({ to }) => to === 'victim@example.org')).toHaveLength(5);
  });

  test('one address asks for so many resets only', async () => {
    const ask = (i: number) =>
      send('POST', '/user/reset-password', { email: `nobody-${i}@example.org` }, { ip: '203.0.113.77' });
    const all = await Promise.all(Array.from({ length: 25 }, (_, i) => ask(i)));
    expect([countOf(all, 200), countOf(all, 429)]).toEqual([20, 5]);
  });
});

test('the queue for hashing has an end', async () => {
  const passwords = new Passwords(true);
  const all = await Promise.allSettled(Array.from({ length: 300 }, () => passwords.hash('x')));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toHaveLength(198);
  expect(refused[0]).toMatchObject({
    errorClass: 'ServiceUnavailable',
    key: 'serverBusy',
    detail: { headers: { 'Retry-After': '5' } },
  });
  expect(await passwords.matches('x', await passwords.hash('x'))).toBe(true);
});
