import type { Page } from '@playwright/test';
import { signIn } from '../src/support/arrive.ts';
import { see } from '../src/support/checks.ts';
import type { State } from '../src/support/moments.ts';
import { mage, openShop } from '../src/support/shops.ts';

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

/** What is on, on the task screen and in a shop, and the seasonal shop through the year. */
export const EVENT_STATES: readonly State[] = [
  onTasks('event-feast', '2026-11-22T12:00:00Z'),
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
