import type { AnswerOf, newsCalls as Calls } from '@everdeed/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { newsCalls } from 'virtual:calls/news';
import { call } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';

export type NewsPost = AnswerOf<typeof Calls.getNews>[number];

const QUIET = { quiet: true } as const;
/** Posts of a page (wire-groups-and-admin 7.2). */
const POSTS_PAGE = 10;

/** News, page after page, the latest first; whoever writes them sees drafts, too, and what is still to come out. */
export const usePosts = () =>
  useInfiniteQuery(
    {
      queryKey: keys.news(),
      queryFn: ({ pageParam }) => call(newsCalls.getNews, { query: { page: pageParam } }, QUIET),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (last.length < POSTS_PAGE ? undefined : pages.length),
      staleTime: 0,
    },
    queryClient,
  );

/** Asks anew for the news that is shown. */
export const refreshPosts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keys.news() });
