import { type LiveEvent, liveEventSchema } from '@everdeed/contract';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf, makeTask } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
beforeAll(async () => {
  server = await startServer();
  player = await server.register('watcher');
});
afterAll(() => server.close());

const validator = Compile(liveEventSchema);

/** What open pages of the player hear while something is done; each event is as the contract has it. */
async function heard(act: () => Promise<unknown>): Promise<Omit<LiveEvent, 'topic'>[]> {
  const events: LiveEvent[] = [];
  const topic = `player:${idOf(player)}` as const;
  const page = server.app.services.events.subscribe([topic], (event) => events.push(event));
  await act();
  page.close();
  expect(events.filter((event) => event.topic !== topic || !validator.Check(event))).toEqual([]);
  return events.map(({ topic: _topic, ...event }) => event);
}

describe('open pages', () => {
  test('hear of a score: the version it made, what changed, and the task', async () => {
    const habit = await makeTask(player, { type: 'habit' });
    let userV: number | undefined;
    const events = await heard(async () => {
      userV = (await player.post(`/tasks/${habit._id}/score/up`)).body.userV;
    });
    expect(events).toEqual([
      { kind: 'player', userV, parts: expect.arrayContaining(['stats']), taskIds: [habit._id] },
    ]);
    expect(events).not.toMatchObject([{ parts: expect.arrayContaining(['items']) }]);
    expect(events).not.toMatchObject([{ parts: expect.arrayContaining(['auth']) }]);
  });

  test('hear of an edited task', async () => {
    const habit = await makeTask(player, { type: 'habit' });
    const events = await heard(() => player.put(`/tasks/${habit._id}`, { text: 'other' }));
    expect(events).toEqual([{ kind: 'tasks', taskIds: [habit._id] }]);
  });

  test('hear of new and removed tasks with the order', async () => {
    let id = '';
    const made = await heard(async () => {
      id = (await makeTask(player, { type: 'todo' }))._id;
    });
    const removed = await heard(() => player.delete(`/tasks/${id}`));
    for (const events of [made, removed])
      expect(events).toMatchObject([{ kind: 'player', parts: ['tasksOrder'], taskIds: [id] }]);
  });

  test('hear which part a change of settings touched', async () => {
    const events = await heard(() => player.put('/user', { 'preferences.hideHeader': true }));
    expect(events).toMatchObject([{ kind: 'player', parts: ['preferences'] }]);
  });

  test('hear nothing of what was refused', async () => {
    const daily = await makeTask(player, { type: 'daily' });
    expect(await heard(() => player.post(`/tasks/${daily._id}/score/down`))).toEqual([]);
  });
});
