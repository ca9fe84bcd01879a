import { describe, expect, it } from 'vitest';
import { nextDayStart } from './day-watch.ts';

const at = (hour: number, minute = 0, day = 21) => new Date(2026, 10, day, hour, minute).getTime();

describe('nextDayStart', () => {
  it.each([
    { why: 'midnight comes tonight', now: at(20), dayStart: 0, next: at(0, 0, 22) },
    { why: 'a late start is still ahead after midnight', now: at(2), dayStart: 4, next: at(4) },
    { why: 'the very start counts as begun', now: at(4), dayStart: 4, next: at(4, 0, 22) },
    { why: 'half past three means four', now: at(3, 40), dayStart: 3.5, next: at(4) },
    { why: 'a start that makes no sense is midnight', now: at(20), dayStart: 99, next: at(0, 0, 22) },
  ])('$why', ({ now, dayStart, next }) => {
    expect(nextDayStart(now, dayStart)).toBe(next);
  });
});
