import { callPath } from '@everdeed/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '../src/routes.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const uuid = '11111111-2222-4333-8444-555555555555';
const guarded = allRoutes()
  .filter(({ call }) => call.auth === 'user' || call.auth === 'session')
  .map(({ call }) => ({ call, name: `${call.method} ${call.path}` }));

describe.each(guarded)('$name', ({ call }) => {
  const url = callPath(call, call.versions[0] ?? 'v4').replace(/\{\w+\}/g, uuid);
  const ask = (headers: Record<string, string>) =>
    server.app.server.inject({
      method: call.method,
      url,
      headers: { 'x-client': 'habitica-web', ...headers },
    });

  test('refuses who is signed out', async () => {
    const answer = await ask({});
    const code = call.auth === 'session' ? 'invalidCredentials' : 'missingAuthHeaders';
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, code]);
  });

  test('refuses an unknown token', async () => {
    const answer = await ask({ 'x-api-user': uuid, 'x-api-key': uuid });
    const { error, code } = answer.json<{ error: string; code: string }>();
    expect([answer.statusCode, error, code]).toEqual([401, 'invalid_credentials', 'invalidCredentials']);
  });
});
