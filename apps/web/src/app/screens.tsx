import type { ComponentType } from 'react';
import { loadActions } from '../data/later-actions.ts';
import { loadWords } from '../i18n/i18n.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { chatPack, inboxPack, itemPack, memberPack } from './action-packs.ts';
import type { ScreenName } from './routes.ts';
import { TasksPage } from './tasks-page.tsx';

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

/** The component of each screen; all except the task screen are loaded on demand, with their messages. */
export const SCREENS: Readonly<Record<ScreenName, ComponentType>> = {
  tasks: TasksPage,
  logout: lazyScreen('auth', async () => (await import('./logout.tsx')).Logout),
  auth: lazyScreen('auth', async () => (await import('../features/accounts/auth-screen.tsx')).AuthScreen),
  home: lazyScreen('home', async () => (await import('./home-page.tsx')).HomePage),
  settings: lazyScreen('settings', async () => (await import('./settings-page.tsx')).SettingsPage),
  inbox: lazyScreen('members', async () => {
    const [{ InboxScreen }] = await Promise.all([
      import('../features/inbox/inbox-screen.tsx'),
      loadActions(inboxPack),
      loadWords('social'),
    ]);
    return InboxScreen;
  }),
  shops: lazyScreen('shops', async () => {
    const [{ ShopsPage }] = await Promise.all([import('./shops-page.tsx'), loadWords('send')]);
    return ShopsPage;
  }),
  things: lazyScreen('items', async () => {
    const [{ ThingsPage }] = await Promise.all([import('./things-page.tsx'), loadActions(itemPack)]);
    return ThingsPage;
  }),
  equipment: lazyScreen('items', async () => {
    const [{ EquipmentPage }] = await Promise.all([import('./equipment-page.tsx'), loadActions(itemPack)]);
    return EquipmentPage;
  }),
  stable: lazyScreen('items', async () => {
    const [{ StablePage }] = await Promise.all([import('./stable-page.tsx'), loadActions(itemPack)]);
    return StablePage;
  }),
  looks: lazyScreen('items', async () => {
    const [{ LooksPage }] = await Promise.all([
      import('./looks-page.tsx'),
      loadActions(itemPack),
      loadWords('looks'),
    ]);
    return LooksPage;
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
  challengeForm: lazyScreen(
    'challenges',
    async () => (await import('./challenge-form-page.tsx')).ChallengeFormPage,
  ),
  static: lazyScreen(
    'static',
    async () => (await import('../features/static-pages/static-screen.tsx')).StaticScreen,
  ),
  paymentReturn: lazyScreen('pay', async () => (await import('./payment-return-page.tsx')).PaymentReturnPage),
  notFound: lazyScreen(
    'home',
    async () => (await import('../features/home/not-found-screen.tsx')).NotFoundScreen,
  ),
};
