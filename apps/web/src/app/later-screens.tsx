import type { ComponentType } from 'react';
import { loadActions } from '../data/later-actions.ts';
import { loadWords } from '../i18n/i18n.ts';
import type { Later } from '../lib/load-later.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { memberPack } from './action-packs.ts';
import { chatPack, inboxPack } from './later-packs.ts';
import type { LaterScreen } from './screen-names.ts';

/** A screen of groups, with what can be done on all of them. */
const guildScreen = (load: () => Promise<ComponentType>) =>
  lazyScreen('guilds', async () => {
    const [screen] = await Promise.all([
      load(),
      loadActions(chatPack),
      loadActions(memberPack),
      loadWords('social'),
    ]);
    return screen;
  });

/** The component of each of these screens, which is loaded on demand, with its messages. */
export const LATER_SCREENS: Readonly<Record<LaterScreen, Later<object>>> = {
  settings: lazyScreen('settings', async () => {
    const [{ SettingsPage }] = await Promise.all([import('./settings-page.tsx'), loadWords('clients')]);
    return SettingsPage;
  }),
  inbox: lazyScreen('members', async () => {
    const [{ InboxScreen }] = await Promise.all([
      import('../features/inbox/inbox-screen.tsx'),
      loadActions(inboxPack),
      loadWords('social'),
    ]);
    return InboxScreen;
  }),
  party: lazyScreen('party', async () => {
    const [{ PartyPage }] = await Promise.all([
      import('./party-page.tsx'),
      loadActions(chatPack),
      loadWords('social'),
    ]);
    return PartyPage;
  }),
  seekers: lazyScreen('party', async () => {
    const [{ SeekersScreen }] = await Promise.all([
      import('../features/party/seekers-screen.tsx'),
      loadWords('social'),
    ]);
    return SeekersScreen;
  }),
  tavern: guildScreen(async () => (await import('./tavern-page.tsx')).TavernPage),
  ownGuilds: guildScreen(
    async () => (await import('../features/guilds/own-guilds-screen.tsx')).OwnGuildsScreen,
  ),
  discovery: guildScreen(async () => (await import('../features/guilds/discover-screen.tsx')).DiscoverScreen),
  guild: guildScreen(async () => (await import('./guild-page.tsx')).GuildPage),
  groupPlans: lazyScreen('plans', async () => {
    const [{ GroupPlansPage }] = await Promise.all([
      import('./group-plans-page.tsx'),
      loadWords('guilds'),
      loadWords('pay'),
    ]);
    return GroupPlansPage;
  }),
  groupPlan: lazyScreen('plans', async () => {
    const [{ GroupPlanPage }] = await Promise.all([import('./group-plan-page.tsx'), loadWords('social')]);
    return GroupPlanPage;
  }),
  challenges: lazyScreen(
    'challenges',
    async () => (await import('../features/challenges/challenges-screen.tsx')).ChallengesScreen,
  ),
  challenge: lazyScreen('challenges', async () => {
    const [{ ChallengeScreen }] = await Promise.all([
      import('../features/challenges/challenge-screen.tsx'),
      loadWords('social'),
    ]);
    return ChallengeScreen;
  }),
  challengeForm: lazyScreen('challenges', async () => {
    const [{ ChallengeFormPage }] = await Promise.all([
      import('./challenge-form-page.tsx'),
      loadWords('social'),
    ]);
    return ChallengeFormPage;
  }),
  hall: lazyScreen('hall', async () => {
    const [{ HallScreen }] = await Promise.all([
      import('../features/hall/hall-screen.tsx'),
      loadWords('social'),
    ]);
    return HallScreen;
  }),
  news: lazyScreen('news', async () => (await import('../features/news/news-screen.tsx')).NewsScreen),
  admin: lazyScreen('admin', async () => (await import('./admin-page.tsx')).AdminPage),
  setUp: lazyScreen('set-up', async () => (await import('./set-up-page.tsx')).SetUpPage),
  paymentReturn: lazyScreen('pay', async () => (await import('./payment-return-page.tsx')).PaymentReturnPage),
};
