import { describe, expect, test } from 'vitest';
import { unsubscribeCode } from '../src/mail/unsubscribe-code.ts';
import { Accounts } from './support/accounts.ts';
import { password } from './support/server.ts';
import { playerOf } from './support/players.ts';
import { playerWriter } from '../src/storage/player-writer.ts';

const accounts = new Accounts();

describe('the e-mail address', () => {
  test.each([
    ['without a new one', { password }, 400, 'invalidReqParams'],
    ['without the password', { newEmail: 'x1@example.org' }, 400, 'invalidReqParams'],
    ['to one that is in use', { newEmail: 'Newcomer@example.org', password }, 401, 'cannotFulfillReq'],
    ['with a wrong password', { newEmail: 'x2@example.org', password: 'password-2' }, 401, 'wrongPassword'],
    ['to a restricted domain', { newEmail: 'x@habitrpg.com', password }, 400, 'validationFailed'],
  ])('is not changed %s', async (_what, fields, status, code) => {
    const { player } = await accounts.add();
    const answer = await player.put('/user/auth/update-email', fields);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test.each([
    [{}, ['newEmailRequired', 'newEmailRequired', 'missingPassword']],
    [{ newEmail: 'no address' }, ['newEmailRequired', 'missingPassword']],
    [{ newEmail: 'no address', password }, ['newEmailRequired']],
  ])('is not changed by %j, and all that is wrong is told', async (fields, codes) => {
    const { player } = await accounts.add();
    const { body } = await player.put('/user/auth/update-email', fields);
    expect(body.errors?.map(({ code }) => code)).toEqual(codes);
  });

  test('of a restricted domain is refused by a text that names them', async () => {
    const { player } = await accounts.add();
    accounts.server.app.services.words.showKeys(true);
    const sent = { newEmail: 'x@habitrpg.com', password };
    const { text } = await player.put('/user/auth/update-email', sent);
    accounts.server.app.services.words.showKeys(false);
    expect(text).toContain('"<t:invalidEmailDomain|domains=habitica.com, habitrpg.com>"');
  });

  test('is changed, in small letters', async () => {
    const { player, name } = await accounts.add();
    const { body } = await player.put('/user/auth/update-email', {
      newEmail: `New-${name}@Example.org`,
      password,
    });
    expect(body.data).toEqual({ email: `new-${name}@example.org` });
    expect((await accounts.login(`new-${name}@example.org`)).status).toBe(200);
  });

  test('of a player without one cannot be changed, nor can the password', async () => {
    const { player } = await accounts.add();
    await accounts.server.app.services.storage.run(async (tx) => {
      const stored = await playerOf(tx, player.id);
      const { email: _gone, ...local } = stored.auth.local;
      await playerWriter(tx).save({ ...stored, auth: { ...stored.auth, local } });
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
    [' Free@Example.ORG ', true],
    [' NewComer@Example.ORG', false],
  ])('%j can be used: %s', async (email, valid) => {
    const { body } = await accounts.server.anyone.post('/user/auth/check-email', { email });
    expect(body.data).toMatchObject({ valid, email });
  });
});

describe('letters', () => {
  const leave = (code: string) =>
    accounts.server.anyone.get(`//email/unsubscribe?code=${encodeURIComponent(code)}`);
  const codeFor = (reader: { playerId?: string; email: string }) =>
    unsubscribeCode(accounts.server.app.services.secret, reader);

  test('end for a player with the code from one of them', async () => {
    const { player } = await accounts.add();
    const { status, headers, text } = await leave(codeFor({ playerId: player.id, email: 'x@example.org' }));
    const stored = await playerOf(accounts.server.app.services.storage.reader(), player.id);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('<h1');
    expect(text).toContain('/user/settings/notifications"');
    expect(stored.preferences.emailNotifications['unsubscribeFromAll']).toBe(true);
  });

  test('end for an address without an account, however often it is asked', async () => {
    const code = codeFor({ email: 'Someone@Example.org' });
    const pages = [await leave(code), await leave(code)];
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    expect(pages[0]?.text).not.toContain('/user/settings');
    const rows = await accounts.server.app.services.storage.db.selectFrom('documents').select('id').execute();
    expect(rows).toEqual([{ id: 'someone@example.org' }]);
  });

  test.each([
    ['made up', 'abc', 404, 'userNotFound'],
    ['missing', '', 400, 'invalidReqParams'],
  ])('do not end with a code that is %s', async (_what, code, status, key) => {
    const answer = await leave(code);
    expect([answer.status, answer.body.code]).toEqual([status, key]);
  });

  test.each([
    ['en-GB', 'abc', 404, 'This link doesn’t work'],
    ['de', '', 400, 'Dieser Link funktioniert nicht'],
  ])('say so on a page in a browser in %s with the code “%s”', async (language, code, status, title) => {
    const { server } = accounts;
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const headers = { accept, 'accept-language': language };
    const page = await server.anyone.get(`//email/unsubscribe?code=${code}`, { headers });
    expect([page.status, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.text).toContain(`${title}</h1>`);
    expect(page.text).toContain('/user/settings/notifications"');
    const byProgram = await server.anyone.call('POST', `//email/unsubscribe?code=${code}`, { headers });
    expect([byProgram.status, byProgram.body.success]).toEqual([status, false]);
  });

  test('do not end for a player who is gone', async () => {
    const playerId = '11111111-2222-4333-8444-555555555555';
    expect((await leave(codeFor({ playerId, email: 'x@example.org' }))).status).toBe(404);
  });
});
