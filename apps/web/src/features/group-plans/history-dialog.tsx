import type { AnswerOf, groupTaskCalls as contract } from '@everdeed/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { groupTaskCalls } from 'virtual:calls/groupTask';
import { call } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { t } from '../../i18n/i18n.ts';
import { dateOfInstant, type LocalDate } from '../../task-kit/calendar.ts';
import { formatTime, sayDate } from '../../task-kit/date-words.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { useToday } from '../../task-kit/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import styles from './board.module.css';
import { SmallFace, useSayDeed } from './people.tsx';

type Deed = AnswerOf<typeof contract.getBoardDeeds>[number];

/** Deeds of a page that is full (the server's figure). */
const PAGE = 50;

const useDeeds = (userId: string, groupId: string) =>
  useInfiniteQuery(
    {
      queryKey: keys.boardDeeds(userId, groupId),
      staleTime: 0,
      queryFn: ({ pageParam: before }) => {
        const query = before === '' ? {} : { before };
        return call(groupTaskCalls.getBoardDeeds, { params: { groupId }, query }, { quiet: true });
      },
      initialPageParam: '',
      getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    },
    queryClient,
  );

function Line({ deed: { kind, title, userId, memberId, date } }: { readonly deed: Deed }) {
  const sayDeed = useSayDeed();
  return (
    <li>
      <SmallFace id={userId} />
      <span>{sayDeed(kind, plainTitle({ text: title }), userId, memberId)}</span>
      <time dateTime={date}>{formatTime(date)}</time>
    </li>
  );
}

/** Deeds by the day they were done on, in their order. */
function byDay(deeds: readonly Deed[]): ReadonlyMap<LocalDate, readonly Deed[]> {
  const days = new Map<LocalDate, Deed[]>();
  for (const deed of deeds) {
    const day = dateOfInstant(deed.date);
    days.set(day, [...(days.get(day) ?? []), deed]);
  }
  return days;
}

interface HistoryDialogProps {
  readonly userId: string;
  readonly groupId: string;
  readonly onClose: () => void;
}

/** Who did what with the tasks of a board, the latest first. */
export function HistoryDialog({ userId, groupId, onClose }: HistoryDialogProps) {
  const today = useToday();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDeeds(
    userId,
    groupId,
  );
  const deeds = data?.pages.flat();
  return (
    <Dialog title={t('plans.history')} description={t('plans.historyHint')} onClose={onClose}>
      {!deeds && isError && (
        <LoadFailed
          title={t('plans.historyFailed')}
          hint={t('plans.failedHint')}
          onRetry={() => void refetch()}
        />
      )}
      {!deeds && !isError && <Skeleton />}
      {deeds?.length === 0 && <EmptyState title={t('plans.noHistory')} />}
      {deeds &&
        [...byDay(deeds)].map(([day, done]) => (
          <section key={day} className={styles['today']} aria-label={sayDate(day, today)}>
            <h3>{sayDate(day, today)}</h3>
            <ol>
              {done.map((deed) => (
                <Line key={deed.id} deed={deed} />
              ))}
            </ol>
          </section>
        ))}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('plans.more')}
        </Button>
      )}
    </Dialog>
  );
}
