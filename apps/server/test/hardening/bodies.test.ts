import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectGarbage } from '../support/collect-garbage.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const login = (payload: string, type: string) =>
  server.app.server.inject({
    method: 'POST',
    url: '/api/v4/user/auth/local/login',
    headers: { 'content-type': type },
    payload,
  });
const form = 'application/x-www-form-urlencoded';

test.each([
  ['nested names', form, `a${'['.repeat(60_000)}=1`],
  ['repeated names', form, 'a[]=1&'.repeat(10_000)],
  ['deep JSON', 'application/json', `{"username":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
])('%s are answered with 400, and soon', async (_what, type, payload) => {
  await login('a=1', form);
  const spent: number[] = [];
  // What else this process does on other threads counts, too: the quicker of two tells what the body costs.
  for (const _try of [1, 2]) {
    collectGarbage();
    const before = process.cpuUsage();
    const answer = await login(payload, type);
    spent.push(process.cpuUsage(before).user / 1000);
    expect(answer.statusCode).toBe(400);
  }
  expect(Math.min(...spent)).toBeLessThan(400);
});

test('a refusal shows little of a long value', async () => {
  const player = await server.register('sender');
  const { status, text } = await player.post('/tasks/user', { type: 'habit', text: 'x'.repeat(500_000) });
  expect(status).toBe(400);
  expect(text).toContain('xxxxx');
  expect(text.length).toBeLessThan(2000);
});

test('a refusal that names a field shows little of a long name', async () => {
  const player = await server.register('namer');
  const { status, text } = await player.put('/user', { [`preferences.${'x'.repeat(500_000)}`]: 1 });
  expect(status).toBe(401);
  expect(text).toContain('preferences.xxxxx');
  expect(text.length).toBeLessThan(2000);
});
