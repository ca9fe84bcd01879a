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
import { profileAt } from '../lib/profile-address.ts';
import { FAQ_ARTICLES, STATIC_PAGES } from '../lib/static-pages.ts';
import type { ScreenName } from './screen-names.ts';

export type PageTop = 'banner' | 'line' | 'over';

export interface RouteEntry {
  readonly path: string;
  readonly screen: ScreenName;
  /** Whether the route needs no sign-in and is shown without the shell. */
  readonly isPublic: boolean;
  /** Parts of the title, from general to specific, without the product's name. */
  readonly title: readonly MessageId[];
  readonly words?: WordSet;
  /** What the shell puts above the page: the banner, a line with purse and bell, or these two over the page's own head. */
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

const challengeRoute = (path: string, screen: ScreenName): RouteEntry => ({
  ...closed(path, screen, ['nav.challenges'], 'challenges'),
  top: 'over',
});

const hall = (path: string, title: MessageId): RouteEntry => ({
  ...closed(path, 'hall', ['title.hall', title], 'hall'),
  top: 'over',
});

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
  ...SHOPS.map((shop) => ({
    ...closed(`/shops/${shop}`, 'shops', ['nav.shops', `title.${shop}`], 'shops'),
    top: 'over' as const,
  })),
  redirect('/inventory', '/inventory/items'),
  { ...closed('/inventory/items', 'things', ['nav.items', 'title.things'], 'items'), top: 'over' },
  {
    ...closed('/inventory/equipment', 'equipment', ['nav.items', 'title.equipment'], 'items'),
    top: 'over',
  },
  { ...closed('/inventory/stable', 'stable', ['nav.items', 'title.stable'], 'items'), top: 'over' },
  { ...closed('/inventory/looks', 'looks', ['nav.items', 'title.looks'], 'items'), top: 'over' },
  { ...closed('/private-messages', 'inbox', ['nav.inbox'], 'members'), top: 'over' },
  { ...closed('/party', 'party', ['nav.party'], 'party'), top: 'over' },
  closed('/looking-for-party', 'seekers', ['nav.party', 'title.seekers'], 'party'),
  redirect('/groups', '/groups/tavern'),
  { ...closed('/groups/tavern', 'tavern', ['nav.groups', 'title.tavern'], 'guilds'), top: 'over' },
  { ...closed('/groups/myGuilds', 'ownGuilds', ['nav.groups', 'title.ownGuilds'], 'guilds'), top: 'over' },
  { ...closed('/groups/discovery', 'discovery', ['nav.groups', 'title.discovery'], 'guilds'), top: 'over' },
  { ...closed(GROUP_PLANS_PATH, 'groupPlans', ['nav.groups', 'title.groupPlans'], 'plans'), top: 'over' },
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
  closed('/user/settings/general', 'settings', ['nav.settings', 'title.general'], 'settings'),
  closed('/user/settings/siteData', 'settings', ['nav.settings', 'title.siteData'], 'settings'),
  closed('/user/settings/siteData/import', 'settings', ['nav.settings', 'title.import'], 'settings'),
  closed('/user/settings/site', 'settings', ['nav.settings', 'title.site'], 'settings'),
  closed('/user/settings/notifications', 'settings', ['nav.settings', 'title.notifications'], 'settings'),
  closed('/user/settings/subscription', 'settings', ['nav.settings', 'title.subscription'], 'settings'),
  closed('/user/settings/promo-code', 'settings', ['nav.settings', 'title.promoCode'], 'settings'),
  closed('/user/settings/transactions', 'settings', ['nav.settings', 'title.transactions'], 'settings'),
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
const GUILD: RouteEntry = {
  ...closed('/groups/guild/id', 'guild', ['nav.groups', 'title.guild'], 'guilds'),
  top: 'over',
};
/** One group with a plan, on any of its pages. */
const GROUP_PLAN: RouteEntry = {
  ...closed(`${GROUP_PLANS_PATH}/id`, 'groupPlan', ['nav.groups', 'title.groupPlan'], 'plans'),
  top: 'over',
};
const CHALLENGE = challengeRoute('/challenges/id', 'challenge');
const CHALLENGE_FORM = challengeRoute('/challenges/id/edit', 'challengeForm');

/** The administration, with whatever it shows. */
const ADMIN: RouteEntry = { ...closed(ADMIN_PATH, 'admin', ['nav.admin'], 'admin'), top: 'over' };

/** The ways back from paying (seed 1, section 4). */
const PAYMENT_RETURN = /^\/redirect\/(stripe|paypal)-(success|error)-(checkout|subscribe)$/;
const PAYMENT = open('/redirect', 'paymentReturn', ['title.payment'], 'pay');

/** The route of an address with a parameter. */
function routeOfOne(path: string): RouteEntry | undefined {
  if (profileAt(path)) return PROFILE;
  if (guildAt(path) !== undefined) return GUILD;
  if (groupPlanAt(path)) return GROUP_PLAN;
  if (adminAt(path)) return ADMIN;
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
