import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { browserArguments, ensureBrowser } from '../../scripts/support/browser.mjs';
import { ensureBuilt, startProgram } from '../../scripts/support/program.ts';
import { signIn } from '../src/support/arrive.ts';
import type { Person } from '../src/support/person.ts';
import { zoneByDay } from '../src/support/person.ts';
import { openScreens, SIGNED_IN, type Screen } from '../src/support/screens.ts';
import { type Server, serverAt } from '../src/support/server.ts';
import { makeRich } from '../src/support/world.ts';
import { STATES } from './states.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export type Size = BrowserContextOptions & { readonly name: string; readonly viewport: ViewportSize };
export const PHONE: Size = {
  name: 'phone',
  viewport: { width: 360, height: 800 },
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP: Size = { name: 'desktop', viewport: { width: 1440, height: 900 } };

export const ENGLISH = 'en';
/** Until a page in another language has the words and pictures it lacked (ms). */
const SETTLE_MS = 700;

/** A running program and a browser, for one theme and size. */
export interface Studio {
  readonly browser: Browser;
  readonly server: Server;
  readonly theme: Theme;
  readonly size: Size;
  /** The language of the pictures. */
  readonly language: string;
  /** Which screens and states are wanted. */
  readonly isWanted: (name: string) => boolean;
  /** Brings the page where `work` leads and takes its picture. */
  readonly shoot: (studio: Studio, page: Page, name: string, work: () => Promise<void>) => Promise<void>;
}

async function openPage({ browser, server, theme, size }: Studio): Promise<Page> {
  const context = await browser.newContext({
    ...size,
    baseURL: server.url,
    locale: 'en-GB',
    timezoneId: zoneByDay(),
    reducedMotion: 'reduce',
  });
  await context.addInitScript((name) => localStorage.setItem('everdeed-theme', name), theme);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  return page;
}

/**
 * Changes the language of the page as it stands, with all that is open on it, since the steps that led here go by
 * English words.
 */
async function turnInto(language: string, page: Page, person: Person): Promise<void> {
  await person.call('PUT', '/user', { 'preferences.language': language });
  await page.waitForFunction((locale) => document.documentElement.lang === locale, language);
  await page.waitForTimeout(SETTLE_MS);
}

async function shootScreens(studio: Studio, screens: readonly Screen[], person?: Person): Promise<void> {
  const { language, isWanted, shoot } = studio;
  const page = await openPage(studio);
  if (person) await signIn(page, person);
  else await page.addInitScript((locale) => localStorage.setItem('everdeed-language', locale), language);
  for (const { name, open } of screens) {
    if (!isWanted(name)) continue;
    await shoot(studio, page, name, async () => {
      if (!person || language === ENGLISH) return open(page, person);
      await person.call('PUT', '/user', { 'preferences.language': ENGLISH });
      await open(page, person);
      await turnInto(language, page, person);
    });
  }
  await page.context().close();
}

async function shootStates(studio: Studio): Promise<void> {
  for (const { name, person: make, show } of STATES) {
    if (!studio.isWanted(name)) continue;
    await studio.server.reset();
    await studio.server.dice(0.99);
    const person = await make(studio.server);
    const page = await openPage(studio);
    const enter = async () => {
      await signIn(page, person);
      await page.locator('[data-column], [role="dialog"]').first().waitFor();
    };
    await studio.shoot(studio, page, name, async () => {
      await show(page, enter, studio.server, person);
      if (studio.language !== ENGLISH) await turnInto(studio.language, page, person);
    });
    await page.mouse.up();
    await page.context().close();
  }
}

/** Takes the pictures of every wanted screen and state. */
export async function shootAll(studio: Studio): Promise<void> {
  await studio.server.reset();
  await studio.server.dice(0.99);
  await shootScreens(studio, openScreens);
  await shootScreens(studio, SIGNED_IN, await makeRich(studio.server));
  await shootStates(studio);
}

/** Starts a browser and the built program in test mode, and ends both after `work`, also when that fails. */
export async function withProgram(work: (browser: Browser, server: Server) => Promise<void>): Promise<void> {
  const executablePath = await ensureBrowser();
  if (executablePath === undefined) process.exit(1);
  await ensureBuilt();
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    const program = await startProgram({ testMode: true });
    try {
      await work(browser, serverAt(program.url));
    } finally {
      await program.remove();
    }
  } finally {
    await browser.close();
  }
}
