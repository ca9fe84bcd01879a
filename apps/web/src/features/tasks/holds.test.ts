import { blankTask, type Task } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { shown } from './filters.ts';
import { type Hold, placeWithHolds } from './holds.ts';

const todo = (id: string, completed = false): Task => ({ ...blankTask('todo', id, 0, id), completed });
const active = (tasks: readonly Task[]) => shown(tasks, 'remaining', { words: '', tags: [] });
const held = (id: string): ReadonlyMap<string, Hold> => new Map([[id, { before: todo(id), phase: 'held' }]]);
const ids = (tasks: readonly Task[], holds: ReadonlyMap<string, Hold>) =>
  placeWithHolds(tasks, holds, active).map(({ task }) => task._id);

describe('placeWithHolds', () => {
  const tasks = [todo('a'), todo('b', true), todo('c')];

  it('drops a finished to-do from the active ones', () => {
    expect(ids(tasks, new Map())).toEqual(['a', 'c']);
  });

  it('keeps it in its place for as long as it is held, as it is now', () => {
    expect(ids(tasks, held('b'))).toEqual(['a', 'b', 'c']);
    const [, kept] = placeWithHolds(tasks, held('b'), active);
    expect(kept).toMatchObject({ phase: 'held', task: { completed: true } });
  });

  it('keeps it in its place although the player’s order lists it no more', () => {
    const after = [todo('a'), todo('c'), todo('b', true)];
    const holds = new Map([['b', { before: todo('b'), phase: 'held', place: 1 }]] as const);
    expect(ids(after, holds)).toEqual(['a', 'b', 'c']);
  });

  it('keeps several in their places', () => {
    const after = [todo('c'), todo('a', true), todo('b', true)];
    const hold = (id: string) => [id, { before: todo(id), phase: 'held', place: 0 }] as const;
    expect(ids(after, new Map([hold('a'), hold('b')]))).toEqual(['a', 'b', 'c']);
  });

  it('leaves the others without a phase', () => {
    expect(placeWithHolds(tasks, held('b'), active)[0]).toEqual({ task: tasks[0] });
  });
});
