import { describe, expect, test } from 'vitest';
import { usualEngines } from './support/postgres.ts';
import { Caller } from './support/server.ts';
import { idIn, socialDoor } from './support/social-door.ts';

describe.each(usualEngines)('signing in by the page of Apple on $engine', ({ database }) => {
  const door = socialDoor(database);
  const { fresh, claimsOf, stored, provider } = door;

  const android = { 'x-client': 'habitica-android' };

  test('hands what Apple posted to the web client', async () => {
    const user = JSON.stringify({ name: { firstName: 'Alder', lastName: 'Brook' } });
    const form = new URLSearchParams({ code: 'c 1', user, state: 's' }).toString();
    const answer = await door.server.anyone.call('POST', '/user/auth/apple', {
      body: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.status, answer.headers['location']]).toEqual([
      303,
      '/static/apple-redirect?code=c+1&name=Alder+Brook&state=s',
    ]);
    const cancelled = await door.server.anyone.post('/user/auth/apple', {
      error: 'user_cancelled_authorize',
    });
    expect(cancelled.headers['location']).toBe('/static/apple-redirect?error=user_cancelled_authorize');
    const odd = await door.server.anyone.post('/user/auth/apple', { code: 'c', user: '{nonsense' });
    expect(odd.headers['location']).toBe('/static/apple-redirect?code=c');
  });

  test('exchanges the code, and takes the name that came beside it', async () => {
    const code = provider.code(claimsOf(fresh()));
    const answer = await door.server.anyone.get(
      `/user/auth/apple?code=${code}&name=Alder%20Brook&allowRegister=true&username=brook`,
    );
    expect(answer.body.data).toMatchObject({ newUser: true, username: 'brook' });
    expect((await stored(idIn(answer))).profile.name).toBe('Alder Brook');
  });

  test('registers nobody unless it is asked to', async () => {
    const token = await provider.idToken(claimsOf(fresh()));
    for (const answer of [
      await door.server.anyone.get(`/user/auth/apple?code=${provider.code(claimsOf(fresh()))}`),
      await door.server.anyone.post('/user/auth/apple', { id_token: token }),
    ])
      expect([answer.status, Object.keys(JSON.parse(answer.text))]).toEqual([200, ['message', 'id_token']]);
    const made = await door.server.anyone.post('/user/auth/apple', { id_token: token, allowRegister: true });
    expect(made.body.data).toMatchObject({ newUser: true });
  });

  test('connects for somebody who is signed in', async () => {
    const name = fresh();
    const player = await door.server.register(name);
    const code = provider.code({ sub: `apple-${name}` });
    const answer = await player.get(`/user/auth/apple?code=${code}`);
    expect(answer.body.data).toMatchObject({ id: player.id, newUser: false });
  });

  test('leads the Android app to an address that it reads', async () => {
    const token = await provider.idToken(claimsOf(fresh()));
    const code = provider.code(claimsOf(fresh()));
    for (const answer of [
      await door.server.anyone.post('/user/auth/apple', { id_token: token, allowRegister: true }, android),
      await door.server.anyone.get(`/user/auth/apple?code=${code}&allowRegister=true`, { headers: android }),
    ]) {
      const { pathname, searchParams } = new URL(String(answer.headers['location']), 'http://x');
      expect([answer.status, pathname, searchParams.get('newUser')]).toEqual([302, '/', 'true']);
      const id = searchParams.get('id') ?? '';
      const caller = new Caller(door.server.app, {
        'x-api-user': id,
        'x-api-key': searchParams.get('key') ?? '',
      });
      expect((await caller.get('/user')).status).toBe(200);
    }
  });
});
