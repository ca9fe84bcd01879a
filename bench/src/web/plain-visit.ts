import { setTimeout as sleep } from 'node:timers/promises';
import { listIn } from '@everdeed/content/values';
import type { BenchPlayer } from '../support/player.ts';
import type { PlainBrowser, PlainPage, PlainVisitor } from './plain-browser.ts';
import type { Phone } from './processor.ts';

const POLL_MS = 200;
const LONGEST_MS = 60_000;
/**
 * How long a page is watched after it can be used, in milliseconds: drawings come then, and on phones lists become
 * draggable. What the worker keeps for later comes after that, and takes the few cores of a small machine from the page.
 */
export const REST_MS = 3000;

/** When a page was there, in milliseconds from the start of the visit. */
export interface VisitTimes {
  readonly pictureMs: number;
  /** Until what is waited for stands on the page. */
  readonly readyMs: number;
  /** Sum of what exceeds 50 ms in every long task until the page is at rest. */
  readonly blockedMs: number;
}

/** Where a visit leads, and what it waits for there: a selector. */
export interface VisitTarget {
  readonly url: string;
  readonly ready: string;
}

/** Signs the player in and has the page note its long tasks, and when `ready` (a selector) stands there. */
const watching = (player: BenchPlayer, ready: string): string => `{
  const session = ${JSON.stringify({ userId: player.id, apiToken: player.headers['x-api-key'] })};
  localStorage.setItem('everdeed-session', JSON.stringify(session));
  globalThis.benchLongTasks = [];
  new PerformanceObserver((list) => benchLongTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, it) => {
    if (!document.querySelector(${JSON.stringify(ready)})) return;
    it.disconnect();
    globalThis.benchReadyMs = performance.now();
  }).observe(document, { childList: true, subtree: true });
}`;

async function untilReady(page: PlainPage): Promise<number> {
  for (let waited = 0; waited < LONGEST_MS; waited += POLL_MS) {
    await sleep(POLL_MS);
    const readyMs = await page.read('globalThis.benchReadyMs');
    if (typeof readyMs === 'number') return readyMs;
  }
  throw new Error('the page was not ready within a minute');
}

/** Opens a page on the phone as `player`, and waits until it is at rest. */
export async function openAtRest(
  visitor: PlainVisitor,
  phone: Phone,
  player: BenchPlayer,
  { url, ready }: VisitTarget,
): Promise<{ readonly page: PlainPage; readonly readyMs: number }> {
  const page = await visitor.open();
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watching(player, ready) });
  await phone.slow(page);
  await page.send('Page.navigate', { url });
  const readyMs = await untilReady(page);
  await sleep(REST_MS);
  return { page, readyMs };
}

/** What a visitor with the phone waits for, who opens a page as `player`. */
export async function plainVisit(
  visitor: PlainVisitor,
  phone: Phone,
  player: BenchPlayer,
  target: VisitTarget,
): Promise<VisitTimes> {
  const { page, readyMs } = await openAtRest(visitor, phone, player, target);
  const pictureMs = await page.read("performance.getEntriesByName('first-contentful-paint')[0].startTime");
  const long = listIn(await page.read('benchLongTasks')).map(Number);
  await page.send('Page.close');
  return {
    pictureMs: Number(pictureMs),
    readyMs,
    blockedMs: long.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
  };
}

/** As many visits of people who were never here before. */
export async function firstVisits(
  browser: PlainBrowser,
  phone: Phone,
  player: BenchPlayer,
  target: VisitTarget,
  count: number,
): Promise<VisitTimes[]> {
  const times: VisitTimes[] = [];
  while (times.length < count) {
    const visitor = await browser.newVisitor();
    times.push(await plainVisit(visitor, phone, player, target));
    await visitor.leave();
  }
  return times;
}
