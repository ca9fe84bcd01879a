import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enter } from './support/arrive.ts';
import { makeChallenge } from './support/challenges.ts';
import { GATHERED } from './support/items-world.ts';
import { makePerson } from './support/person.ts';
import { furnish, makeHouse } from './support/plan-world.ts';
import { ALL, expect, isLongRun, test } from './support/test.ts';

const DIST = join(import.meta.dirname, '../../apps/web/dist');
/** Milliseconds in which what a screen loads after its first picture has arrived. Slower machines only see less. */
const LATE_MS = 700;
/** How many screens are open at once: most of the time is waiting. */
const TABS = 3;
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
  ['/shops/time', 'main h3'],
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

/** Those with the least room left, which every run weighs. */
const TIGHT = new Set([
  '/inventory/items',
  '/party',
  '/shops/customizations',
  '/challenges/{id}',
  '/user/settings/general',
]);

/** The screens of those who keep a server, and what each shows when it is there. */
const KEEPERS_SCREENS: readonly Screen[] = [
  ['/hall/contributors', 'section h2'],
  ['/hall/patrons', 'section h2'],
  ['/static/new-stuff', 'article'],
  ['/admin-panel', 'input[type=search]'],
  ['/admin-panel/search/kit', 'main a[href^="/admin-panel/"]'],
  ['/admin-panel/{id}', '#account'],
  ['/admin/reports', 'main button'],
  ['/admin/groups', 'input[type=search]'],
  ['/admin/coupons', 'form'],
  ['/admin/news', 'main ul button'],
  ['/admin/news?post=new', 'form'],
  ['/admin/world', 'main h2'],
  ['/admin/server', 'main h2'],
  ['/admin/blocks', 'form'],
  ['/admin/log', 'main li'],
  ['/user/settings/site', 'main h2'],
  ['/user/settings/invitations', 'main h2'],
  ['/set-up', 'h1'],
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

/** Opens one screen, and weighs what it brings beyond the first scripts. */
async function weighOne(page: Page, first: readonly string[], [path, shown, most = SCREEN_KIB]: Screen) {
  await page.goto(path);
  await expect(page.locator(shown).first(), path).toBeAttached();
  await page.waitForTimeout(LATE_MS);
  const beyond = (await scriptsOf(page)).filter((script) => !first.includes(script));
  expect(beyond.length, `scripts of ${path}`).toBeGreaterThan(0);
  const weights = beyond.map((script) => `${script} ${sizeOf(script)}`).join('\n');
  expect.soft(kibOf(beyond), `${path}\n${weights}`).toBeLessThanOrEqual(most);
}

/**
 * Opens each screen as who is signed in on this page, in tabs that wait at the same time; `id` stands for `{id}` in paths.
 */
async function weigh(page: Page, first: readonly string[], screens: readonly Screen[], id: string) {
  const left = screens.map(([path, ...more]): Screen => [path.replace('{id}', id), ...more]);
  const work = async (tab: Page) => {
    for (let next = left.shift(); next; next = left.shift()) await weighOne(tab, first, next);
  };
  const more = Array.from({ length: TABS - 1 }, () => page.context().newPage());
  await Promise.all([page, ...(await Promise.all(more))].map(work));
}

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
  const screens: readonly Screen[] = [
    ...SCREENS.filter(([path]) => isLongRun || TIGHT.has(path)),
    [`/groups/guild/${guild._id}`, 'textarea'],
    [`/profile/${person.id}`, '[role="dialog"] nav a'],
  ];
  await enter(page, person);
  await page.waitForTimeout(LATE_MS);
  const first = await scriptsOf(page);
  expect(first.length, 'scripts of the task screen').toBeGreaterThan(2);
  expect.soft(kibOf(first), 'shell and task screen').toBeLessThanOrEqual(FIRST_KIB);
  await weigh(page, first, screens, challengeId);
});

test('no page of a group with a plan brings more script than its budget', ALL, async ({ page, server }) => {
  const { group, leader } = await furnish(await makeHouse(server));
  await leader.task({ type: 'todo', text: 'Weigh the scripts' });
  await enter(page, leader);
  await page.waitForTimeout(LATE_MS);
  const pages: readonly Screen[] = [
    ['/group-plans/{id}/task-information', '[data-board-card]'],
    ['/group-plans/{id}/information', 'main h2'],
    ['/group-plans/{id}/billing', 'main h2'],
  ];
  await weigh(page, await scriptsOf(page), pages, group);
});

test('no screen brings more script to those who keep a server', ALL, async ({ page, server }) => {
  const kit = await makePerson(server, 'kit');
  await server.write('users', kit.id, {
    ...PLAYER,
    'permissions.fullAccess': true,
    'contributor.level': 7,
    'backer.tier': 5,
  });
  // What was chosen outlives the reset of the server; the set-up shows itself until it is done.
  await kit.call('PUT', '/site/settings', { isSetUp: false });
  await kit.task({ type: 'todo', text: 'Weigh the scripts' });
  await kit.call('POST', '/news', {
    title: 'Lanterns',
    text: 'They are **out**.',
    credits: 'kit',
    published: true,
  });
  const runa = await makePerson(server, 'runa');
  const said = await runa.call<{ message: { id: string } }>('POST', '/groups/habitrpg/chat', {
    message: 'Hm',
  });
  await kit.call('POST', `/groups/habitrpg/chat/${said.message.id}/flag`, { comment: 'Rude' });
  await enter(page, kit);
  await page.waitForTimeout(LATE_MS);
  await weigh(page, await scriptsOf(page), KEEPERS_SCREENS, kit.id);
});
