import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { still } from '../src/support/arrive.ts';
import { isLong } from '../src/support/screens.ts';
import { DESKTOP, ENGLISH, PHONE, shootAll, type Size, type Studio, THEMES, withProgram } from './studio.ts';

/**
 * Takes pictures of every screen: `npx tsx e2e/shots/main.ts OUTDIR [parts of names, by commas [width [theme]]]`, in
 * English or in the language that `SHOT_LANGUAGE` names.
 */
const [outDir = '.cache/shots', wanted = '', width, only] = process.argv.slice(2);
const isWanted = (name: string) => wanted.split(',').some((part) => name.includes(part));
const SIZES: readonly Size[] =
  width === undefined ? [PHONE, DESKTOP] : [{ name: width, viewport: { width: Number(width), height: 900 } }];

const language = process.env['SHOT_LANGUAGE'] ?? ENGLISH;

let failed = 0;

async function shoot({ theme, size }: Studio, page: Page, name: string, work: () => Promise<void>) {
  const file = join(resolve(outDir), `${name}.${size.name}.${theme}.png`);
  try {
    await work();
    await still(page);
  } catch (error) {
    failed++;
    console.log(`FAILED ${name} ${size.name} ${theme}: ${String(error).split('\n')[0]}`);
  }
  const fullPage = isLong(name);
  if (fullPage) await scrollThrough(page);
  await page.screenshot({ path: file, fullPage });
}

/** Pause at each window of a page, for the pictures that load once they come near (ms). */
const LOOK_MS = 150;

/** Scrolls once through the page and back, so that its pictures are there; what sticks to its foot goes to its end. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async (pause) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const end = document.documentElement.scrollHeight;
    for (const bar of document.querySelectorAll('nav')) {
      const { top, height } = bar.getBoundingClientRect();
      if (getComputedStyle(bar).position !== 'fixed' || top === 0) continue;
      Object.assign(bar.style, { position: 'absolute', top: `${end - height}px`, bottom: 'auto' });
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  }, LOOK_MS);

mkdirSync(resolve(outDir), { recursive: true });
await withProgram(async (browser, server) => {
  for (const theme of THEMES.filter((one) => only === undefined || one === only)) {
    for (const size of SIZES) {
      await shootAll({ browser, server, theme, size, language, isWanted, shoot });
      console.log(`${size.name}, ${theme}: done`);
    }
  }
});
process.exitCode = failed === 0 ? 0 : 1;
