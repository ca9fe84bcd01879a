import type { lookup } from 'node:dns';
import type { ServerResponse } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { postJson } from '../src/outgoing/post.ts';
import { eachPlayer } from './support/each-player.ts';
import { eventually } from './support/eventually.ts';
import { eachHookSink } from './support/hook-sink.ts';
import { makeTask, playerOf, storedPlayer } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

let server: TestServer;
let player: Caller;
const sink = eachHookSink();
const { received } = sink;
eachPlayer('hook', (now) => ({ server, player } = now));
const add = (fields: Record<string, unknown>) => sink.addTo(player, fields);

describe('the own network', () => {
  const closed = { innerAllowed: false };

  test.each(['127.0.0.1', 'localhost', '127.1', '0x7f000001', '[::1]', '[::ffff:127.0.0.1]', '0'])(
    'is not reached at %s',
    async (host) => {
      await expect(postJson(`http://${host}:${sink.port}/x`, {}, closed)).rejects.toThrow('public host');
      expect(received).toEqual([]);
    },
  );

  /** A name server that gives a different answer to each query. */
  const rebinding = (answers: string[][]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `lookup` has many forms, of which a connection uses this one
    ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(
        null,
        (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
      )) as unknown as typeof lookup;

  test('is not reached by a name that has an inner address among others, or gets one later', async () => {
    const target = `http://receiver.example:${sink.port}/x`;
    const mixed = rebinding([['93.184.216.34', '127.0.0.1']]);
    await expect(postJson(target, {}, { ...closed, resolve: mixed })).rejects.toThrow('public host');
    const later = rebinding([['127.0.0.1'], ['93.184.216.34']]);
    await expect(postJson(target, {}, { ...closed, resolve: later })).rejects.toThrow('public host');
    expect(received).toEqual([]);
  });

  const failuresOf = async (env: Readonly<Record<string, string>>) => {
    const production = await startServer({ testMode: false, env });
    const owner = await production.register('production');
    await owner.post('/user/webhook', { url: `${sink.url}/inside`, options: { created: true } });
    await makeTask(owner, { type: 'habit' });
    await production.app.services.jobs.settle();
    const [hook] = (await storedPlayer(production, owner)).webhooks;
    await production.close();
    return hook?.['failures'];
  };

  test('is closed in production', async () => {
    expect(await failuresOf({})).toBe(1);
    expect(received).toEqual([]);
  });

  test('is open in production where a setting says so', async () => {
    expect(await failuresOf({ WEBHOOK_ALLOW_PRIVATE: 'true' })).toBe(0);
    expect(received.map(({ path }) => path)).toEqual(['/inside']);
  });
});

describe('a receiver', () => {
  const open = { innerAllowed: true };

  test('that points elsewhere is not followed', async () => {
    sink.answerWith = (outgoing) => outgoing.writeHead(307, { location: `${sink.url}/elsewhere` }).end();
    await postJson(`${sink.url}/here`, {}, open);
    expect(received.map(({ path }) => path)).toEqual(['/here']);
  });

  test('that answers without end is cut off', async () => {
    let isClosed = false;
    sink.answerWith = (outgoing) => {
      outgoing.writeHead(200);
      const chunk = Buffer.alloc(8192);
      const flood = setInterval(() => outgoing.write(chunk), 1);
      outgoing.on('close', () => {
        isClosed = true;
        clearInterval(flood);
      });
    };
    await postJson(`${sink.url}/flood`, {}, open);
    await eventually(() => expect(isClosed).toBe(true));
  });

  test('that does not answer is given up', async () => {
    sink.answerWith = () => undefined;
    await expect(postJson(`${sink.url}/never`, {}, { ...open, timeoutMs: 50 })).rejects.toThrow();
  });

  test('that is slow keeps neither letters nor the receivers of others waiting', async () => {
    const waiting: ServerResponse[] = [];
    sink.answerWith = (outgoing) => waiting.push(outgoing);
    await add({ url: `${sink.url}/slow`, options: { created: true } });
    for (let i = 0; i < 10; i++) await makeTask(player, { type: 'habit' });
    await eventually(() => expect(waiting).toHaveLength(2));
    sink.answerWith = (outgoing) => outgoing.writeHead(200).end();
    const other = await server.register('quick');
    await other.post('/user/webhook', { url: `${sink.url}/quick`, options: { created: true } });
    await makeTask(other, { type: 'habit' });
    await server.anyone.post('/user/reset-password', { email: 'quick@example.org' });
    const letters = async () => {
      const { db } = server.app.services.storage;
      return (await db.selectFrom('jobs').select('kind').where('kind', '=', 'mail').execute()).length;
    };
    await eventually(async () => {
      expect(received.map(({ path }) => path)).toEqual(['/slow', '/slow', '/quick']);
      expect(await letters()).toBe(0);
    });
    for (const outgoing of waiting) outgoing.writeHead(200).end();
    await settled(server);
    expect(received.filter(({ path }) => path === '/slow')).toHaveLength(10);
  });

  test('that is slow does not keep the server from ending, and is told by the next one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'everdeed-hooks-'));
    const env = { DATA_DIR: folder };
    sink.answerWith = () => undefined;
    const first = await startServer({ env });
    const owner = await first.register('patient');
    await owner.post('/user/webhook', { url: `${sink.url}/again`, options: { created: true } });
    await makeTask(owner, { type: 'habit' });
    await eventually(() => expect(received).toHaveLength(1));
    const from = Date.now();
    await first.close();
    expect(Date.now() - from).toBeLessThan(10_000);
    sink.answerWith = (outgoing) => outgoing.writeHead(200).end();
    const next = await startServer({ env });
    await eventually(() => expect(received).toHaveLength(2));
    await next.app.services.jobs.settle();
    const { players } = next.app.services.storage.reader();
    expect((await playerOf({ players }, owner.id)).webhooks).toMatchObject([{ failures: 0 }]);
    await next.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
