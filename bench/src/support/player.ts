import { randomUUID } from 'node:crypto';
import { isFields, valueIn } from '@everdeed/content/values';
import { startProgram } from '../../../scripts/support/program.ts';

/** A player created through the API. */
export interface BenchPlayer {
  readonly id: string;
  readonly headers: Record<string, string>;
  /** Habits with plus and minus, to be scored. */
  readonly habits: readonly string[];
}

interface Answer {
  /** Empty if the answer brings none, as test control does, or a list. */
  readonly data: Record<string, unknown>;
}

/** Makes a call that must succeed. */
export async function call(
  url: string,
  method: string,
  path: string,
  options: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...options.headers },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  const data = valueIn(await answer.json(), 'data');
  return { data: isFields(data) ? data : {} };
}

/** Enough pets to bring a player's record to about 40 KB. */
function manyPets(): Record<string, number> {
  const entries = Array.from({ length: 1900 }, (_, index) => [`Wolf-Bench${index}`, 5] as const);
  return Object.fromEntries(entries);
}

/**
 * Starts a program in normal mode with `count` players of about 40 KB and `habits` habits each. The players
 * are created in test mode first, then the program is restarted as everybody runs it.
 */
export async function startWithPlayers(count: number, habits: number) {
  const setup = await startProgram({ testMode: true });
  const players = await Promise.all(Array.from({ length: count }, () => makePlayer(setup.url, habits)));
  await setup.stop();
  return { program: await startProgram({ folder: setup.folder }), players };
}

/**
 * Creates a player with `habits` habits whose GET user answer is about 40 KB, or a small new one. Requires
 * the program to be in test mode.
 */
export async function makePlayer(
  url: string,
  habits: number,
  { small = false }: { small?: boolean } = {},
): Promise<BenchPlayer> {
  const name = `bench-${randomUUID().slice(0, 8)}`;
  const { data } = await call(url, 'POST', '/api/v4/user/auth/local/register', {
    headers: { 'x-client': 'habitica-web' },
    body: {
      username: name,
      email: `${name}@example.org`,
      password: 'password-1',
      confirmPassword: 'password-1',
    },
  });
  const id = String(data['_id']);
  const headers = {
    'content-type': 'application/json',
    'x-client': 'everdeed-bench',
    'x-api-user': id,
    'x-api-key': String(data['apiToken']),
  };
  await call(url, 'POST', '/test-control/write', {
    body: {
      collection: 'users',
      id,
      set: {
        'flags.welcomed': true,
        'flags.showTour': false,
        ...(small ? {} : { 'items.pets': manyPets() }),
      },
    },
  });
  const ids = Array.from({ length: habits }, () => randomUUID());
  for (let start = 0; start < ids.length; start += 500) {
    const body = ids
      .slice(start, start + 500)
      .map((_id, index) => ({ _id, type: 'habit', text: `Habit ${start + index}` }));
    await call(url, 'POST', '/api/v4/tasks/user', { headers, body });
  }
  return { id, headers, habits: ids };
}
