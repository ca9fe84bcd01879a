import type { Locator, Page } from '@playwright/test';
import { makeChallenge } from './support/challenges.ts';
import { enter } from './support/arrive.ts';
import { makeParty } from './support/party.ts';
import { composer } from './support/party-states.ts';
import { makePerson, type Person } from './support/person.ts';
import { card } from './support/screen.ts';
import type { Server } from './support/server.ts';
import { ALL, expect, test } from './support/test.ts';

/** Milliseconds from the answer of an act to its effect on the open page of somebody else, at most. */
const AT_ONCE_MS = 1000;
/** The same in round trips of that page, for machines on which nothing is done within a second; none takes 50 ms on a quiet one. */
const AT_ONCE_TRIPS = 20;

const chat = (page: Page) => page.getByRole('region', { name: 'Talk' });
const health = (page: Page, left: number) =>
  page.getByRole('meter', { name: `Health: ${left} of 100` }).first();

/** Milliseconds in which the page hears something of the server and draws. */
const roundTrip = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const start = performance.now();
    await fetch('/api/v4/status');
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });

/** Does something as somebody else, and holds how long after its answer the page shows it to the bound. */
async function timed(what: string, act: () => Promise<unknown>, shown: Locator): Promise<void> {
  const page = shown.page();
  const before = await roundTrip(page);
  await act();
  const answeredAt = performance.now();
  const during = roundTrip(page);
  await shown.waitFor();
  const took = performance.now() - answeredAt;
  const trip = Math.max(before, await during, await roundTrip(page));
  const bound = Math.max(AT_ONCE_MS, AT_ONCE_TRIPS * trip);
  test.info().annotations.push({ type: what, description: `${Math.round(took)} ms of ${Math.round(bound)}` });
  expect.soft(took, `milliseconds until ${what}`).toBeLessThan(bound);
}

/** Ivo's next day, in which he hits the boss of the quest. */
async function strike(server: Server, ivo: Person, damage: number): Promise<void> {
  const lastCron = { $date: new Date(Date.now() - 86_400_000).toISOString() };
  await server.write('users', ivo.id, { 'party.quest.progress.up': damage, lastCron });
  await ivo.call('POST', '/cron');
}

interface World {
  readonly maren: Person;
  readonly ivo: Person;
  readonly party: string;
  readonly line: string;
}

/** A party of two that fights a boss; maren, who leads it, has said something. */
async function makeWorld(server: Server): Promise<World> {
  const maren = await makePerson(server, 'maren');
  const [ivo] = await makeParty(server, maren, ['ivo']);
  if (!ivo) throw new Error('nobody came');
  await server.write('users', maren.id, {
    'items.quests.dustbunnies': 1,
    'flags.communityGuidelinesAccepted': true,
  });
  const { _id: party } = await maren.call<{ _id: string }>('GET', '/groups/party');
  await maren.call('POST', `/groups/${party}/quests/invite/dustbunnies`);
  await ivo.call('POST', `/groups/${party}/quests/accept`);
  const said = await maren.call<{ message: { id: string } }>('POST', `/groups/${party}/chat`, {
    message: 'The kettle is on.',
  });
  return { maren, ivo, party, line: said.message.id };
}

async function openParty(page: Page, person: Person): Promise<void> {
  await enter(page, person);
  await page.goto('/party');
  await expect(health(page, 100)).toBeVisible();
  await expect(chat(page).getByText('The kettle is on.')).toBeVisible();
}

test(
  'what others do is on the open page within a second, and whoever types goes on typing',
  ALL,
  async ({ page, server, browse }) => {
    const { maren, ivo, party, line } = await makeWorld(server);
    const suli = await makePerson(server, 'suli');
    const challenge = await makeChallenge(ivo, party, { name: 'Ten pages', shortName: 'Pages', prize: 0 });
    await maren.call('POST', `/challenges/${challenge}/join`);
    const [sulisPage, challengePage] = [await browse(), await browse()];
    await openParty(page, maren);
    await enter(sulisPage, suli);
    await enter(challengePage, maren);
    await challengePage.goto(`/challenges/${challenge}`);
    await expect(challengePage.getByRole('button', { name: 'Leave challenge' })).toBeVisible();

    const say = (message: string) => ivo.call('POST', `/groups/${party}/chat`, { message });
    await timed('a line', () => say('I bring the cups.'), chat(page).getByText('I bring the cups.'));

    // Maren is in the middle of a line, with the caret inside of it.
    await composer(page).fill('Shall we begin');
    await composer(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 8));
    await timed(
      'a like',
      () => ivo.call('POST', `/groups/${party}/chat/${line}/like`),
      chat(page).getByRole('button', { name: 'Like, liked by one' }),
    );
    await timed(
      'a line while one types',
      () => say('And the cake.'),
      chat(page).getByRole('button', { name: 'One new message' }),
    );
    await timed('a blow', () => strike(server, ivo, 20), health(page, 80));
    await timed(
      'an invitation',
      () => maren.call('POST', `/groups/${party}/invite`, { uuids: [suli.id] }),
      sulisPage.getByRole('button', { name: /^1 (?:new )?notification/ }).first(),
    );
    await timed('a member', () => suli.call('POST', `/groups/${party}/join`), page.getByText('3 of 30'));
    await timed(
      'a task of a challenge',
      () => ivo.call('POST', `/tasks/challenge/${challenge}`, { type: 'habit', text: 'Turn a page' }),
      card(challengePage, 'Turn a page'),
    );
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type('they');
    await expect(composer(page)).toHaveValue('Shallthey begin');
  },
);

/** What happens to a page that sleeps, and what wakes it. */
const SLEEPS: readonly [string, (page: Page) => Promise<() => Promise<unknown>>][] = [
  [
    'without a network',
    async (page) => {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  ],
  [
    'frozen by the browser',
    async (page) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
      return () => browser.send('Page.setWebLifecycleState', { state: 'active' });
    },
  ],
];

for (const [name, sleep] of SLEEPS)
  test(
    `a page that was ${name} catches up by itself`,
    name === 'frozen by the browser' ? ALL : {},
    async ({ page, server, allow }) => {
      allow(/ERR_|Failed to load|Failed to fetch/);
      const { maren, ivo, party, line } = await makeWorld(server);
      await openParty(page, maren);
      let loads = 0;
      page.on('load', () => (loads += 1));
      const wake = await sleep(page);
      await ivo.call('POST', `/groups/${party}/chat`, { message: 'I bring the cups.' });
      await ivo.call('POST', `/groups/${party}/chat/${line}/like`);
      await strike(server, ivo, 20);
      await page.waitForTimeout(2000);
      await wake();
      await expect(chat(page).getByText('I bring the cups.')).toHaveCount(1);
      await expect(chat(page).getByRole('button', { name: 'Like, liked by one' })).toBeVisible();
      await expect(health(page, 80)).toBeVisible();
      expect(loads, 'reloads of the page').toBe(0);
    },
  );
