import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepResetCode } from '../src/security/credentials.ts';
import { cleanUp, startHousekeeping } from '../src/housekeeping.ts';
import { engines } from './support/postgres.ts';
import { type Caller, password, startServer, type TestServer } from './support/server.ts';

const day = 86_400_000;
const mail = (id: string, created_at: number) => ({
  id,
  player_id: null,
  recipient: 'alder@example.org',
  subject: 's',
  body: 'b',
  created_at,
  sent_at: null,
  failure: null,
});

describe.each(engines)('on $engine', ({ database }) => {
  let server: TestServer;
  let player: Caller;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
    player = await server.register('alder');
  });
  afterAll(() => server.close());

  const db = () => server.app.services.storage.db;
  const operation = (id: string, created_at: number) => ({
    player_id: player.id,
    id,
    request: null,
    status: 200,
    answer: '{}',
    undo_kind: null,
    undo: null,
    undone_at: null,
    v: 1,
    created_at,
  });

  test('of the history the newest twenty of each kind are kept', async () => {
    const { storage } = server.app.services;
    const add = (kind: string, n: number) =>
      storage.run(async (tx) => {
        server.system.at += 1000;
        await tx.history.add(player.id, { kind, n });
      });
    for (let n = 1; n <= 3; n++) await add('armoire', n);
    for (let n = 1; n <= 25; n++) await add('cron', n);
    const entries = await storage.reader().history.list(player.id);
    const numbers = (wanted: string) => entries.filter(({ kind }) => kind === wanted).map(({ n }) => n);
    expect(numbers('cron')).toEqual(Array.from({ length: 20 }, (_, i) => i + 6));
    expect(numbers('armoire')).toEqual([1, 2, 3]);
  });

  test('each judged day adds one entry, and the twenty-first takes the first one’s place', async () => {
    const judged = await server.register('birch');
    for (let days = 0; days < 22; days++) {
      server.system.at += day;
      await judged.post('/cron');
    }
    const entries = await server.app.services.storage.reader().history.list(judged.id);
    expect(entries.map(({ checkinCount }) => checkinCount)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 3),
    );
  });

  test('operations are forgotten after 30 days, however many there are', async () => {
    const now = server.system.at;
    const old = Array.from({ length: 2100 }, (_, i) => operation(`old-${i}`, now - 31 * day));
    await db().insertInto('operations').values(old).execute();
    await db()
      .insertInto('operations')
      .values(operation('young', now - 29 * day))
      .execute();
    await cleanUp(server.app.services);
    const left = await db()
      .selectFrom('operations')
      .select('id')
      .where('created_at', '<', now - 28 * day)
      .execute();
    expect(left).toEqual([{ id: 'young' }]);
  });

  test('mails are forgotten after 30 days, those in the folder as well, and nothing else there', async () => {
    const now = server.system.at;
    await db()
      .insertInto('mails')
      .values([mail('old', now - 31 * day), mail('young', now - 29 * day)])
      .execute();
    const folder = join(server.app.services.settings.dataDir, 'mails');
    mkdirSync(folder, { recursive: true });
    const nameOf = (instant: number) =>
      `${new Date(instant).toISOString().replaceAll(':', '-')}-0a1b2c3d.txt`;
    const kept = [nameOf(now - 29 * day), '1999-notes.txt'];
    for (const name of [nameOf(now - 31 * day), ...kept]) writeFileSync(join(folder, name), 'x');
    await cleanUp(server.app.services);
    const left = await db().selectFrom('mails').select('id').where('created_at', '<', now).execute();
    expect(left).toEqual([{ id: 'young' }]);
    expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
  });

  test('codes for a new password are forgotten when they no longer work', async () => {
    const other = await server.register('cedar');
    await keepResetCode(db(), player.id, 'old', server.system.at - day);
    await keepResetCode(db(), other.id, 'young', server.system.at);
    await cleanUp(server.app.services);
    const left = await db().selectFrom('reset_codes').select('player_id').execute();
    expect(left).toEqual([{ player_id: other.id }]);
  });

  test('fifty clients stay signed in: the one that was away longest leaves when another comes', async () => {
    const rower = await server.register('dogwood', 'first');
    const signIn = async (client: string): Promise<string> => {
      server.system.at += 1000;
      const sent = { username: 'dogwood', password };
      const { body } = await server.anyone.post('/user/auth/local/login', sent, { 'x-client': client });
      return textIn(body.data, 'apiToken');
    };
    const second = await signIn('second');
    for (let i = 3; i <= 50; i++) await signIn(`client-${i}`);
    // The first one is running, an hour after the others arrived.
    server.system.at += 3_600_001;
    expect((await rower.get('/user/tokens')).status).toBe(200);
    // Nobody waits for the use of a token to be noted.
    const lastUse = async () => {
      const uses = db().selectFrom('api_tokens').select('last_used_at').where('player_id', '=', rower.id);
      return Math.max(...(await uses.execute()).map((one) => one.last_used_at ?? 0));
    };
    await expect.poll(lastUse, { timeout: 20_000 }).toBeGreaterThanOrEqual(server.system.at);
    const newest = await signIn('one more');
    const statusWith = async (key: string) =>
      (await rower.get('/user/tokens', { headers: { 'x-api-key': key } })).status;
    expect(await statusWith(rower.credentials['x-api-key'] ?? '')).toBe(200);
    expect([await statusWith(second), await statusWith(newest)]).toEqual([401, 200]);
  });
});

test('cleaning begins at once, and comes round every hour', async () => {
  const server = await startServer({ env: { PAYMENTS: 'off' } });
  const { storage, system } = server.app.services;
  await storage.db
    .insertInto('mails')
    .values(mail('old', system.now() - 31 * day))
    .execute();
  const { jobs } = server.app.services;
  const left = () => storage.db.selectFrom('mails').select('id').execute();
  await startHousekeeping(server.app.services);
  await jobs.settle();
  const atOnce = await left();
  server.system.at += 31 * day;
  await storage.db
    .insertInto('mails')
    .values(mail('older', system.now() - 31 * day))
    .execute();
  await jobs.settle();
  const anHourLater = await left();
  const rows = await storage.db.selectFrom('jobs').select(['kind', 'run_at']).execute();
  await server.close();
  expect([atOnce, anHourLater]).toEqual([[], []]);
  expect(rows).toEqual([{ kind: 'housekeeping', run_at: server.system.at + 3_600_000 }]);
});
