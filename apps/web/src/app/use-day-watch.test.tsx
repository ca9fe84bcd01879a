import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openGame, player } from '../../test/game.ts';
import { show } from '../../test/render.tsx';
import { daily } from '../../test/tasks.ts';
import { useDayWatch } from './day-watch.ts';

/** Milliseconds that an opened page is seen before the question. */
const PAUSE_MS = 2000;
const NIGHT_MS = 8 * 3_600_000;

const Watch = () => <p>{useDayWatch() ? 'asked' : 'quiet'}</p>;

/** The game, with yesterday's daily left undone. */
const open = (needsCron: boolean) =>
  openGame(Object.assign(player(), { needsCron }), [daily('Water the herbs')]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a page that was just opened is seen for a moment before it asks about yesterday', async () => {
  open(true);
  const screen = await show(<Watch />);
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  await expect.element(screen.getByText('quiet')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(screen.getByText('asked')).toBeVisible();
});

it('a page left open overnight asks at once, before anything is checked off', async () => {
  open(false);
  const screen = await show(<Watch />);
  vi.setSystemTime(Date.now() + NIGHT_MS);
  open(true);
  const shown = async () => {
    // What waits for a time that has come, and no later one.
    await vi.advanceTimersByTimeAsync(0);
    return screen.container.textContent;
  };
  await expect.poll(shown).toBe('asked');
});
