import { listIn, valueIn } from '@everdeed/content/values';
import { beforeEach, describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { changePlayer, makeTask, storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('tagger', (now) => ({ server, player } = now));

const unknown = '11111111-2222-4333-8444-555555555555';
const names = async () => (await storedPlayer(server, player)).tags.map(({ name }) => name);

describe('tags', () => {
  beforeEach(async () => {
    await changePlayer(server, player, (stored) => ({ ...stored, tags: [] }));
    for (const name of ['a', 'b', 'c']) await player.post('/tags', { name });
  });
  const idAt = async (index: number) => (await storedPlayer(server, player)).tags[index]?.id ?? '';

  test('are made at the end and listed in order', async () => {
    const { status, body } = await player.post('/tags', { name: 'd', id: unknown, challenge: true });
    expect([status, body.data]).toEqual([201, { id: unknown, name: 'd' }]);
    const { body: list } = await player.get('/tags');
    expect(listIn(list.data).map((tag) => valueIn(tag, 'name'))).toEqual(['a', 'b', 'c', 'd']);
  });

  test.each([
    ['no name', {}, 'required'],
    ['an empty name', { name: '' }, 'required'],
    ['a name that is no text', { name: {} }, 'cast'],
    ['an id that is none', { name: 'x', id: 'abc' }, 'invalidValue'],
  ])('refuse %s', async (_, sent, code) => {
    const { status, body } = await player.post('/tags', sent);
    expect([status, body.code, body.errors?.[0]?.code]).toEqual([400, 'validationFailed', code]);
  });

  test('are read and renamed one by one', async () => {
    const id = await idAt(1);
    expect((await player.put(`/tags/${id}`, { name: 'bee' })).body.data).toEqual({ id, name: 'bee' });
    expect((await player.get(`/tags/${id}`)).body.data).toEqual({ id, name: 'bee' });
    expect((await player.put(`/tags/${id}`, { name: '' })).body.code).toBe('validationFailed');
  });

  test.each(['GET', 'PUT', 'DELETE'])('%s refuses what is not there', async (method) => {
    const missing = await player.call(method, `/tags/${unknown}`, { body: {} });
    expect([missing.status, missing.body.code]).toEqual([404, 'tagNotFound']);
    const malformed = await player.call(method, '/tags/abc', { body: {} });
    expect([malformed.status, malformed.body.errors?.[0]?.code]).toEqual([400, 'tagIdRequired']);
  });

  test('leave the tasks when they are deleted', async () => {
    const [id, other] = [await idAt(0), await idAt(1)];
    const task = await makeTask(player, { type: 'todo', tags: [id, other] });
    await player.post(`/tasks/${task._id}/score/up`);
    expect((await player.delete(`/tags/${id}`)).body.data).toEqual({});
    expect(await names()).toEqual(['b', 'c']);
    expect((await player.get(`/tasks/${task._id}`)).body.data).toMatchObject({ tags: [other] });
  });

  test.each([
    ['to the front', 2, 0, ['c', 'a', 'b']],
    ['beyond the end', 0, 99, ['b', 'c', 'a']],
    ['to what is no number, which is the front', 1, 'x', ['b', 'a', 'c']],
  ])('move %s', async (_, from, to, expected) => {
    expect((await player.post('/reorder-tags', { tagId: await idAt(from), to })).body.data).toEqual({});
    expect(await names()).toEqual(expected);
  });

  test('are not moved without a place, an id, or when unknown', async () => {
    const { body } = await player.post('/reorder-tags', {});
    expect(body.errors?.map(({ code }) => code)).toEqual(['toRequired', 'tagIdRequired']);
    for (const tagId of [unknown, 'abc', 7]) {
      const { status, body: refused } = await player.post('/reorder-tags', { tagId, to: 1 });
      expect([status, refused.code]).toEqual([404, 'tagNotFound']);
    }
  });
});

describe('notifications', () => {
  const notice = (id: string) => ({ id, type: 'NEW_STUFF', data: {}, seen: false });
  const ids = ['1', '2', '3'].map((digit) => unknown.replace('1', digit));
  const [first = '', second = '', third = ''] = ids;
  beforeEach(async () => {
    await changePlayer(server, player, (stored) => ({ ...stored, notifications: ids.map(notice) }));
  });

  test('are in every answer, and go when read', async () => {
    const { body } = await player.post(`/notifications/${second}/read`);
    expect(body.data).toEqual([notice(first), notice(third)]);
    expect(body.notifications).toEqual(body.data);
    expect((await player.post('/notifications/read', { notificationIds: [first, third] })).body.data).toEqual(
      [],
    );
  });

  test('stay when seen', async () => {
    expect((await player.post(`/notifications/${first}/see`)).body.data).toEqual({
      ...notice(first),
      seen: true,
    });
    const { body } = await player.post('/notifications/see', { notificationIds: [second] });
    expect(listIn(body.data).map((one) => valueIn(one, 'seen'))).toEqual([true, true, false]);
  });

  test('are answered when seen, even out of date: the next change takes those away', async () => {
    const stale = { ...notice(first), type: 'UNALLOCATED_STATS_POINTS', data: { points: 3 } };
    await changePlayer(server, player, (stored) => ({ ...stored, notifications: [stale, notice(second)] }));
    const { body } = await player.post(`/notifications/${first}/see`);
    expect(body.data).toEqual({ ...stale, seen: true });
    expect(body.notifications).toEqual([{ ...stale, seen: true }, notice(second)]);
    const next = await player.post('/notifications/see', { notificationIds: [first] });
    expect(next.body.data).toEqual([notice(second)]);
  });

  test.each(['read', 'see'])('%s is all or nothing', async (act) => {
    const { status, body } = await player.post(`/notifications/${act}`, {
      notificationIds: [first, 'unknown'],
    });
    expect([status, body.error, body.code]).toEqual([
      404,
      'NotificationNotFound',
      'messageNotificationNotFound',
    ]);
    expect((await storedPlayer(server, player)).notifications).toEqual(ids.map(notice));
    expect((await player.post(`/notifications/${unknown.replaceAll('1', '9')}/${act}`)).status).toBe(404);
    expect(
      (await player.post(`/notifications/${act}`, { notificationIds: 'x' })).body.errors?.[0]?.code,
    ).toBe('notificationsRequired');
  });
});
