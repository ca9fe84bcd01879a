import type { Page } from '@playwright/test';
import { see } from './checks.ts';
import { makePerson, PASSWORD, type Person } from './person.ts';
import { card, dialog, minus, checkbox } from './screen.ts';
import type { Server } from './server.ts';
import { makeRich } from './world.ts';

/** A state that needs a player of its own; `enter` signs in and opens the task screen. */
export interface State {
  readonly name: string;
  readonly person: (server: Server) => Promise<Person>;
  readonly show: (page: Page, enter: () => Promise<void>, server: Server, person: Person) => Promise<void>;
}

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => ({ $date: new Date(Date.now() - days * DAY_MS).toISOString() });

export const rich = (server: Server): Promise<Person> => makeRich(server);

/** A player in the middle of the game, with some stored fields changed directly. */
export const changed =
  (set: Record<string, unknown>) =>
  async (server: Server): Promise<Person> => {
    const person = await makeRich(server);
    await server.write('users', person.id, set);
    return person;
  };

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** A phone shows one kind of task at a time. */
export async function showKind(page: Page, kind: string): Promise<void> {
  const choice = page.getByRole('radio', { name: kind });
  if (await choice.isVisible()) await choice.check();
}

export async function openEditor(page: Page, kind: string, title: string): Promise<void> {
  await showKind(page, kind);
  await card(page, title).getByRole('heading').click();
  await see(dialog(page, title));
}

/** A player who was last here yesterday and left dailies undone. */
async function makeLate(server: Server): Promise<Person> {
  const person = await makeRich(server);
  await server.write('users', person.id, { lastCron: daysAgo(1) });
  for (const task of await server.read('tasks', { userId: person.id, type: 'daily' }))
    await server.write('tasks', String(task['_id']), { startDate: daysAgo(9), completed: false });
  return person;
}

/** A player whose next day brings a check-in gift. */
async function makeFaithful(server: Server): Promise<Person> {
  const person = await makePerson(server, 'maren');
  await server.write('users', person.id, { lastCron: daysAgo(1), loginIncentives: 3 });
  return person;
}

/** Dialogs that open by themselves. */
export const ARRIVALS: readonly State[] = [
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
      await showKind(page, 'Dailies');
      await checkbox(page, 'Water the herbs').click();
      await see(dialog(page, 'Level 13'));
    },
  },
  {
    name: 'level-up-scroll',
    person: changed({
      'stats.lvl': 14,
      'stats.exp': 329,
      'stats.class': 'wizard',
      'flags.classSelected': true,
    }),
    show: async (page, enter) => {
      await enter();
      await showKind(page, 'Dailies');
      await checkbox(page, 'Water the herbs').click();
      await see(dialog(page, 'Level 15'));
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
      await see(dialog(page, 'You’re hurt'));
    },
  },
  {
    name: 'yesterday',
    person: makeLate,
    show: async (page, enter) => {
      await enter();
      await see(dialog(page, 'Before today begins'));
      await page.getByRole('checkbox').first().click();
    },
  },
  {
    name: 'check-in',
    person: makeFaithful,
    show: async (page, enter) => {
      await enter();
      await see(dialog(page, 'A gift for coming back'));
    },
  },
];

/** Confirmations before something is lost. */
export const QUESTIONS: readonly State[] = [
  {
    name: 'delete-task',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await openEditor(page, 'Habits', 'Take the stairs');
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await see(dialog(page, 'Delete “Take the stairs”?'));
    },
  },
  {
    name: 'delete-tag',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('Edit tags');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Delete Work' }).click();
      await see(dialog(page, 'Delete the tag “Work”?'));
    },
  },
  {
    name: 'clear-completed',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await showKind(page, 'To-dos');
      await checkbox(page, 'Ask Jo about the tent').click();
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      await page.getByRole('button', { name: 'Clear completed' }).click();
      await see(dialog(page, 'Clear all completed to-dos?'));
    },
  },
  {
    name: 'reset-account',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await page.goto('/user/settings/siteData');
      await page.getByRole('button', { name: 'Start over' }).click();
      await see(dialog(page, 'Start over'));
    },
  },
  {
    name: 'delete-account',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await page.goto('/user/settings/siteData');
      await page.getByRole('button', { name: 'Delete account' }).click();
      const ask = dialog(page, 'Delete account');
      await ask.getByLabel('Type DELETE to continue').fill('DELETE');
      await ask.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    },
  },
  // The last one: what it leaves unsaved opens again with the next visit.
  {
    name: 'discard',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await openEditor(page, 'Habits', 'Take the stairs');
      await page.getByLabel('Title').fill('Take every stair there is');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await see(page.getByRole('button', { name: 'Keep editing' }));
    },
  },
];
