import type { Page } from '@playwright/test';
import { signIn } from '../src/support/arrive.ts';
import { see } from '../src/support/checks.ts';
import type { State } from '../src/support/moments.ts';
import { makePerson, type Person } from '../src/support/person.ts';
import type { Server } from '../src/support/server.ts';
import { mage, openShop } from '../src/support/shops.ts';

const TAVERN = '00000000-0000-4000-A000-000000000000';
const DAY_MS = 86_400_000;

const strip = (page: Page) => page.getByRole('region', { name: /^(What’s on|Was gerade los ist)$/ });

const onTasks = (name: string, now: string, language = 'en'): State => ({
  name,
  person: mage,
  show: async (page, _enter, server, person) => {
    await server.clock(now);
    await server.write('users', person.id, { 'preferences.language': language });
    await page.addInitScript((locale) => localStorage.setItem('everdeed-language', locale), language);
    await signIn(page, person, { hasNews: true });
    await see(strip(page));
  },
});

/** Somebody's next day, which left a daily undone: that fills what is left of the rage of a world boss. */
async function enrage(server: Server, person: Person): Promise<void> {
  await person.task({ type: 'daily', text: 'Left undone', startDate: '2026-01-01T00:00:00.000Z' });
  await server.write('users', person.id, {
    lastCron: { $date: new Date(Date.now() - DAY_MS).toISOString() },
  });
  await person.call('POST', '/cron');
  await server.settle();
}

/** Somebody in a world whose boss has struck for the second time, just now. */
async function struck(server: Server): Promise<Person> {
  const quest = {
    key: 'dysheartener',
    active: true,
    members: {},
    progress: { hp: 3_482_310, rage: 499_999, collect: {} },
    extra: { worldDmg: { seasonalShop: true } },
  };
  await server.write('groups', TAVERN, { quest });
  await enrage(server, await makePerson(server, 'suli'));
  return mage(server);
}

/** A place after a world boss has struck. */
const afterRage = (path: string): State => ({
  name: `event-rage-${path.split('/').at(-1)}`,
  person: struck,
  show: async (page, enter) => {
    await enter();
    await page.goto(path);
    await see(page.locator('h1'));
    await page.waitForTimeout(1500);
  },
});

/** What is on, on the task screen and in a shop, the seasonal shop when it is closed, and a world boss in its rage. */
export const EVENT_STATES: readonly State[] = [
  onTasks('event-feast', '2026-11-22T12:00:00Z'),
  afterRage('/groups/tavern'),
  afterRage('/shops/market'),
  onTasks('event-german', '2026-10-31T12:00:00Z', 'de'),
  {
    name: 'event-shop',
    person: mage,
    show: async (page, _enter, server, person) => {
      const now = '2026-12-02T12:00:00Z';
      await server.clock(now);
      // Else the day would be asked about over the shop.
      await server.write('users', person.id, { lastCron: { $date: now } });
      await signIn(page, person, { hasNews: true });
      await see(strip(page));
      await openShop(page, 'quests', 'Featured quests');
      await see(strip(page));
    },
  },
  {
    name: 'event-closed',
    person: mage,
    show: async (page, enter, server) => {
      await server.clock('2026-11-22T12:00:00Z');
      await page.route('**/api/*/shops/seasonal', async (route) => {
        const response = await route.fetch();
        const body: { data: Record<string, unknown> } = await response.json();
        await route.fulfill({ response, json: { ...body, data: { ...body.data, opened: false } } });
      });
      await enter();
      await page.goto('/shops/seasonal');
      await see(page.getByText('The shop is closed'));
    },
  },
];
