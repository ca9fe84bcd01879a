import type { AnswerOf, groupPlanCalls as contract } from '@everdeed/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { groupPlanCalls } from 'virtual:calls/groupPlan';
import { call } from '../../data/api.ts';
import { usePlayer } from '../../data/hooks.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { formatPrice } from '../../pay-kit/money.ts';
import { Skeleton } from '../../ui/feedback.tsx';
import { Check } from '../../ui/icons.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { CircleAlert, Clock, Undo2 } from '../../ui/more-icons.ts';
import styles from './payments-table.module.css';

type Bill = AnswerOf<typeof contract.listPlanPayments>[number];
type State = Bill['state'];

/** How a state looks: money that came, that is waited for, that went back, or that never came. */
const SIGNS = {
  created: Clock,
  pending: Clock,
  settled: Check,
  failed: CircleAlert,
  abandoned: CircleAlert,
  refunded: Undo2,
  chargedBack: CircleAlert,
} as const satisfies Record<State, typeof Check>;

function StateOf({ state }: { readonly state: State }) {
  const Sign = SIGNS[state];
  return (
    <span className={styles['state']} data-state={state}>
      <Sign size={14} aria-hidden="true" /> {t(`plans.bill.${state}`)}
    </span>
  );
}

const Rows = ({ bills }: { readonly bills: readonly Bill[] }) => (
  <table className={styles['table']}>
    <thead>
      <tr>
        <th scope="col">{t('plans.billDate')}</th>
        <th scope="col">{t('plans.billWhat')}</th>
        <th scope="col">{t('plans.billAmount')}</th>
        <th scope="col">{t('plans.billState')}</th>
      </tr>
    </thead>
    <tbody>
      {bills.map(({ id, date, kind, amount, state }) => (
        <tr key={id}>
          <td>{formatDate(date, { dateStyle: 'medium' })}</td>
          <td>{t(`plans.bill.${kind}`)}</td>
          <td>{formatPrice(amount)}</td>
          <td>
            <StateOf state={state} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What was paid for the plan that runs, the latest first. */
export function PaymentsTable({ groupId }: { readonly groupId: string }) {
  const title = useId();
  const { _id: selfId } = usePlayer();
  const { data, isError, refetch } = useQuery(
    {
      queryKey: keys.planPayments(selfId, groupId),
      staleTime: 0,
      queryFn: () => call(groupPlanCalls.listPlanPayments, { params: { groupId } }, { quiet: true }),
    },
    queryClient,
  );
  return (
    <section className={styles['part']} aria-labelledby={title}>
      <h2 id={title}>{t('plans.payments')}</h2>
      {!data && isError && (
        <LoadFailed
          title={t('plans.paymentsFailed')}
          hint={t('plans.failedHint')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton />}
      {data?.length === 0 && <p className={styles['none']}>{t('plans.noPayments')}</p>}
      {data && data.length > 0 && <Rows bills={data} />}
    </section>
  );
}
