import { afterEach, expect, it, vi } from 'vitest';
import { drawAhead } from './draw-ahead.ts';
import { drawLater, isDrawn } from './draw-queue.ts';

const picture = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

/** Calls that wait until the browser has time, which drawing uses up by `ms` each. */
function idly(ms = 3) {
  const waiting: { readonly run: IdleRequestCallback; readonly options: IdleRequestOptions | undefined }[] =
    [];
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback, options?: IdleRequestOptions) =>
    waiting.push({ run, options }),
  );
  let [left, now] = [0, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const draw = vi.fn(() => {
    left -= ms;
    now += ms;
    return picture;
  });
  const free = (time: number) => {
    left = time;
    waiting.shift()?.run({ didTimeout: false, timeRemaining: () => Math.max(0, left) });
  };
  return { waiting, draw, free };
}

/** So many pictures that nobody has. */
const drawings = (count: number, draw: () => typeof picture) =>
  Array.from({ length: count }, () => ({ name: crypto.randomUUID(), draw }));

/** One after the other. */
const each = <T>(list: readonly T[]): (() => T | undefined) => {
  const left = list.values();
  return () => left.next().value;
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('draws only while the browser has time left, one after the other', () => {
  const { draw, free, waiting } = idly();
  const list = drawings(5, draw);
  drawAhead(each(list));
  expect(waiting.map(({ options }) => options)).toEqual([undefined]);
  free(10);
  expect(list.map(({ name }) => isDrawn(name))).toEqual([true, true, true, false, false]);
  free(50);
  expect(list.every(({ name }) => isDrawn(name))).toBe(true);
  expect(waiting, 'all are drawn').toEqual([]);
});

it('lets those come first that somebody waits for', () => {
  const { draw, free, waiting } = idly();
  const [awaited, later] = drawings(2, draw);
  if (!awaited || !later) throw new Error('two are made');
  drawAhead(each([later]));
  drawLater(awaited, () => undefined);
  free(50);
  expect(isDrawn(later.name)).toBe(false);
  free(50);
  expect(isDrawn(awaited.name)).toBe(true);
  free(50);
  expect(isDrawn(later.name)).toBe(true);
  expect(waiting).toEqual([]);
});

it('stops, and draws another list instead', () => {
  const { draw, free } = idly();
  const [first, second] = drawings(2, draw);
  const stop = drawAhead(each([first]));
  drawAhead(each([second]));
  // It is no longer the list that is drawn.
  stop();
  free(50);
  expect([first, second].map((one) => one && isDrawn(one.name))).toEqual([false, true]);
  drawAhead(each(drawings(1, draw)))();
  free(50);
  expect(draw).toHaveBeenCalledOnce();
});

it('begins no picture in less time than the last ones took, but does not wait for ever', () => {
  const { draw, free } = idly(12);
  const list = drawings(4, draw);
  drawAhead(each(list));
  free(10);
  expect(draw, 'nothing is known of them yet').toHaveBeenCalledTimes(1);
  free(10);
  expect(draw).toHaveBeenCalledTimes(1);
  free(50);
  expect(draw).toHaveBeenCalledTimes(4);
});

it('forgets in time what took long', () => {
  const { draw, free } = idly(12);
  drawAhead(each(drawings(2, draw)));
  free(10);
  for (let turn = 0; turn < 10; turn += 1) free(10);
  expect(draw).toHaveBeenCalledTimes(2);
});
