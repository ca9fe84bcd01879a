import type { ComponentType } from 'react';
import { loadWords } from '../i18n/i18n.ts';
import type { Later } from '../lib/load-later.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { FirstScreen, ItemScreen, LaterScreen, ScreenName } from './screen-names.ts';
import { TasksPage } from './tasks-page.tsx';

/** A screen; `preload` begins to fetch one that comes on demand, before it is shown. */
type ScreenPart = ComponentType & Partial<Pick<Later<object>, 'preload'>>;

/** A page for visitors, with the words of the frame around it. */
const visitors = (words: 'home' | 'static', load: () => Promise<ComponentType>) =>
  lazyScreen(words, async () => {
    const [screen] = await Promise.all([load(), loadWords('site'), loadWords('home')]);
    return screen;
  });

/** What is shown first, or without a session: known to the first script. */
const FIRST: Readonly<Record<FirstScreen, ScreenPart>> = {
  tasks: TasksPage,
  logout: lazyScreen('auth', async () => (await import('./logout.tsx')).Logout),
  auth: lazyScreen('auth', async () => (await import('../features/accounts/auth-screen.tsx')).AuthScreen),
  home: visitors('home', async () => (await import('./home-page.tsx')).HomePage),
  shops: lazyScreen('shops', async () => {
    const [{ ShopsPage }] = await Promise.all([import('./shops-page.tsx'), loadWords('send')]);
    return ShopsPage;
  }),
  static: visitors(
    'static',
    async () => (await import('../features/static-pages/static-screen.tsx')).StaticScreen,
  ),
  notFound: lazyScreen(
    'home',
    async () => (await import('../features/home/not-found-screen.tsx')).NotFoundScreen,
  ),
};

const items = (name: ItemScreen) =>
  lazyScreen(undefined, async () => {
    const Screen = (await import('./item-screens.tsx')).ITEM_SCREENS[name];
    Screen.preload();
    return () => <Screen />;
  });

const later = (name: LaterScreen) =>
  lazyScreen(undefined, async () => {
    const Screen = (await import('./later-screens.tsx')).LATER_SCREENS[name];
    Screen.preload();
    return () => <Screen />;
  });

/** The component of each screen; all except the task screen are loaded on demand. */
export const SCREENS: Readonly<Record<ScreenName, ScreenPart>> = {
  ...FIRST,
  things: items('things'),
  equipment: items('equipment'),
  stable: items('stable'),
  looks: items('looks'),
  inbox: later('inbox'),
  settings: later('settings'),
  party: later('party'),
  seekers: later('seekers'),
  tavern: later('tavern'),
  ownGuilds: later('ownGuilds'),
  discovery: later('discovery'),
  guild: later('guild'),
  groupPlans: later('groupPlans'),
  groupPlan: later('groupPlan'),
  challenges: later('challenges'),
  challenge: later('challenge'),
  challengeForm: later('challengeForm'),
  paymentReturn: later('paymentReturn'),
  hall: later('hall'),
  news: later('news'),
  admin: later('admin'),
  setUp: later('setUp'),
};
