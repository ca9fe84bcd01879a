import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import { openEditor, rich, type State } from '../src/support/moments.ts';
import { PASSWORD } from '../src/support/person.ts';
import { saved } from '../src/support/screen.ts';

async function openSettings(page: Page, section: string): Promise<void> {
  await saved(page);
  await page.goto(`/user/settings/${section}`);
  await see(page.getByRole('heading', { level: 1 }));
}

/** A site that knows other services, one of them by a long name. */
async function knowServices(page: Page): Promise<void> {
  const ways = [
    { way: 'oidc', name: 'Sign-in of the Amateur Dramatic Society', connected: true },
    { way: 'google', name: 'Google', connected: false },
    { way: 'apple', name: 'Apple', connected: false },
  ];
  const body = { success: true, data: { ways, registration: true }, appVersion: '0.1.0' };
  await page.route('**/user/auth/ways', (route) => route.fulfill({ json: body }));
}

/** Fields that are filled, refused or confirmed, outside of the board and in the editor. */
export const FIELD_STATES: readonly State[] = [
  {
    name: 'login-refused',
    person: rich,
    show: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Username or email').fill('maren');
      await page.getByLabel('Password', { exact: true }).fill('wrong password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await see(page.getByRole('alert'));
    },
  },
  {
    name: 'register-refused',
    person: rich,
    show: async (page) => {
      await page.goto('/register');
      await page.getByLabel('Username', { exact: true }).fill('maren holt');
      await page.getByLabel('Email', { exact: true }).fill('maren');
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByLabel('Confirm password', { exact: true }).fill('other');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await see(page.getByRole('alert').first());
    },
  },
  ...['login', 'register'].map((name) => ({
    name: `${name}-services`,
    person: rich,
    show: async (page: Page) => {
      await knowServices(page);
      await page.goto(`/${name}`);
      await see(page.getByRole('button', { name: 'Continue with Apple' }));
    },
  })),
  {
    name: 'settings-services',
    person: rich,
    show: async (page, enter) => {
      await knowServices(page);
      await enter();
      await openSettings(page, 'general');
      const button = page.getByRole('button', { name: 'Connect Apple' });
      await see(button);
      await button.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'services-turned-back',
    person: rich,
    show: async (page) => {
      await page.goto('/static/sign-in-redirect?error=access_denied');
      await see(page.getByRole('alert'));
    },
  },
  {
    name: 'forgot-password-sent',
    person: rich,
    show: async (page) => {
      await page.goto('/forgot-password');
      await page.getByLabel('Email', { exact: true }).fill('maren@example.org');
      await page.getByRole('button', { name: 'Send link' }).click();
      await see(page.locator('main [role="status"]').filter({ hasText: /./ }).first());
    },
  },
  {
    name: 'editor-refused',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await openEditor(page, 'Habits', 'Take the stairs');
      await page.locator('summary').click();
      await page.getByLabel('Title').fill('');
      await page.getByLabel('Alias').fill('not an alias');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await see(page.getByRole('alert').first());
    },
  },
  {
    name: 'editor-monthly',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await openEditor(page, 'Dailies', 'Water the herbs');
      await page.getByLabel('Repeats').selectOption('monthly');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByLabel('Find or name a tag').fill('garden');
    },
  },
  {
    name: 'editor-history',
    person: async (server) => {
      const person = await rich(server);
      const [habit] = await server.read('tasks', { userId: person.id, text: 'Take the stairs' });
      const history = Array.from({ length: 30 }, (_, day) => ({
        date: Date.now() - (30 - day) * 86_400_000,
        value: Math.sin(day / 4) * 6 + day / 5,
        scoredUp: 1,
        scoredDown: 0,
      }));
      await server.write('tasks', String(habit?.['_id']), { history });
      return person;
    },
    show: async (page, enter) => {
      await enter();
      await openEditor(page, 'Habits', 'Take the stairs');
      await page.locator('summary').click();
      await page.getByRole('img', { name: /value/i }).first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settings-key',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await openSettings(page, 'siteData');
      await page.getByLabel('Name of the app').fill('Kitchen display');
      await page.getByRole('button', { name: 'Create an API token' }).click();
      await see(page.getByRole('button', { name: /copy/i }));
    },
  },
  {
    name: 'settings-mails',
    person: async (server) => {
      const person = await rich(server);
      await server.write('users', person.id, { 'permissions.fullAccess': true });
      await person.call('POST', '/user/reset-password', { email: `${person.username}@example.org` });
      return person;
    },
    show: async (page, enter) => {
      await enter();
      await openSettings(page, 'siteData');
      const mails = page.getByRole('region', { name: 'Emails from this site' });
      await mails.getByText('@example.org', { exact: false }).first().click();
    },
  },
  {
    name: 'settings-refused',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await openSettings(page, 'general');
      await page.getByLabel('Username', { exact: true }).fill('no spaces please');
      await page.getByRole('button', { name: 'Change', exact: true }).nth(1).click();
      await page.getByLabel('Current password').fill('wrong');
      await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm new password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await see(page.getByRole('alert').first());
    },
  },
];
