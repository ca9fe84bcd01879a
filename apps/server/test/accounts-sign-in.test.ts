import { textIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { Accounts, registrationOf } from './support/accounts.ts';
import { password, startServer } from './support/server.ts';
import { playerOf } from './support/players.ts';
import { playerWriter } from '../src/storage/player-writer.ts';

const accounts = new Accounts();

describe('sign-in', () => {
  test('works by name and by address in any case, and from a form', async () => {
    const { player, name } = await accounts.add();
    const form = await accounts.server.anyone.call('POST', '/user/auth/local/login', {
      body: `username=${name}&password=${password}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    for (const answer of [
      await accounts.login(name),
      await accounts.login(` ${name.toUpperCase()}@Example.org `),
      form,
    ]) {
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
    const answer = await accounts.login(name, secret);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test.each([
    ['a space typed around it', password, ` ${password} `, 200],
    ['the space it was chosen with', ' pass word ', ' pass word ', 200],
    ['the space left out that it was chosen with', ' pass word ', 'pass word', 401],
  ])('takes a password with %s: %j, %j', async (_what, chosen, typed, status) => {
    const name = accounts.freshName();
    const sent = { ...registrationOf(name), password: chosen, confirmPassword: chosen };
    expect((await accounts.register(sent)).status).toBe(201);
    expect((await accounts.login(name, typed)).status).toBe(status);
  });

  test('is noted as the time of the last change', async () => {
    const { player, name } = await accounts.add();
    accounts.server.system.at += 5000;
    expect((await accounts.login(name)).status).toBe(200);
    const { auth } = await playerOf(accounts.server.app.services.storage.reader(), player.id);
    expect(auth.timestamps.updated).toBe(new Date(accounts.server.system.at).toISOString());
  });

  test('gives each client a token of its own, and the same at the next time', async () => {
    const { name } = await accounts.add();
    const tokens = [];
    for (const client of ['habitica-ios', 'habitica-web', 'habitica-ios']) {
      const { body } = await accounts.login(name, password, { 'x-client': client });
      tokens.push(textIn(body.data, 'apiToken'));
    }
    expect(tokens[0]).toBe(tokens[2]);
    expect(tokens[0]).not.toBe(tokens[1]);
  });

  test('of a blocked account is refused, with its token as well', async () => {
    const { player, name } = await accounts.add();
    await accounts.server.app.services.storage.run(async (tx) => {
      const stored = await playerOf(tx, player.id);
      await playerWriter(tx).save({ ...stored, auth: { ...stored.auth, blocked: true } });
    });
    for (const answer of [await accounts.login(name), await player.get('/user/tokens')]) {
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
    guarded.system.at += 16 * 60_000;
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
      const { status, body } = await accounts.server.anyone.post('/user/auth/social', {
        network,
        authResponse: {},
      });
      expect([status, body.code]).toEqual([400, 'unsupportedNetwork']);
    },
  );

  test('out ends the session and leads home, or to the sign-in page', async () => {
    const home = await accounts.server.anyone.get('//logout-server');
    const again = await accounts.server.anyone.get('//logout-server?redirectToLogin=true');
    expect([home.status, home.headers['location'], again.headers['location']]).toEqual([302, '/', '/login']);
    expect(String(home.headers['set-cookie'])).toContain('Max-Age=0');
    expect([home.headers['content-type'], home.text]).toEqual(['text/plain; charset=utf-8', 'see /']);
  });
});

describe('another service', () => {
  test('is taken off when a password remains, and not when it is the last way in', async () => {
    const { player } = await accounts.add();
    expect((await player.delete('/user/auth/social/google')).status).toBe(200);
    expect((await player.delete('/user/auth/social/nowhere')).body.code).toBe('unsupportedNetwork');
    await accounts.server.app.services.storage.db
      .updateTable('credentials')
      .set({ password_hash: null })
      .where('player_id', '=', player.id)
      .execute();
    expect((await player.delete('/user/auth/social/apple')).body.code).toBe('cantDetachSocial');
  });
});
