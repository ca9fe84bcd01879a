import { describe, expect, test } from 'vitest';
import { registrationOf } from './support/accounts.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import { type Caller, password } from './support/server.ts';
import { socialDoor } from './support/social-door.ts';

describe.each(usualEngines)('an account and other services on $engine', ({ database }) => {
  const door = socialDoor(database);
  const { fresh, claimsOf, byGoogle, byApple, callerIn } = door;

  const forgetPassword = async (player: Caller) => {
    const row = door.server.app.services.storage.db.updateTable('credentials').set({ password_hash: null });
    await row.where('player_id', '=', player.id).execute();
  };

  test('connects the service with the account of whoever is signed in', async () => {
    const name = fresh();
    const player = await door.server.register(name);
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
    const [player, other] = [await door.server.register(one), await door.server.register(two)];
    await byGoogle(claimsOf(one), {}, player);
    for (const who of [player, other])
      expect(await byGoogle(claimsOf(one), {}, who)).toMatchObject({
        status: 401,
        body: { code: 'socialAlreadyExists' },
      });
  });

  test('refuses blocked accounts', async () => {
    const player = callerIn(await byGoogle(claimsOf('blocked')));
    await changePlayer(door.server, player, (one) => ({ ...one, auth: { ...one.auth, blocked: true } }));
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
    expect((await storedPlayer(door.server, player)).auth).toMatchObject({ google: {}, apple: {} });
    const login = { username: name, password };
    expect((await door.server.anyone.post('/user/auth/local/login', login)).status).toBe(200);
  });

  test('is the last way in for a password without an address', async () => {
    const player = await door.server.register(fresh());
    await forgetPassword(player);
    await byGoogle(claimsOf(fresh()), {}, player);
    expect((await player.delete('/user/auth/social/google')).body.code).toBe('cantDetachSocial');
  });
});
