import { allCalls, callPath } from '@everdeed/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const uuid = '11111111-2222-4333-8444-555555555555';
const guarded = allCalls()
  .filter((call) => call.auth !== 'none' && call.auth !== 'optional')
  .flatMap((call) =>
    call.versions.map((version) => ({ call, name: `${call.method} ${callPath(call, version)}`, version })),
  );

describe.each(guarded)('$name', ({ call, version }) => {
  const url = callPath(call, version).replace(/\{\w+\}/g, uuid);
  const ask = (headers: Record<string, string>) =>
    server.app.server.inject({
      method: call.method,
      url,
      headers: { 'x-client': 'habitica-web', ...headers },
    });

  test('refuses who is signed out', async () => {
    const answer = await ask({});
    const wanted = call.auth === 'session' ? 'invalidCredentials' : 'missingAuthHeaders';
    const { error, code } = answer.json<{ error: string; code: string }>();
    expect([answer.statusCode, error, code]).toEqual([401, 'NotAuthorized', wanted]);
  });

  test('refuses an unknown token', async () => {
    const answer = await ask({ 'x-api-user': uuid, 'x-api-key': uuid });
    const { error, code } = answer.json<{ error: string; code: string }>();
    expect([answer.statusCode, error, code]).toEqual([401, 'invalid_credentials', 'invalidCredentials']);
  });
});
