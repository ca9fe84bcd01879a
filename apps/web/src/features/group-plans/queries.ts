import type { AnswerOf, groupCalls as Groups, groupPlanCalls as Plans } from '@everdeed/contract';
import type { Task } from '@everdeed/rules';
import { type QueryKey, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { groupCalls } from 'virtual:calls/group';
import { groupPlanCalls } from 'virtual:calls/groupPlan';
import { groupTaskCalls } from 'virtual:calls/groupTask';
import { call } from '../../data/api.ts';
import { asTask } from '../../data/domain.ts';
import { followTopic } from '../../data/live-topics.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { refreshTasks } from './fresh-tasks.ts';

export type PlannedGroup = AnswerOf<typeof Plans.listGroupPlans>[number];
export type Group = AnswerOf<typeof Groups.getGroup>;
type Listed = AnswerOf<typeof Groups.getGroupMembers>[number];
/** A member with what everybody may see of them. */
export type Member = Extract<Listed, { stats: unknown }>;

const QUIET = { quiet: true } as const;
/** A screen that opens asks anew: nobody told it what happened meanwhile. */
const FRESH = { staleTime: 0 } as const;
/** Milliseconds: what a page has asked for ahead, the screen on it does not ask for again. */
const AHEAD = { staleTime: 2000 } as const;
/** Members of a page (wire-groups-and-admin 1.11). */
const MEMBERS_PAGE = 30;

const isWhole = (listed: Listed): listed is Member => 'stats' in listed;

/** The groups of the player that have a plan. */
export const useGroupPlans = (userId: string) =>
  useQuery(
    {
      ...FRESH,
      queryKey: keys.groupPlans(userId),
      queryFn: () => call(groupPlanCalls.listGroupPlans, {}, QUIET),
    },
    queryClient,
  );

/** Whether a group is known to have no plan, or no more: its board refuses everybody. */
const isKnownEnded = (userId: string, groupId: string): boolean =>
  queryClient.getQueryData<Group>(keys.group(userId, groupId))?.purchased.active === false;

/** Asks anew for a group, and then for all that is shown of it, unless its plan has ended meanwhile. */
async function refreshGroup(userId: string, groupId: string): Promise<void> {
  const queryKey = keys.group(userId, groupId);
  await queryClient.invalidateQueries({ queryKey, exact: true });
  if (isKnownEnded(userId, groupId)) return;
  const predicate = (query: { readonly queryKey: QueryKey }) => query.queryKey.length > queryKey.length;
  await queryClient.invalidateQueries({ queryKey, predicate });
}

/** Asks anew for all that is shown of a group with a plan, and for the list that it is in. */
export async function refreshPlan(userId: string, groupId: string): Promise<void> {
  await Promise.all([
    refreshGroup(userId, groupId),
    queryClient.invalidateQueries({ queryKey: keys.groupPlans(userId) }),
  ]);
}

/** Asks anew for the tasks of a board. */
export const refreshBoard = (userId: string, groupId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keys.board(userId, groupId) });

/** Asks anew for some tasks of a board, or for all that is shown of its group if more may have changed. */
async function follow(userId: string, groupId: string, taskIds: readonly string[] = []): Promise<void> {
  if (!(await refreshTasks(userId, groupId, taskIds))) await refreshPlan(userId, groupId);
}

/** A group, also fetched anew, with all that is shown of it, whenever something happens in it. */
export function useGroup(userId: string, groupId: string) {
  useEffect(
    () =>
      followTopic(`group:${groupId}`, (event) => {
        if (event.kind === 'group') void follow(userId, groupId, event.taskIds);
        else if (event.kind === 'missed') void refreshPlan(userId, groupId);
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

const fetchTasks = async (groupId: string, type?: 'completedTodos'): Promise<readonly Task[]> => {
  const query = type ? { type } : {};
  return (await call(groupTaskCalls.getGroupTasks, { params: { groupId }, query }, QUIET)).map(asTask);
};

const boardQuery = (userId: string, groupId: string) => ({
  ...AHEAD,
  queryKey: keys.boardTasks(userId, groupId),
  queryFn: () => fetchTasks(groupId),
});
const doneQuery = (userId: string, groupId: string) => ({
  ...AHEAD,
  queryKey: keys.boardDone(userId, groupId),
  queryFn: () => fetchTasks(groupId, 'completedTodos'),
});

/** The tasks of a board in order, without to-dos that are done. */
export const useBoard = (userId: string, groupId: string) =>
  useQuery(boardQuery(userId, groupId), queryClient);

/** The to-dos of a board that are done, the newest first. */
export const useDoneTodos = (userId: string, groupId: string) =>
  useQuery(doneQuery(userId, groupId), queryClient);

/** Asks for the tasks of a board together with its group, rather than after it. */
export function askForBoard(userId: string, groupId: string): void {
  if (isKnownEnded(userId, groupId)) return;
  void queryClient.prefetchQuery(boardQuery(userId, groupId));
  void queryClient.prefetchQuery(doneQuery(userId, groupId));
}

/** All members, asked for page after page: a board shows who does what. */
export function useEveryMember(userId: string, groupId: string) {
  const query = useInfiniteQuery(
    {
      ...FRESH,
      queryKey: keys.everyMember(userId, groupId),
      queryFn: ({ pageParam: lastId }) => {
        const asked = { limit: MEMBERS_PAGE, includeAllPublicFields: 'true', ...(lastId && { lastId }) };
        return call(groupCalls.getGroupMembers, { params: { groupId }, query: asked }, QUIET);
      },
      initialPageParam: '',
      getNextPageParam: (page) => (page.length < MEMBERS_PAGE ? undefined : page.at(-1)?._id),
    },
    queryClient,
  );
  const { hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return { ...query, members: query.data?.pages.flat().filter(isWhole) };
}
