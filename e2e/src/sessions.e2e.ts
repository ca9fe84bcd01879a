import type { Page } from '@playwright/test';
import { enter, reload } from './support/arrive.ts';
import { countOf, makePerson, PASSWORD, type Person } from './support/person.ts';
import { card, checkbox, keptForLater, plus, saved, storedIn, toasts } from './support/screen.ts';
import type { Server } from './support/server.ts';
import { ALL, CUT, expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const NEW_PASSWORD = 'an even longer password';

async function signIn(page: Page, { username }: Person, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the tasks of somebody new, who has one habit, and waits until the page could do without a network. */
async function enterWithHabit(page: Page, server: Server) {
  const person = await makePerson(server);
  const habit = await person.task({ type: 'habit', text: 'Take the stairs' });
  await enter(page, person);
  await saved(page);
  await keptForLater(page);
  return { person, habit };
}

/** Ends every session of a person, as a change of the password in another browser does. */
async function endSessions(person: Person): Promise<void> {
  await person.call('PUT', '/user/auth/update-password', {
    password: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });
}

test.describe('a session that is ended elsewhere', () => {
  test(
    'leads to signing in with the reason, and back to the same place with all text',
    ALL,
    async ({ page, context, server, allow }) => {
      allow(/401/);
      allow(CUT);
      const { person, habit } = await enterWithHabit(page, server);
      await page.getByRole('textbox', { name: 'New task' }).fill('Renew the pass');
      // Otherwise the page may hear of it before the score.
      await context.setOffline(true);
      await endSessions(person);
      await plus(page, 'Take the stairs').click();
      await expect(toasts(page).getByText('Take the stairs')).toBeVisible();
      await context.setOffline(false);
      await expect(page).toHaveURL('/login?redirectTo=%2F');
      const reason = page.getByRole('status').filter({ hasText: 'You were signed out of this browser' });
      await expect(reason).toContainText('One change is waiting here and will be saved then.');
      // By itself, the toast would stay for six seconds.
      const gains = toasts(page).getByText('Take the stairs');
      await expect(gains, 'gains of what was refused').toBeHidden({ timeout: 2000 });
      await signIn(page, person, NEW_PASSWORD);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('textbox', { name: 'New task' })).toHaveValue('Renew the pass');
      await saved(page);
      const [task] = await server.read('tasks', { _id: habit });
      expect(task?.['counterUp'], 'scores on the server').toBe(1);
    },
  );

  test('opens the editor again with what was typed', ALL, async ({ page, context, server, allow }) => {
    allow(/401/);
    allow(CUT);
    const person = await makePerson(server);
    await person.task({ type: 'daily', text: 'Water the herbs' });
    await enter(page, person);
    await keptForLater(page);
    await card(page, 'Water the herbs').getByRole('heading').click();
    await page.getByLabel('Notes').fill('Almost lost');
    const other = await context.newPage();
    await other.goto('/');
    await expect(card(other, 'Water the herbs')).toBeVisible();
    await context.setOffline(true);
    await endSessions(person);
    await checkbox(other, 'Water the herbs').click();
    await context.setOffline(false);
    await expect(page).toHaveURL('/login?redirectTo=%2F');
    await signIn(page, person, NEW_PASSWORD);
    await expect(page.getByLabel('Notes')).toHaveValue('Almost lost');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await saved(page);
    await expect(card(page, 'Water the herbs').getByText('Almost lost')).toBeVisible();
    await expect(checkbox(page, 'Water the herbs')).toBeChecked();
  });
});

test.describe('signing out', () => {
  test(
    'warns without a network that changes wait, works, and they are saved later',
    ALL,
    async ({ page, context, server, allow }) => {
      allow(CUT);
      const { person, habit } = await enterWithHabit(page, server);
      await context.setOffline(true);
      for (let click = 0; click < 2; click++) await plus(page, 'Take the stairs').click();
      const leave = async () => {
        await page.getByRole('button', { name: 'Your character' }).click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
        await expect(page.getByText('2 changes haven’t reached the server yet.')).toBeVisible();
      };
      await leave();
      await page.getByRole('button', { name: 'Stay signed in' }).click();
      await expect(card(page, 'Take the stairs')).toBeVisible();
      await leave();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL('/static/home');
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
      await reload(page);
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
      expect(await storedIn(page, 'outbox'), 'what waits').toHaveLength(2);
      expect(await storedIn(page, 'snapshots'), 'the player on this device').toEqual([]);
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Sign in' }).click();
      await signIn(page, person, PASSWORD);
      await expect(card(page, 'Take the stairs')).toBeVisible();
      await saved(page);
      expect(await countOf(person, habit), 'scores on the server').toBe(2);
    },
  );

  test('works without a network by the keyboard alone', ALL, async ({ page, context, server, allow }) => {
    allow(CUT);
    const { person, habit } = await enterWithHabit(page, server);
    await context.setOffline(true);
    const { keyboard } = page;
    await keyboard.press('j');
    await expect(card(page, 'Take the stairs')).toBeFocused();
    await keyboard.press('Space');
    const leave = async () => {
      await keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await keyboard.type('sign out');
      await keyboard.press('Enter');
      await expect(page.getByText('One change hasn’t reached the server yet.')).toBeVisible();
    };
    await leave();
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(card(page, 'Take the stairs')).toBeVisible();
    await leave();
    await keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/static/home');
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await context.setOffline(false);
    await page.goto('/login');
    await signIn(page, person, PASSWORD);
    await saved(page);
    expect(await countOf(person, habit), 'scores on the server').toBe(1);
  });
});
