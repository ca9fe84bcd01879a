import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { adminGroupCalls } from 'virtual:calls/adminGroup';
import { call } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { t } from '../../i18n/i18n.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import styles from './admin.module.css';
import { GroupPanel } from './group-panel.tsx';

const useFound = (search: string) =>
  useQuery(
    {
      staleTime: 0,
      queryKey: keys.adminGroups(search),
      queryFn: () => call(adminGroupCalls.findGroups, { query: { search } }, { quiet: true }),
    },
    queryClient,
  );

function Found({ search, onOpen }: { readonly search: string; readonly onOpen: (id: string) => void }) {
  const { data, isError, refetch } = useFound(search);
  if (!data)
    return isError ? (
      <LoadFailed
        title={t('admin.groupsFailed')}
        hint={t('admin.failedHint')}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton />
    );
  if (data.length === 0) return <EmptyState title={t('admin.noGroups')} hint={t('admin.noGroupsHint')} />;
  return (
    <ul className={`${styles['panel']} ${styles['rows']}`} aria-label={t('admin.groups')}>
      {data.map(({ _id, name, type, privacy, memberCount, hasPlan, questKey }) => (
        <li key={_id}>
          <button type="button" className={styles['row']} onClick={() => onOpen(_id)}>
            <span>
              <b>{name}</b>
              <span className={styles['small']}>
                {t(`admin.groupType.${type}`)}, {t(`admin.privacy.${privacy}`)},{' '}
                {t('admin.memberCount', { count: memberCount })}
              </span>
            </span>
            {questKey && <Chip>{t('admin.onQuest')}</Chip>}
            {hasPlan && <Chip kind="wash">{t('admin.hasPlan')}</Chip>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Finds groups by id or name, and mends one. */
export function GroupsScreen() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const groupId = params.get('group');
  const [words, setWords] = useState(search);
  const find = (event: FormEvent) => {
    event.preventDefault();
    setParams(words.trim() ? { search: words.trim() } : {});
  };
  if (groupId)
    return (
      <div className={styles['page']}>
        <BackLink to={search ? `?${new URLSearchParams({ search })}` : '?'} label={t('admin.groups')} />
        <GroupPanel groupId={groupId} />
      </div>
    );
  return (
    <div className={styles['page']}>
      <form role="search" className={styles['find']} onSubmit={find}>
        <SearchField label={t('admin.findGroup')} value={words} onChange={setWords} />
      </form>
      <Found search={search} onOpen={(group) => setParams({ ...(search && { search }), group })} />
    </div>
  );
}
