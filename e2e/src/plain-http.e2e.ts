import type { Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/support/browser.mjs';
import { makePerson, PASSWORD } from './support/person.ts';
import { plus, quickAdd, saved } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** What a site in a home network is called: neither https nor this machine, so that browsers offer less. */
const HOST = 'everdeed.home.arpa';
const executablePath = findBrowser();

test.use({
  launchOptions: {
    ...(executablePath !== undefined && { executablePath }),
    args: [...browserArguments, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('Username or email').fill('maren');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a phone in a home network plays over plain http', async ({ page, server, allow }) => {
  // Browsers say that it does nothing here, which is so.
  allow(/Cross-Origin-Opener-Policy/);
  const person = await makePerson(server);
  const address = server.url.replace('127.0.0.1', HOST);
  await signIn(page, address);
  await quickAdd(page, 'habit', 'Take the stairs');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);

  await plus(page, 'Take the stairs').click();
  await saved(page);
  expect((await person.player()).stats.exp).toBeGreaterThan(0);

  await page.goto(`${address}/static/press-kit`);
  await page.getByRole('button', { name: 'Copy: In one sentence' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
});
