import { listIn, textIn } from '@everdeed/content/values';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from './support/eventually.ts';
import { good } from './support/group-world.ts';
import { changePlayer } from './support/players.ts';
import { usualEngines, freshPostgres } from './support/postgres.ts';
import { type Caller, startServer, type TestServer, type TestServerOptions } from './support/server.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function start(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startServer({
    ...options,
    env: { TRUST_PROXY: '1', SECRET_KEY: 'the same for all processes of one site' },
  });
  open.push(server);
  return server;
}

/** Somebody who may block. */
async function keeper(server: TestServer): Promise<Caller> {
  const caller = await server.register('keeper');
  await changePlayer(server, caller, (player) => ({ ...player, permissions: { accessControl: true } }));
  return caller;
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe.each(usualEngines)('blocks on $engine', ({ database }) => {
  test('are made, changed, listed and lifted', async () => {
    const one = await keeper(await start({ databaseUrl: await database() }));
    const made = good(await one.post('/admin/blockers', { type: 'client', value: ' scraper ' }));
    const whole = {
      disabled: false,
      type: 'client',
      area: 'full',
      value: 'scraper',
      blockSource: 'administrator',
    };
    expect(made).toMatchObject(whole);
    const id = textIn(made, '_id');
    const path = `/admin/blockers/${id}`;
    const changed = good(await one.put(`/admin/blockers/${id.toUpperCase()}`, { reason: 'too much' }));
    expect(changed).toMatchObject({ id, ...whole, reason: 'too much' });
    const [listed, ...others] = listIn(good(await one.get('/admin/blockers')));
    expect([listed, others]).toEqual([
      expect.objectContaining({ _id: id, ...whole, reason: 'too much' }),
      [],
    ]);
    expect(listed).not.toHaveProperty('id');
    expect(good(await one.delete(path))).toMatchObject({ _id: id, disabled: true });
    expect(good(await one.get('/admin/blockers'))).toEqual([]);
    expect(good(await one.put(path, { disabled: false }))).toMatchObject({ disabled: false });
  });

  test('of an address keep everything from it out at once, and nobody else', async () => {
    const server = await start({ databaseUrl: await database() });
    const one = await keeper(server);
    const made = good(await one.post('/admin/blockers', { type: 'ipaddress', value: '203.0.113.7' }));
    for (const path of ['/user', '/content', '//somewhere'])
      expect(await one.get(path, from('203.0.113.7'))).toMatchObject({
        status: 403,
        body: { error: 'Forbidden', code: 'ipAddressBlocked' },
      });
    // An IPv4 address as a socket for both kinds of addresses has it.
    expect((await one.get('/user', from('::ffff:203.0.113.7'))).status).toBe(403);
    expect((await one.get('/user', from('203.0.113.70'))).status).toBe(200);
    await one.delete(`/admin/blockers/${textIn(made, '_id')}`);
    expect((await one.get('/user', from('203.0.113.7'))).status).toBe(200);
  });

  test('of an address hold however it is written', async () => {
    const server = await start({ databaseUrl: await database() });
    const one = await keeper(server);
    good(await one.post('/admin/blockers', { type: 'ipaddress', value: '2001:DB8:0:0:0:0:0:9' }));
    expect((await one.get('/user', from('2001:db8::9'))).status).toBe(403);
    expect((await one.get('/user', from('2001:db8::8'))).status).toBe(200);
  });

  test('of a client keep exactly that client out', async () => {
    const one = await keeper(await start({ databaseUrl: await database() }));
    await one.post('/admin/blockers', { type: 'client', value: 'scraper' });
    const asking = (client: string) => one.get('/user', { headers: { 'x-client': client } });
    expect((await asking('scraper')).body).toMatchObject({ error: 'Forbidden', code: 'clientBlocked' });
    expect((await asking('scraper-2')).status).toBe(200);
  });

  test('of emails keep addresses out that contain the part', async () => {
    const server = await start({ databaseUrl: await database() });
    const one = await keeper(server);
    await one.post('/admin/blockers', { type: 'email', value: '@Throwaway.' });
    const account = { username: 'ann', password: 'password-1', confirmPassword: 'password-1' };
    const register = (email: string) =>
      server.anyone.post('/user/auth/local/register', { ...account, email });
    const refused = {
      code: 'validationFailed',
      errors: [expect.objectContaining({ code: 'emailBlockedRegistration', path: 'auth.local.email' })],
    };
    expect((await register('ann@throwaway.example.org')).body).toMatchObject(refused);
    const change = { newEmail: 'keeper@throwaway.example.org', password: 'password-1' };
    expect((await one.put('/user/auth/update-email', change)).body).toMatchObject(refused);
    expect((await register('ann@example.org')).status).toBe(201);
  });

  test('of payments keep nobody out', async () => {
    const one = await keeper(await start({ databaseUrl: await database() }));
    await one.post('/admin/blockers', { type: 'client', value: 'scraper', area: 'payments' });
    expect((await one.get('/user', { headers: { 'x-client': 'scraper' } })).status).toBe(200);
  });
});

test('a block is kept to by all processes', async () => {
  const databaseUrl = await freshPostgres();
  const [here, there] = [await start({ databaseUrl }), await start({ databaseUrl })];
  const one = await keeper(here);
  await one.post('/admin/blockers', { type: 'client', value: 'scraper' });
  const elsewhere = there.anyone;
  await eventually(async () => {
    const answer = await elsewhere.get('/status', { headers: { 'x-client': 'scraper' } });
    expect(answer.body.code).toBe('clientBlocked');
  });
});
