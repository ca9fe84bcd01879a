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

/** What open pages of the player hear while something is done. */
async function heard(act: () => Promise<unknown>) {
  const events: { kind: string; userV?: number; taskIds?: readonly string[] }[] = [];
  const stop = server.app.services.events.onPlayer(idOf(player), ({ userId: _own, ...event }) =>
    events.push(event),
  );
  await act();
  stop();
  return events;
}

describe('open pages', () => {
  test('hear of a tick with the version it made', async () => {
    const habit = await makeTask(player, { type: 'habit' });
    let userV: number | undefined;
    const events = await heard(async () => {
      userV = (await player.post(`/tasks/${habit._id}/score/up`)).body.userV;
    });
    expect(events).toEqual([{ kind: 'player', userV }]);
  });

  test('hear of an edited task', async () => {
    const habit = await makeTask(player, { type: 'habit' });
    const events = await heard(() => player.put(`/tasks/${habit._id}`, { text: 'other' }));
    expect(events).toEqual([{ kind: 'tasks', taskIds: [habit._id] }]);
  });

  test('hear nothing of what was refused', async () => {
    const daily = await makeTask(player, { type: 'daily' });
    expect(await heard(() => player.post(`/tasks/${daily._id}/score/down`))).toEqual([]);
  });
});
