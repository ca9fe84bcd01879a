import { textIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { Accounts } from './support/accounts.ts';
import { changePlayer } from './support/players.ts';
import { password } from './support/server.ts';

const accounts = new Accounts();

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
    const { player } = await accounts.add();
    const answer = await player.put('/user/auth/update-password', fields);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test.each([
    ['the old one', { newPassword: 'password-9', confirmPassword: 'password-9' }, 'password'],
    ['its repetition', { password, newPassword: 'password-9' }, 'confirmPassword'],
  ])('is not changed without %s, which is named', async (_what, fields, param) => {
    const { player } = await accounts.add();
    const { status, body } = await player.put('/user/auth/update-password', fields);
    expect([status, body.code, body.errors]).toMatchObject([
      400,
      'invalidReqParams',
      [{ code: 'invalidValue', param }],
    ]);
  });

  test('changed signs every client out and gives this one a new token', async () => {
    const { player, name } = await accounts.add();
    const { body } = await player.post('/user/tokens', { name: 'script' });
    const script = textIn(body.data, 'apiToken');
    const change = { password, newPassword: 'password-9', confirmPassword: 'password-9' };
    const changed = await player.put('/user/auth/update-password', change);
    const token = textIn(changed.body.data, 'apiToken');
    const statusWith = async (key: string) =>
      (await player.get('/user/tokens', { headers: { 'x-api-key': key } })).status;
    expect(await Promise.all([player.credentials['x-api-key'] ?? '', script, token].map(statusWith))).toEqual(
      [401, 401, 200],
    );
    expect([(await accounts.login(name)).status, (await accounts.login(name, 'password-9')).status]).toEqual([
      401, 200,
    ]);
  });
});

describe('a forgotten password', () => {
  const askFor = (email: string) => accounts.server.anyone.post('/user/reset-password', { email });
  const codeFor = async (name: string, asked = `${name}@example.org`): Promise<string> => {
    const to = asked.toLowerCase();
    await askFor(asked);
    await accounts.server.app.services.jobs.settle();
    const mail = (await accounts.server.app.services.mailer.list({ limit: 100 })).items.find(
      (one) => one.to === to,
    );
    return /code=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  };
  const setNew = (code: string, newPassword = 'password-7', confirmPassword = newPassword) =>
    accounts.server.anyone.post('/user/auth/reset-password-set-new-one', {
      code,
      newPassword,
      confirmPassword,
    });

  test('is answered alike whether or not there is such an account', async () => {
    const [known, unknown] = [await askFor('newcomer@example.org'), await askFor('nobody@example.org')];
    expect(known.text).toBe(unknown.text);
    expect((await askFor('')).body.code).toBe('invalidReqParams');
  });

  test('is replaced with the code from the mail, once', async () => {
    const { player, name } = await accounts.add();
    const code = await codeFor(name);
    const page = await accounts.server.anyone.get(
      `//static/user/auth/local/reset-password-set-new-one?code=${code}`,
    );
    expect(page.headers['location']).toBe(`/reset-password?hasError=false&message=&code=${code}`);
    expect((await setNew(code)).status).toBe(200);
    expect((await player.get('/user/tokens')).status).toBe(401);
    expect((await accounts.login(name, 'password-7')).status).toBe(200);
    expect((await setNew(code)).body.code).toBe('invalidPasswordResetCode');
  });

  test('of an account of another service is replaced with the code that is mailed there', async () => {
    const { player, name } = await accounts.add();
    const address = `${name}@elsewhere.example`;
    await changePlayer(accounts.server, player, ({ auth, ...stored }) => {
      const { email: _none, ...local } = auth.local;
      const apple = { id: `apple-${name}`, emails: [{ value: address }] };
      return { ...stored, auth: { ...auth, local, apple } };
    });
    expect((await setNew(await codeFor(name, address.toUpperCase()))).status).toBe(200);
    expect((await accounts.login(address, 'password-7')).status).toBe(200);
  });

  test.each([
    ['different passwords', 'password-7', 'password-8', 400, 'passwordConfirmationMatch'],
    ['a short password', 'short', 'short', 400, 'invalidReqParams'],
  ])('is not replaced with %s', async (_what, first, second, status, code) => {
    const { name } = await accounts.add();
    const answer = await setNew(await codeFor(name), first, second);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test.each([
    ['', ['missingNewPassword', 'minPasswordLength', 'invalidValue']],
    ['short', ['minPasswordLength']],
    ['x'.repeat(65), ['passwordIssueLength']],
  ])('is not replaced with %j', async (wanted, codes) => {
    const { name } = await accounts.add();
    const { body } = await setNew(await codeFor(name), wanted);
    expect(body.errors?.map(({ code }) => code)).toEqual(codes);
  });

  test('is not replaced without its repetition', async () => {
    const { name } = await accounts.add();
    const sent = { code: await codeFor(name), newPassword: 'password-7' };
    const { status, body } = await accounts.server.anyone.post('/user/auth/reset-password-set-new-one', sent);
    expect([status, body.errors]).toMatchObject([400, [{ code: 'invalidValue', param: 'confirmPassword' }]]);
  });

  test('is not replaced with an older code, or a day later', async () => {
    const { name } = await accounts.add();
    const older = await codeFor(name);
    accounts.server.system.at += 1000;
    const newer = await codeFor(name);
    expect((await setNew(older)).body.code).toBe('invalidPasswordResetCode');
    accounts.server.system.at += 86_400_000;
    expect((await setNew(newer)).body.code).toBe('invalidPasswordResetCode');
    const page = await accounts.server.anyone.get(
      `//static/user/auth/local/reset-password-set-new-one?code=${newer}`,
    );
    expect(page.headers['location']).toContain('hasError=true');
  });
});
