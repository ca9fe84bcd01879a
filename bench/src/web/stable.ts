import { mounts, pets } from '@everdeed/content';
import type { BrowserContext, Page } from 'playwright-core';
import { median } from '../support/numbers.ts';
import { type BenchPlayer, call, makePlayer } from '../support/player.ts';
import type { Phone } from './processor.ts';

/** How many pets and mounts there are, all of which the player has. */
export const animalCount = pets().length + mounts().length;

/** A player with every pet and every mount, whom no level-up or choice interrupts. */
export async function makeKeeper(url: string): Promise<BenchPlayer> {
  const player = await makePlayer(url, 1);
  const set = {
    ...Object.fromEntries(pets().map(({ key }) => [`items.pets.${key}`, 5])),
    ...Object.fromEntries(mounts().map(({ key }) => [`items.mounts.${key}`, true])),
    'items.food.Meat': 20,
    'stats.lvl': 30,
    'flags.classSelected': true,
  };
  await call(url, 'POST', '/test-control/write', { body: { collection: 'users', id: player.id, set } });
  return player;
}

/** What a visit to the stable cost; times in milliseconds from its start. */
export interface StableVisit {
  readonly pictureMs: number;
  /** Until the first pets could be tapped. */
  readonly petsMs: number;
  readonly elements: number;
  /** Tasks of more than 50 ms while scrolling through all of it. */
  readonly longTasks: number;
  /** The middle of the times between two frames while scrolling. */
  readonly frameMs: number;
}

/** Screens that are scrolled, one after the other. */
const SCREENS = 40;

/** Scrolls as a hand does, a little in each frame; answers the times between frames. */
const scrollThrough = (page: Page): Promise<number[]> =>
  page.evaluate(
    (screens) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const step = innerHeight / 12;
        let last = performance.now();
        let left = screens * 12;
        const next = (now: number) => {
          times.push(now - last);
          last = now;
          scrollBy(0, step);
          left -= 1;
          if (left > 0) requestAnimationFrame(next);
          else resolve(times);
        };
        requestAnimationFrame(next);
      }),
    SCREENS,
  );

/** Opens the stable on the phone with pets and mounts, and scrolls through it. */
export async function visitStable(context: BrowserContext, phone: Phone, url: string): Promise<StableVisit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await phone.slow(cdp);
  await page.goto(`${url}/inventory/stable`, { waitUntil: 'commit' });
  await page.locator('[data-animal]').first().waitFor({ state: 'attached', timeout: 60_000 });
  const petsMs = await page.evaluate(() => performance.now());
  await page.waitForTimeout(2000);
  await page.getByRole('radio', { name: 'Both' }).check({ force: true });
  await page.waitForTimeout(2000);
  const before = await page.evaluate<number[]>('benchLongTasks.slice()');
  const frames = await scrollThrough(page);
  const after = await page.evaluate<number[]>('benchLongTasks.slice()');
  const seen = await page.evaluate(() => ({
    pictureMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    elements: document.querySelectorAll('*').length,
  }));
  await page.close();
  return { ...seen, petsMs, longTasks: after.length - before.length, frameMs: median(frames) };
}
