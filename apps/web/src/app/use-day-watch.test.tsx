import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openGame, player } from '../../test/game.ts';
import { show } from '../../test/render.tsx';
import { daily } from '../../test/tasks.ts';
import { useDayWatch } from './day-watch.ts';

/** Milliseconds in which a question that comes at once is there, and one that waits is not. */
const SOON_MS = 1000;
const NIGHT_MS = 8 * 3_600_000;

const Watch = () => <p>{useDayWatch() ? 'asked' : 'quiet'}</p>;

/** The game, with yesterday's daily left undone. */
const open = (needsCron: boolean) =>
  openGame(Object.assign(player(), { needsCron }), [daily('Water the herbs')]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a page that was just opened is seen for a moment before it asks about yesterday', async () => {
  open(true);
  const screen = await show(<Watch />);
  await new Promise((resolve) => setTimeout(resolve, SOON_MS));
  await expect.element(screen.getByText('quiet')).toBeVisible();
  await expect.element(screen.getByText('asked')).toBeVisible();
});

it('a page left open overnight asks at once, before anything is checked off', async () => {
  open(false);
  const screen = await show(<Watch />);
  vi.setSystemTime(Date.now() + NIGHT_MS);
  open(true);
  await expect.element(screen.getByText('asked'), { timeout: SOON_MS }).toBeVisible();
});
