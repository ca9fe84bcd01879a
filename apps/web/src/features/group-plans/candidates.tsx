import { useQuery } from '@tanstack/react-query';
import { Suspense, useId } from 'react';
import { groupCalls } from 'virtual:calls/group';
import { call } from '../../data/api.ts';
import { usePlayer } from '../../data/hooks.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { t } from '../../i18n/i18n.ts';
import { Skeleton } from '../../ui/feedback.tsx';
import { Candidate } from './later.ts';
import styles from './plans.module.css';
import type { PlannedGroup } from './queries.ts';

interface CandidatesProps {
  readonly plans: readonly PlannedGroup[];
  readonly isFree: boolean;
}

/** The party and the private guilds that the player leads and that have no plan yet. */
export function Candidates({ plans, isFree }: CandidatesProps) {
  const title = useId();
  const { _id: selfId } = usePlayer();
  const { data = [] } = useQuery(
    {
      queryKey: keys.planCandidates(selfId),
      staleTime: 0,
      queryFn: () => call(groupCalls.listGroups, { query: { type: 'party,privateGuilds' } }, { quiet: true }),
    },
    queryClient,
  );
  const left = data.filter(
    ({ _id, leader }) => leader === selfId && !plans.some((group) => group._id === _id),
  );
  if (left.length === 0) return null;
  return (
    <section className={styles['panel']} aria-labelledby={title}>
      <h2 id={title}>{t('plans.candidates')}</h2>
      <p className={styles['hint']}>{t('plans.candidatesHint')}</p>
      <Suspense fallback={<Skeleton count={1} />}>
        <ul className={styles['form']}>
          {left.map((group) => (
            <Candidate key={group._id} group={group} isFree={isFree} />
          ))}
        </ul>
      </Suspense>
    </section>
  );
}
