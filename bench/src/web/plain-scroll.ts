import { setTimeout as sleep } from 'node:timers/promises';
import { isFields, listIn, numberIn, valueIn } from '@everdeed/content/values';
import type { BenchPlayer } from '../support/player.ts';
import type { PlainBrowser, PlainPage } from './plain-browser.ts';
import { openAtRest, REST_MS, type VisitTarget } from './plain-visit.ts';
import type { Phone } from './processor.ts';

/** What became of the frames from the first that scrolling moved to the last. */
export interface FrameCounts {
  /**
   * Frames that the screen should have shown and did not, those of them while something moved on it, and those that showed
   * a hole where something was not drawn yet.
   */
  readonly dropped: number;
  readonly jerks: number;
  readonly torn: number;
  /** All frames that the screen should have shown. */
  readonly frames: number;
}

/** How a page scrolled. */
export interface ScrollTimes extends FrameCounts {
  /** Tasks of more than 50 ms while scrolling through all of it. */
  readonly longTasks: number;
}

/** Windows that are scrolled, at most. */
const WINDOWS = 20;
/** A quick hand, in CSS pixels a second: three windows. */
const SPEED = 3000;

/** How far the page is scrolled, and where the hand is. */
const wayOf = `({
  far: Math.min(${WINDOWS} * innerHeight, document.documentElement.scrollHeight - innerHeight),
  x: innerWidth * 0.6,
  y: innerHeight * 0.6,
})`;

interface FrameReport {
  /** In microseconds. */
  readonly at: number;
  readonly report: unknown;
}

/** The browser's own account of each frame, from `PipelineReporter` of Chromium's trace. */
const reportsIn = (events: readonly unknown[]): FrameReport[] =>
  events
    .filter((event) => valueIn(event, 'name') === 'PipelineReporter')
    .map((event) => ({ at: numberIn(event, 'ts'), report: valueIn(event, 'args', 'frame_reporter') }))
    .filter(({ report }) => isFields(report) && report['state'] !== 'STATE_NO_UPDATE_DESIRED');

/** The account of each frame while the page scrolled: a trace begins before that and ends after it. */
function whileScrolling(reports: readonly FrameReport[]): unknown[] {
  const moved = reports.filter(({ report }) => valueIn(report, 'scroll_state') !== 'SCROLL_NONE');
  // Without a word of any frame, none would have been dropped.
  if (moved.length === 0) throw new Error('the browser told of no frames');
  const from = Math.min(...moved.map(({ at }) => at));
  const to = Math.max(...moved.map(({ at }) => at));
  return reports.filter(({ at }) => at >= from && at <= to).map(({ report }) => report);
}

/** Scrolls down as with a wheel, and counts the frames. */
async function framesOf(browser: PlainBrowser, page: PlainPage): Promise<FrameCounts> {
  const way = await page.read(wayOf);
  const gesture = {
    x: numberIn(way, 'x'),
    y: numberIn(way, 'y'),
    yDistance: -numberIn(way, 'far'),
    speed: SPEED,
    gestureSourceType: 'mouse',
  };
  const events = await browser.trace(['cc', 'benchmark'], async () => {
    await page.send('Input.synthesizeScrollGesture', gesture);
  });
  if (numberIn(await page.read('scrollY')) === 0) throw new Error('the page did not scroll');
  const reports = whileScrolling(reportsIn(events));
  const dropped = reports.filter((one) => valueIn(one, 'state') === 'STATE_DROPPED');
  return {
    frames: reports.length,
    dropped: dropped.length,
    jerks: dropped.filter((one) => valueIn(one, 'affects_smoothness') === true).length,
    torn: reports.filter((one) => valueIn(one, 'has_missing_content') === true).length,
  };
}

/** Twenty windows of text from edge to edge, without a script: whatever drops frames here, no screen can help. */
const PLAIN_TEXT = `data:text/html,<body style="margin:0">${'<p style="margin:0;padding:3px 0;line-height:19px">'
  .concat('As many words as have room beside each other. '.repeat(5))
  .repeat(WINDOWS * 36)}`;

/** Scrolls through a page of text: what this machine can do at this moment. */
export async function plainTextScroll(browser: PlainBrowser, phone: Phone): Promise<FrameCounts> {
  const visitor = await browser.newVisitor();
  const page = await visitor.open();
  await page.send('Page.navigate', { url: PLAIN_TEXT });
  await sleep(REST_MS);
  await phone.slow(page);
  const frames = await framesOf(browser, page);
  await visitor.leave();
  return frames;
}

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
  const frames = await framesOf(browser, page);
  await sleep(REST_MS);
  const long = listIn(await page.read('benchLongTasks'));
  await visitor.leave();
  return { longTasks: long.length, ...frames };
}
