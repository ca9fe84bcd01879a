import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { BenchPlayer } from '../support/player.ts';
import { topTitles } from './busy-player.ts';
import type { Phone } from './processor.ts';

/** What a visit cost; sizes in bytes as transferred, without the headers of answers. */
export interface Visit {
  /** Shell and task screen until the network was idle, without the drawings, which have their own budget. */
  readonly script: number;
  /** Drawings that the first screen loads on demand (`assets/art`). */
  readonly drawings: number;
  readonly style: number;
  /** Requests until the tasks were on the screen, as far as somebody counts them. */
  readonly requests: number;
  /** Elements of the page at rest. */
  readonly elements: number;
}

type Kind = 'Script' | 'Stylesheet' | 'Drawings';

const kindOf = (type: string, url: string): string =>
  type === 'Script' && url.includes('/assets/art/') ? 'Drawings' : type;

/** Bytes by kind, and those of each script that is no drawing. */
interface Loaded extends Record<Kind, number> {
  readonly scripts: Map<string, number>;
}

/** Adds up the bytes that the page loads. */
export async function countBytes(cdp: CDPSession): Promise<Loaded> {
  const bytes = { Script: 0, Stylesheet: 0, Drawings: 0, scripts: new Map<string, number>() };
  const files = new Map<string, { readonly kind: string; readonly url: string; readonly head: number }>();
  // Until the body begins, only headers have come: a third of a kilobyte for each file, which is no script.
  cdp.on('Network.responseReceived', ({ requestId, type, response: { url, encodedDataLength: head } }) =>
    files.set(requestId, { kind: kindOf(type, url), url, head }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, url, head = 0 } = files.get(requestId) ?? {};
    const body = encodedDataLength - head;
    if (kind === 'Script' || kind === 'Stylesheet' || kind === 'Drawings') bytes[kind] += body;
    if (kind === 'Script' && url) bytes.scripts.set(url, body);
  });
  await cdp.send('Network.enable');
  return bytes;
}

/** A browser that kept nothing but the player's session; `block` keeps the worker from caching. */
export async function freshContext(
  browser: Browser,
  player: BenchPlayer,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers });
  const session = JSON.stringify({ userId: player.id, apiToken: player.headers['x-api-key'] });
  await context.addInitScript((text) => {
    localStorage.setItem('everdeed-session', text);
    const long: number[] = [];
    Object.assign(globalThis, { benchLongTasks: long });
    new PerformanceObserver((list) =>
      long.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask', buffered: true });
    // Noted by the page itself: a page that is busy drawing answers whoever asks much later. Rewards come last.
    new MutationObserver((_, it) => {
      if (!document.querySelector('[data-type="reward"]')) return;
      it.disconnect();
      Object.assign(globalThis, { benchTasksAt: Date.now() });
    }).observe(document, { childList: true, subtree: true });
  }, session);
  return context;
}

/**
 * Opens the task screen on the phone and waits until the page is at rest; `slow` adapts it to the machine again. Tells
 * no times, which the driver would add to: those are of `plainVisit`.
 */
export async function visit(
  context: BrowserContext,
  phone: Phone,
  url: string,
  countRequests: (until: number) => number = () => 0,
): Promise<{ page: Page; cost: Visit; scripts: ReadonlySet<string>; slow: () => Promise<void> }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const bytes = await countBytes(cdp);
  const slow = () => phone.slow(cdp);
  await slow();
  await page.goto(url, { waitUntil: 'commit' });
  const last = page.getByText(topTitles.reward, { exact: true }).first();
  // Asking whether it is visible would force layouts that nobody else needs.
  await last.waitFor({ state: 'attached', timeout: 60_000 });
  const requests = countRequests(await page.evaluate<number>('benchTasksAt'));
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page.waitForTimeout(2000);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const cost: Visit = {
    script: bytes.Script,
    drawings: bytes.Drawings,
    style: bytes.Stylesheet,
    requests,
    elements,
  };
  return { page, cost, scripts: new Set(bytes.scripts.keys()), slow };
}
