import { describe, expect, it } from 'vitest';
import { experienceGained } from './figures.ts';

const stats = (lvl: number, exp: number) => ({ lvl, exp });

describe('experienceGained', () => {
  it.each([
    { why: 'within a level', before: stats(3, 10), after: stats(3, 31), gained: 21 },
    {
      why: 'over a level: 75 are needed to pass level 3',
      before: stats(3, 70),
      after: stats(4, 5),
      gained: 10,
    },
    { why: 'back over a level', before: stats(4, 5), after: stats(3, 70), gained: -10 },
  ])('counts $why', ({ before, after, gained }) => {
    expect(experienceGained(before, after)).toBe(gained);
  });
});
