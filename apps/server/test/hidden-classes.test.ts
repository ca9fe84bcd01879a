import { describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { areOfOneClass } from './support/hidden-class.ts';
import { idOf, makeTask } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('scorer', (now) => ({ server, player } = now));

const stored = async (): Promise<object> => {
  const found = await server.app.services.storage.reader().players.get(idOf(player));
  return found ?? {};
};

describe('what every scoring makes', () => {
  test('notices objects of different classes', () => {
    expect([areOfOneClass({ a: 1 }, { a: 2 }), areOfOneClass({ a: 1 }, { b: 1 })]).toEqual([true, false]);
  });

  test('is a player of the same hidden class as before', async () => {
    const { _id } = await makeTask(player, { type: 'habit' });
    const states: object[] = [];
    for (let i = 0; i < 40; i += 1) {
      await player.post(`/tasks/${_id}/score/up`);
      states.push(await stored());
    }
    const changes = states.filter((state, i) => !areOfOneClass(state, states[i - 1] ?? state));
    // Some come while the engine still learns what the fields hold, or with a first drop or level; not one a scoring.
    expect(new Set(states).size).toBe(40);
    expect(changes.length).toBeLessThan(12);
  });
});
