import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Claims, IdentityProvider } from './support/identity-provider.ts';
import { startServer, type TestServer } from './support/server.ts';

const provider = new IdentityProvider();
let server: TestServer;
let count = 0;
beforeAll(async () => {
  await provider.start();
  server = await startServer({ env: provider.env, providerPlaces: provider.places });
  provider.now = () => server.system.at;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
afterEach(() => {
  vi.useRealTimers();
  provider.isDown = false;
});

const somebody = (): string => `sub-${++count}`;
const seconds = (offset: number) => Math.floor(server.system.at / 1000) + offset;
const show = (network: string, authResponse: object) =>
  server.anyone.post('/user/auth/social', { network, authResponse });
const showToken = async (claims: Claims) => show('apple', { id_token: await provider.idToken(claims) });

const accepted = { status: 200, body: { data: { newUser: true } } };
const refused = { status: 401, body: { error: 'NotAuthorized', code: 'socialSignInFailed' } };
const broken = { status: 500, body: { error: 'InternalServerError', code: 'unexpected' } };

describe('an identity token', () => {
  test.each<[string, () => Claims]>([
    ['is whole', () => ({})],
    ['was made for the site instead of its app', () => ({ aud: 'site.apple' })],
    ['is made out a minute ahead of our clock', () => ({ iat: seconds(50), nbf: seconds(50) })],
    ['has just expired, by our clock', () => ({ exp: seconds(-50) })],
    ['is for several, and asked for by us', () => ({ aud: ['app.apple', 'x'], azp: 'app.apple' })],
  ])('is taken that %s', async (_what, claims) => {
    expect(await showToken({ sub: somebody(), ...claims() })).toMatchObject(accepted);
  });

  test.each<[string, () => Claims]>([
    ['is for another client', () => ({ aud: 'app.other' })],
    ['is for several, and asked for by another', () => ({ aud: ['app.apple', 'x'], azp: 'x' })],
    ['comes from somewhere else', () => ({ iss: 'https://example.org' })],
    ['has expired', () => ({ exp: seconds(-61) })],
    ['is not valid yet', () => ({ nbf: seconds(120) })],
    ['was made in the future', () => ({ iat: seconds(120) })],
    ['is older than a day', () => ({ iat: seconds(-87_000) })],
    ['never ends', () => ({ exp: undefined })],
  ])('is refused that %s', async (_what, claims) => {
    expect(await showToken({ sub: somebody(), ...claims() })).toMatchObject(refused);
  });

  test('is refused that somebody else signed', async () => {
    const token = await provider.forged({ sub: somebody() });
    expect(await show('apple', { id_token: token })).toMatchObject(refused);
  });

  test('is refused that nobody signed, or with a shared secret', async () => {
    const [, claims] = (await provider.idToken({ sub: somebody() })).split('.');
    for (const alg of ['none', 'HS256']) {
      const head = Buffer.from(JSON.stringify({ alg })).toString('base64url');
      expect(await show('apple', { id_token: `${head}.${claims}.AAAA` })).toMatchObject(refused);
    }
    expect(await show('apple', { id_token: 'nonsense' })).toMatchObject(refused);
  });

  test('is refused that names nobody', async () => {
    expect(await showToken({})).toMatchObject({ status: 400, body: { code: 'invalidData' } });
  });

  test('with a nonce signs in once; one without it may come again', async () => {
    const once = await provider.idToken({ sub: somebody(), nonce: 'n-1' });
    expect(await show('apple', { id_token: once })).toMatchObject(accepted);
    expect(await show('apple', { id_token: once })).toMatchObject(refused);
    const plain = await provider.idToken({ sub: somebody() });
    expect(await show('apple', { id_token: plain })).toMatchObject(accepted);
    expect((await show('apple', { id_token: plain })).status).toBe(200);
  });

  test('that did not sign anybody in is not used up', async () => {
    const id_token = await provider.idToken({ sub: somebody(), nonce: 'n-2' });
    const first = await server.anyone.post('/user/auth/apple', { id_token });
    expect(JSON.parse(first.text)).toEqual({ message: expect.any(String), id_token });
    expect(await show('apple', { id_token })).toMatchObject(accepted);
  });
});

describe('keys', () => {
  test('are kept, and looked for again when an unknown one signs', async () => {
    await showToken({ sub: somebody() });
    const before = provider.keyCalls;
    await showToken({ sub: somebody() });
    expect(provider.keyCalls).toBe(before);
    await provider.rotate();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    expect(await showToken({ sub: somebody() })).toMatchObject(accepted);
    expect(provider.keyCalls).toBe(before + 1);
    // Made-up keys must not have the provider asked again and again.
    const forged = await provider.forged({ sub: somebody() });
    await provider.rotate();
    for (const token of [await provider.idToken({ sub: somebody() }), forged])
      expect(await show('apple', { id_token: token })).toMatchObject(refused);
    expect(provider.keyCalls).toBe(before + 1);
    vi.setSystemTime(Date.now() + 11_000);
    expect(await showToken({ sub: somebody() })).toMatchObject(accepted);
  });

  test('that cannot be had are an outage, not a forgery', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    provider.isDown = true;
    expect(await showToken({ sub: somebody() })).toMatchObject(broken);
    provider.isDown = false;
    expect(await showToken({ sub: somebody() })).toMatchObject(accepted);
  });
});

describe('an access token of Google', () => {
  test('tells who it is', async () => {
    const access_token = provider.accessToken({ sub: somebody(), name: 'Alder' });
    expect(await show('google', { access_token })).toMatchObject(accepted);
  });

  test('is refused that was made for another client', async () => {
    const access_token = provider.accessToken({ sub: somebody() }, 'app.other');
    expect(await show('google', { access_token })).toMatchObject(refused);
  });

  test('is refused with the status of Google where Google refuses it', async () => {
    const answer = await show('google', { access_token: 'made-up' });
    expect(answer).toMatchObject({ status: 400, body: { error: 'BadRequest', code: 'socialSignInFailed' } });
  });

  test('cannot be looked at while Google is down', async () => {
    provider.isDown = true;
    expect(await show('google', { access_token: provider.accessToken({ sub: somebody() }) })).toMatchObject(
      broken,
    );
  });

  test('may be an identity token instead, made for us', async () => {
    const id_token = await provider.idToken({ sub: somebody(), aud: 'site.google' });
    expect(await show('google', { id_token })).toMatchObject(accepted);
    const other = await provider.idToken({ sub: somebody(), aud: 'site.apple' });
    expect(await show('google', { id_token: other })).toMatchObject(refused);
  });
});

test.each(['google', 'apple'])('%s without anything to show is an error', async (network) => {
  expect(await show(network, {})).toMatchObject(broken);
});

test('many failures from one address are slowed down, and none of the successes', async () => {
  const guarded = await startServer({
    env: { ...provider.env, ACCOUNT_LIMIT: '2' },
    providerPlaces: provider.places,
    testMode: false,
  });
  const attempt = (access_token: string) =>
    guarded.anyone.post('/user/auth/social', { network: 'google', authResponse: { access_token } });
  const good = provider.accessToken({ sub: somebody() });
  const statuses = [];
  for (const token of [good, good, good, 'bad', 'bad']) statuses.push((await attempt(token)).status);
  expect(statuses).toEqual([200, 200, 200, 400, 400]);
  const late = await attempt(good);
  guarded.system.at += 3_600_001;
  const later = await attempt(good);
  await guarded.close();
  expect([late.status, late.body.code, later.status]).toEqual([429, 'tooManyRequests', 200]);
});
