import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BUNDLED, OWN_BUNDLED } from './apps/web/build/bundled.ts';
import { catalogueNames } from './apps/web/build/catalogue-names.ts';
import { contractCalls } from './apps/web/build/contract-calls.ts';
import { browserArguments, findBrowser } from './scripts/support/browser.mjs';

const executablePath = findBrowser();
/** One more than the cores of a small machine: a worker that waits for a timer or another process needs none. */
const MAX_WORKERS = 3;
const runsOnce = process.argv.includes('run');

/** Unit, property, contract, store and component tests. Whole-product, kill and load tests live in e2e/ and bench/. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          // Files share the modules that they import: nothing in them has a state.
          isolate: false,
          include: ['packages/*/{src,test}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        plugins: [contractCalls(), catalogueNames()],
        test: {
          name: 'web',
          // Files share the modules that they import: what a test changes for all, it puts back.
          isolate: false,
          include: ['apps/web/{src,build}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
          // Pages are opened in hooks: patience for one slow core.
          hookTimeout: 60_000,
        },
      },
      {
        // The components as they are built for the product, with its styles, words and pictures.
        extends: 'apps/web/vite.config.ts',
        // Our own packages change without a new version: they are bundled anew, and only where they stay as they are.
        optimizeDeps: {
          noDiscovery: true,
          include: runsOnce ? [...BUNDLED, ...OWN_BUNDLED] : [...BUNDLED],
          force: runsOnce,
        },
        // Every file has a page of its own, and the same modules: one that runs once need not ask whether they changed.
        ...(runsOnce && { server: { headers: { 'cache-control': 'max-age=3600' } } }),
        test: {
          name: 'components',
          include: ['apps/web/src/**/*.test.tsx'],
          // Pages at once: without a number of its own, a project in the browser has one.
          maxWorkers: MAX_WORKERS,
          setupFiles: ['apps/web/test/setup.ts'],
          // Patience for one slow core.
          testTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 300_000,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: {
                ...(executablePath !== undefined && { executablePath }),
                args: browserArguments,
              },
              contextOptions: { locale: 'en-GB', reducedMotion: 'reduce' },
              actionTimeout: 60_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'server',
          // Files share the modules that they import, one file after another: every test starts a server of its own.
          isolate: false,
          include: ['apps/server/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          // Patience for one slow core.
          testTimeout: 60_000,
          expect: { poll: { timeout: 40_000 } },
          hookTimeout: 60_000,
          globalSetup: ['apps/server/test/global-setup.ts'],
        },
      },
    ],
    maxWorkers: MAX_WORKERS,
  },
});
