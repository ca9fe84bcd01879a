import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, startServer, type TestServer } from '../support/server.ts';
import { replay } from './recorded.ts';

const origin = 'https://widgets.example.org';
let server: TestServer;
let player: Caller;
beforeAll(async () => {
  server = await startServer();
  player = await server.register('page');
});
afterAll(() => server.close());

const namesIn = (header: unknown): string[] =>
  String(header)
    .split(',')
    .map((name) => name.trim().toLowerCase());

/** Asks as a browser does before a request that a page of another origin may not make unasked. */
const preflight = (method: string, path: string, names: string) =>
  replay(server, {
    method: 'OPTIONS',
    url: `/api/v3${path}`,
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': names },
  });

describe('a page from another origin', () => {
  test.each([
    ['GET', '/user', 'x-api-key,x-api-user,x-client'],
    ['POST', '/tasks/user', 'content-type,x-api-key,x-api-user,x-client,x-user-timezoneoffset'],
    ['PUT', '/user', 'accept,content-type,x-api-key,x-api-user,x-requested-with'],
    ['DELETE', '/user', 'authorization,content-type,x-api-key,x-api-user'],
  ])('may ask to %s %s with %s', async (method, path, names) => {
    const { status, headers } = await preflight(method, path, names);
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(namesIn(headers['access-control-allow-methods'])).toContain(method.toLowerCase());
    expect(namesIn(headers['access-control-allow-headers'])).toEqual(
      expect.arrayContaining(names.split(',')),
    );
  });

  test('reads what it is answered, refused or not, and how often it may ask', async () => {
    const headers = { origin, 'x-client': 'widget', ...player.credentials };
    const found = await replay(server, { method: 'GET', url: '/api/v3/user', headers });
    expect(found).toMatchObject({ status: 200, body: { success: true } });
    const lost = await replay(server, { method: 'GET', url: '/api/v3/user', headers: { origin } });
    expect(lost).toMatchObject({ status: 401, body: { success: false } });
    const nowhere = await replay(server, { method: 'GET', url: '/api/v3/nowhere', headers });
    expect(nowhere.status).toBe(404);
    for (const { headers: answered } of [found, lost, nowhere]) {
      expect(answered['access-control-allow-origin']).toBe('*');
      // A wildcard and credentials of the browser exclude each other.
      expect(answered['access-control-allow-credentials']).toBeUndefined();
      expect(namesIn(answered['access-control-expose-headers'])).toEqual(
        expect.arrayContaining([
          'x-ratelimit-limit',
          'x-ratelimit-remaining',
          'x-ratelimit-reset',
          'retry-after',
        ]),
      );
      // Nobody else's cache, and no browser's shield between origins, may stand in the way.
      expect(answered['cross-origin-resource-policy'] ?? 'cross-origin').toBe('cross-origin');
    }
  });

  test('works with tasks', async () => {
    const headers = { origin, 'content-type': 'application/json', ...player.credentials };
    const made = await replay(server, {
      method: 'POST',
      url: '/api/v3/tasks/user',
      headers,
      body: { type: 'todo', text: 'from a page' },
    });
    expect(made).toMatchObject({ status: 201, body: { data: { text: 'from a page' } } });
  });
});
