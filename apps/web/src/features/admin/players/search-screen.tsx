import { useQuery } from '@tanstack/react-query';
import { adminCalls } from 'virtual:calls/admin';
import { Pet } from '../../../art/pet.tsx';
import { call } from '../../../data/api.ts';
import { keys, queryClient } from '../../../data/queries.ts';
import { t } from '../../../i18n/i18n.ts';
import { adminPlayerPath } from '../../../lib/admin-address.ts';
import { MemberFace } from '../../../member-kit/member-face.tsx';
import { TierMark } from '../../../social-kit/tier-mark.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState, Skeleton } from '../../../ui/feedback.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import styles from '../admin.module.css';

const useFound = (userIdentifier: string) =>
  useQuery(
    {
      staleTime: 0,
      queryKey: keys.foundPlayers(userIdentifier),
      queryFn: () => call(adminCalls.searchPlayers, { params: { userIdentifier } }, { quiet: true }),
    },
    queryClient,
  );

function Found({ search }: { readonly search: string }) {
  const { data, isError, refetch } = useFound(search);
  if (!data)
    return isError ? (
      <LoadFailed
        title={t('admin.searchFailed')}
        hint={t('admin.failedHint')}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton />
    );
  if (data.length === 0)
    return (
      <EmptyState
        picture={<Pet name="Fox-Base" scale={2} />}
        title={t('admin.nobody')}
        hint={t('admin.nobodyHint')}
      />
    );
  return (
    <ul className={`${styles['panel']} ${styles['rows']}`} aria-label={t('admin.found')}>
      {data.map(({ _id, profile, contributor, auth }) => (
        <li key={_id}>
          <Link className={styles['row']} to={adminPlayerPath(_id)}>
            <span className={styles['line']}>
              <MemberFace id={_id} />
              <span>
                <span className={styles['line']}>
                  <b>{profile.name}</b> <TierMark tier={contributor.level ?? 0} />
                </span>
                <span className={styles['small']}>
                  {[auth.local.username && `@${auth.local.username}`, auth.local.email]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </span>
            {auth.blocked === true && <Chip kind="wash">{t('admin.isBlocked')}</Chip>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Whoever was found by id, email address or the beginning of their username. */
export function SearchScreen({ search }: { readonly search: string }) {
  return (
    <div className={styles['page']}>
      {search ? (
        <Found search={search} />
      ) : (
        <EmptyState
          picture={<Pet name="Wolf-Base" scale={2} />}
          title={t('admin.searchFirst')}
          hint={t('admin.searchFirstHint')}
        />
      )}
    </div>
  );
}
