import type { Page } from 'playwright-core';
import { eventually, eventuallyTrue, expectSame, see } from './support/checks.ts';
import { about, test } from './support/runner.ts';

/** The languages that the page goes through from now on. */
const watchLanguages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const root = document.documentElement;
    new MutationObserver(() => {
      root.dataset['languages'] = `${root.dataset['languages'] ?? ''} ${root.lang}`;
    }).observe(root, { attributeFilter: ['lang'] });
  });

about('settings', () => {
  test('names are changed and stay changed', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await stage.enter(person);
    await page.getByRole('link', { name: 'Settings' }).click();
    const name = page.getByLabel('Display name');
    await name.fill('Maren of the Hills');
    await name.press('Enter');
    await eventually(async () => (await person.player()).profile.name, 'Maren of the Hills', 'the name');
    await page.getByLabel('Username', { exact: true }).fill('maren-hills');
    await page.getByLabel('Username', { exact: true }).press('Enter');
    await see(page.getByText('Others find you by @maren-hills.'));
    await page.goto('/');
    await see(page.getByRole('heading', { name: 'Maren of the Hills' }));
  });

  test('a name of somebody else is refused at the field', async (stage) => {
    const { page } = stage;
    stage.allow(/400/);
    await stage.person('taken');
    const person = await stage.person('maren');
    await stage.enter(person);
    await page.goto('/user/settings/general');
    await page.getByLabel('Username', { exact: true }).fill('taken');
    await page.getByLabel('Username', { exact: true }).press('Enter');
    await see(page.getByRole('main').getByRole('alert'));
  });

  test('the dark theme is kept on this device', async (stage) => {
    const { page } = stage;
    await stage.enter(await stage.person());
    await page.goto('/user/settings/general');
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    expectSame(await theme(), 'light', 'the theme at first');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await eventually(theme, 'dark', 'the theme');
    await page.reload();
    await see(page.getByLabel('Display name'));
    expectSame(await theme(), 'dark', 'the theme after a reload');
  });

  test('an administrator reads the mails that wait', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await stage.server.write('users', person.id, { 'permissions.fullAccess': true });
    await person.call('POST', '/user/reset-password', { email: `${person.username}@example.org` });
    await stage.enter(person);
    await page.goto('/user/settings/siteData');
    const mails = page.getByRole('region', { name: 'Mails of this site' });
    await mails.getByText(`To ${person.username}@example.org`, { exact: false }).first().click();
    await see(mails.getByText('reset-password', { exact: false }).first());
  });

  test('the account follows the device to another zone', async (stage) => {
    const traveller = await stage.person('maren', 'UTC');
    const page = await stage.browse({ timezoneId: 'Asia/Kathmandu' });
    await stage.enter(traveller, page);
    await eventually(
      async () => (await traveller.player()).preferences['timezoneOffset'],
      -345,
      'the offset of the account',
    );
  });

  test('the language is changed to German and back', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await stage.enter(person);
    await page.goto('/user/settings/general');
    await page.getByLabel('Language').selectOption('de');
    await see(page.getByRole('heading', { name: 'Optionen' }));
    expectSame(await page.evaluate(() => document.documentElement.lang), 'de', 'the language of the page');
    await eventually(async () => (await person.player()).preferences['language'], 'de', 'the language');
    await page.goto('/');
    await see(page.getByRole('heading', { name: 'Gewohnheiten' }));
    const other = await stage.browse({ serviceWorkers: 'block' });
    await stage.enter(person, other);
    await see(other.getByRole('heading', { name: 'Gewohnheiten' }));
    await other.goto('/user/settings/general');
    await see(other.getByLabel('Sprache'));
    await watchLanguages(other);
    // The words come after the choice is saved, and before the device has stored the new state.
    await other.context().route(/assets\/.*\.js/, async (route) => {
      await eventually(async () => (await person.player()).preferences['language'], 'en', 'the language');
      await other.waitForTimeout(300);
      await route.continue();
    });
    await other.getByLabel('Sprache').selectOption('en');
    await see(other.getByRole('heading', { name: 'Settings' }));
    await eventually(async () => (await person.player()).preferences['language'], 'en', 'the language');
    await other.waitForTimeout(1500);
    const languages = await other.evaluate(() => document.documentElement.dataset['languages']);
    expectSame(languages, ' en', 'the languages it went through');
  });

  test('the start of the day is changed and kept', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await stage.enter(person);
    await page.goto('/user/settings/general');
    await page.getByLabel('Your day starts at').selectOption('4');
    await eventually(async () => (await person.player()).preferences['dayStart'], 4, 'the start of the day');
    await page.reload();
    await eventually(() => page.getByLabel('Your day starts at').inputValue(), '4', 'the field');
  });

  test('letters can be declined', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await stage.enter(person);
    await page.goto('/user/settings/notifications');
    const none = page.getByRole('switch', { name: 'No letters at all' });
    await none.click();
    await eventuallyTrue(async () => {
      const { emailNotifications } = (await person.player()).preferences as {
        emailNotifications: { unsubscribeFromAll: boolean };
      };
      return emailNotifications.unsubscribeFromAll;
    }, 'no letters');
  });
});
