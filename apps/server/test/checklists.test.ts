import { listIn, textsIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { makeTask, storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('player', (now) => ({ server, player } = now));

const unknown = '11111111-2222-4333-8444-555555555555';

describe('a checklist', () => {
  test('grows, is ticked, edited and shortened', async () => {
    const task = await makeTask(player, { type: 'todo' });
    const list = async (method: string, path: string, body: unknown = {}) => {
      const answer = await player.call(method, `/tasks/${task._id}/checklist${path}`, { body });
      return listIn(answer.body.data, 'checklist').map((item) => ({
        ...textsIn(item, 'id', 'text'),
        completed: valueIn(item, 'completed'),
      }));
    };
    const [item] = await list('POST', '', { text: 'one', id: unknown });
    expect(item).toMatchObject({ text: 'one', completed: false });
    expect(item?.id).not.toBe(unknown);
    expect(await list('POST', `/${item?.id}/score`)).toMatchObject([{ completed: true }]);
    expect(await list('PUT', `/${item?.id}`, { text: 'two', completed: 'false' })).toMatchObject([
      { text: 'two', completed: false },
    ]);
    expect(await list('DELETE', `/${item?.id}`)).toEqual([]);
  });

  test('refuses what it is not made for', async () => {
    const habit = await makeTask(player, { type: 'habit' });
    const todo = await makeTask(player, { type: 'todo' });
    expect((await player.post(`/tasks/${habit._id}/checklist`)).body.code).toBe('checklistOnlyDailyTodo');
    expect((await player.put(`/tasks/${todo._id}/checklist/${unknown}`)).body.code).toBe(
      'checklistItemNotFound',
    );
    expect((await player.delete(`/tasks/${todo._id}/checklist/item`)).body.errors?.[0]?.code).toBe(
      'itemIdRequired',
    );
    const wrong = await player.post(`/tasks/${todo._id}/checklist`, { text: {} });
    expect([wrong.status, wrong.body.errors?.[0]?.code]).toEqual([400, 'cast']);
  });
});

describe('tags on a task', () => {
  test('are put on once, and taken off', async () => {
    const task = await makeTask(player, { type: 'habit' });
    const [tag] = (await storedPlayer(server, player)).tags;
    const url = `/tasks/${task._id}/tags/${tag?.id}`;
    expect((await player.post(url)).body.data).toMatchObject({ tags: [tag?.id] });
    expect((await player.post(url)).body.code).toBe('alreadyTagged');
    expect((await player.delete(url)).body.data).toMatchObject({ tags: [] });
    expect((await player.delete(url)).body.code).toBe('tagNotFound');
    expect((await player.post(`/tasks/${task._id}/tags/${unknown}`)).body.errors?.[0]?.code).toBe(
      'tagIdRequired',
    );
  });
});
