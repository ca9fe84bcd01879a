import type { MessageId, WordSet } from '../i18n/catalogue.ts';
import { GROUP_PLANS_PATH, groupPlanAt } from '../lib/group-plan-address.ts';
import { guildAt } from '../lib/guild-address.ts';
import {
  challengeAt,
  FIND_CHALLENGES_PATH,
  MY_CHALLENGES_PATH,
  NEW_CHALLENGE_PATH,
} from '../lib/challenge-address.ts';
import { ADMIN_PATH, adminAt } from '../lib/admin-address.ts';
import { CONTRIBUTORS_PATH, PATRONS_PATH } from '../lib/hall-address.ts';
import { NEWS_PATH } from '../lib/news-address.ts';
import { INVITATIONS_PATH, SET_UP_PATH } from '../lib/set-up-address.ts';
import { receiptAt } from '../lib/plan-address.ts';
import { profileAt } from '../lib/profile-address.ts';
import { FAQ_ARTICLES, STATIC_PAGES } from '../lib/static-pages.ts';
import type { ScreenName } from './screen-names.ts';

export type PageTop = 'banner' | 'line' | 'over' | 'none';

export interface RouteEntry {
  readonly path: string;
  readonly screen: ScreenName;
  /** Whether the route needs no sign-in and is shown without the shell. */
  readonly isPublic: boolean;
  /** Parts of the title, from general to specific, without the product's name. */
  readonly title: readonly MessageId[];
  readonly words?: WordSet;
  /**
   * What the shell puts above the page: the banner, a line with purse and bell, or these two over the page's own head;
   * `none`: the page has no shell.
   */
  readonly top?: PageTop;
  readonly redirectTo?: string;
}

const open = (path: string, screen: ScreenName, title: readonly MessageId[], words: WordSet): RouteEntry => ({
  path,
  screen,
  isPublic: true,
  title,
  words,
});
const closed = (
  path: string,
  screen: ScreenName,
  title: readonly MessageId[],
  words?: WordSet,
): RouteEntry => ({
  path,
  screen,
  isPublic: false,
  title,
  ...(words && { words }),
});
const redirect = (path: string, redirectTo: string): RouteEntry => ({
  path,
  screen: 'notFound',
  isPublic: true,
  title: [],
  redirectTo,
});

/** A screen with a head of its own. */
const headed = (...entry: Parameters<typeof closed>): RouteEntry => ({ ...closed(...entry), top: 'over' });
const challengeRoute = (path: string, screen: ScreenName): RouteEntry =>
  headed(path, screen, ['nav.challenges'], 'challenges');
const hall = (path: string, title: MessageId): RouteEntry =>
  headed(path, 'hall', ['title.hall', title], 'hall');
const settings = (path: string, title: MessageId): RouteEntry =>
  closed(`/user/settings/${path}`, 'settings', ['nav.settings', title], 'settings');

/** The shops that are open, by the last part of their path. */
const SHOPS = ['market', 'quests', 'customizations', 'seasonal', 'time'] as const;

/** All addresses of the product, in the order of the route table (seed 1, section 2). */
export const ROUTES: readonly RouteEntry[] = [
  open('/register', 'auth', ['title.register'], 'auth'),
  open('/login', 'auth', ['title.login'], 'auth'),
  open('/reset-password', 'auth', ['title.reset'], 'auth'),
  open('/forgot-password', 'auth', ['title.forgot'], 'auth'),
  open('/static/sign-in-redirect', 'auth', ['title.login'], 'auth'),
  open('/static/apple-redirect', 'auth', ['title.login'], 'auth'),
  closed('/logout', 'logout', ['nav.logout']),
  { ...closed('/', 'tasks', ['nav.tasks']), top: 'banner' },
  redirect('/shops', '/shops/market'),
  ...SHOPS.map((shop) => headed(`/shops/${shop}`, 'shops', ['nav.shops', `title.${shop}`], 'shops')),
  redirect('/inventory', '/inventory/items'),
  headed('/inventory/items', 'things', ['nav.items', 'title.things'], 'items'),
  headed('/inventory/equipment', 'equipment', ['nav.items', 'title.equipment'], 'items'),
  headed('/inventory/stable', 'stable', ['nav.items', 'title.stable'], 'items'),
  headed('/inventory/looks', 'looks', ['nav.items', 'title.looks'], 'items'),
  headed('/private-messages', 'inbox', ['nav.inbox'], 'members'),
  headed('/party', 'party', ['nav.party'], 'party'),
  closed('/looking-for-party', 'seekers', ['nav.party', 'title.seekers'], 'party'),
  redirect('/groups', '/groups/tavern'),
  headed('/groups/tavern', 'tavern', ['nav.groups', 'title.tavern'], 'guilds'),
  headed('/groups/myGuilds', 'ownGuilds', ['nav.groups', 'title.ownGuilds'], 'guilds'),
  headed('/groups/discovery', 'discovery', ['nav.groups', 'title.discovery'], 'guilds'),
  headed(GROUP_PLANS_PATH, 'groupPlans', ['nav.groups', 'title.groupPlans'], 'plans'),
  redirect('/challenges', MY_CHALLENGES_PATH),
  challengeRoute(MY_CHALLENGES_PATH, 'challenges'),
  challengeRoute(FIND_CHALLENGES_PATH, 'challenges'),
  challengeRoute(NEW_CHALLENGE_PATH, 'challengeForm'),
  redirect('/hall', CONTRIBUTORS_PATH),
  hall(CONTRIBUTORS_PATH, 'title.contributors'),
  hall(PATRONS_PATH, 'title.patrons'),
  redirect('/settings', '/user/settings/general'),
  redirect('/user/settings', '/user/settings/general'),
  redirect('/user/settings/api', '/user/settings/siteData'),
  settings('general', 'title.general'),
  settings('siteData', 'title.siteData'),
  settings('siteData/import', 'title.import'),
  settings('site', 'title.site'),
  closed(INVITATIONS_PATH, 'settings', ['nav.settings', 'settings.invitations'], 'settings'),
  settings('notifications', 'title.notifications'),
  settings('subscription', 'title.subscription'),
  settings('promo-code', 'title.promoCode'),
  settings('transactions', 'title.transactions'),
  { ...closed(SET_UP_PATH, 'setUp', ['setUp.page'], 'set-up'), top: 'none' },
  open(NEWS_PATH, 'news', ['title.news'], 'news'),
  open('/static/home', 'home', ['title.home'], 'home'),
  open('/static/front', 'home', ['title.home'], 'home'),
  ...STATIC_PAGES.map((page) => open(`/static/${page}`, 'static', [`static.${page}.title`], 'site')),
  ...FAQ_ARTICLES.map((page) =>
    open(`/static/faq/${page}`, 'static', ['static.faq.title', `static.${page}.title`], 'site'),
  ),
  redirect('/static/tavern-and-guilds', '/static/faq/tavern-and-guilds'),
  open('/static/not-found', 'notFound', ['title.notFound'], 'home'),
];

/** A profile opens over the page that was open: over the tasks, if there was none. */
const PROFILE = closed('/profile', 'tasks', ['nav.tasks']);

/** One guild; any id stands in the place of 'id', also below. */
const GUILD: RouteEntry = headed('/groups/guild/id', 'guild', ['nav.groups', 'title.guild'], 'guilds');
/** One group with a plan, on any of its pages. */
const GROUP_PLAN: RouteEntry = headed(
  `${GROUP_PLANS_PATH}/id`,
  'groupPlan',
  ['nav.groups', 'title.groupPlan'],
  'plans',
);
const CHALLENGE = challengeRoute('/challenges/id', 'challenge');
const CHALLENGE_FORM = challengeRoute('/challenges/id/edit', 'challengeForm');

/** The administration, with whatever it shows. */
const ADMIN: RouteEntry = headed(ADMIN_PATH, 'admin', ['nav.admin'], 'admin');

/** The receipt of one payment. */
const RECEIPT = settings('subscription/receipts/id', 'title.subscription');

/** The ways back from paying (seed 1, section 4). */
export const PAYMENT_RETURN = /^\/redirect\/(stripe|paypal)-(success|error)-(checkout|subscribe)$/;
const PAYMENT = open('/redirect', 'paymentReturn', ['title.payment'], 'pay');

/** The route of an address with a parameter; `build/addresses.ts` lists these for the server. */
function routeOfOne(path: string): RouteEntry | undefined {
  if (profileAt(path)) return PROFILE;
  if (guildAt(path) !== undefined) return GUILD;
  if (groupPlanAt(path)) return GROUP_PLAN;
  if (adminAt(path)) return ADMIN;
  if (receiptAt(path) !== undefined) return RECEIPT;
  if (PAYMENT_RETURN.test(path)) return PAYMENT;
  const challenge = challengeAt(path);
  return challenge && (challenge.isEdited ? CHALLENGE_FORM : CHALLENGE);
}

/** The route of a path, ignoring a trailing slash. */
export function findRoute(pathname: string): RouteEntry | undefined {
  const plain = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return ROUTES.find(({ path }) => path === plain) ?? routeOfOne(plain);
}

export const NOT_FOUND = '/static/not-found';
