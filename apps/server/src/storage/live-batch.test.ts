import type { LiveEvent } from '@everdeed/contract';
import { describe, expect, test } from 'vitest';
import { LiveBatch } from './live-batch.ts';

const topic = 'player:p1';
const saved = (userV: number, more: object = {}): LiveEvent => ({ kind: 'player', topic, userV, ...more });
const tasks = (...taskIds: string[]): LiveEvent => ({ kind: 'tasks', topic, taskIds });
const onBoard = (...taskIds: string[]): LiveEvent => ({ kind: 'group', topic: 'group:g', taskIds });
const all = (...events: LiveEvent[]): readonly LiveEvent[] => {
  const batch = new LiveBatch();
  for (const event of events) batch.add(event);
  return batch.events;
};

describe('what one transaction tells', () => {
  test.each<[string, LiveEvent[], LiveEvent[]]>([
    [
      'a save and its tasks are one event',
      [tasks('a'), saved(7, { parts: ['stats'] }), tasks('b', 'a')],
      [saved(7, { parts: ['stats'], taskIds: ['a', 'b'] })],
    ],
    [
      'two saves are one, with the parts of both',
      [saved(7, { parts: ['stats'] }), saved(8, { parts: ['stats', 'items'] })],
      [saved(8, { parts: ['stats', 'items'] })],
    ],
    [
      'a save that does not say what changed may have changed anything',
      [saved(7, { parts: ['stats'] }), saved(8)],
      [saved(8)],
    ],
    ['many tasks stay many', [tasks(), tasks('a')], [tasks()]],
    [
      'other topics are told apart',
      [tasks('a'), { kind: 'tasks', topic: 'player:p2', taskIds: ['b'] }, tasks('c')],
      [tasks('a', 'c'), { kind: 'tasks', topic: 'player:p2', taskIds: ['b'] }],
    ],
    [
      'a group that changed twice changed',
      [
        { kind: 'group', topic: 'group:g' },
        { kind: 'group', topic: 'group:g' },
      ],
      [{ kind: 'group', topic: 'group:g' }],
    ],
    ['tasks of a board are named together', [onBoard('a'), onBoard('b', 'a')], [onBoard('a', 'b')]],
    [
      'a group that changed otherwise, too, may have changed anyhow',
      [onBoard('a'), { kind: 'group', topic: 'group:g' }, onBoard('b')],
      [{ kind: 'group', topic: 'group:g' }],
    ],
  ])('%s', (_what, given, told) => {
    expect(all(...given)).toEqual(told);
  });

  test('more than a hundred tasks are many', () => {
    const batch = new LiveBatch();
    for (let i = 0; i < 100; i++) batch.addTasks('p1', [`t${i}`]);
    expect(batch.events).toMatchObject([{ taskIds: { length: 100 } }]);
    batch.addTasks('p1', ['one more']);
    expect(batch.events).toEqual([tasks()]);
  });

  test('no tasks are no event', () => {
    const batch = new LiveBatch();
    batch.addTasks('p1', []);
    expect(batch.events).toEqual([]);
  });
});
