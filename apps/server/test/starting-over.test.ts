import { listIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { changePlayer, makeTask } from './support/players.ts';
import { type Caller, password, type TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('user', (now) => ({ server, player } = now));

const withStats = (stats: Record<string, unknown>) =>
  changePlayer(server, player, (stored) => ({ ...stored, stats: { ...stored.stats, ...stats } }));

describe('starting over', () => {
  test('reroll and rebirth want gems', async () => {
    for (const call of ['reroll', 'rebirth'])
      expect((await player.post(`/user/${call}`)).body).toMatchObject({
        error: 'NotAuthorized',
        code: 'notEnoughGems',
      });
  });

  test('reroll heals, brings values back to 0 and is noted as a purchase', async () => {
    const habit = await makeTask(player, { type: 'habit' });
    await player.post(`/tasks/${habit._id}/score/down`);
    await changePlayer(server, player, (stored) => ({ ...stored, balance: 2 }));
    const { body } = await player.post('/user/reroll');
    expect(body.data).toMatchObject({
      user: { balance: 1, stats: { hp: 50 } },
      tasks: [{ id: habit._id, value: 0 }],
    });
    expect((await player.get('/user/purchase-history')).body.data).toMatchObject([
      { currency: 'gems', transactionType: 'reroll', amount: -1, currentAmount: 1 },
    ]);
  });

  test('reroll shows the tasks in the order in which they were made', async () => {
    const made: string[] = [];
    for (const type of ['todo', 'habit', 'daily', 'habit']) {
      made.push((await makeTask(player, { type }))._id);
      server.system.at += 1000;
    }
    await changePlayer(server, player, (stored) => ({ ...stored, balance: 2 }));
    const tasks = listIn((await player.post('/user/reroll')).body.data, 'tasks');
    const now = new Date(server.system.at).toISOString();
    expect(tasks).toMatchObject(made.map((_id) => ({ _id, updatedAt: now })));
    expect((await player.get(`/tasks/${made[0]}`)).body.data).toMatchObject({ updatedAt: now });
  });

  test('rebirth begins again at level 1', async () => {
    await withStats({ lvl: 60 });
    await changePlayer(server, player, (stored) => ({ ...stored, balance: 2 }));
    expect((await player.post('/user/rebirth')).body.data).toMatchObject({
      user: { balance: 0.5, stats: { lvl: 1 } },
    });
  });

  test('reset wants the password in v4, and takes the tasks', async () => {
    const task = await makeTask(player, { type: 'habit' });
    expect((await player.post('/user/reset')).body.code).toBe('missingPassword');
    expect((await player.post('/user/reset', { password: 'wrong-one' })).body).toMatchObject({
      error: 'NotAuthorized',
      code: 'wrongPassword',
    });
    const { body } = await player.post('/user/reset', { password });
    expect(body.data).toMatchObject({ user: { stats: { lvl: 1 } }, tasksToRemove: [task._id] });
    expect((await player.get('/tasks/user')).body.data).toEqual([]);
    expect((await player.post('/api/v3/user/reset')).status).toBe(200);
  });

  test('deleting wants the password and leaves nothing', async () => {
    await makeTask(player, { type: 'habit' });
    expect((await player.delete('/user')).body.code).toBe('missingPassword');
    expect((await player.delete('/user', { password: 'wrong-one' })).body.code).toBe('wrongPassword');
    expect((await player.delete('/user', { password, feedback: 'x'.repeat(10_001) })).body.code).toBe(
      'feedbackTooLong',
    );
    await changePlayer(server, player, (stored) => ({
      ...stored,
      purchased: { ...stored.purchased, plan: { ...stored.purchased.plan, customerId: 'c' } },
    }));
    expect((await player.delete('/user', { password })).body.code).toBe('cannotDeleteActiveAccount');
    await changePlayer(server, player, (stored) => ({
      ...stored,
      purchased: { ...stored.purchased, plan: { ...stored.purchased.plan, customerId: null } },
    }));
    expect((await player.delete('/user', { password, feedback: 'goodbye' })).body.data).toEqual({});
    expect((await player.get('/user')).body.error).toBe('invalid_credentials');
  });
});
