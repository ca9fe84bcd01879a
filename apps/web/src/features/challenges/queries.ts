import type { AnswerOf, challengeCalls as Calls } from '@everdeed/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { challengeCalls } from 'virtual:calls/challenge';
import { call } from '../../data/api.ts';
import { asTask } from '../../data/domain.ts';
import { keys, queryClient } from '../../data/queries.ts';
import type { Challenge, Participant } from './challenge.ts';
import { isNotFound } from './failure.ts';
import type { Filters } from './filters.ts';
import { inOrder } from './order.ts';

type Counts = AnswerOf<typeof Calls.countChallenges>;

const QUIET = { quiet: true } as const;
/** Challenges of a page (wire-groups-and-admin 0.3), and participants of one: our own. */
const LIST_PAGE = 10;
const MEMBERS_PAGE = 30;

/** What is gone stays gone. */
const onceMore = (failures: number, error: unknown): boolean => failures < 1 && !isNotFound(error);

/** Asks anew for all that is shown of challenges. */
export const refreshChallenges = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keys.challenges(userId) });

/** Asks anew for one challenge, its tasks and who takes part. */
export const refreshChallenge = (userId: string, challengeId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keys.challenge(userId, challengeId) });

const queryOf = ({ search, categories, owned, joined }: Filters, isMine: boolean) => ({
  ...(search && { search }),
  ...(categories.length > 0 && { categories: categories.join(',') }),
  ...(owned && { owned }),
  ...((isMine || joined === 'joined') && { member: 'true' }),
});

const fetchPage = (filters: Filters, isMine: boolean, page: number) =>
  call(challengeCalls.listChallenges, { query: { page, ...queryOf(filters, isMine) } }, QUIET);

/** Challenges in pages: one's own, or all around the player. */
export function useChallenges(userId: string, filters: Filters, isMine: boolean) {
  return useInfiniteQuery(
    {
      queryKey: keys.challengeList(userId, { ...filters, isMine }),
      queryFn: ({ pageParam }) => fetchPage(filters, isMine, pageParam),
      initialPageParam: 0,
      getNextPageParam: (last: readonly Challenge[], pages) =>
        last.length < LIST_PAGE ? undefined : pages.length,
      staleTime: 0,
    },
    queryClient,
  );
}

/** How many challenges those pages have in all, and of each category; nobody counts what is not joined. */
export function useChallengeCounts(userId: string, filters: Filters, isMine: boolean): Counts | undefined {
  const { data } = useQuery(
    {
      queryKey: [...keys.challengeList(userId, { ...filters, isMine }), 'count'],
      queryFn: () => call(challengeCalls.countChallenges, { query: queryOf(filters, isMine) }, QUIET),
      enabled: filters.joined !== 'not_joined',
      staleTime: 0,
      placeholderData: (before) => before,
    },
    queryClient,
  );
  return filters.joined === 'not_joined' ? undefined : data;
}

/** A challenge, fetched anew on every visit. */
export const useChallenge = (userId: string, challengeId: string) =>
  useQuery(
    {
      queryKey: keys.challenge(userId, challengeId),
      queryFn: () => call(challengeCalls.getChallenge, { params: { challengeId } }, QUIET),
      staleTime: 0,
      retry: onceMore,
    },
    queryClient,
  );

/** The tasks of a challenge, in order. */
export const useChallengeTasks = (userId: string, challengeId: string) =>
  useQuery(
    {
      queryKey: keys.challengeTasks(userId, challengeId),
      queryFn: async () => {
        const tasks = await call(challengeCalls.getChallengeTasks, { params: { challengeId } }, QUIET);
        return inOrder(tasks.map(asTask));
      },
      staleTime: 0,
      retry: onceMore,
    },
    queryClient,
  );

async function fetchMembers(challengeId: string, search: string, lastId: string | undefined) {
  const query = {
    limit: MEMBERS_PAGE,
    includeAllPublicFields: 'true',
    includeTasks: 'true',
    includeJoinedAt: 'true',
    ...(search && { search }),
    ...(lastId !== undefined && { lastId }),
  };
  const members = await call(challengeCalls.getChallengeMembers, { params: { challengeId }, query }, QUIET);
  return members.filter((one): one is Participant => 'stats' in one);
}

/** Who takes part, in pages, with how they are doing; `search` is part of a username. */
export function useParticipants(userId: string, challengeId: string, search: string) {
  return useInfiniteQuery(
    {
      queryKey: keys.challengeMembers(userId, challengeId, search),
      queryFn: ({ pageParam }) => fetchMembers(challengeId, search, pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: readonly Participant[]) =>
        last.length < MEMBERS_PAGE ? undefined : last.at(-1)?._id,
      staleTime: 0,
      retry: onceMore,
    },
    queryClient,
  );
}
