import { setTimeout } from 'node:timers/promises';
import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import { type Program, startProgram } from '../../../scripts/support/program.ts';
import { driftOfResponse } from './contract.ts';
import { HOME_ZONE } from './person.ts';
import { type Server, serverAt } from './server.ts';

/** Milliseconds for a program to be ready, and to end, on one slow core. */
const PROGRAM_MS = 120_000;
/** Milliseconds for the last answers to arrive whole; a page may leave one unread for ever. */
const LAST_ANSWERS_MS = 2000;

/** What the browser says of requests, and of the service worker's script, that a cut network or a killed server ends. */
export const CUT = /ERR_|Failed to load|Failed to fetch|fetching the script/;

interface WorkerFixtures {
  /** The built program in test mode, with its own data folder; one per worker. */
  readonly program: Program;
}

interface TestFixtures {
  /** The program, with an empty database at the start of every test and dice that are never lucky. */
  readonly server: Server;
  /**
   * Errors that pages have reported so far, and answers that break the contract. A test fails at its end if one of them
   * was not allowed.
   */
  readonly complaints: Complaints;
  /** Allows errors that the test provokes, such as by cutting the network. */
  readonly allow: (complaint: RegExp) => void;
  /** Opens a page in another browser, such as a phone. */
  readonly browse: (options?: BrowserContextOptions) => Promise<Page>;
}

interface Complaints {
  /** Listens to every page of this context from now on. */
  watch(context: BrowserContext): void;
  readonly allowed: RegExp[];
}

/** A test with a server and a browser of its own, which fails when a page reports an error or hears what it should not. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  program: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const program = await startProgram({ testMode: true });
      await use(program);
      await program.remove();
    },
    { scope: 'worker', timeout: PROGRAM_MS },
  ],
  baseURL: ({ program }, use) => use(program.url),
  // oxlint-disable-next-line no-empty-pattern -- as above
  timezoneId: ({}, use) => use(HOME_ZONE),
  server: [
    async ({ program }, use) => {
      const server = serverAt(program.url);
      await server.reset();
      await server.dice(0.99);
      await use(server);
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  complaints: async ({}, use) => {
    const heard: string[] = [];
    const allowed: RegExp[] = [];
    const drift: string[] = [];
    const reading = new Set<Promise<unknown>>();
    const listen = (page: Page) => {
      page.on('pageerror', (error) => heard.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
    };
    const watch = (context: BrowserContext) => {
      context.on('page', listen);
      context.on('response', (response) => {
        const read = driftOfResponse(response).then((lines) => drift.push(...lines));
        reading.add(read);
        void read.finally(() => reading.delete(read));
      });
    };
    await use({ allowed, watch });
    await Promise.race([Promise.all(reading), setTimeout(LAST_ANSWERS_MS)]);
    expect(drift, 'answers that are not as the contract says').toEqual([]);
    const left = heard.filter((text) => !allowed.some((one) => one.test(text)));
    expect(left, 'errors that pages reported').toEqual([]);
  },
  allow: ({ complaints }, use) => use((complaint) => void complaints.allowed.push(complaint)),
  context: async ({ context, complaints }, use) => {
    complaints.watch(context);
    await use(context);
  },
  browse: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      complaints.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** Marks a test that runs in `npm run test:all` alone. */
export const ALL = { tag: '@all' } as const;

/** Whether this is `npm run test:all`, which looks at everything; otherwise tests of many screens look at a choice. */
export const isLongRun = process.env['TEST_ALL'] === '1';

export { expect };
