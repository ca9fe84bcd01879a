import type {
  AnswerOf,
  challengeCalls as Challenges,
  groupCalls as Groups,
  hallCalls as Hall,
} from '@everdeed/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { challengeCalls } from 'virtual:calls/challenge';
import { groupCalls } from 'virtual:calls/group';
import { hallCalls } from 'virtual:calls/hall';
import { call } from '../../data/api.ts';
import { followTopic } from '../../data/live-topics.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { keeperRole } from '../../social-kit/keeper-role.ts';
import { countQueryOf, type Filters, queryOf } from './filters.ts';

/** Somebody whom the hall thanks. */
export type Keeper = AnswerOf<typeof Hall.getHeroes>[number];
export type Guild = AnswerOf<typeof Groups.getGroup>;
export type ListedGuild = AnswerOf<typeof Groups.listGroups>[number];
export type Challenge = AnswerOf<typeof Challenges.listGroupChallenges>[number];
type Listed = AnswerOf<typeof Groups.getGroupMembers>[number];
/** A member with what everybody may see of them. */
export type Member = Extract<Listed, { stats: unknown }>;

const QUIET = { quiet: true } as const;
/** A screen that opens asks anew: nobody told it what happened meanwhile. */
const FRESH = { staleTime: 0 } as const;
/** Members, or invited players, of a page (wire-groups-and-admin 1.11); guilds of a page (1.3). */
const MEMBERS_PAGE = 30;
export const GUILDS_PAGE = 30;

const isWhole = (listed: Listed): listed is Member => 'stats' in listed;

/** Asks anew for all that is shown of a guild, and for the lists that it is in. */
export async function refreshGuild(userId: string, groupId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.group(userId, groupId) }),
    queryClient.invalidateQueries({ queryKey: ['guilds', userId] }),
  ]);
}

/** Forgets a guild that the player has left, so that nothing of it is asked for any more. */
export async function forgetGuild(userId: string, groupId: string): Promise<void> {
  queryClient.removeQueries({ queryKey: keys.group(userId, groupId) });
  await queryClient.invalidateQueries({ queryKey: ['guilds', userId] });
}

/** A guild, also fetched anew whenever something happens in it. */
export function useGuild(userId: string, groupId: string) {
  useEffect(
    () =>
      followTopic(`group:${groupId}`, ({ kind }) => {
        if (kind === 'group' || kind === 'missed') void refreshGuild(userId, groupId);
      }),
    [userId, groupId],
  );
  return useQuery(
    {
      ...FRESH,
      queryKey: keys.group(userId, groupId),
      queryFn: () => call(groupCalls.getGroup, { params: { groupId } }, QUIET),
    },
    queryClient,
  );
}

/** Members by id, page by page; with `search`, those whose names contain it. */
export function useMembers(userId: string, groupId: string, search = '') {
  const query = useInfiniteQuery(
    {
      ...FRESH,
      queryKey: keys.guildMembers(userId, groupId, search),
      queryFn: async ({ pageParam: lastId }) => {
        const asked = { limit: MEMBERS_PAGE, includeAllPublicFields: 'true' };
        const where = { ...(lastId && { lastId }), ...(search && { search }) };
        return call(
          groupCalls.getGroupMembers,
          { params: { groupId }, query: { ...asked, ...where } },
          QUIET,
        );
      },
      initialPageParam: '',
      getNextPageParam: (page) => (page.length < MEMBERS_PAGE ? undefined : page.at(-1)?._id),
    },
    queryClient,
  );
  return { ...query, members: query.data?.pages.flat().filter(isWhole) };
}

/** Who is invited, by id and page by page. */
export function useInvites(userId: string, groupId: string) {
  const query = useInfiniteQuery(
    {
      ...FRESH,
      queryKey: keys.groupInvites(userId, groupId),
      queryFn: async ({ pageParam: lastId }) => {
        const asked = { limit: MEMBERS_PAGE, includeAllPublicFields: 'true', ...(lastId && { lastId }) };
        return call(groupCalls.getGroupInvites, { params: { groupId }, query: asked }, QUIET);
      },
      initialPageParam: '',
      getNextPageParam: (page) => (page.length < MEMBERS_PAGE ? undefined : page.at(-1)?._id),
    },
    queryClient,
  );
  return { ...query, invited: query.data?.pages.flat().filter(isWhole) };
}

/** The challenges of a guild. */
export const useChallenges = (userId: string, groupId: string) =>
  useQuery(
    {
      ...FRESH,
      queryKey: keys.groupChallenges(userId, groupId),
      queryFn: () => call(challengeCalls.listGroupChallenges, { params: { groupId } }, QUIET),
    },
    queryClient,
  );

/** The guilds that the player is in. */
export const useOwnGuilds = (userId: string) =>
  useQuery(
    {
      ...FRESH,
      queryKey: keys.ownGuilds(userId),
      queryFn: () => call(groupCalls.listGroups, { query: { type: 'guilds' } }, QUIET),
    },
    queryClient,
  );

/** A page of the public guilds that somebody looks for; the page before stays until it is there. */
export const useFoundGuilds = (userId: string, filters: Filters) =>
  useQuery(
    {
      queryKey: keys.foundGuilds(userId, JSON.stringify(filters)),
      queryFn: () => call(groupCalls.listGroups, { query: queryOf(filters) }, QUIET),
      placeholderData: (before) => before,
    },
    queryClient,
  );

/** How many public guilds there are of what somebody looks for, and of each category; the old ones stay meanwhile. */
export function useGuildCounts(userId: string, { page: _page, ...wanted }: Filters) {
  return useQuery(
    {
      queryKey: [...keys.foundGuilds(userId, JSON.stringify(wanted)), 'count'],
      queryFn: () => call(groupCalls.countGuilds, { query: countQueryOf(wanted) }, QUIET),
      placeholderData: (before) => before,
    },
    queryClient,
  );
}

const keepersAmong = (heroes: readonly Keeper[]): readonly Keeper[] =>
  heroes.filter(({ contributor }) => keeperRole(contributor.level) !== undefined);

/** Who looks after the tavern, staff first: contributors of the two highest tiers. */
export const useKeepers = () =>
  useQuery(
    {
      queryKey: keys.heroes(),
      queryFn: () => call(hallCalls.getHeroes, {}, QUIET),
      select: keepersAmong,
    },
    queryClient,
  );
