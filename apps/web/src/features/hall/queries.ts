import type { AnswerOf, hallCalls as Calls } from '@everdeed/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hallCalls } from 'virtual:calls/hall';
import { call } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';

/** Somebody whom the hall thanks. */
export type Honoured = AnswerOf<typeof Calls.getHeroes>[number];

const QUIET = { quiet: true } as const;
/** Patrons of a page (wire-groups-and-admin 6.1). */
export const PATRONS_PAGE = 50;

/** Every contributor, the highest tier first. */
export const useHeroes = () =>
  useQuery({ queryKey: keys.heroes(), queryFn: () => call(hallCalls.getHeroes, {}, QUIET) }, queryClient);

/** Patrons, page after page up to `page`, from 0; or all of them. */
export function usePatrons(page: number, wantsAll: boolean) {
  const query = useInfiniteQuery(
    {
      queryKey: keys.patrons(),
      queryFn: ({ pageParam }) => call(hallCalls.getPatrons, { query: { page: pageParam } }, QUIET),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (last.length < PATRONS_PAGE ? undefined : pages.length),
    },
    queryClient,
  );
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isShort = wantsAll || (data !== undefined && data.pages.length <= page);
  useEffect(() => {
    if (isShort && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isShort, hasNextPage, isFetching, isError, fetchNextPage]);
  return query;
}
