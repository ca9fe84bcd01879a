import { fieldsIn, listIn, valueIn } from '@everdeed/content/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../src/app.ts';
import { connect } from '../src/storage/connect.ts';
import { changePlayer, idOf, makeTask } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

interface Heard {
  readonly status: number;
  readonly text: string;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the answer was there already. */
  readonly repeated: boolean;
}

const dayMs = 86_400_000;

describe.each(engines)('what is asked again word for word, on $engine', ({ database }) => {
  let server: TestServer;
  let url: string;
  let player: Caller;
  let repeats = 0;
  let count = 0;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
    server.app.server.repeats.onAnswer(() => (repeats += 1));
    url = await server.app.server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    player = await server.register(`parrot${count}`);
  });

  const ask = async (path = '/user', headers: Readonly<Record<string, string>> = {}): Promise<Heard> => {
    const before = repeats;
    const answer = await fetch(`${url}/api/v4${path}`, {
      headers: { 'x-client': 'habitica-web', ...player.credentials, ...headers },
    });
    const text = await answer.text();
    // Heard of when the answer is out, which may be after it has come.
    await new Promise((resolve) => setImmediate(resolve));
    const { date: _, ...others } = Object.fromEntries(answer.headers);
    const data = valueIn(JSON.parse(text), 'data');
    return { status: answer.status, text, data, headers: others, repeated: repeats > before };
  };
  /** Asks until the answer is one that was there already: first the use of a token is noted, and what was read is kept. */
  const askUntilRepeated = async (path?: string): Promise<Heard> => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const heard = await ask(path);
      if (heard.repeated) return heard;
    }
    throw new Error(`${path} is never answered again`);
  };

  test.each(['/user', '/tasks/user', '/tasks/user?type=habits'])('%s is answered the same', async (path) => {
    const first = await ask(path);
    const again = await askUntilRepeated(path);
    const whole = await server.app.server.inject({
      url: `/api/v4${path}`,
      headers: { 'x-client': 'habitica-web', ...player.credentials },
    });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers).toEqual(first.headers);
    expect(again.text).toBe(whole.body);
  });

  test('is counted as any other', async () => {
    await askUntilRepeated();
    const counted = async () => {
      const { body } = await server.app.server.inject('/metrics');
      return Number(
        /request_duration_seconds_count\{method="GET",route="\/api\/v4\/user",[^}]+\} (\d+)/.exec(body)?.[1],
      );
    };
    const before = await counted();
    await ask();
    expect(await counted()).toBe(before + 1);
  });

  test('is the newest after every change, whoever made it', async () => {
    const habit = await makeTask(player, { type: 'habit', text: 'drink' });
    const other = connect(databaseOf(server.app.services.settings));
    const { storage } = server.app.services;
    const changes: readonly (() => Promise<unknown>)[] = [
      () => player.post(`/tasks/${habit._id}/score/up`),
      () => player.put('/user', { 'profile.name': 'Polly' }),
      () => changePlayer(server, player, (one) => ({ ...one, balance: one.balance + 1 })),
      () => storage.run((tx) => tx.social.notify(idOf(player), { type: 'STREAK_ACHIEVEMENT', data: {} })),
      // As by another program.
      () =>
        other.db
          .updateTable('players')
          .set(({ eb }) => ({ v: eb('v', '+', 1) }))
          .where('id', '=', idOf(player))
          .execute(),
    ];
    for (const change of changes) {
      const before = await askUntilRepeated();
      await change();
      const after = await ask();
      expect([after.status, after.repeated]).toEqual([200, false]);
      expect(valueIn(after.data, '_v')).not.toBe(valueIn(before.data, '_v'));
    }
    await other.close();
  });

  test('is the newest after a task was changed', async () => {
    const habit = await makeTask(player, { type: 'habit', text: 'drink' });
    await askUntilRepeated('/tasks/user');
    await server.app.services.storage.run((tx) => tx.tasks.save(idOf(player), { ...habit, text: 'eat' }));
    const { data, repeated } = await ask('/tasks/user');
    expect([listIn(data).map((task) => valueIn(task, 'text')), repeated]).toEqual([['eat'], false]);
  });

  test('stays known while others change', async () => {
    const another = await server.register(`magpie${count}`);
    await askUntilRepeated();
    await makeTask(another, { type: 'habit' });
    expect((await ask()).repeated).toBe(true);
  });

  test('is refused once the token has ended', async () => {
    await askUntilRepeated();
    await server.app.services.storage.db
      .deleteFrom('api_tokens')
      .where('player_id', '=', idOf(player))
      .execute();
    const { status, repeated } = await ask();
    expect([status, repeated]).toEqual([401, false]);
  });

  test('is refused once the account is blocked', async () => {
    await askUntilRepeated();
    await changePlayer(server, player, (one) => ({ ...one, auth: { ...one.auth, blocked: true } }));
    expect((await ask()).status).toBe(401);
  });

  test('is another question with another header', async () => {
    const { headers } = await askUntilRepeated();
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const withCookie = await ask('/user', { cookie });
    expect([withCookie.repeated, withCookie.headers['set-cookie']]).toEqual([false, undefined]);
    const packed = await ask('/user', { 'accept-encoding': 'identity' });
    expect([packed.repeated, packed.headers['content-encoding']]).toEqual([false, undefined]);
    const wrong = await ask('/user', { 'x-api-key': idOf(player) });
    expect([wrong.repeated, wrong.status]).toEqual([false, 401]);
  });

  test('is answered anew when the day has ended, without any change', async () => {
    const { data } = await askUntilRepeated();
    expect(fieldsIn(data)['needsCron']).toBe(false);
    server.system.at += dayMs;
    const later = await ask();
    server.system.at -= dayMs;
    expect([fieldsIn(later.data)['needsCron'], later.repeated]).toEqual([true, false]);
  });

  test('is believed for a minute, so that what happens once in a while is not late', async () => {
    await askUntilRepeated();
    server.system.at += 30_000;
    expect((await ask()).repeated).toBe(true);
    server.system.at += 31_000;
    expect((await ask()).repeated).toBe(false);
  });
});

describe('what is asked again', () => {
  test('is counted by the limit of calls', async () => {
    const server = await startServer({ testMode: false, env: { RATE_LIMIT: 'true' } });
    const player = await server.register('parrot');
    const url = await server.app.server.listen({ host: '127.0.0.1', port: 0 });
    const left: (string | null)[] = [];
    for (let call = 0; call < 4; call += 1) {
      const headers = { 'x-client': 'habitica-web', ...player.credentials };
      const answer = await fetch(`${url}/api/v3/user`, { headers });
      await answer.text();
      left.push(answer.headers.get('x-ratelimit-remaining'));
    }
    await server.close();
    expect(left).toEqual(['29', '28', '27', '26']);
  });
});
