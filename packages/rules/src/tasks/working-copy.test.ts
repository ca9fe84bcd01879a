import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, makeTask } from '../../test/support/make.ts';
import { scored } from '../../test/support/scored.ts';
import { loadedDice } from '../dice.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { scoreTask } from './score.ts';
import { settle, settleTask, workingCopyOf, workingTaskOf } from './working-copy.ts';

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}

const changedKeys = (before: object, after: object): string[] =>
  Object.keys(after).filter((key) => Reflect.get(before, key) !== Reflect.get(after, key));

const veteran = (): Player =>
  freeze(
    makePlayer((fresh) => {
      fresh.achievements['completedTask'] = true;
      fresh.items.eggs = { Wolf: 1 };
      fresh.items.food = { Meat: 1 };
    }),
  );

const kinds: readonly (readonly [Task, 'up' | 'down'])[] = [
  [makeTask('habit', { history: [{ date: 0, value: 1 }] }), 'up'],
  [makeTask('habit'), 'down'],
  [makeTask('daily', { streak: 20 }), 'up'],
  [makeTask('daily', { completed: true, streak: 21, history: [{ date: 0, value: 1 }] }), 'down'],
  [makeTask('todo'), 'up'],
  [makeTask('todo', { completed: true, dateCompleted: '2024-05-09T12:00:00.000Z' }), 'down'],
];

describe('a working copy', () => {
  it('is the very same state again when nothing was changed', () => {
    const player = veteran();
    const task = freeze(makeTask('daily', { history: [{ date: 0, value: 1 }] }));
    expect(settle(workingCopyOf(player), player)).toBe(player);
    expect(settleTask(workingTaskOf(task), task)).toBe(task);
  });

  it.each(kinds)('lets a scoring write to nothing of the original: %#', (task, direction) => {
    const player = veteran();
    for (const roll of [0, 0.5, 0.999]) {
      const context = { ...contextAt(), dice: loadedDice(roll) };
      expect(scoreTask(context, { player, task: freeze(task) }, { direction }).ok).toBe(true);
    }
  });

  it('keeps the parts that a scoring passes over', () => {
    const player = veteran();
    const context = { ...contextAt(), dice: loadedDice(0.999) };
    const scene = { player, task: freeze(makeTask('habit')) };
    const after = scored(scene, scoreTask(context, scene, { direction: 'up' })).player;
    expect(changedKeys(player, after)).toEqual(['stats', 'flags', 'party']);
    expect(after.flags.levelDrops).toBe(player.flags.levelDrops);
  });

  it('gives back the part that a drop adds to, and its neighbours as they were', () => {
    const player = veteran();
    const context = { ...contextAt(), dice: loadedDice(0) };
    const scene = { player, task: freeze(makeTask('habit')) };
    const after = scored(scene, scoreTask(context, scene, { direction: 'up' })).player;
    expect(changedKeys(player.items, after.items)).toEqual(['hatchingPotions', 'lastDrop']);
  });
});
