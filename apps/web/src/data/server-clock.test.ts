import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const hour = 3_600_000;
const at = (instant: number) => new Date(instant).toUTCString();

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

it.each([
  { why: 'a clock a day behind', says: at(NOON + 24 * hour), now: NOON + 24 * hour },
  { why: 'a clock an hour ahead', says: at(NOON - hour), now: NOON - hour },
  { why: 'an answer that took a while', says: at(NOON - 20_000), now: NOON },
  { why: 'no header', says: null, now: NOON },
  { why: 'a header that is no date', says: 'yesterday', now: NOON },
])('knows the server’s time: $why', ({ says, now }) => {
  noteServerTime(at(NOON));
  noteServerTime(says);
  expect(serverNow()).toBe(now);
});
