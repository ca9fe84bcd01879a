import { describe, expect, test } from 'vitest';
import { Accounts, registrationOf } from './support/accounts.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import type { Caller } from './support/server.ts';

const accounts = new Accounts();
const path = '/user/auth/local/register';

/** A player who signs in with another service and has neither a name nor a password here. */
async function visitor(): Promise<Caller> {
  const { player } = await accounts.add();
  await accounts.server.app.services.storage.db
    .updateTable('credentials')
    .set({ password_hash: null })
    .where('player_id', '=', player.id)
    .execute();
  await changePlayer(accounts.server, player, (stored) => ({
    ...stored,
    auth: { ...stored.auth, local: {}, google: { id: player.id } },
  }));
  return player;
}

describe('registration of somebody who signed in with another service', () => {
  test('adds a name and a password to the account, with status 200', async () => {
    const player = await visitor();
    const name = accounts.freshName();
    const { status, body } = await player.post(path, registrationOf(name, `${name}@Example.org`));
    expect(status).toBe(200);
    expect(body.data).toEqual({
      email: `${name}@example.org`,
      username: name,
      lowerCaseUsername: name,
      has_password: true,
    });
    expect((await accounts.login(name)).body.data).toMatchObject({ id: player.id, newUser: false });
  });

  test('keeps the account, its other way in and its token', async () => {
    const player = await visitor();
    const before = await storedPlayer(accounts.server, player);
    await player.post(path, registrationOf(accounts.freshName()));
    const after = await storedPlayer(accounts.server, player);
    expect(after.auth.google).toEqual({ id: player.id });
    expect(after._v).toBe(before._v + 1);
    expect({ ...after, _v: 0, auth: {} }).toEqual({ ...before, _v: 0, auth: {} });
    expect((await player.get('/user')).status).toBe(200);
  });

  test('carries the notifications and the version of the player, unlike a new account', async () => {
    const { body } = await (await visitor()).post(path, registrationOf(accounts.freshName()));
    expect(body).toMatchObject({ notifications: [], userV: expect.any(Number) });
  });

  test('may keep the name and the address that are their own already', async () => {
    const player = await visitor();
    const name = accounts.freshName();
    await player.post(path, registrationOf(name));
    const again = await player.post(path, registrationOf(name));
    expect([again.status, again.body.data]).toMatchObject([200, { username: name }]);
  });

  test("cannot take another player's name or address", async () => {
    const player = await visitor();
    const taken = await player.post(path, registrationOf('NEWCOMER', 'free@example.org'));
    const shared = await player.post(path, registrationOf(accounts.freshName(), 'newcomer@example.org'));
    expect([taken.body.code, shared.body.code]).toEqual(['usernameTaken', 'emailTaken']);
  });

  test('that is repeated with its Idempotency-Key is answered the same, with the same status', async () => {
    const player = await visitor();
    const fields = registrationOf(accounts.freshName());
    const key = { 'idempotency-key': '4d1f6f0e-0b3a-4c60-93a5-2f1c6f5b7a10' };
    const [first, again] = [await player.post(path, fields, key), await player.post(path, fields, key)];
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });
});
