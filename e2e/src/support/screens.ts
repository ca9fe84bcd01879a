import type { Page } from '@playwright/test';
import { gone, see } from './checks.ts';
import type { Person } from './person.ts';
import { card, dialog } from './screen.ts';
import { previewImport } from './imports.ts';
import { openSeasonal, openShop } from './shops.ts';
import { isLongRun } from './test.ts';

/** A screen, or a state of one, and how to get there. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page, person?: Person) => Promise<void>;
}

/** Pages whose whole length belongs in the screenshot. */
export const isLong = (name: string): boolean =>
  name.startsWith('settings') ||
  name.startsWith('import') ||
  [...STATIC, 'home', 'register'].some((one) => name.startsWith(one));

const path = (name: string, to: string): Screen => ({
  name,
  open: async (page) => {
    await page.goto(to);
    await see(page.getByRole('heading', { level: 1 }));
  },
});

const STATIC = [
  'features',
  'plans',
  'group-plans-page',
  'faq',
  'overview',
  'press-kit',
  'contact',
  'privacy',
  'terms',
  'community-guidelines',
  'clear-browser-data',
];

/** Screens that need no account. */
export const openScreens: readonly Screen[] = [
  path('home', '/static/home'),
  path('login', '/login'),
  path('register', '/register'),
  path('forgot-password', '/forgot-password'),
  path('reset-password', '/reset-password?code=abc'),
  path('new-stuff', '/static/new-stuff'),
  path('not-found', '/static/not-found'),
  ...STATIC.map((name) => path(name, `/static/${name.replace('-page', '')}`)),
];

/** The task screen once its cards are there. */
async function openTasks(page: Page): Promise<void> {
  await page.goto('/');
  await see(page.getByRole('article'));
}

const overTasks = (name: string, open: (page: Page) => Promise<void>): Screen => ({
  name,
  open: async (page) => {
    await openTasks(page);
    await open(page);
  },
});

/** A phone shows one kind of task at a time. */
async function showKind(page: Page, kind: string): Promise<void> {
  const choice = page.getByRole('radio', { name: kind });
  if (await choice.isVisible()) await choice.check();
}

const editor = (kind: string, title: string): Screen =>
  overTasks(`editor-${kind.toLowerCase()}`, async (page) => {
    await showKind(page, kind);
    await card(page, title).getByRole('heading').click();
    const sheet = dialog(page, title);
    await see(sheet);
    await sheet.locator('summary').click();
  });

async function runPalette(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(words);
  await page.keyboard.press('Enter');
  await gone(page.getByRole('combobox'));
}

const shop = (name: string, section: string): Screen => ({
  name: `shop-${name}`,
  open: (page) => openShop(page, name, section),
});

/** Screens of a player with a task of each kind; titles as in `makeFilled`. */
export const SIGNED_IN: readonly Screen[] = [
  overTasks('tasks', async () => undefined),
  editor('Habits', 'Take the stairs'),
  editor('Dailies', 'Water the herbs'),
  editor('To-dos', 'Renew the passport'),
  editor('Rewards', 'An episode'),
  overTasks('palette', async (page) => {
    await page.keyboard.press('Control+k');
    await see(page.getByRole('combobox'));
  }),
  overTasks('shortcuts', async (page) => {
    await page.keyboard.press('?');
    await see(dialog(page, 'Keyboard shortcuts'));
  }),
  overTasks('tags', async (page) => {
    await runPalette(page, 'Edit tags');
    await see(dialog(page, 'Edit tags'));
  }),
  overTasks('quick-add', async (page) => {
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'New task' }).fill('Call the dentist tomorrow 9am #health !hard');
  }),
  overTasks('notifications', async (page) => {
    await page.getByRole('button', { name: /notifications?$/i }).click();
    await see(page.getByRole('heading', { name: 'Notifications' }));
  }),
  shop('market', 'Food'),
  shop('quests', 'Featured quests'),
  { name: 'shop-seasonal', open: openSeasonal },
  shop('time', 'Sets of other months'),
  path('hall-contributors', '/hall/contributors'),
  path('settings-general', '/user/settings/general'),
  path('settings-data', '/user/settings/siteData'),
  { name: 'settings-import', open: (page) => previewImport(page) },
  path('settings-notifications', '/user/settings/notifications'),
];

/** A page to read, a form, the list, an editor, an overlay, a shop and settings: what the others are made of. */
const CHOICE = new Set([
  'home',
  'register',
  'tasks',
  'editor-dailies',
  'quick-add',
  'notifications',
  'shop-market',
  'settings-general',
]);

/** Of these screens, those that this run looks at. */
export const lookedAt = (screens: readonly Screen[]): readonly Screen[] =>
  isLongRun ? screens : screens.filter(({ name }) => CHOICE.has(name));
