import { afterEach, expect, it, vi } from 'vitest';
import { drawLater } from './draw-queue.ts';

const picture = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

/** Calls that wait until the browser has time, and a clock that only drawing moves on. */
function slowly(msEach: number) {
  let now = 0;
  const waiting: IdleRequestCallback[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => waiting.push(run));
  const frames = vi.fn();
  vi.stubGlobal('requestAnimationFrame', frames);
  const draw = vi.fn(() => {
    now += msEach;
    return picture;
  });
  const free = (ms: number) => waiting.shift()?.({ didTimeout: ms === 0, timeRemaining: () => ms });
  return { draw, free, frames };
}

/** Asks for so many pictures that nobody else has. */
function askFor(count: number, draw: () => typeof picture): ReturnType<typeof vi.fn> {
  const receive = vi.fn();
  for (let at = 0; at < count; at += 1) drawLater({ name: crypto.randomUUID(), draw }, receive);
  return receive;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('draws as much as the browser has time for, between frames', () => {
  const { draw, free, frames } = slowly(3);
  const receive = askFor(10, draw);
  expect(draw).not.toHaveBeenCalled();
  free(8);
  expect(receive).toHaveBeenCalledTimes(3);
  free(50);
  expect(receive, 'at most 12 ms at once').toHaveBeenCalledTimes(7);
  free(0);
  expect(receive, 'at least 4 ms').toHaveBeenCalledTimes(9);
  free(0);
  expect(receive).toHaveBeenCalledTimes(10);
  expect(frames).not.toHaveBeenCalled();
});

it('draws one picture however long it takes', () => {
  const { draw, free } = slowly(40);
  const receive = askFor(2, draw);
  free(0);
  expect(receive).toHaveBeenCalledOnce();
  free(0);
  expect(receive).toHaveBeenCalledTimes(2);
});

it('draws in a moment where browsers do not tell when they have time', async () => {
  expect('requestIdleCallback' in globalThis).toBe(false);
  const receive = askFor(3, () => picture);
  await expect.poll(() => receive.mock.calls.length).toBe(3);
});

it('draws nothing that is no longer wanted', () => {
  const { draw, free } = slowly(1);
  const receive = vi.fn();
  drawLater({ name: crypto.randomUUID(), draw }, receive)();
  free(50);
  expect(draw).not.toHaveBeenCalled();
});
