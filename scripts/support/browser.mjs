import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Where Chrome lives on systems that do not put it on the path. */
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What a Chromium under test needs to run as root and to leave the network alone. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The installed Chromium or Chrome: `CHROMIUM_PATH`, on the path, or in its usual place. */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const name = names.find((candidate) => existsSync(join(folder, candidate)));
    if (name) return join(folder, name);
  }
  return places.find((place) => existsSync(place));
}

/** The installed browser; installs Chromium where the system's packages can. Undefined when there is no way. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium found. Trying to install one …');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    await capture('apt-get', ['update']);
    await capture('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  const installed = findBrowser();
  if (!installed)
    console.error(
      'No Chromium could be installed. Install one, or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  return installed;
}
