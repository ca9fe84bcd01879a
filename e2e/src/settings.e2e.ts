import { valueIn } from '@everdeed/content/values';
import type { Page } from '@playwright/test';
import { makePerson } from './support/person.ts';
import { enter, reload } from './support/arrive.ts';
import { ALL, expect, test } from './support/test.ts';

/** Records the languages that the page goes through from now on. */
const watchLanguages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const root = document.documentElement;
    new MutationObserver(() => {
      root.dataset['languages'] = `${root.dataset['languages'] ?? ''} ${root.lang}`;
    }).observe(root, { attributeFilter: ['lang'] });
  });

test.describe('settings', () => {
  test('names are changed and stay changed', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await enter(page, person);
    await page.getByRole('link', { name: 'Settings' }).click();
    const name = page.getByLabel('Display name');
    await name.fill('Maren of the Hills');
    await name.press('Enter');
    await expect
      .poll(async () => (await person.player()).profile.name, 'the name')
      .toBe('Maren of the Hills');
    await page.getByLabel('Username', { exact: true }).fill('maren-hills');
    await page.getByLabel('Username', { exact: true }).press('Enter');
    await expect(page.getByText('Others find you by @maren-hills.')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Maren of the Hills' })).toBeVisible();
  });

  test('a username that is taken is refused at the field', ALL, async ({ page, server, allow }) => {
    allow(/400/);
    await makePerson(server, 'taken');
    const person = await makePerson(server, 'maren');
    await enter(page, person);
    await page.goto('/user/settings/general');
    await page.getByLabel('Username', { exact: true }).fill('taken');
    await page.getByLabel('Username', { exact: true }).press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  });

  test('the dark theme is kept on this device', async ({ page, server }) => {
    await enter(page, await makePerson(server));
    await page.goto('/user/settings/general');
    const root = page.locator('html');
    await expect(root, 'the theme at first').toHaveAttribute('data-theme', 'light');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await reload(page);
    await expect(page.getByLabel('Display name')).toBeVisible();
    await expect(root, 'the theme after a reload').toHaveAttribute('data-theme', 'dark');
  });

  test('an administrator reads the emails that were kept', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await server.write('users', person.id, { 'permissions.fullAccess': true });
    await person.call('POST', '/user/reset-password', { email: `${person.username}@example.org` });
    await enter(page, person);
    await page.goto('/user/settings/siteData');
    const mails = page.getByRole('region', { name: 'Emails from this site' });
    await mails.getByText(`To ${person.username}@example.org`, { exact: false }).first().click();
    await expect(mails.getByText('reset-password', { exact: false }).first()).toBeVisible();
  });

  test('the account follows the device to another zone', ALL, async ({ server, browse }) => {
    const traveller = await makePerson(server, 'maren', 'UTC');
    const page = await browse({ timezoneId: 'Asia/Kathmandu' });
    await enter(page, traveller);
    await expect
      .poll(async () => (await traveller.player()).preferences['timezoneOffset'], 'the offset of the account')
      .toBe(-345);
  });

  test('the language is changed to German and back', ALL, async ({ page, server, browse }) => {
    const person = await makePerson(server);
    await enter(page, person);
    await page.goto('/user/settings/general');
    await page.getByLabel('Language', { exact: true }).selectOption('de');
    await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect.poll(async () => (await person.player()).preferences['language'], 'the language').toBe('de');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Gewohnheiten' })).toBeVisible();
    const other = await browse({ serviceWorkers: 'block' });
    await enter(other, person);
    await expect(other.getByRole('heading', { name: 'Gewohnheiten' })).toBeVisible();
    await other.goto('/user/settings/general');
    await expect(other.getByLabel('Sprache', { exact: true })).toBeVisible();
    await watchLanguages(other);
    // The messages arrive after the choice is saved, and before the device has stored the new state.
    await other.context().route(/assets\/.*\.js/, async (route) => {
      await expect
        .poll(async () => (await person.player()).preferences['language'], 'the language')
        .toBe('en');
      await other.waitForTimeout(300);
      await route.continue();
    });
    await other.getByLabel('Sprache', { exact: true }).selectOption('en');
    await expect(other.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect.poll(async () => (await person.player()).preferences['language'], 'the language').toBe('en');
    await other.waitForTimeout(1500);
    const languages = await other.evaluate(() => document.documentElement.dataset['languages']);
    expect(languages, 'the languages it went through').toBe(' en');
  });

  test('the start of the day is changed and kept', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await enter(page, person);
    await page.goto('/user/settings/general');
    await page.getByLabel('Your day starts at').selectOption('4');
    await expect
      .poll(async () => (await person.player()).preferences['dayStart'], 'the start of the day')
      .toBe(4);
    await reload(page);
    await expect(page.getByLabel('Your day starts at')).toHaveValue('4');
  });

  test('emails can be declined', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await enter(page, person);
    await page.goto('/user/settings/notifications');
    const none = page.getByRole('switch', { name: 'No emails at all' });
    await none.click();
    await expect
      .poll(
        async () => valueIn((await person.player()).preferences, 'emailNotifications', 'unsubscribeFromAll'),
        'no emails',
      )
      .toBe(true);
  });
});
