import { setTimeout as sleep } from 'node:timers/promises';
import { listIn } from '@everdeed/content/values';
import { median } from '../support/numbers.ts';
import type { BenchPlayer } from '../support/player.ts';
import type { PlainBrowser } from './plain-browser.ts';
import { openAtRest, REST_MS, type VisitTarget } from './plain-visit.ts';
import type { Phone } from './processor.ts';

/** How a page scrolled; times in milliseconds. */
export interface ScrollTimes {
  /** Tasks of more than 50 ms while scrolling through all of it. */
  readonly longTasks: number;
  /** The middle of the times between two frames, and the longest. */
  readonly frameMs: number;
  readonly longestMs: number;
}

/** Screens that are scrolled, one after the other. */
const SCREENS = 20;
/** Frames for each of them. */
const STEPS = 12;

/** Scrolls as a hand does, a little in each frame, down and at the end up again; comes to the times between frames. */
const scrollThrough = `(async () => {
  const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
  const times = [];
  let step = innerHeight / ${STEPS};
  let last = await frame();
  while (times.length < ${SCREENS * STEPS}) {
    if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) step = -Math.abs(step);
    scrollBy(0, step);
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
})()`;

/** Scrolls through a page as `player`, once `fill` (an expression) has made it show all there is. */
export async function plainScroll(
  browser: PlainBrowser,
  phone: Phone,
  player: BenchPlayer,
  target: VisitTarget,
  fill: string,
): Promise<ScrollTimes> {
  const visitor = await browser.newVisitor();
  const { page } = await openAtRest(visitor, phone, player, target);
  await page.read(fill);
  await sleep(REST_MS);
  await phone.slow(page);
  await page.read('void benchLongTasks.splice(0)');
  const frames = listIn(await page.read(scrollThrough)).map(Number);
  await sleep(REST_MS);
  const long = listIn(await page.read('benchLongTasks'));
  await visitor.leave();
  return { longTasks: long.length, frameMs: median(frames), longestMs: Math.max(...frames) };
}
