import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enter } from './support/arrive.ts';
import { makeChallenge } from './support/challenges.ts';
import { GATHERED } from './support/items-world.ts';
import { makePerson } from './support/person.ts';
import { expect, test } from './support/test.ts';

const DIST = join(import.meta.dirname, '../../apps/web/dist');
/** Milliseconds in which what a screen loads after its first picture has arrived. Slower machines only see less. */
const LATE_MS = 700;
/** KiB of shell and task screen, and of any other screen beyond them. */
const FIRST_KIB = 170;
const SCREEN_KIB = 60;

/** Scripts of the page, without drawings, which have a budget of their own. */
const scriptsOf = async (page: Page): Promise<readonly string[]> => {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(urls)]
    .map((url) => new URL(url).pathname)
    .filter((path) => /^\/assets\/(?!art\/).*\.js$/.test(path));
};

/** Bytes as they travel. */
function sizeOf(path: string): number {
  const file = join(DIST, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const kibOf = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + sizeOf(path), 0) / 1024;

type Screen = readonly [path: string, shown: string, kib?: number];

/** What each screen shows when it is there, and KiB where its budget is not met yet. */
const SCREENS: readonly Screen[] = [
  // A gift that is not opened yet brings the names of all gear; without one it is 53.
  ['/inventory/items', '[data-half]', 63],
  ['/inventory/equipment', 'h1'],
  ['/inventory/stable', '[data-animal]'],
  ['/inventory/looks', '[aria-pressed][title]'],
  ['/shops/market', '[data-state]'],
  ['/shops/quests', '[data-state]'],
  ['/shops/seasonal', '[data-state]'],
  ['/shops/customizations', 'h1'],
  ['/party', 'textarea'],
  ['/looking-for-party', 'h1'],
  ['/groups/tavern', 'textarea'],
  ['/groups/myGuilds', 'h1'],
  ['/groups/discovery', 'article'],
  ['/group-plans', 'h1'],
  ['/private-messages', 'h1'],
  ['/challenges/findChallenges', 'article'],
  ['/challenges/{id}', 'article'],
  ['/challenges/new?from={id}', 'article'],
  ['/user/settings/general', 'h1'],
];

/** A mid-game player, with something on every screen, whom nothing interrupts. */
const PLAYER = {
  ...GATHERED,
  balance: 2,
  'items.pets.Fox-Base': 5,
  'stats.lvl': 30,
  'stats.gp': 900,
  'flags.classSelected': true,
  'achievements.completedTask': true,
  'achievements.createdTask': true,
};

test('no screen brings more script than its budget', async ({ page, server }) => {
  const person = await makePerson(server);
  await person.task({ type: 'todo', text: 'Weigh the scripts' });
  await server.write('users', person.id, PLAYER);
  const party = await person.call<{ _id: string }>('POST', '/groups', { type: 'party', name: 'Us' });
  const challengeId = await makeChallenge(person, party._id, { name: 'Walk', shortName: 'Walk' }, [
    { type: 'daily', text: 'Walk a little' },
  ]);
  const founded = { type: 'guild', privacy: 'public', name: 'Us all' };
  const guild = await person.call<{ _id: string }>('POST', '/groups', founded);
  const screens: readonly Screen[] = [...SCREENS, [`/groups/guild/${guild._id}`, 'textarea']];
  await enter(page, person);
  await page.waitForTimeout(LATE_MS);
  const first = await scriptsOf(page);
  expect(first.length, 'scripts of the task screen').toBeGreaterThan(2);
  expect.soft(kibOf(first), 'shell and task screen').toBeLessThanOrEqual(FIRST_KIB);
  for (const [path, shown, most = SCREEN_KIB] of screens) {
    await page.goto(path.replace('{id}', challengeId));
    await expect(page.locator(shown).first()).toBeAttached();
    await page.waitForTimeout(LATE_MS);
    const beyond = (await scriptsOf(page)).filter((script) => !first.includes(script));
    expect(beyond.length, `scripts of ${path}`).toBeGreaterThan(0);
    const weights = beyond.map((script) => `${script} ${sizeOf(script)}`).join('\n');
    expect.soft(kibOf(beyond), `${path}\n${weights}`).toBeLessThanOrEqual(most);
  }
});
