import { textIn, textsIn } from '@everdeed/content/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { type ClientAnswer, type Recorded, replay } from './recorded.ts';

/**
 * The calls of the npm package `habitica` (4.0.0), recorded from it: all under /api/v3 but exports, with a client name,
 * JSON bodies, and DELETE with a body. It needs superagent 2 and what that brings, so it is not installed here.
 */
const password = 'password-1';
let server: TestServer;
let credentials: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

function send(
  method: Recorded['method'],
  path: string,
  body?: object,
  { prefix = '/api/v3' } = {},
): Promise<ClientAnswer> {
  const headers = { accept: 'application/json', 'x-client': 'Habitica-Node', ...credentials };
  const sent = body === undefined ? {} : { body };
  return replay(server, { method, url: `${prefix}${path}`, headers, ...sent });
}

test('a program registers, signs in, works and leaves', async () => {
  const { body: registered } = await send('POST', '/user/auth/local/register', {
    username: 'node-client',
    email: 'node@example.org',
    password,
    confirmPassword: password,
  });
  const { _id, apiToken } = textsIn(registered['data'], '_id', 'apiToken');
  const { body: signedIn } = await send('POST', '/user/auth/local/login', {
    username: 'node-client',
    password,
  });
  const { id, apiToken: key } = textsIn(signedIn['data'], 'id', 'apiToken');
  expect(id).toBe(_id);
  expect(apiToken).not.toBe('');
  credentials = { 'x-api-user': id, 'x-api-key': key };

  expect((await send('GET', '/user')).body).toMatchObject({ data: { profile: { name: 'node-client' } } });
  const text = 'Task Name';
  const { body: created } = await send('POST', '/tasks/user', { text, notes: 'Task Notes', type: 'todo' });
  expect(created).toMatchObject({ data: { text, notes: 'Task Notes' } });
  const task = textIn(created['data'], 'id');
  const edited = { text: 'New Task Name', notes: 'New Text Notes' };
  expect((await send('PUT', `/tasks/${task}`, edited)).body).toMatchObject({ data: edited });
  expect((await send('POST', `/tasks/${task}/score/up`)).body).toMatchObject({ data: { delta: 1 } });
  const { body: done } = await send('GET', '/tasks/user?type=completedTodos');
  expect(done).toMatchObject({ data: [{ id: task }] });
  expect((await send('DELETE', `/tasks/${task}`)).body).toMatchObject({ success: true, data: {} });

  const { body: exported } = await send('GET', '/export/userdata.json', undefined, { prefix: '' });
  expect(exported).toMatchObject({ _id: id, profile: { name: 'node-client' } });
  expect((await send('DELETE', '/user', { password })).body).toMatchObject({ success: true });
});

test('what is refused has a kind and a message, which it makes its error of', async () => {
  expect(await send('GET', '/tasks/task-that-does-not-exist')).toMatchObject({
    status: 401,
    body: { error: 'invalid_credentials', message: expect.any(String) },
  });
  const { credentials: other } = await server.register('node-other');
  credentials = other;
  expect(await send('GET', '/tasks/task-that-does-not-exist')).toMatchObject({
    status: 404,
    body: { error: 'NotFound', message: expect.any(String) },
  });
  expect(await send('POST', '/user/buy-gear/armor_warrior_1')).toMatchObject({
    status: 401,
    body: { error: 'NotAuthorized', message: expect.any(String) },
  });
});
