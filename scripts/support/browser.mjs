import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './run.mjs';

/** Chromium without a window, as a program of its own: the same engine, and a fifth less work for a test. */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
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

/**
 * @param {string} name
 * @returns {string | undefined}
 */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/**
 * @param {readonly string[]} wanted
 * @returns {string | undefined}
 */
function findAmong(wanted) {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  const name = wanted.find((candidate) => onPath(candidate));
  return name ? onPath(name) : places.find((place) => existsSync(place));
}

/** The installed Chromium or Chrome: `CHROMIUM_PATH`, on the path, or in its usual place. */
export const findBrowser = () => findAmong(names);

/** The same with all that a browser with a window has, such as notifications. */
export const findWholeBrowser = () => findAmong(names.filter((name) => name !== SHELL));

/** Installs Chromium's shell where the system's packages can. */
async function installShell() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isDebianRoot) return;
  console.log('Installing Chromium for tests …');
  await capture('apt-get', ['update']);
  await capture('apt-get', ['install', '-y', '--no-install-recommends', SHELL]);
}

/** The browser for tests; installed where it can be, if there is none or only a slower one. Undefined when there is no way. */
export async function ensureBrowser() {
  if (!process.env.CHROMIUM_PATH && !onPath(SHELL)) await installShell();
  const found = findBrowser();
  if (!found)
    console.error(
      'No Chromium could be installed. Install one, or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  return found;
}
