import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makePerson, PASSWORD } from './support/person.ts';
import { enter } from './support/arrive.ts';
import { ALL, expect, test } from './support/test.ts';
import { card, saved } from './support/screen.ts';

const NEW_PASSWORD = 'an even longer password';

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Emails that the program kept for an address, newest last. */
function emailsTo(folder: string, address: string): string[] {
  const mails = join(folder, 'mails');
  return readdirSync(mails)
    .sort()
    .map((name) => readFileSync(join(mails, name), 'utf8'))
    .filter((text) => text.includes(`To: ${address}`));
}

test.describe('accounts', () => {
  test('signing in with a wrong password is refused, with the right one it works', async ({
    page,
    server,
    allow,
  }) => {
    allow(/401/);
    const person = await makePerson(server);
    await page.goto('/login');
    await expect(page).toHaveTitle('Sign in | Everdeed');
    await signIn(page, person.username, 'a wrong password');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await signIn(page, `${person.username}@example.org`, PASSWORD);
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle('Tasks | Everdeed');
  });

  test('a link to set a password shows texts of the game only', ALL, async ({ page }) => {
    await page.goto('/reset-password?hasError=true&message=Send%20your%20password%20to%20me&code=x');
    await expect(page.getByRole('alert')).toContainText(
      'This link has expired or was replaced by a newer one.',
    );
    await expect(page.getByText('Send your password')).toHaveCount(0);
  });

  test(
    'a name that is taken and passwords that differ are reported at their fields',
    ALL,
    async ({ page, server, allow }) => {
      allow(/400|401/);
      await makePerson(server, 'maren');
      await page.goto('/register');
      await expect(page).toHaveTitle('Sign up | Everdeed');
      await page.getByLabel('Username', { exact: true }).fill('maren');
      await page.getByLabel('Email', { exact: true }).fill('other@example.org');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password', { exact: true }).fill('something else');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByText('The two passwords don’t match.')).toBeVisible();
      await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign up' }).click();
      const name = page.getByLabel('Username', { exact: true });
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await name.fill('maren2');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page).toHaveURL('/');
    },
  );

  test('a page that needs an account leads to signing in and back', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await page.goto('/user/settings/siteData');
    await expect(page).toHaveURL('/login?redirectTo=%2Fuser%2Fsettings%2FsiteData');
    await signIn(page, person.username, PASSWORD);
    await expect(page).toHaveURL('/user/settings/siteData');
    await expect(page).toHaveTitle('Site data | Settings | Everdeed');
    await page.goto('/login');
    await expect(page).toHaveURL('/');
    await page.goto('/login?redirectTo=https://example.org/');
    await expect(page).toHaveURL('/');
    await page.goto('/user/settings');
    await expect(page).toHaveURL('/user/settings/general');
    await expect(page).toHaveTitle('General | Settings | Everdeed');
  });

  test('an unknown address shows a friendly page', ALL, async ({ page, allow }) => {
    allow(/status of 404/);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL('/static/not-found');
    await expect(page.getByRole('heading', { name: 'This path ends in the woods.' })).toBeVisible();
    await expect(page).toHaveTitle('Not found | Everdeed');
    await page.getByRole('link', { name: 'Back to the fire' }).click();
    await expect(page).toHaveURL('/static/home');
    await expect(page).toHaveTitle('Small deeds, told as a great tale | Everdeed');
  });

  test('signing out ends the session here, and the next one finds everything again', async ({
    page,
    server,
  }) => {
    const person = await makePerson(server);
    await person.task({ type: 'todo', text: 'Renew the passport' });
    await enter(page, person);
    await page.getByRole('button', { name: 'Your character' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/static/home');
    await page.goto('/');
    await expect(page).toHaveURL('/static/home');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, person.username, PASSWORD);
    await expect(card(page, 'Renew the passport')).toBeVisible();
  });

  test(
    'a forgotten password is reset by the link in the email, once',
    ALL,
    async ({ page, server, program, browse, allow }) => {
      allow(/401/);
      const person = await makePerson(server, `lost${Date.now() % 1_000_000}`);
      const address = `${person.username}@example.org`;
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page).toHaveURL('/forgot-password');
      await page.getByLabel('Email', { exact: true }).fill(address);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(
        page.getByText('If that address belongs to an account, an email is on its way.'),
      ).toBeVisible();
      await server.settle();
      const mail = emailsTo(program.folder, address).at(-1) ?? '';
      const [link = ''] = /http:\/\/\S+reset-password\S+/.exec(mail) ?? [];
      expect(link, `a link in the email:\n${mail}`).not.toBe('');
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByText('Your new password is set.')).toBeVisible();
      await signIn(page, person.username, PASSWORD);
      await expect(page.getByRole('alert')).toBeVisible();
      await signIn(page, person.username, NEW_PASSWORD);
      await expect(page).toHaveURL('/');
      const other = await browse({});
      await other.goto(link);
      await other.getByLabel('New password', { exact: true }).fill('once more, please');
      await other.getByLabel('Confirm password', { exact: true }).fill('once more, please');
      await other.getByRole('button', { name: 'Set password' }).click();
      await expect(other.getByRole('alert')).toBeVisible();
    },
  );

  test('a new password signs every other device out, and this one stays', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await enter(page, person);
    await page.goto('/user/settings/general');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    const old = await fetch(`${server.url}/api/v4/user`, { headers: person.headers });
    expect(old.status, 'the answer to the old key').toBe(401);
    await page.goto('/');
    await saved(page);
  });

  test('API tokens are created, work, and are revoked', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await enter(page, person);
    await page.goto('/user/settings/siteData');
    await page.getByLabel('Name of the app').fill('My little script');
    await page.getByRole('button', { name: 'Create an API token' }).click();
    const key = await page.locator('code').innerText();
    const headers = { ...person.headers, 'x-api-key': key };
    const answers = async () => (await fetch(`${server.url}/api/v4/user`, { headers })).status;
    expect(await answers(), 'the answer to the new key').toBe(200);
    const revoke = page.getByRole('button', { name: 'Revoke the token for My little script' });
    await revoke.click();
    await expect(revoke).toBeHidden();
    expect(await answers(), 'the answer to a key taken back').toBe(401);
  });

  test('everything can be downloaded', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await person.task({ type: 'todo', text: 'Renew the passport' });
    await enter(page, person);
    await page.goto('/user/settings/siteData');
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Everything (JSON)' }).click();
    const file = await (await started).path();
    expect(readFileSync(file, 'utf8'), 'the file').toContain('Renew the passport');
  });

  test('an account is deleted only after typing it out', async ({ page, server }) => {
    const person = await makePerson(server);
    await enter(page, person);
    await page.goto('/user/settings/siteData');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const forever = page.getByRole('button', { name: 'Delete forever' });
    await expect(forever).toBeVisible();
    await expect(forever, 'deleting waits for the word').toBeDisabled();
    await page.getByLabel('Type DELETE to continue').fill('delete');
    await page.getByLabel('Your password').fill(PASSWORD);
    await forever.click();
    await expect(page).toHaveURL('/static/home');
    await expect
      .poll(async () => (await server.read('users', { _id: person.id })).length, 'accounts')
      .toBe(0);
  });
});
