import { request } from 'node:http';
import { listIn, textIn, textsIn, valueIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePlayer, playerOf } from './support/players.ts';
import { proxyEnv, throughProxy } from './support/proxy-sign-in.ts';
import { type Answer, Caller, startServer, type TestServer } from './support/server.ts';
import { confirmAddress } from '../src/security/identity-store.ts';

const ways = '/user/auth/ways';
const named = (name: string, more = {}) => ({ 'remote-user': name, ...more });
const idIn = ({ body }: Answer): string => textIn(body.data, 'id');
const refused = (code: string) => ({ status: 401, body: { code } });

describe('signing in through a proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    const env = {
      ...proxyEnv,
      PROXY_AUTH_CREATE: 'true',
      PROXY_AUTH_EMAIL_HEADER: 'Remote-Email',
      PROXY_AUTH_NAME: 'House Key',
      REGISTRATION: 'true',
    };
    server = await startServer({ env });
    await server.register('first');
  });
  afterAll(() => server.close());

  const listed = async (who: Caller, headers: Readonly<Record<string, string>> = {}) =>
    listIn((await who.get(ways, { headers })).body.data, 'ways').map((one) => ({
      ...textsIn(one, 'way', 'name'),
      connected: valueIn(one, 'connected'),
    }));

  test('is offered only to whom the proxy has named', async () => {
    expect(await listed(server.anyone)).toEqual([]);
    expect(await listed(server.anyone, named('odile'))).toEqual([
      { way: 'proxy', name: 'House Key', connected: false },
    ]);
  });

  test('makes an account at first sight, and finds it again by the name alone', async () => {
    const email = { 'remote-email': 'Odile@Example.org' };
    const made = await throughProxy(server.anyone, named('odile', email));
    expect(made.body.data).toMatchObject({ newUser: true, username: 'odile' });
    const again = await throughProxy(server.anyone, named('odile'));
    expect(again.body.data).toMatchObject({ newUser: false, id: idIn(made) });
    const { auth } = await playerOf(server.app.services.storage.reader(), idIn(made));
    expect(auth.local.email).toBe('odile@example.org');
  });

  test('does not take the account of somebody who has registered with that name', async () => {
    await server.register('reynard');
    expect(await throughProxy(server.anyone, named('Reynard'))).toMatchObject(refused('proxyNameTaken'));
    expect(await throughProxy(server.anyone, named('reynard@house.example'))).toMatchObject(
      refused('proxyNameTaken'),
    );
  });

  test('never makes another name of one that usernames cannot be', async () => {
    const nameOf = async (name: string) =>
      textIn((await throughProxy(server.anyone, named(name))).body.data, 'username');
    const [dotted, spaced] = [await nameOf('jo.hn'), await nameOf('jo hn')];
    expect(dotted).toMatch(/^john-[0-9a-f]{6}$/);
    expect(spaced).toMatch(/^john-[0-9a-f]{6}$/);
    expect(await nameOf('john')).toBe('john');
    expect(new Set([dotted, spaced, 'john']).size).toBe(3);
    expect(await nameOf('...')).toMatch(/^hb-/);
  });

  test('lets two in whom it names alike in two places, each to an account of their own', async () => {
    const [one, other] = ['nils@north.example', 'nils@south.example'];
    const first = await throughProxy(server.anyone, named(one));
    const second = await throughProxy(server.anyone, named(other));
    expect(first.body.data).toMatchObject({ newUser: true, username: 'nils' });
    expect(second.body.data).toMatchObject({
      newUser: true,
      username: expect.stringMatching(/^nils-[0-9a-f]{6}$/),
    });
    expect(idIn(await throughProxy(server.anyone, named(other)))).toBe(idIn(second));
    expect(idIn(second)).not.toBe(idIn(first));
  });

  test('takes it once its owner has connected it, until it is disconnected', async () => {
    const owner = await server.register('maren');
    await throughProxy(owner, named('m.keeper'));
    expect(await listed(owner)).toEqual([{ way: 'proxy', name: 'House Key', connected: true }]);
    expect(idIn(await throughProxy(server.anyone, named('m.keeper')))).toBe(owner.id);
    expect((await owner.delete('/user/auth/social/proxy')).status).toBe(200);
    const after = await throughProxy(server.anyone, named('m.keeper'));
    expect(idIn(after)).not.toBe(owner.id);
  });

  test('takes the account of an address only if both ends have confirmed it', async () => {
    const owner = await server.register('tilda');
    const headers = named('t.weaver', { 'remote-email': 'tilda@example.org' });
    expect(await throughProxy(server.anyone, headers)).toMatchObject(refused('addressNotConfirmed'));
    const { storage } = server.app.services;
    await storage.run(({ db }) => confirmAddress(db, owner.id, 'tilda@example.org', server.system.at));
    expect(idIn(await throughProxy(server.anyone, headers))).toBe(owner.id);
  });

  test('is the last way in of an account without another, and stays', async () => {
    const made = await throughProxy(server.anyone, named('single'));
    const { id, apiToken } = textsIn(made.body.data, 'id', 'apiToken');
    const headers = { 'x-api-user': id, 'x-api-key': apiToken };
    const answer = await server.anyone.call('DELETE', '/user/auth/social/proxy', { headers });
    expect(answer).toMatchObject(refused('cantDetachSocial'));
  });

  test('does not let a blocked player in', async () => {
    const made = await throughProxy(server.anyone, named('blocked'));
    const credentials = { 'x-api-user': idIn(made) };
    const player = new Caller(server.app, credentials);
    await changePlayer(server, player, (one) => ({ ...one, auth: { ...one.auth, blocked: true } }));
    expect(await throughProxy(server.anyone, named('blocked'))).toMatchObject(refused('accountSuspended'));
  });

  test('needs the header when it begins and when it ends', async () => {
    expect(await throughProxy(server.anyone, {})).toMatchObject({
      status: 400,
      body: { code: 'unsupportedNetwork' },
    });
    const begun = await server.anyone.post(`${ways}/proxy/begin`, {}, named('odile'));
    const [cookie = ''] = String(begun.headers['set-cookie']).split(';');
    const state = new URL(textIn(begun.body.data, 'url')).searchParams.get('state');
    const finish = (headers: Readonly<Record<string, string>>) =>
      server.anyone.post(`${ways}/finish`, { code: 'proxy', state }, headers);
    expect(await finish({ cookie })).toMatchObject(refused('socialSignInFailed'));
    expect(await finish(named('mallory, odile', { cookie }))).toMatchObject(refused('socialSignInFailed'));
    // A page of somebody else's has no cookie of ours.
    expect(await finish(named('odile'))).toMatchObject({ status: 400, body: { code: 'signInExpired' } });
    expect((await finish(named('odile', { cookie }))).status).toBe(200);
  });
});

describe('from elsewhere', () => {
  test('no header names anybody, whatever address it claims', async () => {
    const env = { ...proxyEnv, PROXY_AUTH_FROM: '192.0.2.7', PROXY_AUTH_CREATE: 'true', TRUST_PROXY: '1' };
    const server = await startServer({ env });
    const forged = named('odile', { 'x-forwarded-for': '192.0.2.7', forwarded: 'for=192.0.2.7' });
    const answer = await throughProxy(server.anyone, forged);
    await server.close();
    expect(answer).toMatchObject({ status: 400, body: { code: 'unsupportedNetwork' } });
  });

  test('a header that comes twice on a real connection names nobody', async () => {
    const server = await startServer({ env: proxyEnv });
    const address = await server.app.server.listen({ port: 0, host: '127.0.0.1' });
    const ask = (user: string | string[]) =>
      new Promise<string>((resolve, reject) => {
        const headers = { 'Remote-User': user, 'x-client': 'habitica-web' };
        const sent = request(`${address}/api/v4${ways}`, { headers }, (answer) => {
          let text = '';
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
          answer.on('end', () => resolve(text));
        });
        sent.on('error', reject).end();
      });
    const [once, twice] = [await ask('odile'), await ask(['odile', 'odile'])];
    await server.close();
    expect(once).toContain('"way":"proxy"');
    expect(twice).not.toContain('"way":"proxy"');
  });
});
