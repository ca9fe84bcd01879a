import { QueryClient } from '@tanstack/react-query';
import { onReachable } from './on-reachable.ts';

/**
 * Server data of screens besides the game itself, which has its own store (`store.ts`) because waiting actions
 * are shown over it. Loaded with the first screen that asks for such data.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: 1,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

// What a screen could not fetch comes by itself once the server is back. (The library would ask only for what it held
// back without a network, which is nothing in this mode.)
onReachable(() => {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});

export const keys = {
  tokens: (userId: string) => ['tokens', userId] as const,
  mails: (userId: string) => ['mails', userId] as const,
  copies: (userId: string) => ['import-copies', userId] as const,
  /** What is told in words depends on the language. */
  member: (who: string) => ['member', who.toLowerCase()] as const,
  achievements: (id: string, language: string) => ['achievements', id, language] as const,
  achievementDates: (id: string) => ['achievement-dates', id] as const,
  group: (userId: string, groupId: string) => ['group', userId, groupId] as const,
  groupMembers: (userId: string, groupId: string) => ['group', userId, groupId, 'members'] as const,
  groupInvites: (userId: string, groupId: string) => ['group', userId, groupId, 'invites'] as const,
  groupChallenges: (userId: string, groupId: string) => ['group', userId, groupId, 'challenges'] as const,
  guildMembers: (userId: string, groupId: string, search: string) =>
    ['group', userId, groupId, 'members', search] as const,
  ownGuilds: (userId: string) => ['guilds', userId, 'own'] as const,
  foundGuilds: (userId: string, filters: string) => ['guilds', userId, 'found', filters] as const,
  everyMember: (userId: string, groupId: string) => ['group', userId, groupId, 'members', 'every'] as const,
  /** Everything about the tasks of a group with a plan. */
  board: (userId: string, groupId: string) => ['group', userId, groupId, 'board'] as const,
  boardTasks: (userId: string, groupId: string) => ['group', userId, groupId, 'board', 'tasks'] as const,
  planPayments: (userId: string, groupId: string) => ['group', userId, groupId, 'payments'] as const,
  boardDeeds: (userId: string, groupId: string) => ['group', userId, groupId, 'board', 'deeds'] as const,
  boardDone: (userId: string, groupId: string) => ['group', userId, groupId, 'board', 'done'] as const,
  ownPayments: (userId: string) => ['payments', userId] as const,
  groupPlans: (userId: string) => ['group-plans', userId] as const,
  planCandidates: (userId: string) => ['group-plans', userId, 'candidates'] as const,
  heroes: () => ['hall', 'heroes'] as const,
  patrons: () => ['hall', 'patrons'] as const,
  news: () => ['news'] as const,
  /** Everything that the administration shows. */
  admin: () => ['admin'] as const,
  allReports: () => ['admin', 'reports'] as const,
  reports: (filter: string) => ['admin', 'reports', 'list', filter] as const,
  report: (kind: string, subjectId: string) => ['admin', 'reports', kind, subjectId] as const,
  foundPlayers: (search: string) => ['admin', 'search', search] as const,
  hero: (who: string) => ['admin', 'hero', who] as const,
  heroDetails: (id: string) => ['admin', 'hero', id, 'details'] as const,
  heroHistory: (id: string) => ['admin', 'hero', id, 'history'] as const,
  heroAudit: (id: string) => ['admin', 'audit', id] as const,
  audit: (filters: object) => ['admin', 'audit', 'all', filters] as const,
  blockers: () => ['admin', 'blockers'] as const,
  adminWorld: () => ['admin', 'world'] as const,
  siteState: () => ['admin', 'site'] as const,
  jobs: () => ['admin', 'jobs'] as const,
  backups: () => ['admin', 'backups'] as const,
  adminGroups: (search: string) => ['admin', 'groups', search] as const,
  adminGroup: (id: string) => ['admin', 'group', id] as const,
  worldState: () => ['world-state'] as const,
  site: () => ['site'] as const,
  sitePage: (page: string, language: string) => ['site', page, language] as const,
  faq: (language: string) => ['faq', language] as const,
  transactions: (userId: string) => ['transactions', userId] as const,
  chat: (userId: string, groupId: string) => ['chat', userId, groupId] as const,
  /** All of one's private messages. */
  inbox: (userId: string) => ['inbox', userId] as const,
  conversations: (userId: string) => ['inbox', userId, 'conversations'] as const,
  newestMessages: (userId: string) => ['inbox', userId, 'newest'] as const,
  messages: (userId: string, memberId: string) => ['inbox', userId, 'with', memberId] as const,
  foundMembers: (username: string) => ['found-members', username] as const,
  /** Everything about challenges. */
  challenges: (userId: string) => ['challenges', userId] as const,
  challengeList: (userId: string, filters: object) => ['challenges', userId, 'list', filters] as const,
  challenge: (userId: string, challengeId: string) => ['challenges', userId, 'one', challengeId] as const,
  challengeTasks: (userId: string, challengeId: string) =>
    ['challenges', userId, 'one', challengeId, 'tasks'] as const,
  challengeMembers: (userId: string, challengeId: string, search: string) =>
    ['challenges', userId, 'one', challengeId, 'members', search] as const,
  ownGroups: (userId: string) => ['own-groups', userId] as const,
  seekers: (userId: string) => ['seekers', userId] as const,
  objections: (memberId: string, interaction: string, language: string) =>
    ['objections', memberId, interaction, language] as const,
  companions: (userId: string, partyId: string) => ['companions', userId, partyId] as const,
  shop: (userId: string, shop: string, locale: string) => ['shop', userId, shop, locale] as const,
} as const;
