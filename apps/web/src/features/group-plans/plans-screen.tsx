import { Suspense, useMemo, useState } from 'react';
import { Pet } from '../../art/pet.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { keys } from '../../data/queries.ts';
import { useKept } from '../../data/use-kept.ts';
import { t } from '../../i18n/i18n.ts';
import { groupPlanPath } from '../../lib/group-plan-address.ts';
import { type Payments, usePayments } from '../../pay-kit/use-payments.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { Plus } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Candidates } from './candidates.tsx';
import { FoundDialog } from './later.ts';
import styles from './plans.module.css';
import { type PlannedGroup, useGroupPlans } from './queries.ts';

function PlanCard({ group, selfId }: { readonly group: PlannedGroup; readonly selfId: string }) {
  const { _id, name, summary, leader, managers, purchased } = group;
  const role = leader === selfId ? 'plans.youLead' : managers[selfId] ? 'plans.youManage' : undefined;
  return (
    <article className={styles['panel']}>
      <h2>
        <Link to={groupPlanPath(_id)}>{name}</Link>
      </h2>
      {summary !== name && <p className={styles['hint']}>{summary}</p>}
      <div className={styles['line']}>
        {role && <Chip>{t(role)}</Chip>}
        {purchased.dateTerminated && <Chip kind="wash">{t('plans.ending')}</Chip>}
      </div>
      <div className={styles['line']}>
        <Link
          to={groupPlanPath(_id)}
          className={buttonLook}
          data-kind="secondary"
          aria-label={t('plans.boardOf', { name })}
        >
          {t('plans.openBoard')}
        </Link>
        <Link
          to={groupPlanPath(_id, 'information')}
          className={buttonLook}
          data-kind="quiet"
          aria-label={t('plans.informationOf', { name })}
        >
          {t('plans.information')}
        </Link>
      </div>
    </article>
  );
}

function Plans({ groups, selfId }: { readonly groups: readonly PlannedGroup[]; readonly selfId: string }) {
  if (groups.length === 0)
    return (
      <EmptyState
        picture={<Pet name="Wolf-Base" scale={2} />}
        title={t('plans.none')}
        hint={t('plans.noneHint')}
      />
    );
  return (
    <ul className={styles['cards']} aria-label={t('plans.title')}>
      {groups.map((group) => (
        <li key={group._id}>
          <PlanCard group={group} selfId={selfId} />
        </li>
      ))}
    </ul>
  );
}

/** Whether somebody can get a plan here, and for nothing; plans are sold by card only (wire-groups-and-admin 5.2). */
function offerOf({ kind, ways }: Payments): 'free' | 'sold' | 'cardOnly' {
  if (kind === 'off') return 'free';
  return ways.includes('card') ? 'sold' : 'cardOnly';
}

/** The groups of the player that have a plan, and how to get one. Stands below the head of the pages of groups. */
export function PlansScreen() {
  const { _id: selfId } = usePlayer();
  const { data, isError, refetch } = useGroupPlans(selfId);
  const { payments } = usePayments();
  useKept(
    selfId,
    useMemo(() => [keys.groupPlans(selfId), keys.site()], [selfId]),
  );
  const offer = payments && offerOf(payments);
  const isFree = offer === 'free';
  const [isFounding, setIsFounding] = useState(false);
  return (
    <div className={styles['page']}>
      <p className={styles['hint']}>
        {t('plans.what')} {offer && t(`plans.${offer}`)}
      </p>
      {offer !== 'cardOnly' && (
        <div className={styles['line']}>
          <Button
            icon={<Plus size={18} aria-hidden="true" />}
            disabled={!offer}
            onClick={() => setIsFounding(true)}
          >
            {t('plans.found')}
          </Button>
        </div>
      )}
      {data && <Plans groups={data} selfId={selfId} />}
      {!data && isError && (
        <LoadFailed title={t('plans.failed')} hint={t('plans.failedHint')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton />}
      {data && offer && offer !== 'cardOnly' && <Candidates plans={data} isFree={isFree} />}
      <Suspense fallback={null}>
        {isFounding && <FoundDialog isFree={isFree} onClose={() => setIsFounding(false)} />}
      </Suspense>
    </div>
  );
}
