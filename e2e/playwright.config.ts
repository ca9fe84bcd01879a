import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { browserArguments, findBrowser } from '../scripts/support/browser.mjs';

/** Milliseconds for anything on the screen or on the server to become as expected, on one slow core. */
const PATIENCE_MS = 30_000;
/** Milliseconds until a test is given up; the long ones take minutes on one slow core. */
const TEST_MS = 600_000;
/** Every worker runs a browser and a server beside the test itself. */
const MAX_WORKERS = 2;

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  ...(process.env['TEST_ALL'] !== '1' && { grepInvert: /@all/ }),
  globalSetup: './src/support/global-setup.ts',
  // Traces and pictures of failed tests: `npx playwright show-trace .cache/e2e/…/trace.zip`.
  outputDir: '../.cache/e2e',
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e.json' }]],
  fullyParallel: true,
  workers: Math.min(MAX_WORKERS, availableParallelism()),
  retries: 0,
  forbidOnly: true,
  timeout: TEST_MS,
  expect: { timeout: PATIENCE_MS, toPass: { timeout: PATIENCE_MS } },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // A new browser installs the worker, which fetches the whole app: a quarter of the time of a usual story. Stories that
    // end or cut the network allow it, as every browser of a person does.
    serviceWorkers: 'block',
    // Tests of moving parts switch motion on.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    // The page and its requests at every step cost an eighth of a story's time: `--trace on` keeps them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [...browserArguments],
    },
  },
});
