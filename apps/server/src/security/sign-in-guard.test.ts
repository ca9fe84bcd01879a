import { beforeEach, describe, expect, test } from 'vitest';
import { SignInGuard } from './sign-in-guard.ts';

const MINUTE = 60_000;
const start = 1_000_000;
const home = '192.0.2.1';
let guard: SignInGuard;
beforeEach(() => {
  guard = new SignInGuard(true);
});

/** So many failures with this name from this address. */
function fail(times: number, name: string, { ip = home, at = start } = {}): void {
  for (let count = 0; count < times; count++) guard.begin(name, ip, at);
}

/** Whether another attempt is allowed; it is not counted. */
function allows(name: string, ip: string, now: number): boolean {
  const attempt = guard.begin(name, ip, now);
  if ('waitMs' in attempt) return false;
  attempt.cancelled();
  return true;
}

describe('guessing a password', () => {
  test('is stopped by the tenth failure, in whatever letters the name is written', () => {
    fail(9, 'maren');
    expect(allows('maren', home, start)).toBe(true);
    fail(1, 'MAREN');
    expect(allows('maren', home, start)).toBe(false);
    expect(allows('Maren', home, start)).toBe(false);
  });

  test('leaves the name alone elsewhere, up to a hundred failures', () => {
    for (let host = 0; host < 9; host++) fail(10, 'maren', { ip: `192.0.2.${host}` });
    expect(allows('maren', '198.51.100.7', start)).toBe(true);
    fail(10, 'maren', { ip: '192.0.2.9' });
    expect(allows('maren', '198.51.100.7', start)).toBe(false);
  });

  test('leaves other names of a household alone, up to fifty failures', () => {
    fail(10, 'maren');
    expect(allows('jo', home, start)).toBe(true);
    for (const name of ['a', 'b', 'c', 'd']) fail(10, name);
    expect(allows('jo', home, start)).toBe(false);
    expect(allows('jo', '198.51.100.7', start)).toBe(true);
  });

  test('is forgiven fifteen minutes after the first failure', () => {
    fail(1, 'maren');
    fail(9, 'maren', { at: start + 14 * MINUTE });
    expect(allows('maren', home, start + 15 * MINUTE - 1)).toBe(false);
    expect(allows('maren', home, start + 15 * MINUTE)).toBe(true);
  });

  test('counts nothing where the guard is off', () => {
    guard = new SignInGuard(false);
    fail(100, 'maren');
    expect(allows('maren', home, start)).toBe(true);
  });
});

test('the table of failures is bounded', () => {
  fail(10, 'maren');
  for (let count = 0; count < 25_001; count++)
    fail(1, `name-${count}`, { ip: `198.51.${count % 256}.${count >> 8}` });
  expect(allows('maren', home, start)).toBe(true);
});
