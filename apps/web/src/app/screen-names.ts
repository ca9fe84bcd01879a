/** Screens that are shown first or without a session, and the shops: `screens.tsx` maps them to components. */
export type FirstScreen = 'tasks' | 'auth' | 'logout' | 'shops' | 'home' | 'static' | 'notFound';

/** Screens of items; `item-screens.tsx` maps them to components. */
export type ItemScreen = 'things' | 'equipment' | 'stable' | 'looks';

/** All others; `later-screens.tsx` maps them to components, so that how they are loaded is no part of the first script. */
export type LaterScreen =
  | 'inbox'
  | 'settings'
  | 'party'
  | 'seekers'
  | 'tavern'
  | 'ownGuilds'
  | 'discovery'
  | 'guild'
  | 'groupPlans'
  | 'groupPlan'
  | 'challenges'
  | 'challenge'
  | 'challengeForm'
  | 'hall'
  | 'news'
  | 'admin'
  | 'paymentReturn'
  | 'setUp';

export type ScreenName = FirstScreen | ItemScreen | LaterScreen;
