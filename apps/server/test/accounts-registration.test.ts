import { textsIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { Accounts, registrationOf } from './support/accounts.ts';
import { Caller, startServer } from './support/server.ts';

const accounts = new Accounts();

describe('registration', () => {
  test('gives the whole user with a token, and nothing that is secret', async () => {
    const { status, body, text } = await accounts.register(registrationOf(accounts.freshName()));
    expect([status, body.userV, body.notifications]).toEqual([201, undefined, undefined]);
    expect(body.data).toMatchObject({
      newUser: true,
      apiToken: expect.stringMatching(/^[0-9a-f-]{36}$/),
      _v: 1,
    });
    expect(text).not.toContain('password_hash');
  });

  test('collects all that is missing', async () => {
    const answer = await accounts.register({});
    expect([answer.status, answer.body.error, answer.body.code]).toEqual([
      400,
      'BadRequest',
      'invalidReqParams',
    ]);
    expect(answer.body.errors?.map((error) => `${error.param ?? error.path}: ${error.code}`)).toEqual([
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
    const answer = await accounts.register({ ...registrationOf(accounts.freshName()), ...fields });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('refuses a name or an address that is taken, in any case', async () => {
    const name = accounts.freshName();
    await accounts.register(registrationOf(name));
    const sameName = await accounts.register(registrationOf(name.toUpperCase(), 'other@example.org'));
    const sameAddress = await accounts.register(
      registrationOf(accounts.freshName(), `${name.toUpperCase()}@example.org`),
    );
    expect([sameName.status, sameName.body.code]).toEqual([401, 'usernameTaken']);
    expect([sameAddress.status, sameAddress.body.code]).toEqual([401, 'emailTaken']);
  });

  test('by two at once for one name lets one in', async () => {
    const name = accounts.freshName();
    const answers = await Promise.all(
      [1, 2, 3].map((i) => accounts.register(registrationOf(name, `${name}-${i}@example.org`))),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 401, 401]);
  });

  test('that is sent again with its Idempotency-Key gets the same answer', async () => {
    const name = accounts.freshName();
    const send = (key: string, more: object = {}) =>
      accounts.server.anyone.post(
        '/user/auth/local/register',
        { ...registrationOf(name), ...more },
        { 'idempotency-key': key },
      );
    const answers = await Promise.all([
      send('b6f1d8a2-4c3e-4f5a-9d70-1e2b3c4d5e6f'),
      send('b6f1d8a2-4c3e-4f5a-9d70-1e2b3c4d5e6f'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const again = await send('b6f1d8a2-4c3e-4f5a-9d70-1e2b3c4d5e6f');
    expect(new Set([...answers, again].map(({ text }) => text)).size).toBe(1);
    expect(again.headers['idempotent-replayed']).toBe('true');
    const { _id, apiToken } = textsIn(again.body.data, '_id', 'apiToken');
    const player = new Caller(accounts.server.app, { 'x-api-user': _id, 'x-api-key': apiToken });
    expect((await player.get('/user')).status).toBe(200);
    expect(
      (await send('b6f1d8a2-4c3e-4f5a-9d70-1e2b3c4d5e6f', { email: 'other@example.org' })).body.code,
    ).toBe('idempotencyKeyReused');
    expect((await send('0a9b8c7d-6e5f-4a3b-8c2d-1f0e9d8c7b6a')).body.code).toBe('usernameTaken');
    const kept = await accounts.server.app.services.storage.db
      .selectFrom('anonymous_operations')
      .select('answer')
      .execute();
    expect(kept.map(({ answer }) => answer.includes(apiToken))).toEqual([false]);
  });

  test('of somebody who has a password already is refused', async () => {
    const { player } = await accounts.add();
    const { status, body } = await player.post(
      '/user/auth/local/register',
      registrationOf(accounts.freshName()),
    );
    expect([status, body.code]).toEqual([401, 'onlySocialAttachLocal']);
  });

  test('can be closed', async () => {
    const closed = await startServer({ env: { REGISTRATION: 'false' } });
    const { status, body } = await closed.anyone.post('/user/auth/local/register', registrationOf('late'));
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
