import { describe, expect, test } from 'vitest';
import { engines } from './support/postgres.ts';
import { idIn, socialDoor, socialPath } from './support/social-door.ts';

describe.each(engines)('signing in with another service, at once, on $engine', ({ database }) => {
  const door = socialDoor(database);
  const { fresh, claimsOf, bodyFor, provider } = door;

  test('makes one account for one person, however many requests come at once', async () => {
    const name = fresh();
    const bodies = Array.from({ length: 6 }, () => bodyFor(claimsOf(name), { username: name }));
    const answers = await Promise.all(bodies.map((body) => door.server.anyone.post(socialPath, body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    expect(new Set(answers.map(idIn)).size).toBe(1);
  });

  test('takes codes that work once, however many requests come at once', async () => {
    const name = fresh();
    const codes = Array.from({ length: 4 }, () => provider.code({ ...claimsOf(name), nonce: undefined }));
    const answers = await Promise.all(
      codes.map((code) => door.server.anyone.get(`/user/auth/apple?code=${code}&allowRegister=true`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 200));
    expect(new Set(answers.map(idIn)).size).toBe(1);
    const again = await door.server.anyone.get(`/user/auth/apple?code=${codes[0]}`);
    expect(again).toMatchObject({ status: 400, body: { code: 'socialSignInFailed' } });
  });

  test('with a nonce, that comes twice at once, happens once', async () => {
    const name = fresh();
    const id_token = await provider.idToken({ ...claimsOf(name), nonce: `n-${name}` });
    const body = { network: 'apple', authResponse: { id_token } };
    const answers = await Promise.all([1, 2, 3].map(() => door.server.anyone.post(socialPath, body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });
});
