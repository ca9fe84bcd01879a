import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Pet } from '../../art/pet.tsx';
import { usePlayerPart } from '../../data/hooks.ts';
import { useOffline } from '../../data/use-offline.ts';
import { t } from '../../i18n/i18n.ts';
import { FIND_CHALLENGES_PATH, MY_CHALLENGES_PATH, NEW_CHALLENGE_PATH } from '../../lib/challenge-address.ts';
import { useChosen } from '../../lib/use-chosen.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { Plus } from '../../ui/icons.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SlidersHorizontal } from '../../ui/more-icons.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { useAct } from '../../social-kit/use-act.ts';
import { ChallengeRow } from './challenge-row.tsx';
import styles from './challenges.module.css';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { countOf, type Filters, filtersAt, searchOf } from './filters.ts';
import { useListsSeenAgain } from './live-challenge.ts';
import { refreshChallenges, useChallengeCounts, useChallenges } from './queries.ts';

const TABS = () => [
  { path: MY_CHALLENGES_PATH, label: t('challenges.mine') },
  { path: FIND_CHALLENGES_PATH, label: t('challenges.find') },
];

interface ListProps {
  readonly filters: Filters;
  readonly isMine: boolean;
  readonly onClear: () => void;
}

const picture = <Pet name="Fox-Base" scale={2} />;

function NoChallenges({ filters, isMine, onClear }: ListProps) {
  if (countOf(filters) > 0)
    return (
      <EmptyState
        picture={picture}
        title={t('challenges.noneFound')}
        hint={t('challenges.noneFoundHint')}
        action={<Button onClick={onClear}>{t('challenges.clearFilters')}</Button>}
      />
    );
  return isMine ? (
    <EmptyState
      picture={picture}
      title={t('challenges.noneOfMine')}
      hint={t('challenges.noneOfMineHint')}
      action={
        <Link to={FIND_CHALLENGES_PATH} className={buttonLook} data-kind="primary">
          {t('challenges.toFind')}
        </Link>
      }
    />
  ) : (
    <EmptyState picture={picture} title={t('challenges.none')} hint={t('challenges.noneHint')} />
  );
}

function List(props: ListProps) {
  const { filters, isMine } = props;
  const selfId = usePlayerPart(({ _id }) => _id);
  const joined = usePlayerPart(({ challenges }) => challenges);
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useChallenges(
    selfId,
    filters,
    isMine,
  );
  useListsSeenAgain(selfId);
  const acting = useAct(() => refreshChallenges(selfId));
  const offline = useOffline();
  if (!data && isError)
    return (
      <LoadFailed
        title={t('challenges.failed')}
        hint={t(offline ? 'challenges.offlineHint' : 'challenges.failedHint')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton />;
  // Only the server knows which ones are joined, but it cannot leave them out.
  const shown = data.pages
    .flat()
    .filter(({ _id }) => filters.joined !== 'not_joined' || !joined.includes(_id));
  return (
    <>
      {shown.length === 0 && !hasNextPage && <NoChallenges {...props} />}
      <ul className={styles['rows']} aria-label={t('challenges.title')}>
        {shown.map((challenge) => (
          <li key={challenge._id}>
            <ChallengeRow
              challenge={challenge}
              selfId={selfId}
              isJoined={joined.includes(challenge._id)}
              acting={acting}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className={styles['more']} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('challenges.more')}
        </Button>
      )}
    </>
  );
}

/** The filters where there is no room beside the list. */
function FilterButton(props: FilterFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<SlidersHorizontal size={18} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('challenges.filterCount', { count: countOf(props.filters) })}
      </Button>
      {isOpen && (
        <Dialog
          title={t('challenges.filters')}
          onClose={() => setIsOpen(false)}
          actions={<Button onClick={() => setIsOpen(false)}>{t('challenges.showResults')}</Button>}
        >
          <FilterFields {...props} />
        </Dialog>
      )}
    </>
  );
}

function Total({ total }: { readonly total: number | undefined }) {
  return (
    <span className={styles['total']} role="status">
      {total !== undefined && total > 0 && t('challenges.foundCount', { count: total })}
    </span>
  );
}

/** Challenges of one's own and those to find, with filters. */
export function ChallengesScreen() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isMine = pathname === MY_CHALLENGES_PATH;
  const [filters, onChange] = useChosen(
    filtersAt(search),
    (next) => void navigate(pathname + searchOf(next), { replace: true }),
  );
  const selfId = usePlayerPart(({ _id }) => _id);
  const counted = useChallengeCounts(selfId, filters, isMine);
  const shared = { filters, onChange, counts: counted?.categories };
  const isWide = useMedia('(min-width: 1100px)');
  const onClear = () => void navigate(pathname, { replace: true });
  return (
    <>
      <div className={styles['head']}>
        <PageHead title={t('challenges.title')} tabs={TABS()} tabsLabel={t('challenges.title')} />
      </div>
      <div className={styles['finder']}>
        {isWide && (
          <section className={styles['filters']} aria-label={t('challenges.filters')}>
            <FilterFields key={pathname} {...shared} />
          </section>
        )}
        <div className={styles['list']}>
          <div className={styles['bar']}>
            <Total total={counted?.total} />
            {isWide || <FilterButton key={pathname} {...shared} />}
            <Link to={NEW_CHALLENGE_PATH} className={buttonLook} data-kind="secondary">
              <Plus size={18} aria-hidden="true" /> {t('challenges.new')}
            </Link>
          </div>
          <List filters={filters} isMine={isMine} onClear={onClear} />
        </div>
      </div>
    </>
  );
}
