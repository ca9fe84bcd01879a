import { expect, it } from 'vitest';
import { OPEN_ROUTES, type RouteRow } from '../../test/open-routes.ts';
import { i18n } from '../i18n/i18n.ts';
import { guardVisit } from './guard.ts';
import { findRoute, ROUTES } from './routes.ts';
import { pageTitle } from './titles.ts';

/*
 * The route table of seed 1, section 2, row by row: where each path leads whoever asks, and what the page is called. The
 * titles are those of the messages, in English.
 */
const catalogues = import.meta.glob<{ readonly messages: Readonly<Record<string, string>> }>(
  '../i18n/locales/en/*.ts',
  { eager: true },
);
for (const { messages } of Object.values(catalogues)) i18n.load('en', messages);
i18n.activate('en');

/** Anybody may see these; those who are signed in see the same. */
const OPEN: readonly RouteRow[] = [
  ...OPEN_ROUTES,
  ['/redirect/stripe-success-checkout', 'Payment | Everdeed'],
  ['/redirect/paypal-success-subscribe', 'Payment | Everdeed'],
];

/** These need an account; a third entry says where they lead on to. */
const CLOSED: readonly RouteRow[] = [
  ['/profile/2d6f2d4e-0a11-4a4e-a3c6-8d0e5b9c1f00', 'Tasks | Everdeed'],
  ['/inventory', '', '/inventory/items'],
  ['/inventory/items', 'Things | Items | Everdeed'],
  ['/inventory/equipment', 'Equipment | Items | Everdeed'],
  ['/inventory/stable', 'Stable | Items | Everdeed'],
  ['/shops', '', '/shops/market'],
  ['/shops/market', 'Market | Shops | Everdeed'],
  ['/shops/quests', 'Quests | Shops | Everdeed'],
  ['/shops/customizations', 'Looks | Shops | Everdeed'],
  ['/shops/seasonal', 'Seasonal shop | Shops | Everdeed'],
  ['/shops/time', 'Time traveller | Shops | Everdeed'],
  ['/party', 'Party | Everdeed'],
  ['/looking-for-party', 'Looking for a party | Party | Everdeed'],
  ['/group-plans', 'Group plans | Groups | Everdeed'],
  ['/group-plans/2d6f2d4e/task-information', 'Group plan | Groups | Everdeed'],
  ['/group-plans/2d6f2d4e/information', 'Group plan | Groups | Everdeed'],
  ['/group-plans/2d6f2d4e/billing', 'Group plan | Groups | Everdeed'],
  ['/groups', '', '/groups/tavern'],
  ['/groups/tavern', 'Tavern | Groups | Everdeed'],
  ['/groups/myGuilds', 'My guilds | Groups | Everdeed'],
  ['/groups/discovery', 'Discover guilds | Groups | Everdeed'],
  ['/groups/guild/2d6f2d4e', 'Guild | Groups | Everdeed'],
  ['/private-messages', 'Inbox | Everdeed'],
  ['/challenges', '', '/challenges/myChallenges'],
  ['/challenges/myChallenges', 'Challenges | Everdeed'],
  ['/challenges/findChallenges', 'Challenges | Everdeed'],
  ['/challenges/2d6f2d4e-0a11-4a4e-a3c6-8d0e5b9c1f00', 'Challenges | Everdeed'],
  ['/user/settings', '', '/user/settings/general'],
  ['/user/settings/api', '', '/user/settings/siteData'],
  ['/user/settings/general', 'General | Settings | Everdeed'],
  ['/user/settings/siteData', 'Site data | Settings | Everdeed'],
  ['/user/settings/promo-code', 'Promo code | Settings | Everdeed'],
  ['/user/settings/subscription', 'Subscription | Settings | Everdeed'],
  ['/user/settings/subscription/receipts/a1', 'Subscription | Settings | Everdeed'],
  ['/user/settings/notifications', 'Notifications | Settings | Everdeed'],
  // Those without the privilege are sent to their tasks by the page, which knows the player.
  ['/user/settings/transactions', 'Transactions | Settings | Everdeed'],
  ['/user/settings/site', 'Site | Settings | Everdeed'],
  ['/user/settings/invitations', 'Invitations | Settings | Everdeed'],
  ['/set-up', 'Set-up | Everdeed'],
  ['/admin-panel', 'Admin | Everdeed'],
  ['/admin-panel/search/maren', 'Admin | Everdeed'],
  ['/admin-panel/2d6f2d4e-0a11-4a4e-a3c6-8d0e5b9c1f00', 'Admin | Everdeed'],
  ['/hall/patrons', 'Patrons | Hall | Everdeed'],
  ['/hall/contributors', 'Contributors | Hall | Everdeed'],
];

const go = (pathname: string, isSignedIn: boolean) => guardVisit({ pathname, search: '', isSignedIn });
const titleOf = (path: string) =>
  pageTitle(
    (findRoute(path)?.title ?? []).map((id) => i18n._(id)),
    'Everdeed',
  );
const toSignIn = (path: string) => `/login?redirectTo=${encodeURIComponent(path)}`;

const rowsOf = (rows: readonly RouteRow[]) => rows.map(([path, title, goesTo]) => ({ path, title, goesTo }));

it.each(rowsOf(OPEN))('$path is open to everybody: $title', ({ path, title }) => {
  expect([go(path, false), go(path, true)]).toEqual([undefined, undefined]);
  expect(titleOf(path)).toBe(title);
});

it.each(rowsOf(CLOSED))('$path is for those who are signed in: $title', ({ path, title, goesTo }) => {
  // What leads on is guarded where it leads.
  expect(go(path, false)).toBe(goesTo ?? toSignIn(path));
  if (goesTo) expect(go(goesTo, false)).toBe(toSignIn(goesTo));
  expect(go(path, true)).toBe(goesTo);
  if (!goesTo) expect(titleOf(path)).toBe(title);
});

it.each([
  { path: '/', visitor: '/static/home', player: undefined, title: 'Tasks | Everdeed' },
  { path: '/login', visitor: undefined, player: '/', title: 'Sign in | Everdeed' },
  { path: '/register', visitor: undefined, player: '/', title: 'Sign up | Everdeed' },
  { path: '/logout', visitor: '/static/home', player: undefined, title: 'Sign out | Everdeed' },
])('$path leads visitors to $visitor and players to $player', ({ path, visitor, player, title }) => {
  expect([go(path, false), go(path, true)]).toEqual([visitor, player]);
  expect(titleOf(path)).toBe(title);
});

it.each([
  ['/static/tavern-and-guilds', '/static/faq/tavern-and-guilds'],
  ['/nowhere', '/static/not-found'],
  ['/static/nowhere', '/static/not-found'],
  ['/redirect/elsewhere', '/static/not-found'],
])('%s leads everybody to %s', (path, to) => {
  expect([go(path, false), go(path, true)]).toEqual([to, to]);
});

it('says of every static page what it is called', () => {
  const known = new Set(OPEN.map(([path]) => path));
  const pages = ROUTES.filter(({ path, redirectTo }) => path.startsWith('/static/') && !redirectTo);
  // Where other services send people back to is no page of the table.
  const missing = pages.map(({ path }) => path).filter((path) => !known.has(path));
  expect(missing).toEqual(['/static/sign-in-redirect']);
});
