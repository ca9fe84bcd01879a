import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { afterFailure } from '../src/webhooks/deliver.ts';
import { isInnerAddress, postJson } from '../src/webhooks/post.ts';
import { blankWebhook } from '../src/webhooks/webhook.ts';
import { makeTask, storedPlayer } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
let sink: Server;
let url: string;
let count = 0;
let status = 200;
const received: { path: string; body: Record<string, unknown> }[] = [];
beforeAll(async () => {
  server = await startServer();
  sink = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      received.push({ path: incoming.url ?? '', body });
      outgoing.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.close();
  sink.closeAllConnections();
  await new Promise((resolve) => sink.close(resolve));
});
beforeEach(async () => {
  count += 1;
  status = 200;
  received.length = 0;
  player = await server.register(`hook${count}`);
});

const settle = () => server.app.services.jobs.settle();
const add = (fields: Record<string, unknown>) =>
  player.post('/user/webhook', { url: `${url}/all`, ...fields });

describe('webhooks', () => {
  test('are made, changed, listed and removed', async () => {
    const { status: made, body } = await add({ label: 'mine', options: { created: true, junk: 1 } });
    const { id } = body.data as { id: string };
    expect([made, body.data]).toMatchObject([
      201,
      { type: 'taskActivity', enabled: true, failures: 0, label: 'mine' },
    ]);
    expect((body.data as { options: unknown }).options).toEqual({
      created: true,
      updated: false,
      deleted: false,
      checklistScored: false,
      scored: true,
    });
    const changed = await player.put(`/user/webhook/${id}`, { label: '', options: { scored: false } });
    expect(changed.body.data).toMatchObject({ label: '', options: { created: true, scored: false } });
    expect((await player.get('/user/webhook')).body.data).toHaveLength(1);
    expect((await player.delete(`/user/webhook/${id}`)).body.data).toEqual([]);
    for (const method of ['PUT', 'DELETE'])
      expect((await player.call(method, `/user/webhook/${id}`, { body: {} })).body.code).toBe(
        'noWebhookWithId',
      );
  });

  test.each([
    ['no address', { url: undefined }, 'validationFailed', 'required'],
    ['an address of another kind', { url: 'ftp://x' }, 'validationFailed', 'invalidUrl'],
    ['an id that is none', { id: 'abc' }, 'validationFailed', 'invalidWebhookId'],
    ['an unknown kind', { type: 'junk' }, 'validationFailed', 'enum'],
    [
      'an option that is neither on nor off',
      { options: { created: 'yes' } },
      'webhookBooleanOption',
      undefined,
    ],
    [
      'a chat without a group',
      { type: 'groupChatReceived', options: { groupId: 'x' } },
      'groupIdRequired',
      undefined,
    ],
  ])('refuse %s', async (_, fields, code, field) => {
    const answer = await add(fields);
    expect([answer.status, answer.body.code, answer.body.errors?.[0]?.code]).toEqual([400, code, field]);
  });

  test('refuse an id twice', async () => {
    const id = '11111111-2222-4333-8444-555555555555';
    await add({ id });
    expect((await add({ id })).body.code).toBe('webhookIdAlreadyTaken');
  });
});

describe('what is posted', () => {
  test('follows the kind and its options', async () => {
    await add({ url: `${url}/scored` });
    await add({ url: `${url}/everything`, type: 'globalActivity' });
    await add({ url: `${url}/off`, type: 'globalActivity', enabled: false });
    const task = await makeTask(player, { type: 'habit' });
    await settle();
    expect(received.map(({ path, body }) => [path, body['type']])).toEqual([['/everything', 'created']]);
    await player.post(`/tasks/${task._id}/score/up`);
    await settle();
    expect(received.map(({ path }) => path).slice(1)).toEqual(['/scored', '/everything']);
    expect(received[1]?.body).toMatchObject({
      type: 'scored',
      webhookType: 'taskActivity',
      direction: 'up',
      delta: 1,
      task: { id: task._id },
      user: { _id: player.credentials['x-api-user'], stats: { toNextLevel: 25 } },
    });
  });

  test('is nothing for what did not happen (W4)', async () => {
    await add({ options: { scored: true, deleted: true } });
    const daily = await makeTask(player, { type: 'daily' });
    await player.post(`/tasks/${daily._id}/score/down`);
    await settle();
    expect(received).toEqual([]);
  });

  test('is counted when it fails', async () => {
    await add({});
    status = 500;
    const task = await makeTask(player, { type: 'habit' });
    await player.post(`/tasks/${task._id}/score/up`);
    await settle();
    expect((await storedPlayer(server, player)).webhooks).toMatchObject([{ failures: 1, enabled: true }]);
  });
});

describe('a failing receiver', () => {
  const now = Date.parse('2026-02-10T12:00:00.000Z');
  const hook = { ...blankWebhook('id', now), failures: 9 };

  test('is switched off at the tenth failure', () => {
    const failed = afterFailure({ ...hook, lastFailureAt: new Date(now - 1000).toISOString() }, now);
    expect(failed).toMatchObject({ enabled: false, failures: 0 });
    expect(failed).not.toHaveProperty('lastFailureAt');
  });

  test('starts anew after a month', () => {
    const failed = afterFailure(
      { ...hook, lastFailureAt: new Date(now - 40 * 86_400_000).toISOString() },
      now,
    );
    expect(failed).toMatchObject({ enabled: true, failures: 1 });
  });
});

describe('the own network', () => {
  test.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['192.168.0.1', true],
    ['169.254.169.254', true],
    ['::1', true],
    ['fd00::1', true],
    ['::ffff:127.0.0.1', true],
    ['93.184.216.34', false],
    ['2606:2800:220:1::1', false],
  ])('holds %s: %s', (address, expected) => {
    expect(isInnerAddress(address)).toBe(expected);
  });

  test('is not reached, by address or by name', async () => {
    await expect(postJson(`${url}/x`, {}, false)).rejects.toThrow('public host');
    await expect(postJson(url.replace('127.0.0.1', 'localhost'), {}, false)).rejects.toThrow('public host');
    expect(received).toEqual([]);
  });
});
