import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unsubscribeCode } from '../src/mail/letter-routes.ts';
import { type Caller, password, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let n = 0;
const freshName = () => `player-${++n}`;
beforeAll(async () => {
  server = await startServer({ env: { BANNED_WORDS: 'zounds, fie', BLOCKED_EMAIL_PATTERN: '@blocked\\.' } });
});
afterAll(() => server.close());

const register = (fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
  server.anyone.post('/user/auth/local/register', fields, headers);
const whole = (username: string, email = `${username}@example.org`) => ({
  username,
  email,
  password,
  confirmPassword: password,
});
const login = (username: string, secret = password, headers: Record<string, string> = {}) =>
  server.anyone.post('/user/auth/local/login', { username, password: secret }, headers);
const codesOf = (answer: Awaited<ReturnType<typeof register>>) =>
  answer.body.errors?.map((error) => `${error.param ?? error.path}: ${error.code}`);

describe('registration', () => {
  test('gives the whole user with a token, and nothing that is secret', async () => {
    const { status, body, text } = await register(whole('newcomer'));
    expect([status, body.userV, body.notifications]).toEqual([201, undefined, undefined]);
    expect(body.data).toMatchObject({
      newUser: true,
      apiToken: expect.stringMatching(/^[0-9a-f-]{36}$/),
      _v: 1,
    });
    expect(text).not.toContain('password_hash');
  });

  test('collects all that is missing', async () => {
    const answer = await register({});
    expect([answer.status, answer.body.error, answer.body.code]).toEqual([
      400,
      'BadRequest',
      'invalidReqParams',
    ]);
    expect(codesOf(answer)).toEqual([
      'username: missingUsername',
      'username: usernameIssueLength',
      'username: usernameIssueInvalidCharacters',
      'email: missingEmail',
      'email: notAnEmail',
      'password: missingPassword',
      'password: passwordConfirmationMatch',
      'password: passwordIssueLength',
    ]);
  });

  test.each([
    ['a name of 21 letters', { username: 'a'.repeat(21) }, 400, 'invalidReqParams'],
    ['a name with a space', { username: 'al der' }, 400, 'invalidReqParams'],
    ['a name that is a list', { username: ['alder'] }, 400, 'invalidReqParams'],
    ['an address without a domain', { email: 'alder@' }, 400, 'invalidReqParams'],
    ['a short password', { password: 'short', confirmPassword: 'short' }, 400, 'invalidReqParams'],
    [
      'a password of 65',
      { password: 'p'.repeat(65), confirmPassword: 'p'.repeat(65) },
      400,
      'invalidReqParams',
    ],
    ['different passwords', { confirmPassword: 'password-2' }, 400, 'invalidReqParams'],
    ['a reserved name', { username: 'the_Admin' }, 400, 'usernameIssueForbidden'],
    ['a name that holds a banned word', { username: 'zounds-you' }, 400, 'usernameIssueSlur'],
    ['a restricted domain', { email: 'a@HABITICA.com' }, 400, 'validationFailed'],
    ['a blocked address', { email: 'a@blocked.org' }, 400, 'validationFailed'],
  ])('refuses %s', async (_what, fields, status, code) => {
    const answer = await register({ ...whole(freshName()), ...fields });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('refuses a name or an address that is taken, in any case', async () => {
    const name = freshName();
    await register(whole(name));
    const sameName = await register(whole(name.toUpperCase(), 'other@example.org'));
    const sameAddress = await register(whole(freshName(), `${name.toUpperCase()}@example.org`));
    expect([sameName.status, sameName.body.code]).toEqual([401, 'usernameTaken']);
    expect([sameAddress.status, sameAddress.body.code]).toEqual([401, 'emailTaken']);
  });

  test('by two at once for one name lets one in', async () => {
    const name = freshName();
    const answers = await Promise.all(
      [1, 2, 3].map((i) => register(whole(name, `${name}-${i}@example.org`))),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 401, 401]);
  });

  test('of somebody who has a password already is refused', async () => {
    const player = await server.register(freshName());
    const { status, body } = await player.post('/user/auth/local/register', whole(freshName()));
    expect([status, body.code]).toEqual([401, 'onlySocialAttachLocal']);
  });

  test('can be closed', async () => {
    const closed = await startServer({ env: { REGISTRATION: 'false' } });
    const { status, body } = await closed.anyone.post('/user/auth/local/register', whole('late'));
    await closed.close();
    expect([status, body.code]).toEqual([401, 'registrationClosed']);
  });

  test('makes the first account the administrator, and no other', async () => {
    const fresh = await startServer({ testMode: false });
    const [first, second] = [await fresh.register('first'), await fresh.register('second')];
    const answers = [
      await first.get('/admin/mails'),
      await second.get('/admin/mails'),
      await fresh.anyone.get('/admin/mails'),
    ];
    await fresh.close();
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [200, undefined],
      [401, 'noPrivAccess'],
      [401, 'missingAuthHeaders'],
    ]);
  });
});

describe('sign-in', () => {
  test('works by name and by address in any case, and from a form', async () => {
    const player = await server.register(freshName());
    const name = `player-${n}`;
    const form = await server.anyone.call('POST', '/user/auth/local/login', {
      body: `username=${name}&password=${password}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    for (const answer of [await login(name), await login(` ${name.toUpperCase()}@Example.org `), form]) {
      expect(answer.body.data).toEqual({
        id: player.id,
        apiToken: player.credentials['x-api-key'],
        newUser: false,
        username: name,
      });
    }
  });

  test.each([
    ['an unknown name', 'nobody', password, 401, 'invalidLoginCredentialsLong'],
    ['a wrong password', 'newcomer', 'password-2', 401, 'invalidLoginCredentialsLong'],
    ['the name in other letters', 'NEWCOMER', password, 401, 'invalidLoginCredentialsLong'],
    ['no password', 'newcomer', '', 400, 'invalidReqParams'],
  ])('refuses %s', async (_what, name, secret, status, code) => {
    const answer = await login(name, secret);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('gives each client a token of its own, and the same at the next time', async () => {
    await server.register(freshName());
    const tokens = [];
    for (const client of ['habitica-ios', 'habitica-web', 'habitica-ios']) {
      const { body } = await login(`player-${n}`, password, { 'x-client': client });
      tokens.push((body.data as { apiToken: string }).apiToken);
    }
    expect(tokens[0]).toBe(tokens[2]);
    expect(tokens[0]).not.toBe(tokens[1]);
  });

  test('of a blocked account is refused, with its token as well', async () => {
    const player = await server.register(freshName());
    await server.app.services.storage.run(async (tx) => {
      const stored = await tx.players.need(player.id);
      await tx.players.save({ ...stored, auth: { ...stored.auth, blocked: true } });
    });
    for (const answer of [await login(`player-${n}`), await player.get('/user/tokens')]) {
      expect([answer.status, answer.body.error, answer.body.code]).toEqual([
        401,
        'NotAuthorized',
        'accountSuspended',
      ]);
    }
  });

  test('is slowed down after ten failures, for this name only', async () => {
    const guarded = await startServer({ testMode: false });
    await guarded.register('careful');
    await guarded.register('other');
    const attempt = (username: string, secret: string) =>
      guarded.anyone.post('/user/auth/local/login', { username, password: secret });
    for (let i = 0; i < 10; i++) await attempt('careful', `wrong-${i}`);
    const [same, other] = [await attempt('careful', password), await attempt('other', password)];
    guarded.nature.at += 16 * 60_000;
    const later = await attempt('careful', password);
    await guarded.close();
    expect([same.status, same.body.code, other.status, later.status]).toEqual([
      429,
      'tooManySignIns',
      200,
      200,
    ]);
  });

  test.each(['google', 'apple', 'nowhere'])(
    'by %s is refused as long as it is not configured',
    async (network) => {
      const { status, body } = await server.anyone.post('/user/auth/social', { network, authResponse: {} });
      expect([status, body.code]).toEqual([400, 'unsupportedNetwork']);
    },
  );

  test('out ends the session and leads home, or to the sign-in page', async () => {
    const home = await server.anyone.get('//logout-server');
    const again = await server.anyone.get('//logout-server?redirectToLogin=true');
    expect([home.status, home.headers['location'], again.headers['location']]).toEqual([302, '/', '/login']);
    expect(String(home.headers['set-cookie'])).toContain('Max-Age=0');
    expect([home.headers['content-type'], home.text]).toEqual(['text/plain; charset=utf-8', 'see /']);
  });
});

describe('who is signed out', () => {
  test.each([
    ['PUT', '/user/auth/update-username'],
    ['PUT', '/user/auth/update-email'],
    ['PUT', '/user/auth/update-password'],
    ['DELETE', '/user/auth/social/google'],
    ['GET', '/user/tokens'],
    ['POST', '/user/tokens'],
    ['DELETE', '/user/tokens/x'],
    ['GET', '/events'],
  ])('cannot %s %s', async (method, path) => {
    const nobody = await server.anyone.call(method, path, { body: {} });
    expect([nobody.status, nobody.body.error, nobody.body.code]).toEqual([
      401,
      'NotAuthorized',
      'missingAuthHeaders',
    ]);
    const headers = { 'x-api-user': '11111111-2222-4333-8444-555555555555', 'x-api-key': 'no' };
    const stranger = await server.anyone.call(method, path, { body: {}, headers });
    expect([stranger.status, stranger.body.error]).toEqual([401, 'invalid_credentials']);
  });

  test('cannot use the token of another player', async () => {
    const [one, two] = [await server.register(freshName()), await server.register(freshName())];
    const { status, body } = await one.get('/user/tokens', { headers: { 'x-api-user': two.id } });
    expect([status, body.error, body.code]).toEqual([401, 'invalid_credentials', 'invalidCredentials']);
  });
});

describe('the username', () => {
  test.each([
    ['of 21 letters', { username: 'a'.repeat(21) }, 400, 'usernameIssueLength'],
    ['with a sign', { username: 'al!' }, 400, 'usernameIssueInvalidCharacters'],
    ['with a banned word', { username: 'fie' }, 400, 'bannedSlurUsedInProfile'],
    ['that is reserved', { username: 'support' }, 400, 'usernameIssueForbidden'],
    ['that is taken', { username: 'NEWCOMER' }, 400, 'usernameTaken'],
    ['with a wrong password', { username: 'good-name', password: 'password-2' }, 401, 'wrongPassword'],
    ['that is missing', {}, 400, 'invalidReqParams'],
  ])('%s is refused', async (_what, fields, status, code) => {
    const player = await server.register(freshName());
    const answer = await player.put('/user/auth/update-username', fields);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('is changed, and the old one is free again', async () => {
    const player = await server.register('old-name');
    const { body } = await player.put('/user/auth/update-username', { username: 'brand-new', password });
    expect(body.data).toEqual({ username: 'brand-new' });
    expect((await login('brand-new')).status).toBe(200);
    expect((await register(whole('old-name', 'again@example.org'))).status).toBe(201);
  });

  test('confirmed for the first time brings a veteran pet', async () => {
    const player = await server.register(freshName());
    await server.app.services.storage.run(async (tx) => {
      const stored = await tx.players.need(player.id);
      const pets = { 'Tiger-Veteran': 5 };
      await tx.players.save({
        ...stored,
        flags: { ...stored.flags, verifiedUsername: false },
        items: { ...stored.items, pets },
      });
    });
    await player.put('/user/auth/update-username', { username: `player-${n}` });
    const stored = await server.app.services.storage.reader().players.need(player.id);
    expect([stored.flags.verifiedUsername, stored.items.pets]).toEqual([
      true,
      { 'Tiger-Veteran': 5, 'Lion-Veteran': 5 },
    ]);
  });

  test.each([
    ['newcomer', ['usernameTaken']],
    ['bad name!', ['usernameIssueInvalidCharacters']],
    ['gryphon', ['usernameIssueForbidden']],
    ['x'.repeat(30), ['usernameIssueLength']],
  ])('%j is told to be unusable', async (username, issues) => {
    const { body } = await server.anyone.post('/user/auth/verify-username', { username });
    const words = issues.map((key) => server.app.services.words.say('en', key));
    expect(body.data).toEqual({ isUsable: false, issues: words });
  });

  test('of one’s own, and a free one, are usable', async () => {
    const player = await server.register(freshName());
    for (const username of [`player-${n}`, 'free-name']) {
      expect((await player.post('/user/auth/verify-username', { username })).body.data).toEqual({
        isUsable: true,
      });
    }
  });
});

test.each([
  ['Good Name', true],
  ['N'.repeat(31), false],
  ['two\nlines', false],
  ['oh Zounds', false],
])('the display name %j is usable: %s', async (displayName, isUsable) => {
  const { body } = await server.anyone.post('/user/auth/verify-display-name', { displayName });
  expect(body.data).toMatchObject({ isUsable });
});

describe('the e-mail address', () => {
  test.each([
    ['without a new one', { password }, 400, 'invalidReqParams'],
    ['without the password', { newEmail: 'x1@example.org' }, 400, 'invalidReqParams'],
    ['to one that is in use', { newEmail: 'Newcomer@example.org', password }, 401, 'cannotFulfillReq'],
    ['with a wrong password', { newEmail: 'x2@example.org', password: 'password-2' }, 401, 'wrongPassword'],
    ['to a restricted domain', { newEmail: 'x@habitrpg.com', password }, 400, 'validationFailed'],
  ])('is not changed %s', async (_what, fields, status, code) => {
    const player = await server.register(freshName());
    const answer = await player.put('/user/auth/update-email', fields);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('is changed, in small letters', async () => {
    const player = await server.register(freshName());
    const { body } = await player.put('/user/auth/update-email', {
      newEmail: `New-${n}@Example.org`,
      password,
    });
    expect(body.data).toEqual({ email: `new-${n}@example.org` });
    expect((await login(`new-${n}@example.org`)).status).toBe(200);
  });

  test('of a player without one cannot be changed, nor can the password', async () => {
    const player = await server.register(freshName());
    await server.app.services.storage.run(async (tx) => {
      const stored = await tx.players.need(player.id);
      const { email: _gone, ...local } = stored.auth.local;
      await tx.players.save({ ...stored, auth: { ...stored.auth, local } });
    });
    for (const path of ['/user/auth/update-email', '/user/auth/update-password']) {
      const { status, body } = await player.put(path, {});
      expect([status, body.code]).toEqual([400, 'userHasNoLocalRegistration']);
    }
  });

  test.each([
    ['newcomer@example.org', false],
    ['a@habitica.com', false],
    ['no address', false],
    ['free@example.org', true],
  ])('%j can be used: %s', async (email, valid) => {
    const { body } = await server.anyone.post('/user/auth/check-email', { email });
    expect(body.data).toMatchObject({ valid, email });
  });
});

describe('the password', () => {
  test.each([
    [
      'a wrong old one',
      { password: 'password-2', newPassword: 'password-9', confirmPassword: 'password-9' },
      401,
      'wrongPassword',
    ],
    [
      'different new ones',
      { password, newPassword: 'password-9', confirmPassword: 'password-8' },
      401,
      'passwordConfirmationMatch',
    ],
    [
      'a short new one',
      { password, newPassword: 'short', confirmPassword: 'short' },
      400,
      'invalidReqParams',
    ],
    ['nothing', {}, 400, 'invalidReqParams'],
  ])('is not changed with %s', async (_what, fields, status, code) => {
    const player = await server.register(freshName());
    const answer = await player.put('/user/auth/update-password', fields);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('changed signs every client out and gives this one a new token', async () => {
    const player = await server.register(freshName());
    const { body } = await player.post('/user/tokens', { name: 'script' });
    const script = (body.data as { apiToken: string }).apiToken;
    const change = { password, newPassword: 'password-9', confirmPassword: 'password-9' };
    const changed = await player.put('/user/auth/update-password', change);
    const token = (changed.body.data as { apiToken: string }).apiToken;
    const statusWith = async (key: string) =>
      (await player.get('/user/tokens', { headers: { 'x-api-key': key } })).status;
    expect(await Promise.all([player.credentials['x-api-key'] ?? '', script, token].map(statusWith))).toEqual(
      [401, 401, 200],
    );
    expect([(await login(`player-${n}`)).status, (await login(`player-${n}`, 'password-9')).status]).toEqual([
      401, 200,
    ]);
  });
});

describe('a forgotten password', () => {
  const askFor = (email: string) => server.anyone.post('/user/reset-password', { email });
  const linkFor = async (player: Caller): Promise<string> => {
    await askFor(`player-${n}@example.org`);
    await server.app.services.jobs.settle();
    const mail = (await server.app.services.mailer.list()).find((one) => one.playerId === player.id);
    return /code=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  };
  const setNew = (code: string, newPassword = 'password-7', confirmPassword = newPassword) =>
    server.anyone.post('/user/auth/reset-password-set-new-one', { code, newPassword, confirmPassword });

  test('is answered alike whether or not there is such an account', async () => {
    const [known, unknown] = [await askFor('newcomer@example.org'), await askFor('nobody@example.org')];
    expect(known.text).toBe(unknown.text);
    expect((await askFor('')).body.code).toBe('invalidReqParams');
  });

  test('is replaced with the code from the mail, once', async () => {
    const player = await server.register(freshName());
    const code = await linkFor(player);
    const page = await server.anyone.get(`//static/user/auth/local/reset-password-set-new-one?code=${code}`);
    expect(page.headers['location']).toBe(`/reset-password?hasError=false&message=&code=${code}`);
    expect((await setNew(code)).status).toBe(200);
    expect((await player.get('/user/tokens')).status).toBe(401);
    expect((await login(`player-${n}`, 'password-7')).status).toBe(200);
    expect((await setNew(code)).body.code).toBe('invalidPasswordResetCode');
  });

  test.each([
    ['different passwords', 'password-7', 'password-8', 400, 'passwordConfirmationMatch'],
    ['a short password', 'short', 'short', 400, 'invalidReqParams'],
  ])('is not replaced with %s', async (_what, first, second, status, code) => {
    const player = await server.register(freshName());
    const answer = await setNew(await linkFor(player), first, second);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('is not replaced with an older code, or a day later', async () => {
    const player = await server.register(freshName());
    const older = await linkFor(player);
    server.nature.at += 1000;
    const newer = await linkFor(player);
    expect((await setNew(older)).body.code).toBe('invalidPasswordResetCode');
    server.nature.at += 86_400_000;
    expect((await setNew(newer)).body.code).toBe('invalidPasswordResetCode');
    const page = await server.anyone.get(`//static/user/auth/local/reset-password-set-new-one?code=${newer}`);
    expect(page.headers['location']).toContain('hasError=true');
  });
});

describe('tokens', () => {
  test('are listed without themselves, made by name and taken back', async () => {
    const player = await server.register(freshName());
    const made = await player.post('/user/tokens', { name: ' kitchen display ' });
    const { id, apiToken } = made.body.data as { id: string; apiToken: string };
    const list = await player.get('/user/tokens');
    expect(list.body.data).toMatchObject([
      { name: 'habitica-web', current: true },
      { id, name: 'kitchen display', current: false, lastUsedAt: null },
    ]);
    expect(list.text).not.toContain(apiToken);
    expect((await player.delete(`/user/tokens/${id}`)).status).toBe(200);
    expect((await player.get('/user/tokens', { headers: { 'x-api-key': apiToken } })).status).toBe(401);
  });

  test.each([
    ['without a name', {}, 'invalidReqParams'],
    ['with a name of 61 letters', { name: 'x'.repeat(61) }, 'invalidReqParams'],
  ])('%s are not made', async (_what, fields, code) => {
    const player = await server.register(freshName());
    const answer = await player.post('/user/tokens', fields);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  test('of others cannot be taken back', async () => {
    const [one, two] = [await server.register(freshName()), await server.register(freshName())];
    const list = (await two.get('/user/tokens')).body.data as { id: string }[];
    const { status, body } = await one.delete(`/user/tokens/${list[0]?.id}`);
    expect([status, body.code]).toEqual([404, 'tokenNotFound']);
  });

  test('can be fifty of a player’s own making, not more, though made at once', async () => {
    const player = await server.register(freshName());
    for (let i = 0; i < 45; i++) await player.post('/user/tokens', { name: `t${i}` });
    const last = await Promise.all(
      Array.from({ length: 8 }, (_, i) => player.post('/user/tokens', { name: `at once ${i}` })),
    );
    const codes = last.map(({ status, body }) => body.code ?? status).toSorted();
    expect(codes).toEqual([...Array(5).fill(200), ...Array(3).fill('tooManyTokens')]);
  });

  test('are not in the database in readable form, nor in a kept answer', async () => {
    const player = await server.register(freshName());
    const make = () => player.post('/user/tokens', { name: 'repeated' }, { 'idempotency-key': 'make-1' });
    const made = await make();
    expect((await make()).text).toBe(made.text);
    const operations = await server.app.services.storage.db
      .selectFrom('operations')
      .select('answer')
      .execute();
    expect(JSON.stringify(operations)).not.toContain((made.body.data as { apiToken: string }).apiToken);
    const rows = await server.app.services.storage.db.selectFrom('api_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(player.credentials['x-api-key']);
  });
});

describe('another service', () => {
  test('is taken off when a password remains, and not when it is the last way in', async () => {
    const player = await server.register(freshName());
    expect((await player.delete('/user/auth/social/google')).status).toBe(200);
    expect((await player.delete('/user/auth/social/nowhere')).body.code).toBe('unsupportedNetwork');
    await server.app.services.storage.db
      .updateTable('credentials')
      .set({ password_hash: null })
      .where('player_id', '=', player.id)
      .execute();
    expect((await player.delete('/user/auth/social/apple')).body.code).toBe('cantDetachSocial');
  });
});

describe('letters', () => {
  const leave = (code: string) => server.anyone.get(`//email/unsubscribe?code=${encodeURIComponent(code)}`);
  const codeFor = (reader: { playerId?: string; email: string }) =>
    unsubscribeCode(server.app.services.secret, reader);

  test('end for a player with the code from one of them', async () => {
    const player = await server.register(freshName());
    const { status, headers } = await leave(codeFor({ playerId: player.id, email: 'x@example.org' }));
    const stored = await server.app.services.storage.reader().players.need(player.id);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(stored.preferences.emailNotifications['unsubscribeFromAll']).toBe(true);
  });

  test('end for an address without an account, however often it is asked', async () => {
    const code = codeFor({ email: 'Someone@Example.org' });
    expect([(await leave(code)).status, (await leave(code)).status]).toEqual([200, 200]);
    const rows = await server.app.services.storage.db.selectFrom('documents').select('id').execute();
    expect(rows).toEqual([{ id: 'someone@example.org' }]);
  });

  test.each([
    ['made up', 'abc', 404, 'userNotFound'],
    ['missing', '', 400, 'invalidReqParams'],
  ])('do not end with a code that is %s', async (_what, code, status, key) => {
    const answer = await leave(code);
    expect([answer.status, answer.body.code]).toEqual([status, key]);
  });

  test('do not end for a player who is gone', async () => {
    const playerId = '11111111-2222-4333-8444-555555555555';
    expect((await leave(codeFor({ playerId, email: 'x@example.org' }))).status).toBe(404);
  });
});
