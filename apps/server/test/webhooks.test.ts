import type { lookup } from 'node:dns';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fieldsIn, textsIn, valueIn, numberIn } from '@everdeed/content/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postJson } from '../src/outgoing/post.ts';
import { eventually } from './support/eventually.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';
import { groupWith } from './support/parties.ts';
import { changePlayer, makeTask, storedPlayer, playerOf } from './support/players.ts';

let server: TestServer;
let player: Caller;
let sink: Server;
let url: string;
let count = 0;
let status = 200;
/** Sends the receiver's answer; tests replace it. */
let answerWith: (outgoing: ServerResponse) => unknown;
const received: { path: string; body: Record<string, unknown> }[] = [];
beforeAll(async () => {
  server = await startServer();
  sink = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = fieldsIn(JSON.parse(Buffer.concat(chunks).toString()));
      received.push({ path: incoming.url ?? '', body });
      answerWith(outgoing);
    });
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${numberIn(sink.address(), 'port')}`;
});
afterAll(async () => {
  await server.close();
  sink.closeAllConnections();
  await new Promise((resolve) => sink.close(resolve));
});
beforeEach(async () => {
  count += 1;
  status = 200;
  answerWith = (outgoing) => outgoing.writeHead(status).end();
  received.length = 0;
  player = await server.register(`hook${count}`);
});

const settle = () => server.app.services.jobs.settle();
const add = (fields: Record<string, unknown>) =>
  player.post('/user/webhook', { url: `${url}/all`, ...fields });

describe('webhooks', () => {
  test('are made, changed, listed and removed', async () => {
    const { status: made, body } = await add({ label: 'mine', options: { created: true, junk: 1 } });
    const { id } = textsIn(body.data, 'id');
    expect([made, body.data]).toMatchObject([
      201,
      { type: 'taskActivity', enabled: true, failures: 0, label: 'mine' },
    ]);
    expect(valueIn(body.data, 'options')).toEqual({
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

describe('quests', () => {
  const started = async (options: Record<string, boolean>) => {
    const id = await groupWith(server, [player], { name: 'Us' });
    await changePlayer(server, player, (before) => ({
      ...before,
      items: { ...before.items, quests: { whale: 1 } },
      party: {
        ...before.party,
        quest: { ...before.party.quest, progress: { ...before.party.quest.progress, up: 600 } },
      },
    }));
    await add({ type: 'questActivity', options });
    await player.post('/groups/party/quests/invite/whale');
    server.system.at += 86_400_000;
    await player.post('/cron');
    await settle();
    return { id, told: received.filter(({ body }) => body['webhookType'] === 'questActivity') };
  };

  test('are told of to those who take part, but no start to whoever starts it', async () => {
    const { id, told } = await started({ questInvited: true, questStarted: true, questFinished: true });
    expect(told.map(({ body }) => body['type'])).toEqual(['questInvited', 'questFinished']);
    for (const { body } of told)
      expect(body).toMatchObject({
        group: { id, name: 'Us' },
        quest: { key: 'whale', questOwner: player.id },
        user: { _id: player.id },
      });
  });

  test('are told of as the options say', async () => {
    expect((await started({ questStarted: true })).told).toEqual([]);
  });

  test('are not told as finished to receivers of everything alone', async () => {
    await add({ url: `${url}/everything`, type: 'globalActivity' });
    const { told } = await started({});
    expect(told.map(({ body }) => body['type'])).toEqual(['questInvited']);
  });
});

describe('the chat of a group', () => {
  const told = () => received.filter(({ body }) => body['webhookType'] === 'groupChatReceived');
  const listen = (groupId: string, fields: Record<string, unknown> = {}) =>
    add({ type: 'groupChatReceived', options: { groupId }, ...fields });
  const friend = () => server.register(`friend${count}`);

  test('is told to members who want just that, whoever speaks', async () => {
    const other = await friend();
    const id = await groupWith(server, [player, other], { name: 'Us' });
    const elsewhere = await groupWith(server, [other], { type: 'guild' });
    await listen(id.toUpperCase());
    await add({ url: `${url}/everything`, type: 'globalActivity' });
    for (const group of [id, elsewhere])
      await other.post(`/groups/${group}/chat`, { message: 'hello *you*' });
    await player.post(`/groups/${id}/chat`, { message: 'hello back' });
    await settle();
    expect(
      told()
        .map(({ path, body }) => `${path} ${String(valueIn(body, 'chat', 'text'))}`)
        .toSorted(),
    ).toEqual(['/all hello *you*', '/all hello back', '/everything hello *you*', '/everything hello back']);
    for (const { body } of told())
      expect(body).toMatchObject({
        group: { id, name: 'Us' },
        chat: { groupId: id, flags: {}, flagCount: 0, timestamp: expect.stringMatching(/Z$/) },
        user: { _id: player.id },
      });
  });

  test('has what the game says, in the words of who listens', async () => {
    const id = await groupWith(server, [player]);
    await listen(id);
    await changePlayer(server, player, (before) => ({
      ...before,
      items: { ...before.items, quests: { whale: 1 } },
    }));
    await player.post('/groups/party/quests/invite/whale');
    await settle();
    expect(told().map(({ body }) => valueIn(body, 'chat', 'info'))).toEqual([
      { type: 'quest_start', quest: 'whale' },
    ]);
  });

  test.each([
    ['receivers that are switched off', { enabled: false }],
    ['whoever is not in the group', { options: { groupId: 'away' } }],
  ])('is not told to %s', async (_, fields) => {
    const other = await friend();
    const isAway = 'options' in fields;
    const id = await groupWith(server, isAway ? [other] : [player, other], {
      type: 'guild',
      privacy: 'public',
    });
    const made = await listen(id, { ...fields, options: { groupId: id } });
    expect(made.status).toBe(201);
    await other.post(`/groups/${id}/chat`, { message: 'hello' });
    await settle();
    expect(told()).toEqual([]);
  });

  test('is not told any more once the receiver is gone', async () => {
    const id = await groupWith(server, [player]);
    const { body } = await listen(id);
    await player.delete(`/user/webhook/${textsIn(body.data, 'id').id}`);
    await player.post(`/groups/${id}/chat`, { message: 'hello' });
    await settle();
    expect(told()).toEqual([]);
    const left = server.app.services.storage.db.selectFrom('chat_hooks').selectAll();
    expect(await left.where('player_id', '=', player.id).execute()).toEqual([]);
  });

  test('that is hidden from others is told to nobody', async () => {
    const other = await friend();
    const id = await groupWith(server, [player, other]);
    await listen(id);
    await changePlayer(server, other, (before) => ({
      ...before,
      flags: { ...before.flags, chatShadowMuted: true },
    }));
    await other.post(`/groups/${id}/chat`, { message: 'psst' });
    await settle();
    expect(told()).toEqual([]);
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
    expect(
      received
        .map(({ path }) => path)
        .slice(1)
        .toSorted(),
    ).toEqual(['/everything', '/scored']);
    expect(received[1]?.body).toMatchObject({
      type: 'scored',
      webhookType: 'taskActivity',
      direction: 'up',
      delta: 1,
      task: { id: task._id },
      user: { _id: player.credentials['x-api-user'], stats: { toNextLevel: 25 } },
    });
  });

  test('says what the player is told of a hatching and a mount, in their language', async () => {
    await add({ url: `${url}/life`, type: 'userActivity', options: { petHatched: true, mountRaised: true } });
    await changePlayer(server, player, (one) => ({
      ...one,
      preferences: { ...one.preferences, language: 'de' },
      items: { ...one.items, eggs: { Wolf: 1 }, hatchingPotions: { Base: 1 }, food: { Saddle: 1 } },
    }));
    const hatched = await player.post('/user/hatch/Wolf/Base');
    const raised = await player.post('/user/feed/Wolf-Base/Saddle');
    await settle();
    expect(received.map(({ body }) => body)).toMatchObject([
      { type: 'petHatched', pet: 'Wolf-Base', message: hatched.body.message },
      { type: 'mountRaised', pet: 'Wolf-Base', message: raised.body.message },
    ]);
    expect(hatched.body.message).toMatch(/[a-z]/);
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

describe('the own network', () => {
  const closed = { innerAllowed: false };
  const port = () => new URL(url).port;

  test.each(['127.0.0.1', 'localhost', '127.1', '0x7f000001', '[::1]', '[::ffff:127.0.0.1]', '0'])(
    'is not reached at %s',
    async (host) => {
      await expect(postJson(`http://${host}:${port()}/x`, {}, closed)).rejects.toThrow('public host');
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
    const target = `http://receiver.example:${port()}/x`;
    const mixed = rebinding([['93.184.216.34', '127.0.0.1']]);
    await expect(postJson(target, {}, { ...closed, resolve: mixed })).rejects.toThrow('public host');
    const later = rebinding([['127.0.0.1'], ['93.184.216.34']]);
    await expect(postJson(target, {}, { ...closed, resolve: later })).rejects.toThrow('public host');
    expect(received).toEqual([]);
  });

  const failuresOf = async (env: Readonly<Record<string, string>>) => {
    const production = await startServer({ testMode: false, env });
    const owner = await production.register('production');
    await owner.post('/user/webhook', { url: `${url}/inside`, options: { created: true } });
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
    answerWith = (outgoing) => outgoing.writeHead(307, { location: `${url}/elsewhere` }).end();
    await postJson(`${url}/here`, {}, open);
    expect(received.map(({ path }) => path)).toEqual(['/here']);
  });

  test('that answers without end is cut off', async () => {
    let isClosed = false;
    answerWith = (outgoing) => {
      outgoing.writeHead(200);
      const chunk = Buffer.alloc(8192);
      const flood = setInterval(() => outgoing.write(chunk), 1);
      outgoing.on('close', () => {
        isClosed = true;
        clearInterval(flood);
      });
    };
    await postJson(`${url}/flood`, {}, open);
    await eventually(() => expect(isClosed).toBe(true));
  });

  test('that does not answer is given up', async () => {
    answerWith = () => undefined;
    await expect(postJson(`${url}/never`, {}, { ...open, timeoutMs: 50 })).rejects.toThrow();
  });

  test('that is slow keeps neither letters nor the receivers of others waiting', async () => {
    const waiting: ServerResponse[] = [];
    answerWith = (outgoing) => waiting.push(outgoing);
    await add({ url: `${url}/slow`, options: { created: true } });
    for (let i = 0; i < 10; i++) await makeTask(player, { type: 'habit' });
    await eventually(() => expect(waiting).toHaveLength(2));
    answerWith = (outgoing) => outgoing.writeHead(200).end();
    const other = await server.register(`quick${count}`);
    await other.post('/user/webhook', { url: `${url}/quick`, options: { created: true } });
    await makeTask(other, { type: 'habit' });
    await server.anyone.post('/user/reset-password', { email: `quick${count}@example.org` });
    const letters = async () => {
      const { db } = server.app.services.storage;
      return (await db.selectFrom('jobs').select('kind').where('kind', '=', 'mail').execute()).length;
    };
    await eventually(async () => {
      expect(received.map(({ path }) => path)).toEqual(['/slow', '/slow', '/quick']);
      expect(await letters()).toBe(0);
    });
    for (const outgoing of waiting) outgoing.writeHead(200).end();
    await settle();
    expect(received.filter(({ path }) => path === '/slow')).toHaveLength(10);
  });

  test('that is slow does not keep the server from ending, and is told by the next one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'everdeed-hooks-'));
    const env = { DATA_DIR: folder };
    answerWith = () => undefined;
    const first = await startServer({ env });
    const owner = await first.register('patient');
    await owner.post('/user/webhook', { url: `${url}/again`, options: { created: true } });
    await makeTask(owner, { type: 'habit' });
    await eventually(() => expect(received).toHaveLength(1));
    const from = Date.now();
    await first.close();
    expect(Date.now() - from).toBeLessThan(10_000);
    answerWith = (outgoing) => outgoing.writeHead(200).end();
    const next = await startServer({ env });
    await eventually(() => expect(received).toHaveLength(2));
    await next.app.services.jobs.settle();
    const { players } = next.app.services.storage.reader();
    expect((await playerOf({ players }, owner.id)).webhooks).toMatchObject([{ failures: 0 }]);
    await next.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
