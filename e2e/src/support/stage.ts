import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Program } from '../../../scripts/support/program.ts';
import { HOME_ZONE, makePerson, type Person } from './person.ts';
import { type Server, serverAt } from './server.ts';

/** What a test stands on: an empty server, a browser context of its own. */
export interface Stage {
  readonly server: Server;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly program: Program;
  /** Every page that is open, in all browsers of this test. */
  pages(): readonly Page[];
  /** Somebody with an account, whose first steps are done. */
  person(username?: string, zone?: string): Promise<Person>;
  /** Opens the task screen as this person. */
  enter(person: Person, page?: Page): Promise<void>;
  /** One more tab of the same browser. */
  tab(): Promise<Page>;
  /** Another browser, such as a phone. */
  browse(options: BrowserContextOptions): Promise<Page>;
  /** What the page may complain about in this test, such as a cut network. */
  allow(complaint: RegExp): void;
  demandNoErrors(): void;
  close(): Promise<void>;
}

/** Milliseconds until an element that should be there is given up. */
const ELEMENT_MS = 30_000;

const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  reducedMotion: 'no-preference',
};

export async function makeStage(browser: Browser, program: Program): Promise<Stage> {
  const server = serverAt(program.url);
  await server.reset();
  await server.dice(0.99);
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  const contexts: BrowserContext[] = [];
  const watch = (page: Page) => {
    page.setDefaultTimeout(ELEMENT_MS);
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  };
  const open = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({
      ...DESKTOP,
      baseURL: program.url,
      timezoneId: HOME_ZONE,
      ...options,
    });
    context.on('page', watch);
    // What runs in the page was compiled with names kept; the helper for that does not come along.
    await context.addInitScript({ content: 'globalThis.__name = (made) => made' });
    contexts.push(context);
    return context;
  };
  const context = await open({});
  const page = await context.newPage();
  return {
    server,
    context,
    page,
    program,
    pages: () => contexts.flatMap((one) => one.pages()),
    person: (username = 'maren', zone) => makePerson(server, username, zone),
    enter: (person, target = page) => enter(target, person),
    tab: () => context.newPage(),
    browse: async (options) => (await open(options)).newPage(),
    allow: (complaint) => void allowed.push(complaint),
    demandNoErrors() {
      const left = complaints.filter((text) => !allowed.some((one) => one.test(text)));
      if (left.length > 0) throw new Error(`the page complained: ${left.join(' | ')}`);
    },
    close: async () => void (await Promise.all(contexts.map((one) => one.close()))),
  };
}

/** Opens the task screen as a browser that signed in before. */
export async function signIn(page: Page, { id, apiToken }: Person): Promise<void> {
  await page.goto('/static/home');
  await page.evaluate(
    (session) => localStorage.setItem('everdeed-session', session),
    JSON.stringify({ userId: id, apiToken }),
  );
  await page.goto('/');
}

/** Opens the task screen and waits for its columns. */
export async function enter(page: Page, person: Person): Promise<void> {
  await signIn(page, person);
  await page.locator('[data-column]').first().waitFor();
}

/** Waits until nothing moves any more: half-faded words have no contrast. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity),
  );
}
