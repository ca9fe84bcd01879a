import type { LiveEvent } from '@everdeed/contract';
import { describe, expect, test } from 'vitest';
import { addToBoard, assign, teamWith } from './support/boards.ts';
import { eachPlayer } from './support/each-player.ts';
import { good } from './support/group-world.ts';
import { eachHookSink } from './support/hook-sink.ts';
import type { Caller, TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

let server: TestServer;
let player: Caller;
let number = 0;
const sink = eachHookSink();
eachPlayer('team', (now) => ({ server, player } = now));

/** What open pages of a group are told from now on. */
function tellingsOf(group: string): LiveEvent[] {
  const events: LiveEvent[] = [];
  server.app.services.events.subscribe([`group:${group}`], (event) => void events.push(event));
  return events;
}

describe('what happens on a board', () => {
  const started = async () => {
    const member = await server.register(`team-mate-${++number}`);
    const group = await teamWith(server, [player, member]);
    return { group, member };
  };

  test('is told to open pages of its group, change by change', async () => {
    const { group, member } = await started();
    const told = tellingsOf(group);
    const expectTold = (named?: { readonly taskIds: string[] }) => {
      const event = { kind: 'group', topic: `group:${group}`, ...named };
      expect(told).toContainEqual(expect.objectContaining(event));
      told.length = 0;
    };
    const id = await addToBoard(player, group, { checklist: [{ text: 'step' }] });
    expectTold();
    await assign(player, id, member);
    expectTold();
    good(await member.post(`/tasks/${id}/score/up`));
    expectTold({ taskIds: [id] });
    good(await player.post(`/tasks/${id}/needs-work/${member.id}`));
    expectTold();
    good(await player.put(`/tasks/${id}`, { text: 'again' }));
    expectTold();
    good(await player.delete(`/tasks/${id}`));
    expectTold();
  });

  test('is told to receivers of those who score, and of those whose points are taken back', async () => {
    const { group, member } = await started();
    await sink.addTo(member, { type: 'taskActivity', options: { scored: true } });
    const id = await addToBoard(player, group);
    good(await member.post(`/tasks/${id}/score/up`));
    good(await player.post(`/tasks/${id}/score/down`));
    await settled(server);
    const told = sink.received.map(({ body }) => body);
    expect(told.map(({ direction }) => direction)).toEqual(['up', 'down']);
    for (const body of told)
      expect(body).toMatchObject({
        type: 'scored',
        task: { id, group: { id: group } },
        user: { _id: member.id },
      });
  });
});
