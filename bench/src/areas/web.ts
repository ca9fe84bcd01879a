import { listIn } from '@everdeed/content/values';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { ensureBrowser } from '../../../scripts/support/browser.mjs';
import { startProgram } from '../../../scripts/support/program.ts';
import { kib, median, millis } from '../support/numbers.ts';
import { type BenchPlayer, call, makePlayer } from '../support/player.ts';
import type { BenchRow } from '../support/table.ts';

const scriptBudget = 170 * 1024;
const styleBudget = 30 * 1024;
const pictureBudgetMs = 1500;
const tapBudgetMs = 100;
/** CPU slowdown that makes this machine behave like a lower mid-range phone. */
const slowdown = 4;
const visits = 5;
const taps = 10;
const habits = 200;
const others = 150;

/** What a page loaded, in bytes as transferred. */
interface Load {
  /** Shell and task screen until the network was idle, without the drawings, which have their own budget. */
  readonly script: number;
  /** Drawings that the first screen loads on demand (`assets/art`). */
  readonly drawings: number;
  readonly style: number;
  /** Milliseconds until the first paint. */
  readonly pictureMs: number;
  /** Milliseconds until the tasks were on the screen. */
  readonly tasksMs: number;
}

const kindOf = (type: string, url: string): string =>
  type === 'Script' && url.includes('/assets/art/') ? 'Drawings' : type;

/** Adds up the bytes that the page loads. */
async function countBytes(cdp: CDPSession): Promise<Record<'Script' | 'Stylesheet' | 'Drawings', number>> {
  const bytes = { Script: 0, Stylesheet: 0, Drawings: 0 };
  const kinds = new Map<string, string>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, kindOf(type, response.url)),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script' || kind === 'Stylesheet' || kind === 'Drawings') bytes[kind] += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  return bytes;
}

/** Opens the task screen in a browser that kept nothing but the session. */
async function visit(
  browser: Browser,
  url: string,
  player: BenchPlayer,
): Promise<{ page: Page; load: Load }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = JSON.stringify({ userId: player.id, apiToken: player.headers['x-api-key'] });
  await page.addInitScript((text) => localStorage.setItem('everdeed-session', text), session);
  const cdp = await context.newCDPSession(page);
  const bytes = await countBytes(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByText('Habit 0', { exact: true }).first().waitFor({ timeout: 60_000 });
  const times = await page.evaluate(() => ({
    tasksMs: performance.now(),
    pictureMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page.waitForTimeout(1000);
  return {
    page,
    load: { script: bytes.Script, drawings: bytes.Drawings, style: bytes.Stylesheet, ...times },
  };
}

/** Milliseconds from each tap on a habit to the frame that responds to it (Event Timing). */
async function tapTimes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { benchTaps: seen });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'pointerup') seen.push(entry.duration);
    });
    // Events below 16 ms are not reported, so faster taps count as zero.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const plus = page.getByRole('button', { name: 'Plus: Habit 0', exact: true });
  for (let tap = 0; tap < taps; tap += 1) {
    await plus.click();
    await page.waitForTimeout(400);
    if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
  }
  return listIn(await page.evaluate<unknown>('benchTaps')).map(Number);
}

async function makeBusyPlayer(url: string): Promise<BenchPlayer> {
  const player = await makePlayer(url, habits);
  // A mid-game player, so that no level-up, achievement or choice interrupts the measurement.
  const set = {
    'stats.lvl': 30,
    'flags.classSelected': true,
    'achievements.completedTask': true,
    'achievements.createdTask': true,
  };
  await call(url, 'POST', '/test-control/write', { body: { collection: 'users', id: player.id, set } });
  for (const type of ['daily', 'todo']) {
    const body = Array.from({ length: others }, (_, index) => ({ type, text: `${type} ${index}` }));
    await call(url, 'POST', '/api/v4/tasks/user', { headers: player.headers, body });
  }
  return player;
}

function rowsOf(loads: readonly Load[], tapsMs: readonly number[]): BenchRow[] {
  const middle = (field: keyof Load) => median(loads.map((load) => load[field]));
  const [script, style, picture] = [middle('script'), middle('style'), middle('pictureMs')];
  const tap = tapsMs.length > 0 ? median(tapsMs) : 16;
  const place = `slowed ${slowdown} times, ${habits + 2 * others} tasks`;
  return [
    {
      what: 'app shell and task screen, script, compressed',
      measured: kib(script),
      budget: '170 KiB',
      kept: script <= scriptBudget,
    },
    {
      what: 'drawings of the first screen, on demand',
      measured: kib(middle('drawings')),
      budget: 'for information',
    },
    {
      what: 'app shell and task screen, style, compressed',
      measured: kib(style),
      budget: '30 KiB',
      kept: style <= styleBudget,
    },
    {
      what: `first picture, ${place}`,
      measured: millis(picture),
      budget: '1.5 s',
      kept: picture <= pictureBudgetMs,
    },
    { what: `tasks on the screen, ${place}`, measured: millis(middle('tasksMs')), budget: 'for information' },
    {
      what: `response to a tap, ${place}`,
      measured: millis(tap),
      budget: '100 ms',
      kept: tap <= tapBudgetMs,
    },
  ];
}

/** Measures size and speed of the task screen in a real browser. */
export async function benchWeb(): Promise<BenchRow[]> {
  const executablePath = await ensureBrowser();
  if (executablePath === undefined) throw new Error('no browser found to measure the web client in');
  const setup = await startProgram({ testMode: true });
  const player = await makeBusyPlayer(setup.url);
  await setup.stop();
  const program = await startProgram({ folder: setup.folder });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const loads: Load[] = [];
    const tapsMs: number[] = [];
    for (let count = 0; count < visits; count += 1) {
      const { page, load } = await visit(browser, program.url, player);
      loads.push(load);
      if (count === visits - 1) tapsMs.push(...(await tapTimes(page)));
      await page.context().close();
    }
    return rowsOf(loads, tapsMs);
  } finally {
    await browser.close();
    await program.remove();
  }
}
