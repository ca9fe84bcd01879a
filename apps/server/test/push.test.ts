import { textIn } from '@everdeed/content/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eachPlayer, noon } from './support/each-player.ts';
import { changePlayer, makeTask } from './support/players.ts';
import { PushService } from './support/push-service.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('reminded', (now) => ({ server, player } = now));

const MINUTE = 60_000;
const DAY = 86_400_000;
const id = '11111111-2222-4333-8444-555555555555';
const path = '/user/push-subscriptions';
const at = (instant: number) => new Date(instant).toISOString();

const service = new PushService();
beforeAll(() => service.start());
afterAll(() => service.close());
beforeEach(async () => {
  const { db } = server.app.services.storage;
  await db.deleteFrom('push_subscriptions').execute();
  await db.deleteFrom('jobs').where('kind', 'in', ['push', 'remind']).execute();
  service.status = 201;
  service.pushed.length = 0;
  service.calls = 0;
});

const rows = () => server.app.services.storage.db.selectFrom('push_subscriptions').selectAll().execute();
const jobs = (kind: string) =>
  server.app.services.storage.db.selectFrom('jobs').selectAll().where('kind', '=', kind).execute();

/** Lets the clock stand at an instant, and does what is due then. */
async function goTo(instant: number): Promise<void> {
  server.system.at = instant;
  await server.app.services.jobs.settle();
}
const titles = () => service.pushed.map(({ message }) => message['title']);
const subscribe = async (by = player, name = 'browser') => {
  expect((await by.post(path, service.subscription(name))).status).toBe(200);
  await server.app.services.jobs.settle();
};
const todo = (instant: number, text = 'call Ann') =>
  makeTask(player, { type: 'todo', text, reminders: [{ id, time: at(instant) }] });

describe('a push subscription', () => {
  test('is made with the server’s key, which stays', async () => {
    const key = async () => textIn((await player.get('/user/push-key')).body.data, 'publicKey');
    expect(Buffer.from(await key(), 'base64url')).toHaveLength(65);
    expect(await key()).toBe(await key());
    await subscribe();
    expect(await rows()).toMatchObject([{ player_id: player.id, reminded_until: noon }]);
  });

  test('is renewed by the same browser, and moves to whoever subscribed last', async () => {
    await subscribe();
    await subscribe();
    const other = await server.register('other-reminded');
    await subscribe(other);
    expect(await rows()).toMatchObject([{ player_id: other.id }]);
    const { endpoint } = service.subscription();
    expect((await player.delete(path, { endpoint })).body.code).toBe('pushSubscriptionNotFound');
    expect((await other.delete(path, { endpoint })).body.data).toEqual({});
    expect(await rows()).toEqual([]);
  });

  test('is one of five at most: the oldest ends', async () => {
    for (let made = 0; made < 7; made += 1) {
      server.system.at += 1000;
      await subscribe(player, `browser-${made}`);
    }
    const left = (await rows()).map(({ endpoint }) => endpoint.slice(-1)).toSorted();
    expect(left).toEqual(['2', '3', '4', '5', '6']);
  });

  test.each([
    ['another scheme', { endpoint: 'file:///etc/passwd' }],
    ['a name in the address', { endpoint: 'https://me:you@push.example/1' }],
    ['no address', { endpoint: 'push' }],
    ['an endless address', { endpoint: `https://push.example/${'x'.repeat(1000)}` }],
    ['a short key', { keys: { p256dh: 'abcd', auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }],
    ['a key that is none', { keys: { p256dh: '?'.repeat(87), auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }],
  ])('with %s is refused', async (_, fields) => {
    const { status, body } = await player.post(path, { ...service.subscription(), ...fields });
    expect([status, body.code]).toEqual([400, 'pushSubscriptionInvalid']);
  });

  test('goes with its account', async () => {
    await subscribe();
    expect((await player.delete('/user', { password: 'password-1' })).status).toBe(200);
    expect(await rows()).toEqual([]);
  });
});

test('hosts of the own network and plain http are closed in production', async () => {
  const strict = await startServer({ testMode: false });
  try {
    const owner = await strict.register('strict');
    const { keys, endpoint } = service.subscription();
    expect((await owner.post(path, { keys, endpoint })).body.code).toBe('pushSubscriptionInvalid');
    const inner = { keys, endpoint: endpoint.replace('http:', 'https:') };
    expect((await owner.post(path, inner)).status).toBe(200);
    const time = at(strict.system.at + MINUTE);
    await makeTask(owner, { type: 'todo', text: 'x', reminders: [{ id, time }] });
    await strict.app.services.jobs.settle();
    strict.system.at += MINUTE;
    await strict.app.services.jobs.settle();
    const tried = await strict.app.services.storage.db
      .selectFrom('jobs')
      .select('failure')
      .where('kind', '=', 'push')
      .execute();
    expect(tried).toMatchObject([{ failure: expect.stringContaining('not a public host') }]);
    expect(service.calls).toBe(0);
  } finally {
    await strict.close();
  }
});

describe('a reminder', () => {
  test('is pushed at its minute, once, sealed for the browser', async () => {
    await subscribe();
    const task = await todo(noon + 10 * MINUTE);
    await goTo(noon + 10 * MINUTE - 1);
    expect(titles()).toEqual([]);
    await goTo(noon + 10 * MINUTE);
    expect(service.pushed).toMatchObject([
      {
        headers: {
          ttl: '600',
          'content-encoding': 'aes128gcm',
          authorization: expect.stringMatching(/^vapid t=/),
        },
        message: { title: 'call Ann', taskId: task._id, body: 'It’s time for this task.' },
      },
    ]);
    await goTo(noon + 11 * MINUTE);
    await subscribe();
    expect(titles()).toEqual(['call Ann']);
    expect(await jobs('remind')).toEqual([]);
  });

  test('goes to every browser of the player and to nobody else', async () => {
    const other = await server.register('bystander');
    await subscribe(other, 'theirs');
    await subscribe(player, 'one');
    await subscribe(player, 'two');
    await todo(noon + MINUTE);
    await goTo(noon + MINUTE);
    expect(service.calls).toBe(2);
  });

  test('of a daily comes in the player’s zone, on due days that are not done, from day to day', async () => {
    await changePlayer(server, player, (stored) => ({
      ...stored,
      preferences: { ...stored.preferences, timezone: 'America/New_York' },
    }));
    await subscribe();
    // 08:30 in New York.
    const reminders = [{ id, time: '2026-01-05T13:30:00.000Z' }];
    const daily = await makeTask(player, { type: 'daily', text: 'walk', reminders });
    await goTo(Date.parse('2026-02-10T13:30:00.000Z'));
    expect(titles()).toEqual(['walk']);
    server.system.at = Date.parse('2026-02-11T10:00:00.000Z');
    await player.post('/cron', {}, { 'x-user-timezone': 'America/New_York' });
    await player.post(`/tasks/${daily._id}/score/up`);
    // Nobody has to wake the job: it looks again every six hours, and at the minute.
    for (let hour = 0; hour < 28; hour += 1)
      await goTo(Date.parse('2026-02-11T10:30:00.000Z') + hour * 3_600_000);
    expect(titles()).toEqual(['walk', 'walk']);
    expect(at(server.system.at)).toBe('2026-02-12T13:30:00.000Z');
  });

  test.each([
    ['a done task', async (taskId: string) => player.post(`/tasks/${taskId}/score/up`)],
    ['a deleted task', async (taskId: string) => player.delete(`/tasks/${taskId}`)],
    ['a task without it', async (taskId: string) => player.put(`/tasks/${taskId}`, { reminders: [] })],
  ])('of %s does not come', async (_, change) => {
    await subscribe();
    const task = await todo(noon + 10 * MINUTE);
    expect((await change(task._id)).status).toBe(200);
    await goTo(noon + 10 * MINUTE);
    expect(service.calls).toBe(0);
  });

  test('moves with the task', async () => {
    await subscribe();
    const task = await todo(noon + DAY);
    await goTo(noon + MINUTE);
    const reminders = [{ id, time: at(noon + 5 * MINUTE) }];
    await player.put(`/tasks/${task._id}`, { reminders });
    await goTo(noon + MINUTE);
    await goTo(noon + 5 * MINUTE);
    await goTo(noon + DAY);
    expect(titles()).toEqual(['call Ann']);
  });

  test('is dropped when the server comes too late, and the next one is not', async () => {
    await subscribe();
    await todo(noon + MINUTE, 'missed');
    await todo(noon + 30 * MINUTE, 'in time');
    await goTo(noon + 29 * MINUTE);
    await goTo(noon + 30 * MINUTE);
    expect(titles()).toEqual(['in time']);
  });

  test.each([404, 410])('to a browser that is gone (%i) ends its subscription', async (status) => {
    await subscribe();
    service.status = status;
    await todo(noon + MINUTE);
    await goTo(noon + MINUTE);
    expect([service.calls, await rows()]).toEqual([1, []]);
  });

  test('is tried again while the push service is busy, until it would be late', async () => {
    await subscribe();
    service.status = 503;
    await todo(noon + MINUTE);
    await goTo(noon + MINUTE);
    service.status = 201;
    await goTo(noon + MINUTE + 5000);
    expect([titles(), (await rows()).length]).toEqual([['call Ann'], 1]);
    service.status = 503;
    await todo(noon + 10 * MINUTE, 'late');
    await goTo(noon + 10 * MINUTE);
    service.status = 201;
    await goTo(noon + 20 * MINUTE);
    expect(titles()).toEqual(['call Ann']);
    expect(await jobs('push')).toEqual([]);
  });

  test('costs a score nothing: no job is made of it', async () => {
    await subscribe();
    const reminders = [{ id, time: at(noon + MINUTE) }];
    const daily = await makeTask(player, { type: 'daily', reminders });
    await server.app.services.jobs.settle();
    const before = await jobs('remind');
    await player.post(`/tasks/${daily._id}/score/up`);
    expect(await jobs('remind')).toEqual(before);
  });

  test('makes no job for those who have no browser', async () => {
    await todo(noon + MINUTE);
    expect(await jobs('remind')).toEqual([]);
  });
});
