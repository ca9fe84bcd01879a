import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { browserArguments, ensureBrowser } from '../../scripts/support/browser.mjs';
import { ensureBuilt, startProgram } from '../../scripts/support/program.ts';
import type { Person } from '../src/support/person.ts';
import { zoneByDay } from '../src/support/person.ts';
import { isLong, openScreens, SIGNED_IN, type Screen } from '../src/support/screens.ts';
import { type Server, serverAt } from '../src/support/server.ts';
import { signIn, still } from '../src/support/arrive.ts';
import { STATES } from './states.ts';
import { makeRich } from '../src/support/world.ts';

/** Takes pictures of every screen: `npx tsx e2e/shots/main.ts OUTDIR [parts of names, by commas [width]]`. */
const [outDir = '.cache/shots', wanted = '', width] = process.argv.slice(2);
const isWanted = (name: string) => wanted.split(',').some((part) => name.includes(part));
const THEMES = ['light', 'dark'] as const;
type Size = BrowserContextOptions & { readonly name: string; readonly viewport: ViewportSize };
const SIZES: readonly Size[] =
  width === undefined
    ? [
        { name: 'phone', viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true },
        { name: 'desktop', viewport: { width: 1440, height: 900 } },
      ]
    : [{ name: width, viewport: { width: Number(width), height: 900 } }];

type Theme = (typeof THEMES)[number];

interface Studio {
  readonly browser: Browser;
  readonly server: Server;
  readonly theme: Theme;
  readonly size: Size;
}

let failed = 0;

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

async function shoot({ theme, size }: Studio, page: Page, name: string, work: () => Promise<void>) {
  if (!isWanted(name)) return;
  const file = join(resolve(outDir), `${name}.${size.name}.${theme}.png`);
  try {
    await work();
    await still(page);
  } catch (error) {
    failed++;
    console.log(`FAILED ${name} ${size.name} ${theme}: ${String(error).split('\n')[0]}`);
  }
  if (isLong(name)) await stretch(page, size);
  await page.screenshot({ path: file });
  await page.setViewportSize(size.viewport);
}

/** Makes the window as high as its page, so that sticky elements end up at the bottom. */
async function stretch(page: Page, { viewport }: Size): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...viewport, height });
}

async function shootScreens(studio: Studio, screens: readonly Screen[], person?: Person): Promise<void> {
  const page = await openPage(studio);
  if (person) await signIn(page, person);
  for (const { name, open } of screens) await shoot(studio, page, name, () => open(page, person));
  await page.context().close();
}

async function shootStates(studio: Studio): Promise<void> {
  for (const { name, person: make, show } of STATES) {
    if (!isWanted(name)) continue;
    await studio.server.reset();
    await studio.server.dice(0.99);
    const person = await make(studio.server);
    const page = await openPage(studio);
    const enter = async () => {
      await signIn(page, person);
      await page.locator('[data-column], [role="dialog"]').first().waitFor();
    };
    await shoot(studio, page, name, () => show(page, enter, studio.server, person));
    await page.mouse.up();
    await page.context().close();
  }
}

const executablePath = await ensureBrowser();
if (executablePath === undefined) process.exit(1);
await ensureBuilt();
mkdirSync(resolve(outDir), { recursive: true });
const browser = await chromium.launch({ executablePath, args: browserArguments });
const program = await startProgram({ testMode: true });
const server = serverAt(program.url);
for (const theme of THEMES) {
  for (const size of SIZES) {
    const studio: Studio = { browser, server, theme, size };
    await server.reset();
    await server.dice(0.99);
    await shootScreens(studio, openScreens);
    await shootScreens(studio, SIGNED_IN, await makeRich(server));
    await shootStates(studio);
    console.log(`${size.name}, ${theme}: done`);
  }
}
await browser.close();
await program.remove();
process.exitCode = failed === 0 ? 0 : 1;
