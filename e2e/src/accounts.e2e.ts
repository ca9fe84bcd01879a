import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { at, eventually, expectSame, expectTrue, gone, see } from './support/checks.ts';
import { PASSWORD } from './support/person.ts';
import { about, test } from './support/runner.ts';
import { card, saved } from './support/screen.ts';

const NEW_PASSWORD = 'an even longer password';

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Letters that the program kept for an address, the newest last. */
function lettersTo(folder: string, address: string): string[] {
  const mails = join(folder, 'mails');
  return readdirSync(mails)
    .sort()
    .map((name) => readFileSync(join(mails, name), 'utf8'))
    .filter((text) => text.includes(`To: ${address}`));
}

const title = (page: Page, expected: string) => eventually(() => page.title(), expected, 'the title');

about('accounts', () => {
  test('signing in with a wrong password is refused, with the right one it works', async (stage) => {
    const { page } = stage;
    stage.allow(/401/);
    const person = await stage.person();
    await page.goto('/login');
    await title(page, 'Sign in | Everdeed');
    await signIn(page, person.username, 'a wrong password');
    await see(page.getByRole('alert'));
    await at(page, '/login');
    await signIn(page, `${person.username}@example.org`, PASSWORD);
    await at(page, '/');
    await title(page, 'Tasks | Everdeed');
  });

  test('a name that is taken and passwords that differ are told at their fields', async (stage) => {
    const { page } = stage;
    stage.allow(/400|401/);
    await stage.person('maren');
    await page.goto('/register');
    await title(page, 'Begin your tale | Everdeed');
    await page.getByLabel('Username', { exact: true }).fill('maren');
    await page.getByLabel('E-mail', { exact: true }).fill('other@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password again', { exact: true }).fill('something else');
    await page.getByRole('button', { name: 'Create account' }).click();
    await see(page.getByText('The two passwords differ.'));
    await page.getByLabel('Password again', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    const name = page.getByLabel('Username', { exact: true });
    await eventually(() => name.getAttribute('aria-invalid'), 'true', 'the mark at the name');
    await name.fill('maren2');
    await page.getByRole('button', { name: 'Create account' }).click();
    await at(page, '/');
  });

  test('a closed page leads to signing in and back to the page', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await page.goto('/user/settings/siteData');
    await at(page, '/login?redirectTo=%2Fuser%2Fsettings%2FsiteData');
    await signIn(page, person.username, PASSWORD);
    await at(page, '/user/settings/siteData');
    await title(page, 'Site data | Settings | Everdeed');
    await page.goto('/login');
    await at(page, '/');
    await page.goto('/login?redirectTo=https://example.org/');
    await at(page, '/');
    await page.goto('/user/settings');
    await at(page, '/user/settings/general');
    await title(page, 'General | Settings | Everdeed');
  });

  test('an address that leads nowhere is told kindly', async ({ page }) => {
    await page.goto('/no/such/page');
    await at(page, '/static/not-found');
    await see(page.getByRole('heading', { name: 'This path ends in the woods.' }));
    await title(page, 'Not found | Everdeed');
    await page.getByRole('link', { name: 'Back to the fire' }).click();
    await at(page, '/static/home');
    await title(page, 'Small deeds, told as a great tale | Everdeed');
  });

  test('signing out ends the session here, and the next one finds everything again', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await person.task({ type: 'todo', text: 'Renew the passport' });
    await stage.enter(person);
    await page.getByRole('button', { name: 'Your character' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await at(page, '/static/home');
    await page.goto('/');
    await at(page, '/static/home');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, person.username, PASSWORD);
    await see(card(page, 'Renew the passport'));
  });

  test('a forgotten password is renewed by the link in the letter, once', async (stage) => {
    const { page } = stage;
    stage.allow(/401/);
    const person = await stage.person(`lost${Date.now() % 1_000_000}`);
    const address = `${person.username}@example.org`;
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgotten it?' }).click();
    await at(page, '/forgot-password');
    await page.getByLabel('E-mail', { exact: true }).fill(address);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await see(page.getByText('If we know that address, a letter is on its way.'));
    await stage.server.settle();
    const letter = lettersTo(stage.program.folder, address).at(-1) ?? '';
    const [link = ''] = /http:\/\/\S+reset-password\S+/.exec(letter) ?? [];
    expectTrue(link !== '', `a link in the letter:\n${letter}`);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Password again', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await see(page.getByText('Your new password is set.'));
    await signIn(page, person.username, PASSWORD);
    await see(page.getByRole('alert'));
    await signIn(page, person.username, NEW_PASSWORD);
    await at(page, '/');
    const other = await stage.browse({});
    await other.goto(link);
    await other.getByLabel('New password', { exact: true }).fill('once more, please');
    await other.getByLabel('Password again', { exact: true }).fill('once more, please');
    await other.getByRole('button', { name: 'Set password' }).click();
    await see(other.getByRole('alert'));
  });

  test('a new password signs every other device out, and this one stays', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await stage.enter(person);
    await page.goto('/user/settings/general');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('New password again').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await see(page.getByText('Your password is changed.'));
    const old = await fetch(`${stage.server.url}/api/v4/user`, { headers: person.headers });
    expectSame(old.status, 401, 'the answer to the old key');
    await page.goto('/');
    await saved(page);
  });

  test('keys for programs are made, work, and are taken back', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await stage.enter(person);
    await page.goto('/user/settings/siteData');
    await page.getByLabel('Name of the program').fill('My little script');
    await page.getByRole('button', { name: 'Make a key' }).click();
    const key = await page.locator('code').innerText();
    const headers = { ...person.headers, 'x-api-key': key };
    const answers = async () => (await fetch(`${stage.server.url}/api/v4/user`, { headers })).status;
    expectSame(await answers(), 200, 'the answer to the new key');
    const revoke = page.getByRole('button', { name: 'Take back the key of My little script' });
    await revoke.click();
    await gone(revoke);
    expectSame(await answers(), 401, 'the answer to a key taken back');
  });

  test('everything can be taken home', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await person.task({ type: 'todo', text: 'Renew the passport' });
    await stage.enter(person);
    await page.goto('/user/settings/siteData');
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Everything (JSON)' }).click();
    const file = await (await started).path();
    expectTrue(readFileSync(file, 'utf8').includes('Renew the passport'), 'the task is in the file');
  });

  test('an account is deleted only after typing it out', async (stage) => {
    const { page, server } = stage;
    const person = await stage.person();
    await stage.enter(person);
    await page.goto('/user/settings/siteData');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const forever = page.getByRole('button', { name: 'Delete for ever' });
    await see(forever);
    expectTrue(await forever.isDisabled(), 'deleting waits for the word');
    await page.getByLabel('Type DELETE to go on').fill('delete');
    await page.getByLabel('Your password').fill(PASSWORD);
    await forever.click();
    await at(page, '/static/home');
    await eventually(async () => (await server.read('users', { _id: person.id })).length, 0, 'accounts');
  });
});
