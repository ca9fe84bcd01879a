import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import { isPhone, openEditor, rich, showKind, type State } from '../src/support/moments.ts';
import { PASSWORD, type Person } from '../src/support/person.ts';
import { card, dialog, keptForLater, plus, saved } from '../src/support/screen.ts';

/** Quick add with this line typed, as a sheet on a phone. */
const typed = (name: string, line: string): State => ({
  name,
  person: rich,
  show: async (page, enter) => {
    await enter();
    if (isPhone(page)) await page.getByRole('button', { name: 'Add a task' }).click();
    await page.getByRole('textbox', { name: 'New task' }).fill(line);
    await page.waitForTimeout(500);
  },
});

const endSessions = (person: Person): Promise<unknown> =>
  person.call('PUT', '/user/auth/update-password', {
    password: PASSWORD,
    newPassword: 'an even longer password',
    confirmPassword: 'an even longer password',
  });

async function typeNotes(page: Page): Promise<void> {
  await openEditor(page, 'To-dos', 'Renew the passport');
  await page.getByLabel('Notes').fill('Bring two photos');
}

/** Quick add, drafts, reminders, and a session that ends: what a newcomer meets on the second day. */
export const USE_STATES: readonly State[] = [
  typed('quick-add-read', 'Call Ann tomorrow at 17:00 !hard #work'),
  typed('quick-add-repeat', 'Water the herbs every second Tuesday'),
  typed('quick-add-offer', 'Pay the rent every third Friday'),
  {
    name: 'draft-leave',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await typeNotes(page);
      await page.keyboard.press('Escape');
      await see(dialog(page, 'Leave without saving?'));
    },
  },
  {
    name: 'draft-gone',
    person: rich,
    show: async (page, enter, _, person) => {
      await enter();
      await typeNotes(page);
      const todos = await person.call<{ id: string; text: string }[]>('GET', '/tasks/user?type=todos');
      const gone = todos.find(({ text }) => text === 'Renew the passport');
      await person.call('DELETE', `/tasks/${gone?.id}`);
      await see(page.getByRole('dialog', { name: /no longer on your list/ }));
    },
  },
  {
    name: 'reminder-ask',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await openEditor(page, 'To-dos', 'Renew the passport');
      await page.getByRole('button', { name: 'Add a reminder' }).click();
      await page.getByLabel('Date of reminder 1').fill('2099-01-01');
      await page.getByRole('button', { name: 'Save' }).click();
      await see(page.getByText('Should this device remind you even while Everdeed is closed?'));
    },
  },
  {
    name: 'session-ended',
    person: rich,
    show: async (page, enter, _, person) => {
      await enter();
      await showKind(page, 'Habits');
      await saved(page);
      await page.context().setOffline(true);
      await endSessions(person);
      await plus(page, 'Take the stairs').click();
      await page.context().setOffline(false);
      await page.waitForURL(/\/login/);
      await see(page.getByRole('status').filter({ hasText: 'You were signed out of this browser' }));
    },
  },
  {
    name: 'sign-out-waiting',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await showKind(page, 'Habits');
      await saved(page);
      await keptForLater(page);
      await page.context().setOffline(true);
      await plus(page, 'Take the stairs').click();
      await see(card(page, 'Take the stairs'));
      await page.getByRole('button', { name: isPhone(page) ? 'More' : 'Your character' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await see(page.getByRole('button', { name: 'Stay signed in' }));
    },
  },
];
