import { auditActs, type AuditAct } from '@everdeed/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { auditCalls } from 'virtual:calls/audit';
import { Pet } from '../../../art/pet.tsx';
import { call } from '../../../data/api.ts';
import { keys, queryClient } from '../../../data/queries.ts';
import { t } from '../../../i18n/i18n.ts';
import { useNames } from '../../../item-kit/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../../ui/feedback.tsx';
import { Select } from '../../../ui/field.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import styles from '../admin.module.css';
import { AuditLine } from './audit-line.tsx';

interface Filters {
  readonly act?: AuditAct;
  readonly userId?: string;
}

const useLog = (filters: Filters) =>
  useInfiniteQuery(
    {
      staleTime: 0,
      queryKey: keys.audit(filters),
      queryFn: ({ pageParam: lastId }) =>
        call(auditCalls.getAuditLog, { query: { ...filters, ...(lastId && { lastId }) } }, { quiet: true }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );

/** Everything that administrators have done, or what they did of one kind or to one player. */
export function LogScreen() {
  useNames('quests');
  const [params, setParams] = useSearchParams();
  const act = auditActs.find((one) => one === params.get('act'));
  const userId = params.get('player') ?? undefined;
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useLog({
    ...(act && { act }),
    ...(userId && { userId }),
  });
  const entries = data?.pages.flatMap(({ items }) => items);
  const choose = (value: AuditAct | 'all') =>
    setParams({ ...(value !== 'all' && { act: value }), ...(userId && { player: userId }) });
  return (
    <div className={styles['page']}>
      <div className={styles['line']}>
        <Select
          label={t('admin.actKind')}
          value={act ?? 'all'}
          options={(['all', ...auditActs] as const).map((value) => ({
            value,
            label: t(`admin.kind.${value}`),
          }))}
          onChange={choose}
        />
        {userId && <Button onClick={() => setParams(act ? { act } : {})}>{t('admin.wholeLog')}</Button>}
      </div>
      {!entries && isError && (
        <LoadFailed
          title={t('admin.logFailed')}
          hint={t('admin.failedHint')}
          onRetry={() => void refetch()}
        />
      )}
      {!entries && !isError && <Skeleton />}
      {entries?.length === 0 && (
        <EmptyState picture={<Pet name="Wolf-Base" scale={2} />} title={t('admin.logEmpty')} />
      )}
      {entries && entries.length > 0 && (
        <ul className={styles['panel']} aria-label={t('admin.log')}>
          {entries.map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('admin.more')}
        </Button>
      )}
    </div>
  );
}
