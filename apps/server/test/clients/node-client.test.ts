import { textIn, textsIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('its version 3.1.0, which names its calls and not itself,', () => {
  let headers: Readonly<Record<string, string>> = { accept: 'application/json' };
  const dataOf = async (method: Recorded['method'], path: string, body?: object): Promise<unknown> => {
    const sent = body ?? (method === 'GET' ? undefined : {});
    const request = { method, url: `/api/v3/${path}`, headers };
    return (await replay(server, sent === undefined ? request : { ...request, body: sent })).body['data'];
  };
  const login = 'user/auth/local/login';

  test('registers, and signs in with a name or an address', async () => {
    const made = { username: 'older', email: 'older@example.org', password, confirmPassword: password };
    const { _id } = textsIn(await dataOf('POST', 'user/auth/local/register', made), '_id');
    for (const username of ['older', 'older@example.org'])
      expect(await dataOf('POST', login, { username, password })).toMatchObject({ id: _id });
    const { apiToken } = textsIn(await dataOf('POST', login, { username: 'older', password }), 'apiToken');
    headers = { ...headers, 'x-api-user': _id, 'x-api-key': apiToken };
  });

  test('gets the user, and gear to buy', async () => {
    expect(await dataOf('GET', 'user')).toMatchObject({ profile: { name: 'older' } });
    const gear = { key: 'weapon_warrior_0', text: expect.any(String), value: 1, type: 'weapon' };
    expect(await dataOf('GET', 'user/inventory/buy')).toContainEqual(expect.objectContaining(gear));
  });

  test.each([
    ['habits', 'habit'],
    ['dailys', 'daily'],
    ['todos', 'todo'],
    ['rewards', 'reward'],
  ])('keeps %s', async (list, type) => {
    const id = textIn(await dataOf('POST', 'tasks/user', { text: 'a', type }), 'id');
    for (const path of ['tasks/user', `tasks/user?type=${list}`])
      expect(await dataOf('GET', path)).toContainEqual(expect.objectContaining({ id, type, text: 'a' }));
    expect(await dataOf('PUT', `tasks/${id}`, { text: 'b' })).toMatchObject({ id, text: 'b' });
    expect(await dataOf('POST', `tasks/${id}/score/up`)).toMatchObject({ delta: expect.any(Number) });
    expect(await dataOf('GET', `tasks/${id}`)).toMatchObject({ id, text: 'b' });
    expect(await dataOf('DELETE', `tasks/${id}`)).toEqual({});
  });

  test('keeps tags', async () => {
    const id = textIn(await dataOf('POST', 'tags', { name: 'a' }), 'id');
    expect(await dataOf('PUT', `tags/${id}`, { name: 'b' })).toEqual({ id, name: 'b' });
    expect(await dataOf('GET', `tags/${id}`)).toEqual({ id, name: 'b' });
    expect(await dataOf('GET', 'tags')).toContainEqual({ id, name: 'b' });
    expect(await dataOf('DELETE', `tags/${id}`)).toEqual({});
  });

  test('reads the catalogue, and which fields a user has', async () => {
    expect(await dataOf('GET', 'content')).toMatchObject({ eggs: { Wolf: { key: 'Wolf' } } });
    expect(await dataOf('GET', 'models/user/paths')).toMatchObject({ 'stats.hp': 'Number' });
  });
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
