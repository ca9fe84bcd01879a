import { textsIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { TestControl } from './support/test-control.ts';

const { control, docsOf, register } = new TestControl();

describe('records of test control', () => {
  test('reads by what a filter wants', async () => {
    const player = await register('filtered');
    const set = { challenges: ['c1', 'c2'], 'tags.0.name': 'first', 'items.pets.Wolf-Base': 5 };
    await control('write', { collection: 'users', id: player.id, set });
    const count = async (filter: Record<string, unknown>) =>
      (await docsOf('users', { filter: { _id: player.id, ...filter } })).length;
    const created = 'auth.timestamps.created';
    const wants: [Record<string, unknown>, number][] = [
      [{ challenges: 'c2' }, 1],
      [{ challenges: ['c1', 'c2'] }, 1],
      [{ challenges: { $nin: ['c1', 'c3'] } }, 0],
      [{ 'tags.name': 'first' }, 1],
      [{ 'tags.1.name': 'first' }, 0],
      [{ 'items.pets.Wolf-Base': { $gt: 4, $lte: 5 } }, 1],
      [{ 'items.pets.Wolf-Base': { $lt: 5 } }, 0],
      [{ 'items.pets.Wolf-Base': { $ne: 5 } }, 0],
      [{ 'items.pets.Fox-Base': null }, 1],
      [{ [created]: { $gte: { $date: '2020-01-01T00:00:00.000Z' } } }, 1],
      [{ [created]: { $in: [{ $date: '2020-01-01T00:00:00.000Z' }] } }, 0],
    ];
    for (const [filter, wanted] of wants)
      expect([JSON.stringify(filter), await count(filter)]).toEqual([JSON.stringify(filter), wanted]);
  });

  test.each(['stats', 'stats.buffs', 'items', 'flags', 'notifications', 'webhooks', 'auth', 'lastCron'])(
    'gives a user without %s the defaults of its fields',
    async (path) => {
      const player = await register(`no-${path.toLowerCase().replace('.', '-')}`);
      const { body } = await player.post('/tasks/user', { type: 'daily', text: 'a daily' });
      await control('write', { collection: 'users', id: player.id, unset: [path] });
      const { _id } = textsIn(body.data, '_id');
      const answers = [
        await player.get('/user'),
        await player.post(`/tasks/${_id}/score/up`),
        await player.post('/cron'),
        await player.put('/user', { 'stats.hp': 20 }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    },
  );

  test.each(['habit', 'daily', 'todo', 'reward'])(
    'gives a bare %s the defaults of its type',
    async (type) => {
      const player = await register(`bare-${type}`);
      const task = { userId: player.id, type, text: 'bare', frequency: 'daily' };
      await control('write', { collection: 'tasks', insert: [task] });
      const [stored] = await docsOf('tasks', { where: { userId: player.id } });
      expect(stored).toMatchObject({ text: 'bare', notes: '', value: 0, priority: 1, challenge: {} });
      const scored = await player.post(`/tasks/${String(stored?.['_id'])}/score/up`);
      expect(scored.status).toBe(200);
    },
  );

  test.each([
    ['users', { id: 'PLAYER', set: { '__proto__.polluted': 1 } }],
    ['users', { id: 'PLAYER', set: ['stats.hp'] }],
    ['users', { id: 'PLAYER', unset: 'stats.hp' }],
    ['users', { id: 'PLAYER', set: { lastCron: { $date: 'never' } } }],
    ['users', { insert: [{ _id: 'PLAYER' }] }],
    ['users', { insert: { _id: 'PLAYER' } }],
    ['tasks', { insert: [{ type: 'habit', text: 'nobodys', userId: 'nobody' }] }],
    ['tasks', { insert: [{ type: 'thing', text: 'a thing', userId: 'PLAYER' }] }],
  ])('refuses to write %s by %j', async (collection, change) => {
    const player = await register(`r${Math.random().toString(36).slice(2, 14)}`);
    const sent = JSON.parse(
      JSON.stringify({ collection, ...change }).replaceAll('PLAYER', player.id),
    ) as unknown;
    expect((await control('write', sent)).status).toBe(400);
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect((await player.get('/user')).status).toBe(200);
  });

  test('writes challenges, and lets players take part in those that there are', async () => {
    const id = '11111111-2222-4333-8444-000000000017';
    const leader = await register('challenger');
    const doc = { _id: id, name: 'Read more', leader: leader.id, prize: 4 };
    const { status } = await control('write', { collection: 'challenges', insert: [doc] });
    expect(status).toBe(200);
    expect(await docsOf('challenges', { filter: { _id: id } })).toMatchObject([{ prize: 4, memberCount: 0 }]);
    await control('write', { collection: 'users', id: leader.id, set: { challenges: [id, 'gone'] } });
    const { body } = await leader.get(`/challenges/${id}/members`);
    expect(body.data).toMatchObject([{ _id: leader.id }]);
    await control('write', { collection: 'users', id: leader.id, set: { challenges: [] } });
    expect((await leader.get(`/challenges/${id}/members`)).body.data).toEqual([]);
    await control('write', { collection: 'challenges', id, set: { flagCount: 2 } });
    expect(await docsOf('challenges', { filter: { flagCount: 2 } })).toHaveLength(1);
  });
});
