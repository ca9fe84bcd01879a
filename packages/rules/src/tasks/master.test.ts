import { describe, expect, it } from 'vitest';
import { makeTask, NOON } from '../../test/support/make.ts';
import type { Direction, Task } from '../state/task.ts';
import { scoreMaster, unscoreMaster } from './master.ts';

const HOUR_MS = 3_600_000;
const scored = (task: Task, delta: number, direction: Direction = 'up', now = NOON, share?: number): Task =>
  scoreMaster(task, delta, direction, now, share);
const historyOf = (task: Task) => ('history' in task ? task.history : []);

describe('a challenge’s own task', () => {
  it.each([
    { delta: 1, share: undefined, value: 3 },
    { delta: -1, share: undefined, value: 1 },
    { delta: 1, share: 0.5, value: 2.5 },
  ])('moves by $delta times $share', ({ delta, share, value }) => {
    expect(scored(makeTask('habit', { value: 2 }), delta, 'up', NOON, share).value).toBe(value);
  });

  it('moves back with a scoring that is undone; the day keeps its entry', () => {
    const back = unscoreMaster(scored(makeTask('habit', { value: 2 }), 1), -1);
    expect([back.value, historyOf(back)]).toEqual([
      2,
      [{ date: NOON, value: 2, scoredUp: 1, scoredDown: 0 }],
    ]);
  });

  it('of a reward never moves', () => {
    const reward = makeTask('reward', { value: 10 });
    expect(scored(reward, 1)).toBe(reward);
  });

  it('of a to-do keeps no history', () => {
    expect(scored(makeTask('todo'), 1)).toMatchObject({ value: 1 });
  });

  it('records one history entry a day, in UTC', () => {
    const first = scored(makeTask('daily'), 1);
    const second = scored(first, 1, 'up', NOON + 11 * HOUR_MS);
    expect(historyOf(second)).toEqual([{ date: NOON + 11 * HOUR_MS, value: 2 }]);
    const third = scored(second, 1, 'up', NOON + 12 * HOUR_MS);
    expect(historyOf(third).map(({ value }) => value)).toEqual([2, 3]);
  });

  it.each([
    { directions: ['up'], counts: { scoredUp: 1, scoredDown: 0 } },
    { directions: ['down'], counts: { scoredUp: 0, scoredDown: 1 } },
    { directions: ['up', 'up', 'down'], counts: { scoredUp: 2, scoredDown: 1 } },
  ] as const)('of a habit counts $directions', ({ directions, counts }) => {
    const after = directions.reduce<Task>((task, direction) => scored(task, 1, direction), makeTask('habit'));
    expect(historyOf(after)).toMatchObject([counts]);
  });

  it('shortens a history of more than a year', () => {
    const history = Array.from({ length: 365 }, (_unused, index) => ({
      date: NOON - (400 - index) * 24 * HOUR_MS,
      value: index,
    }));
    const after = scored(makeTask('daily', { history }), 1);
    expect(historyOf(after).length).toBeLessThan(366);
    expect(historyOf(after).at(-1)).toMatchObject({ date: NOON, value: 1 });
  });

  it('leaves the value that came in as it was', () => {
    const task = makeTask('habit', { value: 2 });
    scored(task, 1);
    expect(task.value).toBe(2);
  });
});
