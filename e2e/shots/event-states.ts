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

/** Somebody's next day, with a daily left undone: that fills the rage of a world boss. */
async function nextDay(server: Server, person: Person): Promise<void> {
  await person.task({ type: 'daily', text: 'Left undone', startDate: '2026-01-01T00:00:00.000Z' });
  await server.write('users', person.id, {
    lastCron: { $date: new Date(Date.now() - DAY_MS).toISOString() },
  });
  await person.call('POST', '/cron');
  await server.settle();
}

/** Somebody in a world whose boss had struck once, after the next day of another: it strikes again, or falls. */
const afterDay =
  (hp: number) =>
  async (server: Server): Promise<Person> => {
    const quest = {
      key: 'dysheartener',
      active: true,
      members: {},
      progress: { hp, rage: 499_999, collect: {} },
      extra: { worldDmg: { seasonalShop: true } },
    };
    await server.write('groups', TAVERN, { quest });
    await nextDay(server, await makePerson(server, 'suli'));
    return mage(server);
  };

const struck = afterDay(3_482_310);
// A boss without health falls on the next day of anybody.
const beaten = afterDay(0);

/** A place in such a world. */
const inWorld = (
  name: string,
  path: string,
  person: State['person'],
  act: (page: Page) => Promise<void> = () => Promise.resolve(),
): State => ({
  name: `event-${name}`,
  person,
  show: async (page, enter) => {
    await enter();
    await page.goto(path);
    await see(page.locator('h1'));
    await page.waitForTimeout(1500);
    await act(page);
  },
});

/** That the boss is beaten is told once, over the page; then the page itself tells of it. */
const toldOnce = (page: Page) => see(page.getByRole('dialog'));
async function toldThere(page: Page): Promise<void> {
  await toldOnce(page);
  await page.getByRole('button', { name: 'Onward' }).click();
  const thanks = page.getByRole('region', { name: 'The Dysheartener is beaten!' });
  await thanks.evaluate((panel) => panel.scrollIntoView({ block: 'end' }));
}

/** What is on, on the task screen and in a shop, the seasonal shop when it is closed, and a world boss that strikes or falls. */
export const EVENT_STATES: readonly State[] = [
  onTasks('event-feast', '2026-11-22T12:00:00Z'),
  inWorld('rage-tavern', '/groups/tavern', struck),
  inWorld('rage-market', '/shops/market', struck),
  inWorld('beaten-tavern', '/groups/tavern', beaten, toldThere),
  inWorld('beaten-told', '/groups/tavern', beaten, toldOnce),
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
