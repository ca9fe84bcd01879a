import { isFields, listIn } from '@everdeed/content/values';
import type { Locator, Page } from 'playwright-core';
import { median } from '../support/numbers.ts';
import { topTitles } from './busy-player.ts';

const tapsPerCard = 5;
const pauseMs = 900;
/** Event Timing reports nothing below this. */
const shortestMs = 16;

/** Adapts the page to what the machine can do now. */
type Slow = () => Promise<void>;

/** How a card answered, in milliseconds after the tap; medians. */
export interface TapTime {
  readonly card: string;
  /** Until the first change of the card, of its list as the card leaves, or of the purse for a reward. */
  readonly changeMs: number;
  /** Until the frame with the response (Event Timing). */
  readonly paintMs: number;
}

/** Notes changes and frames after each click in `benchTaps`. */
const watchTaps = (page: Page) =>
  page.evaluate((shortest) => {
    const seen: { kind: 'change' | 'paint'; ms: number }[] = [];
    Object.assign(globalThis, { benchTaps: seen });
    // Written in place: the loader gives named functions a helper that the page lacks.
    addEventListener(
      'click',
      ({ target, timeStamp }) => {
        const card = target instanceof Element ? target.closest('[data-task], [data-board-card]') : null;
        const purse = document.querySelector('[data-coin="coin"]');
        const changes = new MutationObserver(() => {
          changes.disconnect();
          seen.push({ kind: 'change', ms: performance.now() - timeStamp });
        });
        const watched = card?.getAttribute('data-type') === 'reward' ? purse : card;
        const list = card?.closest('ul');
        if (watched)
          changes.observe(watched, { attributes: true, characterData: true, childList: true, subtree: true });
        if (list) changes.observe(list, { childList: true });
      },
      { capture: true },
    );
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'click') seen.push({ kind: 'paint', ms: duration });
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  }, shortestMs);

async function timesOf(page: Page, kind: 'change' | 'paint'): Promise<number> {
  const seen = listIn(await page.evaluate<unknown>('benchTaps')).filter(isFields);
  const times = seen.filter((entry) => entry['kind'] === kind).map((entry) => Number(entry['ms']));
  if (times.length > 0) return median(times);
  // Every tap changes something; frames faster than that are not reported.
  return kind === 'paint' ? shortestMs : Number.NaN;
}

/** Taps what is found several times; a card that leaves makes room for the next. */
async function tap(page: Page, card: string, slow: Slow, control: () => Locator): Promise<TapTime> {
  await slow();
  await page.evaluate('benchTaps.splice(0)');
  for (let count = 0; count < tapsPerCard; count += 1) {
    await control().hover();
    await page.waitForTimeout(pauseMs);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(pauseMs);
    if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
  }
  return { card, changeMs: await timesOf(page, 'change'), paintMs: await timesOf(page, 'paint') };
}

/** Taps every kind of card, and a daily far down in its column. */
export async function tapTimes(page: Page, slow: Slow): Promise<TapTime[]> {
  await watchTaps(page);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const boxes = (name: string) => column(name).getByRole('checkbox', { checked: false });
  const times = [
    await tap(page, 'habit', slow, () =>
      page.getByRole('button', { name: `Plus: ${topTitles.habit}`, exact: true }),
    ),
    await tap(page, 'daily', slow, () => boxes('Dailies').first()),
    await tap(page, 'to-do', slow, () => boxes('To-dos').first()),
    await tap(page, 'reward', slow, () => column('Rewards').getByRole('button', { name: /^Buy / }).first()),
  ];
  await page.evaluate(() => scrollTo(0, 9000));
  await page.waitForTimeout(pauseMs);
  times.push(await tap(page, 'daily far down', slow, () => boxes('Dailies').nth(7)));
  return times;
}

/** Taps one kind of control, such as the ticks of a board. */
export async function tapOne(page: Page, card: string, slow: Slow, control: () => Locator): Promise<TapTime> {
  await watchTaps(page);
  return tap(page, card, slow, control);
}
