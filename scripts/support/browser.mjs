import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, capture, run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Finds a Chromium: `CHROMIUM_PATH`, one on the path, or the one Playwright downloaded. */
async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const name = names.find((candidate) => existsSync(join(folder, candidate)));
    if (name) return join(folder, name);
  }
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Path of the browser for the end-to-end tests, installing it if possible. Undefined if there is none. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log('No Chromium found. Trying to install one …');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    await capture('apt-get', ['update']);
    await capture('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  if (!(await findBrowser())) await run(bin('playwright-core'), ['install', 'chromium']).catch(() => 1);
  const installed = await findBrowser();
  if (!installed)
    console.error(
      'No Chromium could be installed. Install one, or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  return installed;
}
