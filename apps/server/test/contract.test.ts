import { fieldsIn, listIn, valueIn } from '@everdeed/content/values';
import { allCalls, callPath, eventStream } from '@everdeed/contract';
import { isMessageKey } from '@everdeed/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeChallenge } from './support/challenges.ts';
import { groupWith } from './support/parties.ts';
import { changePlayer } from './support/players.ts';
import { startServer, type TestServer } from './support/server.ts';

const calls = allCalls();

test('every call has a route, and every route a call', async () => {
  const server = await startServer();
  const routed = server.app.routes.map((route) => route.call.id).toSorted();
  // The live stream is served beside the calls: it has no envelope.
  const named = calls.filter((call) => call.id !== eventStream.id).map((call) => call.id);
  expect(routed).toEqual(named.toSorted());
  await server.close();
});

test('every message of every call has words', () => {
  const keys = calls.flatMap((call) => [...call.refusals, ...call.checks.map((check) => check.key)]);
  expect([...new Set(keys)].filter((key) => !isMessageKey(key))).toEqual([]);
});

describe('the OpenAPI document', () => {
  let server: TestServer;
  let document: { paths: Record<string, Record<string, unknown>>; openapi: string };
  beforeAll(async () => {
    server = await startServer();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the format is OpenAPI's own, and the tests below fail on any other
    document = JSON.parse((await server.anyone.call('GET', '//api/docs/json')).text) as typeof document;
  });
  afterAll(() => server.close());

  test('has every call under every version', () => {
    for (const call of calls) {
      for (const version of call.versions) {
        expect(document.paths[callPath(call, version)]).toHaveProperty(call.method.toLowerCase());
      }
    }
  });

  test('tells what a success is answered with', async () => {
    const player = await server.register('successful');
    const answers = {
      createTasks: await player.post('/tasks/user', { type: 'todo', text: 'a' }),
      createTag: await player.post('/tags', { name: 'a' }),
      createWebhook: await player.post('/user/webhook', { url: 'https://example.org' }),
      logout: await player.get('//logout-server'),
      toggleSleep: await player.post('/user/sleep'),
    };
    for (const [id, { status }] of Object.entries(answers)) {
      const call = calls.find((one) => one.id === id);
      expect([id, call?.successStatus]).toEqual([id, status]);
      const [version = 'v4'] = call?.versions ?? [];
      const documented = call && document.paths[callPath(call, version)]?.[call.method.toLowerCase()];
      expect(documented).toHaveProperty(['responses', String(status)]);
    }
  });

  test('holds everything that it refers to', () => {
    const components = fieldsIn(document, 'components');
    const found = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    const references = found.map(([, kind = '', name = '']) => [kind, name] as const);
    expect(references.map(([, name]) => name)).toEqual(
      expect.arrayContaining(['Player', 'Task', 'Tag', 'Notification', 'Webhook', 'Refusal']),
    );
    for (const [kind, name] of references) expect(components[kind]).toHaveProperty(name);
    expect(JSON.stringify(document)).not.toContain('$id');
  });

  test('names no place twice, whatever its parameters are called', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  test('tells the media type of what is no envelope, as it is answered', async () => {
    const player = await server.register('reader');
    await changePlayer(server, player, (before) => ({ ...before, permissions: { coupons: true } }));
    // An unsubscribe link without its code is refused in the envelope.
    const special = new Set(['unsubscribe', eventStream.id]);
    const others = calls.filter((call) => call.contentType !== undefined && !special.has(call.id));
    const challengeId = await makeChallenge(server, player, await groupWith(server, [player]));
    const own = { userId: player.id, challengeId };
    const parameters = { family: 'pets', key: 'Wolf-Base', hash: '0', eventName: 'x', ...own };
    for (const call of others.filter(({ method }) => method === 'GET')) {
      const url = Object.entries(parameters).reduce(
        (path, [name, value]) => path.replace(`{${name}}`, value),
        callPath(call, call.versions[0] ?? 'root'),
      );
      const { headers } = await player.call('GET', url.startsWith('/api/') ? url : `/${url}`);
      expect([call.id, String(headers['content-type']).split(';')[0]]).toEqual([call.id, call.contentType]);
    }
    const exported = JSON.stringify(document.paths['/export/history.csv']);
    expect(exported).toContain('"text/csv"');
    expect(JSON.stringify(document.paths['/api/v4/events'])).toContain('"text/event-stream"');
  });

  test('asks for every parameter of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const operation of Object.values(methods)) {
        const parameters = listIn(valueIn(operation, 'parameters') ?? []).map((one) => fieldsIn(one));
        const asked = parameters.filter((one) => one['in'] === 'path').map((one) => one['name']);
        expect(new Set(asked), path).toEqual(new Set(names));
      }
    }
  });
});
