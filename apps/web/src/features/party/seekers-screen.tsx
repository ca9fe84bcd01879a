import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupCalls } from 'virtual:calls/group';
import { Pet } from '../../art/pet.tsx';
import { call, send } from '../../data/api.ts';
import { usePlayer } from '../../data/hooks.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { saidAt } from '../../social-kit/time-words.ts';
import { t } from '../../i18n/i18n.ts';
import { MemberRow } from '../../social-kit/member-row.tsx';
import { useMinute } from '../../task-kit/use-minute.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import styles from './party.module.css';

/** Players of a page (wire-groups-and-admin 1.13). */
const PAGE = 30;

const fetchSeekers = (page: number) => call(groupCalls.lookingForParty, { query: { page } }, { quiet: true });
type Seeker = Awaited<ReturnType<typeof fetchSeekers>>[number];

function SeekerRow({
  seeker,
  partyId,
  now,
}: {
  readonly seeker: Seeker;
  readonly partyId: string;
  readonly now: number;
}) {
  const [state, setState] = useState<'open' | 'busy' | 'invited'>('open');
  const invite = async () => {
    setState('busy');
    const body = { uuids: [seeker._id] };
    const reply = await send(groupCalls.inviteToGroup, { params: { groupId: partyId }, body });
    setState(reply.ok ? 'invited' : 'open');
  };
  const { name } = seeker.profile;
  return (
    <MemberRow
      id={seeker._id}
      name={name}
      username={seeker.auth.local.username}
      look={seeker}
      player={{ stats: seeker.stats }}
      tier={seeker.contributor?.level}
      role={t('party.seenAt', { time: saidAt(Date.parse(seeker.auth.timestamps.loggedin), now) })}
    >
      {state === 'invited' ? (
        <span role="status">{t('party.isInvited')}</span>
      ) : (
        <Button
          busy={state === 'busy'}
          aria-label={t('party.inviteOf', { name })}
          onClick={() => void invite()}
        >
          {t('party.inviteOne')}
        </Button>
      )}
    </MemberRow>
  );
}

function Seekers({ selfId, partyId }: { readonly selfId: string; readonly partyId: string }) {
  const now = useMinute() + 59_999;
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: keys.seekers(selfId),
      queryFn: ({ pageParam }) => fetchSeekers(pageParam),
      initialPageParam: 0,
      getNextPageParam: (last: readonly Seeker[], pages) => (last.length < PAGE ? undefined : pages.length),
      retry: false,
    },
    queryClient,
  );
  if (!data && isError)
    return (
      <LoadFailed
        title={t('party.seekersFailed')}
        hint={t('party.seekersFailedHint')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton />;
  const seekers = data.pages.flat();
  if (seekers.length === 0)
    return (
      <EmptyState
        picture={<Pet name="Wolf-Base" scale={2} />}
        title={t('party.noSeekers')}
        hint={t('party.noSeekersHint')}
      />
    );
  return (
    <>
      <ul className={styles['rows']}>
        {seekers.map((seeker) => (
          <li key={seeker._id}>
            <SeekerRow seeker={seeker} partyId={partyId} now={now} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('party.moreSeekers')}
        </Button>
      )}
    </>
  );
}

/** Players who are looking for a party, for leaders who have room. */
export function SeekersScreen() {
  const { _id, party } = usePlayer();
  return (
    <>
      <BackLink to="/party" label={t('party.title')} />
      <PageHead title={t('party.seekers')} />
      <div className={styles['narrow']}>
        <p>{t('party.seekersHint')}</p>
        {party._id ? (
          <Seekers selfId={_id} partyId={party._id} />
        ) : (
          <EmptyState title={t('party.seekersFailed')} hint={t('party.seekersFailedHint')} />
        )}
      </div>
    </>
  );
}
