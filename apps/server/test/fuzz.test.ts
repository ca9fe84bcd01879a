import { fieldsIn, listIn, textIn } from '@everdeed/content/values';
import { callPath } from '@everdeed/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../src/http/route.ts';
import { driftOfAnswer } from './support/ask.ts';
import { FuzzValues } from './support/fuzz-values.ts';
import { isLongRun } from './support/runs.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';
import { faultsOfPlayer, faultsOfTask } from './support/stored-values.ts';
import { tasksIn } from './support/players.ts';

/** How long the test runs: longer in `npm run test:all`. */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? (isLongRun ? 300 : 8));
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000);

let server: TestServer;
let player: Caller;
const draw = new FuzzValues(seed);

beforeAll(async () => {
  server = await startServer();
  player = await server.register('juniper');
  await stock();
});

/**
 * Gives the player one of everything and the generator their ids, since resets and deletions are among the
 * generated calls.
 */
async function stock(): Promise<void> {
  const types = ['habit', 'daily', 'todo', 'reward'];
  const sent = types.map((type) => ({ type, text: type, checklist: [{ text: 'a' }] }));
  const tasks = tasksIn((await player.post('/tasks/user', sent)).body.data);
  const tagId = textIn((await player.post('/tags', { name: 'tag' })).body.data, 'id');
  draw.known.length = 0;
  draw.known.push(
    ...tasks.flatMap((task) => [
      task._id,
      ...('checklist' in task ? task.checklist.map(({ id }) => id) : []),
    ]),
    tagId,
  );
  draw.known.push(player.credentials['x-api-user'] ?? '');
}
afterAll(() => server.close());

function request({ call }: Route): InjectOptions {
  const version = draw.oneOf(call.versions);
  const path = callPath(call, version).replace(/\{\w+\}/g, () => draw.segment());
  const query = draw.chance(0.4)
    ? `?${draw.oneOf(['type', 'dueDate', 'stat', 'userFields', 'lang', 'filter'])}=${draw.segment()}`
    : '';
  const isSignedIn = draw.chance(0.9);
  return {
    method: call.method,
    url: path + query,
    headers: { 'x-client': 'habitica-web', ...(isSignedIn ? player.credentials : {}), ...draw.headers() },
    ...body(call.method),
  };
}

function body(method: string): Pick<InjectOptions, 'payload'> & { headers?: Record<string, string> } {
  if (method === 'GET' || draw.chance(0.1)) return {};
  if (draw.chance(0.1))
    return { payload: draw.oneOf(['{broken', '"text"', '5', '[[', '{"a":1e999}', 'a=1&b[c]=2']) };
  const value = draw.chance(0.5) ? draw.plausible() : draw.chance(0.7) ? draw.record() : draw.value();
  return { payload: JSON.stringify(value) ?? '{}' };
}

/** Calls that read much of their input, which are generated more often. */
const readers = new Set(
  'updateUser createTasks updateTask addChecklistItem createTag reorderTags allocateBulk createWebhook bulkScore'.split(
    ' ',
  ),
);

/** Refusals must be in the envelope, and no answer may be a server error. */
function faultOf(status: number, text: string): string | undefined {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  if (status < 400) return undefined;
  const answer = fieldsIn(JSON.parse(text));
  const isEnvelope =
    answer['success'] === false &&
    typeof answer['error'] === 'string' &&
    typeof answer['message'] === 'string';
  return isEnvelope ? undefined : `refused outside of the envelope: ${text.slice(0, 300)}`;
}

test('whatever is sent to whatever route is answered in the envelope, and nothing wrong is stored', {
  timeout: (seconds + 45) * 1000,
}, async () => {
  const { routes } = server.app;
  const wordy = routes.filter(({ call }) => readers.has(call.id));
  const end = Date.now() + seconds * 1000;
  let sent = 0;
  while (Date.now() < end) {
    const options = request(draw.oneOf(draw.chance(0.4) ? wordy : routes));
    const withType = { ...options, headers: { 'content-type': 'application/json', ...options.headers } };
    const answer = await server.app.server.inject('payload' in options ? withType : options);
    const drift = driftOfAnswer(options, answer);
    const fault = faultOf(answer.statusCode, answer.body) ?? drift[0];
    expect(fault, `seed ${seed}, request ${sent}: ${JSON.stringify(options).slice(0, 1500)}`).toBeUndefined();
    sent += 1;
    if (sent % 100 !== 0) continue;
    await expectSoundStore(sent);
    await stock();
  }
  await expectSoundStore(sent);
  expect(sent).toBeGreaterThan(100);
});

async function expectSoundStore(sent: number): Promise<void> {
  const where = `seed ${seed}, after ${sent} requests`;
  const user = await player.get('/user');
  expect(user.status, where).toBe(200);
  expect(faultsOfPlayer(fieldsIn(user.body.data)), where).toEqual([]);
  const tasks = await player.get('/tasks/user');
  expect(tasks.status, where).toBe(200);
  expect(
    listIn(tasks.body.data).flatMap((task) => faultsOfTask(fieldsIn(task))),
    where,
  ).toEqual([]);
}
