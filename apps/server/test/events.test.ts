import { connect } from 'node:net';
import { numberIn } from '@everdeed/content/values';
import { type LiveEvent, liveEventSchema } from '@everdeed/contract';
import { TAVERN_ID } from '@everdeed/rules';
import { Compile } from 'typebox/compile';
import { describe, expect, test, vi } from 'vitest';
import { makeChallenge } from './support/challenges.ts';
import { eventually } from './support/eventually.ts';
import { good } from './support/group-world.ts';
import { openPage } from './support/live.ts';
import { groupWith } from './support/parties.ts';
import { usualEngines } from './support/postgres.ts';
import { Caller, startServer } from './support/server.ts';

const changed = ({ id }: Caller, taskIds: string[]): LiveEvent => ({
  kind: 'tasks',
  topic: `player:${id}`,
  taskIds,
});
const validator = Compile(liveEventSchema);
/** Whether the text is an event as the contract has it. */
const isLiveEvent = (text: string | undefined): boolean => validator.Check(JSON.parse(text ?? 'null'));

describe.each(usualEngines)('live events on $engine', ({ database }) => {
  test('reach the player’s own pages, after the commit, in every process', async () => {
    const databaseUrl = await database();
    const secret = { SECRET_KEY: 'x'.repeat(32) };
    const options = databaseUrl === undefined ? {} : { databaseUrl, env: secret };
    const one = await startServer(options);
    const two = databaseUrl === undefined ? one : await startServer(options);
    const player = await one.register('listener');
    const other = await one.register('other');
    const base = await two.app.server.listen({ port: 0, host: '127.0.0.1' });
    const stop = new AbortController();
    const response = await fetch(`${base}/api/v4/events`, {
      headers: { ...player.credentials },
      signal: stop.signal,
    });
    const lines: string[] = [];
    const reading = (async () => {
      for await (const chunk of response.body ?? []) lines.push(Buffer.from(chunk as Uint8Array).toString());
    })().catch(() => undefined);
    const { storage } = one.app.services;
    await storage.run(async (tx) => tx.publish(changed(other, ['b'])));
    const failing = storage.run(async (tx) => {
      tx.publish(changed(player, ['never']));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    await storage.run(async (tx) => {
      tx.publish({ kind: 'player', topic: `player:${player.id}`, userV: 7, parts: ['stats'] });
      tx.publish(changed(player, ['a']));
    });
    await eventually(() => expect(lines.join('')).toContain('event: player'));
    stop.abort();
    await reading;
    await one.close();
    if (two !== one) await two.close();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(lines.join('').replace(/^: .*\n\n/gm, '')).toBe(
      `id: 7\nevent: player\ndata: {"kind":"player","topic":"player:${player.id}","userV":7,"parts":["stats"],"taskIds":["a"]}\n\n`,
    );
    expect(isLiveEvent(/^data: (.*)$/m.exec(lines.join(''))?.[1])).toBe(true);
  });

  test('tell who comes back whether something was missed, and end the oldest of too many', async () => {
    const server = await startServer();
    const player = await server.register('returning');
    const base = await server.app.server.listen({ port: 0, host: '127.0.0.1' });
    const stop = new AbortController();
    const first = async (lastId?: string) => {
      const headers = { ...player.credentials, ...(lastId ? { 'last-event-id': lastId } : {}) };
      const { body } = await fetch(`${base}/api/v4/events`, { headers, signal: stop.signal });
      return body?.getReader();
    };
    const textOf = async (reader: Awaited<ReturnType<typeof first>>) =>
      Buffer.from((await reader?.read())?.value ?? []).toString();
    const _v = numberIn((await player.get('/user')).body.data, '_v');
    const behind = await first(String(_v - 1));
    let text = '';
    while (!text.includes('data:')) text += await textOf(behind);
    const topic = `player:${player.id}`;
    const missed = `{"kind":"player","topic":"${topic}","userV":${_v}}`;
    expect(text).toBe(`: open\n\nid: ${_v}\nevent: player\ndata: ${missed}\n\n`);
    expect(isLiveEvent(missed)).toBe(true);
    const current = await first(String(_v));
    expect(await textOf(current)).toBe(': open\n\n');
    for (let more = 0; more < 19; more++) await first();
    expect((await behind?.read())?.done).toBe(true);
    await server.app.services.storage.run(async (tx) => tx.publish(changed(player, [])));
    expect(await textOf(current)).toBe(
      `event: tasks\ndata: {"kind":"tasks","topic":"${topic}","taskIds":[]}\n\n`,
    );
    stop.abort();
    await server.close();
  });

  test('end with their connection, also those whose turn on it never came', async () => {
    const databaseUrl = await database();
    const server = await startServer(databaseUrl === undefined ? {} : { databaseUrl });
    const player = await server.register('hasty');
    const { hostname, port } = new URL(await server.app.server.listen({ port: 0, host: '127.0.0.1' }));
    const { events } = server.app.services;
    const subscribe = events.subscribe.bind(events);
    let asked = 0;
    let open = 0;
    vi.spyOn(events, 'subscribe').mockImplementation((topics, listener) => {
      const subscription = subscribe(topics, listener);
      let close = () => {
        close = () => undefined;
        open--;
        subscription.close();
      };
      asked++;
      open++;
      return { ...subscription, close: () => close() };
    });
    const head = Object.entries({ host: 'x', ...player.credentials }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const request = ['GET /api/v4/events HTTP/1.1', ...head, '', ''].join('\r\n');
    const socket = connect(Number(port), hostname);
    socket.write(request.repeat(30));
    await eventually(() => expect([asked, open]).toEqual([30, 20]));
    socket.destroy();
    await eventually(() => expect(open).toBe(0));
    const brief = connect(Number(port), hostname);
    brief.write(request, () => brief.destroy());
    await eventually(() => expect([asked, open]).toEqual([31, 0]));
    await server.close();
  });

  test('tell who comes back that chats may have gone on, and bring what is said then', async () => {
    const server = await startServer();
    const [one, two] = [await server.register('speaker'), await server.register('listener')];
    const id = await groupWith(server, [one, two]);
    const page = await openPage(server, two, '0');
    await page.hear(`{"kind":"missed","topic":"group:${id}"}`);
    await one.post('/groups/party/chat', { message: 'hello' });
    await page.hear('event: chat');
    await page.hear('"text":"hello"');
    page.close();
    await server.close();
  });

  test('bring everybody what is said in the tavern', async () => {
    const server = await startServer();
    const [one, two] = [await server.register('speaker'), await server.register('listener')];
    const page = await openPage(server, two);
    await page.hear(': open');
    await one.post(`/groups/${TAVERN_ID}/chat`, { message: 'hello' });
    await page.hear(`"topic":"group:${TAVERN_ID}"`);
    await page.hear('"text":"hello"');
    page.close();
    await server.close();
  });

  test('tell somebody that they are invited, and what that changed', async () => {
    const server = await startServer();
    const [leader, guest] = [await server.register('host'), await server.register('guest')];
    const id = await groupWith(server, [leader]);
    const page = await openPage(server, guest);
    await page.hear(': open');
    good(await leader.post(`/groups/${id}/invite`, { uuids: [guest.id] }));
    await page.hear('"parts":["invitations"');
    const _v = numberIn((await guest.get('/user')).body.data, '_v');
    expect(page.text()).toContain(`"userV":${_v}`);
    page.close();
    await server.close();
  });

  test('tell those who take part in a challenge that it changed', async () => {
    const server = await startServer();
    const [one, two] = [await server.register('leader'), await server.register('participant')];
    const id = await makeChallenge(server, one, await groupWith(server, [one, two]));
    good(await two.post(`/challenges/${id}/join`));
    const page = await openPage(server, two, '0');
    await page.hear(`{"kind":"missed","topic":"challenge:${id}"}`);
    good(await one.put(`/challenges/${id}`, { name: 'Read even more' }));
    await page.hear(`data: {"kind":"challenge","topic":"challenge:${id}"}`);
    page.close();
    await server.close();
  });

  test('are for players who are signed in', async () => {
    const server = await startServer();
    const stranger = { 'x-api-user': '11111111-2222-4333-8444-555555555555', 'x-api-key': 'no' };
    const nobody = await server.anyone.get('/events');
    const other = await new Caller(server.app, stranger).get('/events');
    await server.close();
    expect([nobody.status, nobody.body.code]).toEqual([401, 'missingAuthHeaders']);
    expect([other.status, other.body.code]).toEqual([401, 'invalidCredentials']);
  });
});
