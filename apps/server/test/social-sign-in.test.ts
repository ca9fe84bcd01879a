import { textIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registrationOf } from './support/accounts.ts';
import { type Claims, IdentityProvider } from './support/identity-provider.ts';
import { changePlayer, playerOf, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Answer, Caller, password, startServer, type TestServer } from './support/server.ts';

const path = '/user/auth/social';

describe.each(engines)('signing in with another service on $engine', ({ database }) => {
  const provider = new IdentityProvider();
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    await provider.start();
    server = await startServer({
      databaseUrl: await database(),
      env: { ...provider.env, BANNED_WORDS: 'zounds' },
      providerPlaces: provider.places,
    });
    provider.now = () => server.system.at;
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  const fresh = (): string => `someone${++count}`;
  /** What a service knows of somebody called so. */
  const claimsOf = (name: string): Claims => ({
    sub: `id-of-${name}`,
    email: `${name}@Example.org`,
    email_verified: true,
    name: `Some ${name}`,
  });
  const bodyFor = (claims: Claims, fields: object = {}) => ({
    network: 'google',
    authResponse: { access_token: provider.accessToken(claims) },
    ...fields,
  });
  const byGoogle = (claims: Claims, fields: object = {}, who = server.anyone) =>
    who.post(path, bodyFor(claims, fields));
  const byApple = async (claims: Claims, fields: object = {}, who = server.anyone) =>
    who.post(path, {
      network: 'apple',
      authResponse: { id_token: await provider.idToken(claims) },
      ...fields,
    });
  const idIn = ({ body }: Answer): string => textIn(body.data, 'id');
  const callerIn = ({ body }: Answer): Caller =>
    new Caller(server.app, {
      'x-api-user': textIn(body.data, 'id'),
      'x-api-key': textIn(body.data, 'apiToken'),
    });
  const stored = (id: string) => playerOf(server.app.services.storage.reader(), id);
  const forgetPassword = async (player: Caller) => {
    const row = server.app.services.storage.db.updateTable('credentials').set({ password_hash: null });
    await row.where('player_id', '=', player.id).execute();
  };

  test('registers somebody new, and signs them in from then on', async () => {
    const name = fresh();
    const first = await byGoogle(claimsOf(name), { username: name });
    expect([first.status, first.body.data]).toMatchObject([200, { newUser: true, username: name }]);
    const again = await byGoogle(claimsOf(name), { username: 'another' });
    expect([again.status, again.body.data]).toMatchObject([200, { newUser: false, username: name }]);
    expect(idIn(again)).toBe(idIn(first));
    expect((await callerIn(first).get('/user')).status).toBe(200);
  });

  test('makes an account with the name from there, a checked username, and no password', async () => {
    const name = fresh();
    const { auth, profile, flags } = await stored(idIn(await byGoogle(claimsOf(name), { username: name })));
    expect(auth.local).toEqual({ username: name, lowerCaseUsername: name, has_password: false });
    expect(auth.google).toEqual({ id: `id-of-${name}`, emails: [{ value: `${name}@Example.org` }] });
    expect([profile.name, flags.verifiedUsername]).toEqual([`Some ${name}`, true]);
  });

  test.each([
    ['keeps letters, digits and hyphens of the wanted name', 'Ärla of-the_1', /^rlaof-the_1$/],
    ['makes one up where none is wanted', undefined, /^hb-[0-9a-f]{17}$/],
    ['makes one up in place of one that is too long', 'x'.repeat(21), /^hb-/],
    ['makes one up in place of a forbidden one', 'the-Admin', /^hb-/],
    ['makes one up in place of a slur', 'zounds-you', /^hb-/],
    ['makes one up in place of one that is taken', 'TAKEN', /^hb-/],
  ])('%s', async (_what, username, expected) => {
    if (username === 'TAKEN') await server.register('taken');
    const answer = await byGoogle(claimsOf(fresh()), { username });
    expect(textIn(answer.body.data, 'username')).toMatch(expected);
  });

  test('shows the username where the name from there does not fit', async () => {
    const name = fresh();
    const made = await byGoogle({ ...claimsOf(name), name: 'zounds' }, { username: name });
    expect((await stored(idIn(made))).profile.name).toBe(name);
    const long = await byGoogle({ ...claimsOf(fresh()), name: ` ${'ä'.repeat(40)}\n` });
    expect((await stored(idIn(long))).profile.name).toBe('ä'.repeat(30));
  });

  test('takes the address over at the next sign-in, if it is verified and free', async () => {
    const [one, two, three] = [fresh(), fresh(), fresh()];
    const id = idIn(await byGoogle(claimsOf(one)));
    await byGoogle(claimsOf(one));
    expect((await stored(id)).auth.local.email).toBe(`${one}@example.org`);
    const unverified = { ...claimsOf(two), email_verified: false };
    const other = idIn(await byGoogle(unverified));
    await byGoogle(unverified);
    expect((await stored(other)).auth.local.email).toBeUndefined();
    const taken = { ...claimsOf(three), email: `${one}@example.org`, email_verified: false };
    const third = idIn(await byGoogle(taken));
    await byGoogle({ ...taken, email_verified: true });
    expect((await stored(third)).auth.local.email).toBeUndefined();
  });

  test('finds the account with the same address, which the service has verified', async () => {
    const name = fresh();
    const player = await server.register(name);
    const answer = await byApple(claimsOf(name));
    expect(answer.body.data).toMatchObject({ id: player.id, newUser: false, username: name });
    expect((await storedPlayer(server, player)).auth.apple.id).toBe(`id-of-${name}`);
  });

  test('never finds an account by an address that anybody could claim', async () => {
    const name = fresh();
    const player = await server.register(name);
    const answer = await byGoogle({ ...claimsOf(name), email_verified: 'false' });
    expect(answer.body.data).toMatchObject({ newUser: true });
    expect(idIn(answer)).not.toBe(player.id);
  });

  test('leaves an account alone that is connected with somebody else there', async () => {
    const name = fresh();
    const player = await server.register(name);
    await byGoogle(claimsOf(name));
    const answer = await byGoogle({ ...claimsOf(name), sub: 'reused-address' });
    expect(answer.body.data).toMatchObject({ newUser: true });
    expect((await storedPlayer(server, player)).auth.google.id).toBe(`id-of-${name}`);
  });

  test('tells apps when nobody is known and nobody is to be registered', async () => {
    const claims = claimsOf(fresh());
    const google = await byGoogle(claims, { allowRegister: false });
    expect(google).toMatchObject({ status: 404, body: { code: 'socialFlowUserNotFound' } });
    expect(google.body.message?.split(': ')[1]).toBe(claims['email']);
    const nameless = await byGoogle({ sub: claims['sub'] }, { allowRegister: 'false' });
    expect(nameless).toMatchObject({ status: 404, body: { code: 'userNotFound' } });
    const apple = await byApple(claims, { allowRegister: false });
    expect(apple.status).toBe(200);
    expect(JSON.parse(apple.text)).toEqual({ message: expect.any(String), id_token: expect.any(String) });
  });

  test('connects the service with the account of whoever is signed in', async () => {
    const name = fresh();
    const player = await server.register(name);
    const claims = { ...claimsOf(name), email: 'elsewhere@example.org' };
    const answer = await byGoogle(claims, {}, player);
    expect(answer.body).toMatchObject({
      data: { id: player.id, newUser: false, username: name },
      userV: expect.any(Number),
    });
    expect((await byGoogle(claims)).body.data).toMatchObject({ id: player.id });
  });

  test('refuses to connect what is connected, with oneself or with another', async () => {
    const [one, two] = [fresh(), fresh()];
    const [player, other] = [await server.register(one), await server.register(two)];
    await byGoogle(claimsOf(one), {}, player);
    for (const who of [player, other])
      expect(await byGoogle(claimsOf(one), {}, who)).toMatchObject({
        status: 401,
        body: { code: 'socialAlreadyExists' },
      });
  });

  test('refuses blocked accounts', async () => {
    const player = callerIn(await byGoogle(claimsOf('blocked')));
    await changePlayer(server, player, (one) => ({ ...one, auth: { ...one.auth, blocked: true } }));
    expect(await byGoogle(claimsOf('blocked'))).toMatchObject({
      status: 401,
      body: { code: 'accountSuspended' },
    });
  });

  test('is given up, but never the last way in', async () => {
    const name = fresh();
    const player = callerIn(await byGoogle(claimsOf(name), { username: name }));
    const detach = (network: string) => player.delete(`/user/auth/social/${network}`);
    expect(await detach('google')).toMatchObject({ status: 401, body: { code: 'cantDetachSocial' } });
    await byApple({ ...claimsOf(name), sub: `apple-${name}` }, {}, player);
    expect(await detach('google')).toMatchObject({ status: 200, body: { data: {} } });
    expect(await detach('apple')).toMatchObject({ status: 401, body: { code: 'cantDetachSocial' } });
    expect((await player.post('/user/auth/local/register', registrationOf(name))).status).toBe(200);
    expect(await detach('apple')).toMatchObject({ status: 200 });
    expect((await storedPlayer(server, player)).auth).toMatchObject({ google: {}, apple: {} });
    const login = { username: name, password };
    expect((await server.anyone.post('/user/auth/local/login', login)).status).toBe(200);
  });

  test('is the last way in for a password without an address', async () => {
    const player = await server.register(fresh());
    await forgetPassword(player);
    await byGoogle(claimsOf(fresh()), {}, player);
    expect((await player.delete('/user/auth/social/google')).body.code).toBe('cantDetachSocial');
  });

  test('makes one account for one person, however many requests come at once', async () => {
    const name = fresh();
    const bodies = Array.from({ length: 6 }, () => bodyFor(claimsOf(name), { username: name }));
    const answers = await Promise.all(bodies.map((body) => server.anyone.post(path, body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    expect(new Set(answers.map(idIn)).size).toBe(1);
  });

  test('takes codes that work once, however many requests come at once', async () => {
    const name = fresh();
    const codes = Array.from({ length: 4 }, () => provider.code({ ...claimsOf(name), nonce: undefined }));
    const answers = await Promise.all(
      codes.map((code) => server.anyone.get(`/user/auth/apple?code=${code}&allowRegister=true`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 200));
    expect(new Set(answers.map(idIn)).size).toBe(1);
    const again = await server.anyone.get(`/user/auth/apple?code=${codes[0]}`);
    expect(again).toMatchObject({ status: 400, body: { code: 'socialSignInFailed' } });
  });

  test('with a nonce, that comes twice at once, happens once', async () => {
    const name = fresh();
    const id_token = await provider.idToken({ ...claimsOf(name), nonce: `n-${name}` });
    const body = { network: 'apple', authResponse: { id_token } };
    const answers = await Promise.all([1, 2, 3].map(() => server.anyone.post(path, body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  describe('by the page of Apple', () => {
    const android = { 'x-client': 'habitica-android' };

    test('hands what Apple posted to the web client', async () => {
      const user = JSON.stringify({ name: { firstName: 'Alder', lastName: 'Brook' } });
      const form = new URLSearchParams({ code: 'c 1', user, state: 's' }).toString();
      const answer = await server.anyone.call('POST', '/user/auth/apple', {
        body: form,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([answer.status, answer.headers['location']]).toEqual([
        303,
        '/static/apple-redirect?code=c+1&name=Alder+Brook&state=s',
      ]);
      const cancelled = await server.anyone.post('/user/auth/apple', { error: 'user_cancelled_authorize' });
      expect(cancelled.headers['location']).toBe('/static/apple-redirect?error=user_cancelled_authorize');
      const odd = await server.anyone.post('/user/auth/apple', { code: 'c', user: '{nonsense' });
      expect(odd.headers['location']).toBe('/static/apple-redirect?code=c');
    });

    test('exchanges the code, and takes the name that came beside it', async () => {
      const code = provider.code(claimsOf(fresh()));
      const answer = await server.anyone.get(
        `/user/auth/apple?code=${code}&name=Alder%20Brook&allowRegister=true&username=brook`,
      );
      expect(answer.body.data).toMatchObject({ newUser: true, username: 'brook' });
      expect((await stored(idIn(answer))).profile.name).toBe('Alder Brook');
    });

    test('registers nobody unless it is asked to', async () => {
      const token = await provider.idToken(claimsOf(fresh()));
      for (const answer of [
        await server.anyone.get(`/user/auth/apple?code=${provider.code(claimsOf(fresh()))}`),
        await server.anyone.post('/user/auth/apple', { id_token: token }),
      ])
        expect([answer.status, Object.keys(JSON.parse(answer.text))]).toEqual([200, ['message', 'id_token']]);
      const made = await server.anyone.post('/user/auth/apple', { id_token: token, allowRegister: true });
      expect(made.body.data).toMatchObject({ newUser: true });
    });

    test('connects for somebody who is signed in', async () => {
      const name = fresh();
      const player = await server.register(name);
      const code = provider.code({ sub: `apple-${name}` });
      const answer = await player.get(`/user/auth/apple?code=${code}`);
      expect(answer.body.data).toMatchObject({ id: player.id, newUser: false });
    });

    test('leads the Android app to an address that it reads', async () => {
      const token = await provider.idToken(claimsOf(fresh()));
      const code = provider.code(claimsOf(fresh()));
      for (const answer of [
        await server.anyone.post('/user/auth/apple', { id_token: token, allowRegister: true }, android),
        await server.anyone.get(`/user/auth/apple?code=${code}&allowRegister=true`, { headers: android }),
      ]) {
        const { pathname, searchParams } = new URL(String(answer.headers['location']), 'http://x');
        expect([answer.status, pathname, searchParams.get('newUser')]).toEqual([302, '/', 'true']);
        const id = searchParams.get('id') ?? '';
        const caller = new Caller(server.app, {
          'x-api-user': id,
          'x-api-key': searchParams.get('key') ?? '',
        });
        expect((await caller.get('/user')).status).toBe(200);
      }
    });
  });
});
