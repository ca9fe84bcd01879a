import { type ReactNode, useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { failureOf } from '../../data/api.ts';
import { usePlayer } from '../../data/hooks.ts';
import { keys } from '../../data/queries.ts';
import { useKept } from '../../data/use-kept.ts';
import { t } from '../../i18n/i18n.ts';
import {
  GROUP_PLANS_PATH,
  groupPlanAt,
  groupPlanPath,
  type GroupPlanPage,
} from '../../lib/group-plan-address.ts';
import { guildPath } from '../../lib/guild-address.ts';
import { type Payments, usePayments } from '../../pay-kit/use-payments.ts';
import page from '../../social-kit/group-page.module.css';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { BoardLoading } from './board-loading.tsx';
import { PlanHead } from './plan-head.tsx';
import { askForBoard, type Group, useGroup } from './queries.ts';

/** Shows a page of a group with a plan below its head. */
export type RenderPage = (page: GroupPlanPage, group: Group, payments: Payments) => ReactNode;

const NOT_FOUND = 404;

/** Why there is nothing to see: not the player's group, gone, or not to be reached right now. */
function Missing({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const failure = failureOf(error);
  const isGone = failure?.kind === 'refused' && failure.status === NOT_FOUND;
  return (
    <div className={page['over']}>
      {isGone ? (
        <EmptyState
          title={t('plans.gone')}
          hint={t('plans.goneHint')}
          action={
            <Link to={GROUP_PLANS_PATH} className={buttonLook} data-kind="secondary">
              {t('plans.toPlans')}
            </Link>
          }
        />
      ) : (
        <LoadFailed title={t('plans.oneFailed')} hint={t('plans.failedHint')} onRetry={onRetry} />
      )}
    </div>
  );
}

/** Where a group without a plan is. */
const placeOf = ({ type, _id }: Group): string => (type === 'party' ? '/party' : guildPath(_id));

/** What a board needs to stand there without a server. */
const boardKeys = (userId: string, groupId: string) => [
  keys.group(userId, groupId),
  keys.boardTasks(userId, groupId),
  keys.boardDone(userId, groupId),
  keys.everyMember(userId, groupId),
  keys.site(),
];

interface OneProps {
  readonly groupId: string;
  readonly at: GroupPlanPage;
  readonly renderPage: RenderPage;
}

function One({ groupId, at, renderPage }: OneProps) {
  const { _id: selfId } = usePlayer();
  const { data: group, error, isError, isFetching, refetch } = useGroup(selfId, groupId);
  const { payments, failed, retry } = usePayments();
  useKept(
    selfId,
    useMemo(() => boardKeys(selfId, groupId), [selfId, groupId]),
  );
  const isBoard = at === 'task-information';
  useEffect(() => {
    if (isBoard) askForBoard(selfId, groupId);
  }, [isBoard, selfId, groupId]);
  const again = () => {
    void refetch();
    if (failed) retry();
  };
  const isGone = failureOf(error)?.kind === 'refused';
  if ((isError && !group) || isGone || failed) return <Missing error={error} onRetry={again} />;
  const loading = isBoard ? <BoardLoading /> : <Skeleton />;
  if (!group || !payments) return loading;
  // What is kept may be of the time before a plan began.
  if (!group.purchased.active) return isFetching ? loading : <Navigate to={placeOf(group)} replace />;
  return (
    <>
      <PlanHead group={group} payments={payments} />
      {renderPage(at, group, payments)}
    </>
  );
}

/** The group with a plan at the current address; without a page of its own, its board. */
export function PlanPage({ renderPage }: Pick<OneProps, 'renderPage'>) {
  const address = groupPlanAt(useLocation().pathname);
  if (!address) return null;
  const { groupId, page: at } = address;
  if (!at) return <Navigate to={groupPlanPath(groupId)} replace />;
  return <One key={groupId} groupId={groupId} at={at} renderPage={renderPage} />;
}
