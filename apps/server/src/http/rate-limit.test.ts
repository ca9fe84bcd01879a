import { expect, test } from 'vitest';
import { RateLimiter } from './rate-limit.ts';

const start = Date.parse('2026-02-10T12:00:00.000Z');
const chargeOften = (limiter: RateLimiter, user: string, times: number, now: number): boolean[] =>
  Array.from({ length: times }, () => limiter.charge(user, '192.0.2.1', now).allowed);

test('a window ends a minute after its first call, and the next one begins with the next call', () => {
  const limiter = new RateLimiter();
  expect(chargeOften(limiter, 'alder', 31, start).lastIndexOf(true)).toBe(29);
  expect(chargeOften(limiter, 'alder', 1, start + 59_999)).toEqual([false]);
  expect(chargeOften(limiter, 'alder', 31, start + 60_000).lastIndexOf(true)).toBe(29);
});

test('callers without number are counted in bounded memory, and the first of them start anew', () => {
  const limiter = new RateLimiter();
  chargeOften(limiter, 'first', 31, start);
  chargeOften(limiter, 'second', 31, start);
  for (let i = 0; i < 49_999; i++) limiter.charge(`user-${i}`, '192.0.2.1', start);
  expect(limiter.callers).toBe(50_000);
  expect(chargeOften(limiter, 'second', 1, start)).toEqual([false]);
  expect(chargeOften(limiter, 'first', 1, start)).toEqual([true]);
});

test('callers whose minute is over are forgotten', () => {
  const limiter = new RateLimiter();
  for (let i = 0; i < 100; i++) limiter.charge(`user-${i}`, '192.0.2.1', start);
  limiter.charge('later', '192.0.2.1', start + 60_000);
  expect(limiter.callers).toBe(1);
});
