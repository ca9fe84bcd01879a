import type { BrowserContext, Locator, Page } from 'playwright-core';
import { median } from '../support/numbers.ts';
import type { BenchPlayer } from '../support/player.ts';
import type { Phone } from './processor.ts';
import { type TapTime, tapOne } from './taps.ts';
import { countBytes } from './visit.ts';

/** A screen with as much on it as there can be. */
export interface FullScreen {
  /** As the report calls it. */
  readonly name: string;
  readonly path: string;
  /** Stands there once the screen can be used. */
  readonly ready: string;
  readonly player: BenchPlayer;
  /** Shows all there is, before it is scrolled. */
  readonly fill?: (page: Page) => Promise<void>;
  /** What is tapped on it, if that is measured. */
  readonly tap?: (page: Page) => Locator;
}

/** What a visit to a screen cost; times in milliseconds. */
export interface ScreenVisit {
  /** Bytes of script that the task screen does not load, without the drawings, which have their own budget. */
  readonly script: number;
  readonly elements: number;
  /** Tasks of more than 50 ms while scrolling through all of it. */
  readonly longTasks: number;
  /** The middle of the times between two frames while scrolling, and the longest. */
  readonly frameMs: number;
  readonly longestMs: number;
  /** Until a card has answered a tap, and until the frame with it; absent where nothing is tapped. */
  readonly tapped?: TapTime;
}

/** Screens that are scrolled, one after the other. */
const SCREENS = 20;

/** Scrolls as a hand does, a little in each frame, down and at the end up again; answers the times between frames. */
const scrollThrough = (page: Page): Promise<number[]> =>
  page.evaluate(async (screens) => {
    const times: number[] = [];
    const step = innerHeight / 12;
    let direction = 1;
    let last = await new Promise<number>((resolve) => void requestAnimationFrame(resolve));
    while (times.length < screens * 12) {
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) direction = -1;
      scrollBy(0, direction * step);
      const now = await new Promise<number>((resolve) => void requestAnimationFrame(resolve));
      times.push(now - last);
      last = now;
    }
    return times;
  }, SCREENS);

/** Opens a screen on the phone, fills it and scrolls through it; `known` are scripts that the task screen loads. */
export async function visitScreen(
  context: BrowserContext,
  phone: Phone,
  url: string,
  { path, ready, fill, tap }: FullScreen,
  known: ReadonlySet<string>,
): Promise<ScreenVisit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const bytes = await countBytes(cdp);
  await phone.slow(cdp);
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForTimeout(1500);
  await fill?.(page);
  await page.waitForTimeout(1500);
  const slow = () => phone.slow(cdp);
  const tapped = tap && (await tapOne(page, path, slow, () => tap(page)));
  const before = await page.evaluate<number[]>('benchLongTasks.slice()');
  const frames = await scrollThrough(page);
  const after = await page.evaluate<number[]>('benchLongTasks.slice()');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();
  return {
    elements,
    script: [...bytes.scripts].filter(([file]) => !known.has(file)).reduce((sum, [, size]) => sum + size, 0),
    longTasks: after.length - before.length,
    frameMs: median(frames),
    longestMs: Math.max(...frames),
    ...(tapped && { tapped }),
  };
}
