import { listIn, textIn, textsIn, valueIn } from '@everdeed/content/values';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { registrationOf } from './support/accounts.ts';
import { type Claims, IdentityProvider } from './support/identity-provider.ts';
import { changePlayer, playerOf, storedPlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import { type Answer, type Caller, password, startServer, type TestServer } from './support/server.ts';

const ways = '/user/auth/ways';

test('no way is shown that is not configured', async () => {
  const server = await startServer({ env: { REGISTRATION: 'false', GOOGLE_CLIENT_ID: 'app.google' } });
  const { body } = await server.anyone.get(ways);
  const begun = await server.anyone.post(`${ways}/google/begin`);
  await server.close();
  expect(body.data).toEqual({ ways: [], registration: false });
  expect(begun).toMatchObject({ status: 400, body: { code: 'unsupportedNetwork' } });
});

describe.each(usualEngines)('signing in as a browser does on $engine', ({ database }) => {
  const provider = new IdentityProvider();
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    await provider.start();
    server = await startServer({
      databaseUrl: await database(),
      env: { ...provider.env, BASE_URL: 'https://play.example.org' },
      providerPlaces: provider.places,
    });
    provider.now = () => server.system.at;
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });
  afterEach(() => {
    provider.isDown = false;
    provider.calledAs = undefined;
  });

  const fresh = (): string => `browser${++count}`;
  const claimsOf = (name: string): Claims => ({
    sub: `id-of-${name}`,
    email: `${name}@Example.org`,
    email_verified: true,
    name: `Some ${name}`,
  });
  const begin = async (way = 'oidc', who = server.anyone) => {
    const answer = await who.post(`${ways}/${way}/begin`);
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    const kept = cookies.find((one) => one.startsWith('everdeed_sign_in')) ?? '';
    return { url: textIn(answer.body.data, 'url'), kept, cookie: kept.split(';')[0] ?? '' };
  };
  const finish = (cookie: string, fields: object, who = server.anyone) =>
    who.post(`${ways}/finish`, fields, { cookie });
  /** From the button to the answer. */
  const signIn = async (claims: Claims, way = 'oidc', who = server.anyone) => {
    const { url, cookie } = await begin(way, who);
    return finish(cookie, provider.authorize(url, claims), who);
  };
  const idIn = ({ body }: Answer): string => textIn(body.data, 'id');
  const stored = (id: string) => playerOf(server.app.services.storage.reader(), id);
  const connectedOf = async (player: Caller) => {
    const { body } = await player.get(ways);
    const listed = listIn(body.data, 'ways').filter((one) => valueIn(one, 'connected') === true);
    return listed.map((one) => textIn(one, 'way'));
  };
  const refused = (status: number, code: string) => ({ status, body: { code } });

  test('shows what is configured', async () => {
    expect((await server.anyone.get(ways)).body.data).toEqual({
      ways: [
        { way: 'oidc', name: 'House Key', connected: false },
        { way: 'google', name: 'Google', connected: false },
        { way: 'apple', name: 'Apple', connected: false },
      ],
      registration: true,
    });
  });

  test('goes to the service with everything that is to come back signed', async () => {
    const { url, kept } = await begin();
    const { origin, pathname, searchParams } = new URL(url);
    expect([origin, pathname]).toEqual([provider.url, '/authorize']);
    expect(Object.fromEntries(searchParams)).toEqual({
      tenant: '1',
      response_type: 'code',
      client_id: 'site.oidc',
      redirect_uri: 'https://play.example.org/static/sign-in-redirect',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(kept).toMatch(/; Path=\/api\/v4\/user\/auth; HttpOnly; Secure; SameSite=Lax; Max-Age=900$/);
    for (const secret of [searchParams.get('state'), searchParams.get('nonce')])
      expect(kept).not.toContain(secret);
  });

  test('has Apple post to its own path', async () => {
    const { searchParams } = new URL((await begin('apple')).url);
    expect(searchParams.get('response_mode')).toBe('form_post');
    expect(searchParams.get('redirect_uri')).toBe('https://play.example.org/api/v4/user/auth/apple');
  });

  test.each(['oidc', 'google', 'apple'])('by %s registers somebody, and finds them again', async (way) => {
    const name = fresh();
    const first = await signIn(claimsOf(name), way);
    expect([first.status, first.body.data]).toMatchObject([200, { newUser: true }]);
    expect(String([first.headers['set-cookie']].flat())).toContain('everdeed_sign_in=;');
    const again = await signIn({ ...claimsOf(name), email: 'moved@example.org' }, way);
    expect(again.body.data).toMatchObject({ id: idIn(first), newUser: false });
    const { auth } = await stored(idIn(first));
    expect([auth.google.id, auth.apple.id]).toEqual([
      way === 'google' ? `id-of-${name}` : undefined,
      way === 'apple' ? `id-of-${name}` : undefined,
    ]);
  });

  test('takes the name that Apple tells beside the code', async () => {
    const { url, cookie } = await begin('apple');
    const answer = await finish(cookie, {
      ...provider.authorize(url, { sub: fresh() }),
      name: 'Alder Brook',
    });
    expect((await stored(idIn(answer))).profile.name).toBe('Alder Brook');
  });

  test('asks for the address where the token does not tell it', async () => {
    const name = fresh();
    const more = { sub: `id-of-${name}`, email: `${name}@example.org`, email_verified: true, name: 'Brook' };
    const answer = await signIn({ sub: `id-of-${name}`, userInfo: more });
    const { auth, profile } = await stored(idIn(answer));
    expect([auth.local.email, profile.name]).toEqual([`${name}@example.org`, 'Brook']);
    const mixed = { sub: fresh(), userInfo: { ...more, sub: 'another' } };
    expect(await signIn(mixed)).toMatchObject(refused(401, 'socialSignInFailed'));
  });

  test('is refused without what the browser was given, or with what another was', async () => {
    const [one, two] = [await begin(), await begin()];
    const back = provider.authorize(one.url, claimsOf(fresh()));
    for (const cookie of ['', two.cookie, 'everdeed_sign_in=nonsense', one.cookie.replace('=', '=A')])
      expect(await finish(cookie, back)).toMatchObject(refused(400, 'signInExpired'));
    expect(await finish(one.cookie, { ...back, state: 'x' })).toMatchObject(refused(400, 'signInExpired'));
    expect((await finish(one.cookie, back)).status).toBe(200);
  });

  test('is refused with a code that was made for another browser', async () => {
    const [one, two] = [await begin(), await begin()];
    const { code } = provider.authorize(one.url, claimsOf(fresh()));
    const { state } = provider.authorize(two.url, claimsOf(fresh()));
    expect(await finish(two.cookie, { code, state })).toMatchObject(refused(400, 'socialSignInFailed'));
  });

  test.each<[string, Claims]>([
    ['with the nonce of another sign-in', { nonce: 'other' }],
    ['without a nonce', { nonce: undefined }],
    ['for another client', { aud: 'another' }],
    ['from another service', { iss: 'https://example.org' }],
    ['that has expired', { exp: 1_700_000_000 }],
  ])('is refused by a token %s', async (_what, claims) => {
    const answer = await signIn({ ...claimsOf(fresh()), ...claims });
    expect(answer).toMatchObject(refused(401, 'socialSignInFailed'));
  });

  test('works once', async () => {
    const { url, cookie } = await begin();
    const back = provider.authorize(url, claimsOf(fresh()));
    expect((await finish(cookie, back)).status).toBe(200);
    expect(await finish(cookie, back)).toMatchObject(refused(400, 'socialSignInFailed'));
    // Even if the service let a code count twice.
    expect(await finish(cookie, provider.authorize(url, claimsOf(fresh())))).toMatchObject(
      refused(401, 'socialSignInFailed'),
    );
  });

  test('waits for a quarter of an hour', async () => {
    const { url, cookie } = await begin();
    server.system.at += 900_000;
    const late = await finish(cookie, provider.authorize(url, claimsOf(fresh())));
    expect(late).toMatchObject(refused(400, 'signInExpired'));
  });

  test('fails plainly while the service is down, or calls itself otherwise', async () => {
    const { url, cookie } = await begin();
    const back = provider.authorize(url, claimsOf(fresh()));
    server.system.at += 3_600_000;
    provider.isDown = true;
    const begun = await server.anyone.post(`${ways}/oidc/begin`);
    expect(begun).toMatchObject(refused(500, 'unexpected'));
    provider.isDown = false;
    provider.calledAs = 'https://example.org';
    expect(await server.anyone.post(`${ways}/oidc/begin`)).toMatchObject(refused(500, 'unexpected'));
    expect(await finish(cookie, back)).toMatchObject(refused(400, 'signInExpired'));
  });

  test('finds an account by its address once that was confirmed by mail', async () => {
    const name = fresh();
    const player = await server.register(name);
    expect(await signIn(claimsOf(name))).toMatchObject(refused(401, 'addressNotConfirmed'));
    await server.anyone.post('/user/reset-password', { email: `${name}@example.org` });
    const { body } = await server.app.services.storage.db
      .selectFrom('mails')
      .select('body')
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();
    const [, code] = /code=([\w-]+)/.exec(body) ?? [];
    const chosen = { code, newPassword: 'password-2', confirmPassword: 'password-2' };
    expect((await server.anyone.post('/user/auth/reset-password-set-new-one', chosen)).status).toBe(200);
    const unverified = await signIn({ ...claimsOf(name), sub: fresh(), email_verified: false });
    expect(unverified.body.data).toMatchObject({ newUser: true });
    expect((await signIn(claimsOf(name))).body.data).toMatchObject({ id: player.id, newUser: false });
    // Now it is taken.
    expect((await signIn({ ...claimsOf(name), sub: fresh() })).body.data).toMatchObject({ newUser: true });
  });

  test('does not count an address that was changed since it was confirmed', async () => {
    const name = fresh();
    const player = await server.register(name);
    const { db } = server.app.services.storage;
    await db
      .insertInto('confirmed_addresses')
      .values({ player_id: player.id, address: `${name}@example.org`, confirmed_at: 1 })
      .execute();
    const change = { newEmail: `new-${name}@example.org`, password };
    expect((await player.put('/user/auth/update-email', change)).status).toBe(200);
    const claims = { ...claimsOf(name), email: `new-${name}@example.org` };
    expect(await signIn(claims)).toMatchObject(refused(401, 'addressNotConfirmed'));
  });

  test('connects the account of whoever has signed in with a password, and disconnects it', async () => {
    const name = fresh();
    const player = await server.register(name);
    expect((await signIn(claimsOf(name), 'oidc', player)).body.data).toMatchObject({
      id: player.id,
      newUser: false,
    });
    expect(await connectedOf(player)).toEqual(['oidc']);
    expect(await signIn(claimsOf(name), 'oidc', player)).toMatchObject(refused(401, 'socialAlreadyExists'));
    expect((await signIn(claimsOf(name))).body.data).toMatchObject({ id: player.id });
    // Another account there takes the place of the first.
    await signIn({ ...claimsOf(name), sub: `other-${name}` }, 'oidc', player);
    expect((await signIn({ sub: `id-of-${name}` })).body.data).toMatchObject({ newUser: true });
    expect((await player.delete('/user/auth/social/oidc')).status).toBe(200);
    expect(await connectedOf(player)).toEqual([]);
    expect((await signIn({ sub: `other-${name}` })).body.data).toMatchObject({ newUser: true });
  });

  test('connects nobody but the one who began', async () => {
    const [player, other] = [await server.register(fresh()), await server.register(fresh())];
    const { url, cookie } = await begin('oidc', player);
    const back = provider.authorize(url, claimsOf(fresh()));
    for (const who of [other, server.anyone])
      expect(await finish(cookie, back, who)).toMatchObject(refused(400, 'signInExpired'));
  });

  test('is never given up as the last way in', async () => {
    const name = fresh();
    const answer = await signIn(claimsOf(name));
    const { id, apiToken } = textsIn(answer.body.data, 'id', 'apiToken');
    const call = { headers: { 'x-api-user': id, 'x-api-key': apiToken } };
    const detach = () => server.anyone.call('DELETE', '/user/auth/social/oidc', call);
    expect(await detach()).toMatchObject(refused(401, 'cantDetachSocial'));
    const added = await server.anyone.call('POST', '/user/auth/local/register', {
      ...call,
      body: registrationOf(name),
    });
    expect(added.status).toBe(200);
    expect((await detach()).status).toBe(200);
    expect((await stored(id)).auth.local.has_password).toBe(true);
  });

  test('is no way into a blocked account', async () => {
    const name = fresh();
    const player = await server.register(name);
    await signIn(claimsOf(name), 'oidc', player);
    await changePlayer(server, player, (one) => ({ ...one, auth: { ...one.auth, blocked: true } }));
    expect(await signIn(claimsOf(name))).toMatchObject(refused(401, 'accountSuspended'));
  });

  test('makes one account for one person in several tabs', async () => {
    const name = fresh();
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(claimsOf(name))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(idIn)).size).toBe(1);
  });

  test('goes with the account', async () => {
    const name = fresh();
    const player = await server.register(name);
    await signIn(claimsOf(name), 'oidc', player);
    expect((await player.delete('/user', { password })).status).toBe(200);
    expect((await signIn(claimsOf(name))).body.data).toMatchObject({ newUser: true });
    expect(await storedPlayer(server, player).catch(() => undefined)).toBeUndefined();
  });
});
