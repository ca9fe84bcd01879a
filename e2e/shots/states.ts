import type { Page } from 'playwright-core';
import { see } from '../src/support/checks.ts';
import { makePerson, type Person } from '../src/support/person.ts';
import { card, dialog, minus, plus, tick } from '../src/support/screen.ts';
import type { Server } from '../src/support/server.ts';
import { makeLong, makeRich } from '../src/support/world.ts';

/** A state that wants somebody of its own; `enter` signs in and opens the task screen. */
export interface State {
  readonly name: string;
  readonly person: (server: Server) => Promise<Person>;
  readonly show: (page: Page, enter: () => Promise<void>, server: Server, person: Person) => Promise<void>;
}

const DAY_MS = 86_400_000;
const rich = (server: Server) => makeRich(server);
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

async function showKind(page: Page, kind: string): Promise<void> {
  const choice = page.getByRole('radio', { name: kind });
  if (await choice.isVisible()) await choice.check();
}

/** On a phone each kind is a picture of its own. */
const kindState = (kind: string): State => ({
  name: `tasks-${kind.toLowerCase()}`,
  person: rich,
  show: async (page, enter) => {
    await enter();
    await showKind(page, kind);
  },
});

const changed =
  (set: Record<string, unknown>) =>
  async (server: Server): Promise<Person> => {
    const person = await makeRich(server);
    await server.write('users', person.id, set);
    return person;
  };

export const STATES: readonly State[] = [
  ...['Habits', 'To-dos', 'Rewards'].map(kindState),
  { name: 'empty', person: (server) => makePerson(server, 'maren'), show: (_, enter) => enter() },
  { name: 'long-names', person: makeLong, show: (_, enter) => enter() },
  {
    name: 'long-names-editor',
    person: makeLong,
    show: async (page, enter) => {
      await enter();
      await showKind(page, 'Dailies');
      await page.locator('[data-column="daily"]').getByRole('heading', { level: 3 }).first().click();
      await see(page.getByRole('dialog'));
    },
  },
  {
    name: 'loading',
    person: rich,
    show: async (page, enter) => {
      await page.route('**/api/v4/user', () => undefined);
      await Promise.race([enter(), see(page.getByText('Lighting the campfire'))]);
    },
  },
  {
    name: 'failed',
    person: rich,
    show: async (page, enter) => {
      await page.route('**/api/**', (route) => route.abort('connectionrefused'));
      await Promise.race([enter(), see(page.getByText('The server cannot be reached.'))]);
    },
  },
  {
    name: 'offline',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await page.context().setOffline(true);
      await showKind(page, 'Habits');
      await plus(page, 'Take the stairs').click();
      await see(page.getByText('One deed waits here and will be saved.'));
      await see(card(page, 'Take the stairs').getByText('Waiting to save'));
    },
  },
  {
    name: 'asleep',
    person: changed({ 'preferences.sleep': true }),
    show: (_, enter) => enter(),
  },
  {
    name: 'search-nothing',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await page.keyboard.press('/');
      await page.keyboard.type('xyzzy');
      await see(page.getByText('Nothing found'));
    },
  },
  {
    name: 'toasts',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await tick(page, 'Water the herbs').click();
      await showKind(page, 'Habits');
      await minus(page, 'Scroll in bed').click();
      await plus(page, 'Drink a glass of water').click();
    },
  },
  {
    name: 'delete',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await showKind(page, 'Habits');
      await card(page, 'Take the stairs').getByRole('heading').click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await see(dialog(page, 'Delete “Take the stairs”?'));
    },
  },
  {
    name: 'card-menu',
    person: rich,
    show: async (page, enter) => {
      await enter();
      // A phone has no menu on its cards: there the editor carries it.
      if (isPhone(page)) return;
      await card(page, 'Take the stairs').hover();
      await page.getByRole('button', { name: 'More for Take the stairs' }).click();
      await see(page.getByRole('menu'));
    },
  },
  {
    name: 'tag-filter',
    person: rich,
    show: async (page, enter) => {
      await enter();
      if (isPhone(page)) await page.getByRole('button', { name: 'Search your tasks' }).click();
      await page.getByRole('button', { name: 'Tags', exact: true }).click();
      await page.getByRole('button', { name: 'Work', exact: true }).click();
    },
  },
  {
    name: 'welcome',
    person: changed({ 'flags.welcomed': false }),
    show: async (page, enter) => {
      await enter();
      await page.getByRole('button', { name: 'Exercise' }).click();
      await page.getByRole('button', { name: 'Home and chores' }).click();
    },
  },
  {
    name: 'level-up',
    person: changed({ 'stats.exp': 299 }),
    show: async (page, enter) => {
      await enter();
      await tick(page, 'Water the herbs').click();
      await see(dialog(page, 'Level 13'));
    },
  },
  {
    name: 'death',
    person: changed({ 'stats.hp': 0.1 }),
    show: async (page, enter) => {
      await enter();
      await showKind(page, 'Habits');
      await minus(page, 'Scroll in bed').click();
      await see(dialog(page, 'You have fallen'));
    },
  },
  {
    name: 'low-health',
    person: changed({ 'stats.hp': 12, 'flags.warnedLowHealth': false }),
    show: async (page, enter) => {
      await enter();
      await see(dialog(page, 'You are hurt'));
    },
  },
  {
    name: 'yesterday',
    person: async (server) => {
      const person = await makeRich(server);
      const yesterday = { $date: new Date(Date.now() - DAY_MS).toISOString() };
      await server.write('users', person.id, { lastCron: yesterday });
      for (const task of await server.read('tasks', { userId: person.id, type: 'daily' }))
        await server.write('tasks', String(task['_id']), {
          startDate: { $date: new Date(Date.now() - 9 * DAY_MS).toISOString() },
          completed: false,
        });
      return person;
    },
    show: async (page, enter) => {
      await enter();
      await see(dialog(page, 'Before today begins'));
      await page.getByRole('checkbox').first().click();
    },
  },
  {
    name: 'login-refused',
    person: rich,
    show: async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByLabel('Username or e-mail').fill('maren');
      await page.getByLabel('Password', { exact: true }).fill('wrong password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await see(page.getByRole('alert'));
    },
  },
  {
    name: 'german',
    person: changed({ 'preferences.language': 'de' }),
    show: (_, enter) => enter(),
  },
];
