import { textIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { storedPlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import { idIn, socialDoor } from './support/social-door.ts';

describe.each(usualEngines)('signing in with another service on $engine', ({ database }) => {
  const door = socialDoor(database);
  const { fresh, claimsOf, byGoogle, byApple, callerIn, stored } = door;

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
    if (username === 'TAKEN') await door.server.register('taken');
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
    const player = await door.server.register(name);
    const answer = await byApple(claimsOf(name));
    expect(answer.body.data).toMatchObject({ id: player.id, newUser: false, username: name });
    expect((await storedPlayer(door.server, player)).auth.apple.id).toBe(`id-of-${name}`);
  });

  test('never finds an account by an address that anybody could claim', async () => {
    const name = fresh();
    const player = await door.server.register(name);
    const answer = await byGoogle({ ...claimsOf(name), email_verified: 'false' });
    expect(answer.body.data).toMatchObject({ newUser: true });
    expect(idIn(answer)).not.toBe(player.id);
  });

  test('leaves an account alone that is connected with somebody else there', async () => {
    const name = fresh();
    const player = await door.server.register(name);
    await byGoogle(claimsOf(name));
    const answer = await byGoogle({ ...claimsOf(name), sub: 'reused-address' });
    expect(answer.body.data).toMatchObject({ newUser: true });
    expect((await storedPlayer(door.server, player)).auth.google.id).toBe(`id-of-${name}`);
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
});
