import type { Page } from '@playwright/test';
import { OPEN_ROUTES, type RouteRow } from '../../apps/web/test/open-routes.ts';
import { signIn } from './support/arrive.ts';
import { makeChallenge } from './support/challenges.ts';
import { type House, makeHouse } from './support/plan-world.ts';
import type { Server } from './support/server.ts';
import { ALL, expect, test } from './support/test.ts';

/*
 * The route table of seed 1, section 2, in the browser: where each path takes everybody, and what the page is called.
 * `route-table.test.ts` of the web client holds the same table to the guard, without a page.
 */

/** Addresses without a screen. */
const NOWHERE: readonly string[] = ['/nowhere', '/redirect/elsewhere'];

const OPEN: readonly RouteRow[] = [
  ...OPEN_ROUTES,
  [
    '/static/tavern-and-guilds',
    'The tavern and guilds | Questions | Everdeed',
    '/static/faq/tavern-and-guilds',
  ],
  ...NOWHERE.map((path): RouteRow => [path, 'Not found | Everdeed', '/static/not-found']),
];

/** Paths of those who are signed in. */
const closed = ({ group }: House, challenge: string): readonly RouteRow[] => [
  ['/', 'Tasks | Everdeed'],
  ['/inventory', 'Things | Items | Everdeed', '/inventory/items'],
  ['/inventory/items', 'Things | Items | Everdeed'],
  ['/inventory/equipment', 'Equipment | Items | Everdeed'],
  ['/inventory/stable', 'Stable | Items | Everdeed'],
  ['/shops', 'Market | Shops | Everdeed', '/shops/market'],
  ['/shops/market', 'Market | Shops | Everdeed'],
  ['/shops/quests', 'Quests | Shops | Everdeed'],
  ['/shops/customizations', 'Looks | Shops | Everdeed'],
  ['/shops/seasonal', 'Seasonal shop | Shops | Everdeed'],
  ['/shops/time', 'Time traveller | Shops | Everdeed'],
  ['/party', 'Party | Everdeed'],
  ['/looking-for-party', 'Looking for a party | Party | Everdeed'],
  ['/group-plans', 'Group plans | Groups | Everdeed'],
  [`/group-plans/${group}/task-information`, 'Group plan | Groups | Everdeed'],
  [`/group-plans/${group}/information`, 'Group plan | Groups | Everdeed'],
  [`/group-plans/${group}/billing`, 'Group plan | Groups | Everdeed'],
  ['/groups', 'Tavern | Groups | Everdeed', '/groups/tavern'],
  ['/groups/tavern', 'Tavern | Groups | Everdeed'],
  ['/groups/myGuilds', 'My guilds | Groups | Everdeed'],
  ['/groups/discovery', 'Discover guilds | Groups | Everdeed'],
  // A guild with a plan of one's own is shown as that plan.
  [`/groups/guild/${group}`, 'Group plan | Groups | Everdeed', `/group-plans/${group}/information`],
  ['/private-messages', 'Inbox | Everdeed'],
  ['/challenges', 'Challenges | Everdeed', '/challenges/myChallenges'],
  ['/challenges/myChallenges', 'Challenges | Everdeed'],
  ['/challenges/findChallenges', 'Challenges | Everdeed'],
  [`/challenges/${challenge}`, 'Challenges | Everdeed'],
  ['/user/settings', 'General | Settings | Everdeed', '/user/settings/general'],
  ['/user/settings/api', 'Site data | Settings | Everdeed', '/user/settings/siteData'],
  ['/user/settings/general', 'General | Settings | Everdeed'],
  ['/user/settings/siteData', 'Site data | Settings | Everdeed'],
  ['/user/settings/promo-code', 'Promo code | Settings | Everdeed'],
  ['/user/settings/subscription', 'Subscription | Settings | Everdeed'],
  ['/user/settings/notifications', 'Notifications | Settings | Everdeed'],
  ['/hall/patrons', 'Patrons | Hall | Everdeed'],
  ['/hall/contributors', 'Contributors | Hall | Everdeed'],
];

/** Paths of those who may support players; others come to their tasks (seed 1, section 6). */
const guarded = ({ leader }: House): readonly RouteRow[] => [
  ['/user/settings/transactions', 'Transactions | Settings | Everdeed'],
  ['/admin-panel', 'Admin | Everdeed'],
  ['/admin-panel/search/maren', 'Admin | Everdeed'],
  [`/admin-panel/${leader.id}`, 'Admin | Everdeed'],
];

async function visit(page: Page, [path, title, goesTo = path]: RouteRow): Promise<void> {
  await test.step(path, async () => {
    const answer = await page.goto(path);
    expect(answer?.status() === 404, 'not found').toBe(NOWHERE.includes(path));
    await expect(page).toHaveURL((url) => url.pathname === goesTo);
    await expect(page).toHaveTitle(title);
  });
}

async function world(server: Server) {
  const house = await makeHouse(server, { members: [] });
  const challenge = await makeChallenge(house.leader, house.group, {
    name: 'Slow mornings',
    shortName: 'slow',
  });
  return { house, challenge };
}

/** Signs in as somebody of these rights. */
async function enterAs(page: Page, server: Server, { leader }: House, privilege?: string): Promise<void> {
  if (privilege) await server.write('users', leader.id, { [`permissions.${privilege}`]: true });
  await signIn(page, leader);
}

const ACTORS = [
  { who: 'a player', privilege: undefined, isSupport: false },
  { who: 'a supporter', privilege: 'userSupport', isSupport: true },
  { who: 'an administrator', privilege: 'fullAccess', isSupport: true },
];

for (const { who, privilege, isSupport } of ACTORS) {
  test(`the pages of support, to ${who}`, isSupport ? ALL : {}, async ({ page, server }) => {
    const { house } = await world(server);
    await enterAs(page, server, house, privilege);
    for (const row of guarded(house)) await visit(page, isSupport ? row : [row[0], 'Tasks | Everdeed', '/']);
  });

  test(`every other path, to ${who}`, ALL, async ({ page, server, allow }) => {
    test.slow();
    allow(/status of 404/);
    const { house, challenge } = await world(server);
    await enterAs(page, server, house, privilege);
    for (const row of [...OPEN, ...closed(house, challenge)]) await visit(page, row);
    for (const path of ['/login', '/register']) await visit(page, [path, 'Tasks | Everdeed', '/']);
    await visit(page, ['/logout', 'Small deeds, told as a great tale | Everdeed', '/static/home']);
  });
}

test('every path, to a visitor', ALL, async ({ page, server, allow }) => {
  test.slow();
  allow(/status of 404/);
  const { house, challenge } = await world(server);
  for (const row of OPEN) await visit(page, row);
  await visit(page, ['/', 'Small deeds, told as a great tale | Everdeed', '/static/home']);
  await visit(page, ['/register', 'Sign up | Everdeed']);
  for (const [path, , goesTo = path] of [...closed(house, challenge).slice(1), ...guarded(house)]) {
    await visit(page, [path, 'Sign in | Everdeed', '/login']);
    const wanted = new URL(page.url()).searchParams.get('redirectTo');
    expect([goesTo, path, `/groups/guild/${house.group}`]).toContain(wanted);
  }
});
