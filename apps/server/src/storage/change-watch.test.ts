import { expect, test } from 'vitest';
import { ChangeWatch } from './change-watch.ts';

const nextRound = () => new Promise((resolve) => setImmediate(resolve));

test('the database is asked once for each round of the event loop', async () => {
  let asked = 0;
  const watch = new ChangeWatch(() => (asked += 1));
  expect([watch.version, watch.version, asked]).toEqual([1, 1, 1]);
  await nextRound();
  expect([watch.version, asked]).toEqual([2, 2]);
});

test('and again after the process itself has written', () => {
  let asked = 0;
  const watch = new ChangeWatch(() => (asked += 1));
  expect(watch.version).toBe(1);
  watch.forget();
  expect(watch.version).toBe(2);
});
