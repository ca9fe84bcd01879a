import { hasPrivilege } from '@everdeed/rules';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { KeeperScene, ShopScene } from '../../art/keeper-scene.tsx';
import { usePlayerPart } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { CONTRIBUTORS_PATH, PATRONS_PATH } from '../../lib/hall-address.ts';
import { Pager } from '../../social-kit/pager.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { usePageMark } from '../../ui/page-mark.ts';
import { useMedia } from '../../ui/use-media.ts';
import { HallList } from './hall-list.tsx';
import styles from './hall.module.css';
import { Lookup } from './lookup.tsx';
import { PATRONS_PAGE, useHeroes, usePatrons } from './queries.ts';
import { findIn, patronSections, tierSections } from './tiers.ts';

/** Contributors of a page: our own figure, that of patrons. */
const HEROES_PAGE = PATRONS_PAGE;

/** The page of the address, from 0; there it counts from 1. */
function usePage(): readonly [page: number, go: (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const page = Math.max(0, Math.floor(Number(params.get('page') ?? 1)) - 1) || 0;
  const go = (next: number) => {
    setParams(next > 0 ? { page: String(next + 1) } : {});
    scrollTo(0, 0);
  };
  return [page, go];
}

interface ListProps {
  readonly search: string;
}

function Loading({ isError, onRetry }: { readonly isError: boolean; readonly onRetry: () => void }) {
  if (!isError) return <Skeleton />;
  return <LoadFailed title={t('hall.failed')} hint={t('hall.failedHint')} onRetry={onRetry} />;
}

function Heroes({ search }: ListProps) {
  const { data, isError, refetch } = useHeroes();
  const [page, go] = usePage();
  if (!data) return <Loading isError={isError} onRetry={() => void refetch()} />;
  const found = findIn(data, search);
  const shown = search ? found : found.slice(page * HEROES_PAGE, (page + 1) * HEROES_PAGE);
  return (
    <>
      <HallList sections={tierSections(shown)} kind="contributor" isSearch={search !== ''} />
      {!search && <Pager page={page} pages={Math.ceil(found.length / HEROES_PAGE)} onPage={go} />}
    </>
  );
}

function Patrons({ search }: ListProps) {
  const [page, go] = usePage();
  const { data, isError, isFetching, hasNextPage, refetch, fetchNextPage } = usePatrons(page, search !== '');
  const shown = search ? data && findIn(data.pages.flat(), search) : data?.pages[page];
  const isWaiting = isFetching && (search ? shown?.length === 0 : shown === undefined);
  const retry = () => void (data ? fetchNextPage() : refetch());
  if (!data || isWaiting || (isError && shown === undefined))
    return <Loading isError={isError} onRetry={retry} />;
  return (
    <>
      <HallList sections={patronSections(shown ?? [])} kind="patron" isSearch={search !== ''} />
      {!search && <Pager page={page} hasNext={page + 1 < data.pages.length || hasNextPage} onPage={go} />}
    </>
  );
}

function Body({ children }: { readonly children: (search: string) => ReactNode }) {
  const [search, setSearch] = useState('');
  return (
    <>
      <div className={styles['search']}>
        <SearchField label={t('hall.find')} value={search} onChange={setSearch} />
      </div>
      <div className={styles['list']}>{children(search.trim())}</div>
    </>
  );
}

/** The hall: everyone whose work or money is in this place. Support can look somebody up. */
export function HallScreen() {
  const { pathname } = useLocation();
  const isSupport = usePlayerPart(({ permissions }) => hasPrivilege(permissions, 'userSupport'));
  // What the keeper says would take the room of three names.
  const isPhone = useMedia('(max-width: 767.98px)');
  usePageMark('purseless');
  const isPatrons = pathname.startsWith(PATRONS_PATH);
  return (
    <>
      {isPhone ? (
        <div className={styles['scene']}>
          <ShopScene keeper="guilds" />
        </div>
      ) : (
        <KeeperScene keeper="guilds" name={t('hall.keeper')} isHeading={false} words={t('hall.keeperSays')} />
      )}
      <div className={styles['head']}>
        <PageHead
          title={t('hall.title')}
          tabsLabel={t('hall.pages')}
          tabs={[
            { path: CONTRIBUTORS_PATH, label: t('hall.contributors') },
            { path: PATRONS_PATH, label: t('hall.patrons') },
          ]}
        />
        <p className={styles['intro']}>{t(isPatrons ? 'hall.patronsWhat' : 'hall.contributorsWhat')}</p>
      </div>
      <div className={styles['columns']}>
        <div>
          <Body key={pathname}>
            {(search) => (isPatrons ? <Patrons search={search} /> : <Heroes search={search} />)}
          </Body>
        </div>
        {isSupport && <Lookup />}
      </div>
    </>
  );
}
