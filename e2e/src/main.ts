import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../scripts/support/browser.mjs';
import { ensureBuilt } from '../../scripts/support/program.ts';
import { runTests } from './support/runner.ts';
import './story.e2e.ts';
import './accounts.e2e.ts';
import './settings.e2e.ts';
import './network.e2e.ts';
import './offline.e2e.ts';
import './editor.e2e.ts';
import './board.e2e.ts';
import './access.e2e.ts';
import './phone.e2e.ts';
import './art.e2e.ts';

/** Tests that run at once, each on a program of its own. */
const LANES = 2;

const executablePath = await ensureBrowser();
if (executablePath === undefined) {
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
await ensureBuilt();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const { passed, failed } = await runTests(browser, process.argv.slice(2).join(' '), LANES);
await browser.close();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
