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
  for (let count = 0; count < times; count++) guard.failed(name, ip, at);
}

describe('guessing a password', () => {
  test('is stopped by the tenth failure, in whatever letters the name is written', () => {
    fail(9, 'maren');
    expect(guard.allows('maren', home, start)).toBe(true);
    fail(1, 'MAREN');
    expect(guard.allows('maren', home, start)).toBe(false);
    expect(guard.allows('Maren', home, start)).toBe(false);
  });

  test('is stopped for the name from every address', () => {
    for (let host = 0; host < 10; host++) fail(1, 'maren', { ip: `192.0.2.${host}` });
    expect(guard.allows('maren', '198.51.100.7', start)).toBe(false);
  });

  test('leaves other names of a household alone, up to fifty failures', () => {
    fail(10, 'maren');
    expect(guard.allows('jo', home, start)).toBe(true);
    for (const name of ['a', 'b', 'c', 'd']) fail(10, name);
    expect(guard.allows('jo', home, start)).toBe(false);
    expect(guard.allows('jo', '198.51.100.7', start)).toBe(true);
  });

  test('is forgiven fifteen minutes after the first failure', () => {
    fail(1, 'maren');
    fail(9, 'maren', { at: start + 14 * MINUTE });
    expect(guard.allows('maren', home, start + 15 * MINUTE - 1)).toBe(false);
    expect(guard.allows('maren', home, start + 15 * MINUTE)).toBe(true);
    fail(1, 'maren', { at: start + 16 * MINUTE });
    expect(guard.allows('maren', home, start + 16 * MINUTE)).toBe(true);
  });

  test('is forgotten for a name that got in, not for its address', () => {
    for (const name of ['a', 'b', 'c', 'd', 'maren']) fail(9, name);
    fail(4, 'e');
    guard.succeeded('Maren');
    fail(1, 'maren');
    expect(guard.allows('maren', '198.51.100.7', start)).toBe(true);
    expect(guard.allows('maren', home, start)).toBe(false);
  });

  test('counts nothing where the guard is off', () => {
    guard = new SignInGuard(false);
    fail(100, 'maren');
    expect(guard.allows('maren', home, start)).toBe(true);
  });
});

test('the table of failures is bounded', () => {
  fail(10, 'maren');
  for (let count = 0; count < 50_001; count++) guard.failed(`name-${count}`, home, start);
  expect(guard.allows('maren', '198.51.100.7', start)).toBe(true);
});
