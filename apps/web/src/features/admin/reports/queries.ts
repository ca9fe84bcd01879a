import type { AnswerOf, reportCalls as Calls } from '@everdeed/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { reportCalls } from 'virtual:calls/report';
import { call } from '../../../data/api.ts';
import { keys, queryClient } from '../../../data/queries.ts';

export type ReportPage = AnswerOf<typeof Calls.getReports>;
export type ListedReport = ReportPage['items'][number];
export type Report = AnswerOf<typeof Calls.getReport>;
export type ReportKind = ListedReport['kind'];

const QUIET = { quiet: true } as const;
const FRESH = { staleTime: 0 } as const;

/** What the queue shows: what waits, of one kind or of all; or what is decided. */
export type Filter = 'open' | ReportKind | 'done';

/** Which report, as parameters of a call. */
export const subjectOf = ({ kind, subjectId }: Pick<ListedReport, 'kind' | 'subjectId'>) => ({
  kind,
  subjectId,
});

/** The queue, page after page, the latest report first; asked for by those who may see it. */
export const useReports = (filter: Filter, mayKnow = true) =>
  useInfiniteQuery(
    {
      ...FRESH,
      enabled: mayKnow,
      queryKey: keys.reports(filter),
      queryFn: ({ pageParam: lastId }) => {
        const state = filter === 'done' ? { state: 'done' } : filter === 'open' ? {} : { kind: filter };
        return call(reportCalls.getReports, { query: { ...state, ...(lastId && { lastId }) } }, QUIET);
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );

/** One report with what stands around it. */
export const useReport = (subject: Pick<ListedReport, 'kind' | 'subjectId'>) =>
  useQuery(
    {
      ...FRESH,
      queryKey: keys.report(subject.kind, subject.subjectId),
      queryFn: () => call(reportCalls.getReport, { params: subjectOf(subject) }, QUIET),
    },
    queryClient,
  );

/** Asks anew for all that is shown of reports. */
export const refreshReports = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keys.allReports() });
