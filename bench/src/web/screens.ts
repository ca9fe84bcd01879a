import type { BrowserContext, Locator, Page } from 'playwright-core';
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
  /** An expression for the page that makes it show all there is, before it is scrolled. */
  readonly fill: string;
  /** What is tapped on it, if that is measured. */
  readonly tap?: (page: Page) => Locator;
}

/** What a visit to a screen cost. */
export interface ScreenVisit {
  /** Bytes of script that the task screen does not load, without the drawings, which have their own budget. */
  readonly script: number;
  readonly elements: number;
  /** Until a card has answered a tap, and until the frame with it; absent where nothing is tapped. */
  readonly tapped?: TapTime;
}

/** Opens a screen on the phone and fills it; `known` are scripts that the task screen loads. */
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
  await page.evaluate(fill);
  await page.waitForTimeout(1500);
  const slow = () => phone.slow(cdp);
  const tapped = tap && (await tapOne(page, path, slow, () => tap(page)));
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();
  return {
    elements,
    script: [...bytes.scripts].filter(([file]) => !known.has(file)).reduce((sum, [, size]) => sum + size, 0),
    ...(tapped && { tapped }),
  };
}
