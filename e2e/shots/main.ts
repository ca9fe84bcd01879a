import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { still } from '../src/support/arrive.ts';
import { isLong } from '../src/support/screens.ts';
import { DESKTOP, PHONE, shootAll, type Size, type Studio, THEMES, withProgram } from './studio.ts';

/** Takes pictures of every screen: `npx tsx e2e/shots/main.ts OUTDIR [parts of names, by commas [width]]`. */
const [outDir = '.cache/shots', wanted = '', width] = process.argv.slice(2);
const isWanted = (name: string) => wanted.split(',').some((part) => name.includes(part));
const SIZES: readonly Size[] =
  width === undefined ? [PHONE, DESKTOP] : [{ name: width, viewport: { width: Number(width), height: 900 } }];

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
  if (isLong(name)) await stretch(page, size);
  await page.screenshot({ path: file });
  await page.setViewportSize(size.viewport);
}

/** Makes the window as high as its page, so that sticky elements end up at the bottom. */
async function stretch(page: Page, { viewport }: Size): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...viewport, height });
}

mkdirSync(resolve(outDir), { recursive: true });
await withProgram(async (browser, server) => {
  for (const theme of THEMES) {
    for (const size of SIZES) {
      await shootAll({ browser, server, theme, size, isWanted, shoot });
      console.log(`${size.name}, ${theme}: done`);
    }
  }
});
process.exitCode = failed === 0 ? 0 : 1;
