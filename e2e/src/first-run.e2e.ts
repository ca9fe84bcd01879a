import type { Page } from '@playwright/test';
import { type Program, startProgram } from '../../scripts/support/program.ts';
import { PASSWORD } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** Milliseconds for a program of one's own to be ready, on one slow core. */
const PROGRAM_MS = 120_000;

async function signUp(page: Page, name: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(`${name}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

test.describe('the first run', () => {
  // Not in test mode, where nobody is the first.
  let program: Program;
  test.beforeAll(async () => {
    test.setTimeout(PROGRAM_MS);
    program = await startProgram();
  });
  test.afterAll(() => program.remove());

  test('sets the server up and invites one person, who signs up', async ({ page, browse, allow }) => {
    allow(/401/);
    await page.goto(`${program.url}/register`);
    await signUp(page, 'odile');
    await page.getByRole('button', { name: 'Start with an empty list' }).click();
    await expect(page.getByRole('heading', { name: 'A fire is lit. Who is coming?' })).toBeVisible();
    await page.getByLabel('Name of the site').fill('Lantern House');
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await page.getByRole('radio', { name: 'By invitation' }).check();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = page.getByText(/\/register\?invite=/);
    await expect(link).toBeVisible();
    const address = (await link.textContent()) ?? '';
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByText('Kept on this server')).toBeVisible();
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { name: 'This site' })).toBeVisible();
    await expect(page.getByText(/^Lantern House, at /)).toBeVisible();

    const other = await browse();
    await other.goto(`${program.url}/register`);
    await signUp(other, 'reynard');
    await expect(other.getByRole('alert')).toContainText('New players need an invitation here');
    await other.goto(address);
    await signUp(other, 'reynard');
    await expect(other).toHaveURL(`${program.url}/`);

    const late = await browse();
    await late.goto(address);
    await signUp(late, 'tilda');
    await expect(late.getByRole('alert')).toContainText('New players need an invitation here');
  });
});
