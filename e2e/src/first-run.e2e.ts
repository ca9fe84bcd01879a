import type { Page } from '@playwright/test';
import { type Program, startProgram } from '../../scripts/support/program.ts';
import { checkAccess } from './support/axe.ts';
import { PASSWORD } from './support/person.ts';
import { ALL, expect, test } from './support/test.ts';

/** Milliseconds for a program of one's own to be ready, on one slow core. */
const PROGRAM_MS = 120_000;

async function signUp(page: Page, name: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(`${name}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Save and go on' }).click();

test.describe('the first run', () => {
  // Not in test mode, where nobody is the first.
  let program: Program;
  test.beforeAll(async () => {
    test.setTimeout(PROGRAM_MS);
    program = await startProgram();
  });
  test.afterAll(() => program.remove());

  test('sets the server up and invites one person, who signs up', ALL, async ({ page, browse, allow }) => {
    allow(/401/);
    await page.goto(`${program.url}/register`);
    await signUp(page, 'odile');
    await expect(page).toHaveURL(/\/set-up$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'A fire is lit. Who is coming?' }),
    ).toBeVisible();
    await expect(page).toHaveTitle('Set-up | Everdeed');
    await page.getByLabel('Name of the site').fill('Lantern House');
    await goOn(page);
    // What is left and taken up again goes on where it was.
    await page.getByRole('link', { name: 'Do this later.' }).click();
    await page.getByRole('button', { name: 'Start with an empty list' }).click();
    await page.goto(`${program.url}/user/settings/site`);
    await page.getByRole('link', { name: 'Go on with the set-up' }).click();
    await expect(page.getByText(/^Lantern House, at /)).toBeVisible();
    await page.getByRole('radio', { name: 'By invitation' }).check();
    await page.getByRole('switch', { name: 'Every player can make invitations' }).check();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = page.getByText(/\/register\?invite=/);
    await expect(link).toBeVisible();
    const address = (await link.textContent()) ?? '';
    await goOn(page);
    // The step before has a way back, too.
    await expect(page.getByRole('button', { name: 'Send a test' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: 'By invitation' })).toBeChecked();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByText('Kept on this server')).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { name: 'Your server is ready' })).toBeFocused();
    await checkAccess(page, 'set-up');
    await page.getByRole('button', { name: 'Change: You', exact: true }).click();
    await page.getByLabel('What others call you').fill('Odile');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Odile, @odile, odile@example.org/)).toBeVisible();

    const other = await browse();
    await other.goto(`${program.url}/register`);
    await signUp(other, 'reynard');
    await expect(other.getByRole('alert')).toContainText('New players need an invitation here');
    await other.goto(address);
    await signUp(other, 'reynard');
    await expect(other).toHaveURL(`${program.url}/`);
    await other.getByRole('button', { name: 'Start with an empty list' }).click();
    await other.goto(`${program.url}/user/settings/general`);
    await other.getByRole('link', { name: 'Invitations' }).click();
    await expect(other.getByText('Nobody has been invited yet.')).toBeVisible();
    await other.getByRole('button', { name: 'Make a link' }).click();
    await expect(other.getByText('0 of 1 used')).toBeVisible();
    await checkAccess(other, 'invitations');
    await other.getByRole('button', { name: /^Revoke the invitation/ }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(other.getByText('Nobody has been invited yet.')).toBeVisible();
    await other.goto(`${program.url}/set-up`);
    await expect(other).toHaveURL(`${program.url}/`);

    const late = await browse();
    await late.goto(address);
    await signUp(late, 'tilda');
    await expect(late.getByRole('alert')).toContainText('New players need an invitation here');
  });
});
