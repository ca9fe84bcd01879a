import type { AnswerOf, groupPlanCalls as contract } from '@everdeed/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { groupPlanCalls } from 'virtual:calls/groupPlan';
import { call } from '../../data/api.ts';
import { usePlayer } from '../../data/hooks.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { saveBlob } from '../../data/save-file.ts';
import { t } from '../../i18n/i18n.ts';
import { receiptPath } from '../../lib/plan-address.ts';
import { hasReceipt, type ListedPayment, PaymentList } from '../../pay-kit/payment-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Download } from '../../ui/more-icons.ts';
import { paymentsCsv } from './payments-csv.ts';
import styles from './payments-table.module.css';

type Bill = AnswerOf<typeof contract.listPlanPayments>[number];

interface PaymentsTableProps {
  readonly groupId: string;
  /** Whether the reader pays for the plan, and so has the receipts. */
  readonly isPayer: boolean;
}

const listed = ({ id, date, kind, amount, state }: Bill, isPayer: boolean): ListedPayment => ({
  id,
  date,
  amount,
  state,
  what: t(`plans.bill.${kind}`),
  receipt: isPayer && hasReceipt(state) ? receiptPath(id) : undefined,
});

function Csv({ bills }: { readonly bills: readonly Bill[] }) {
  const save = () => {
    const payments = bills.map((bill) => listed(bill, false));
    const csv = paymentsCsv(payments, bills[0]?.currency ?? '');
    saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${t('plans.csvFile')}.csv`);
  };
  return (
    <Button kind="quiet" icon={<Download size={16} aria-hidden="true" />} onClick={save}>
      {t('plans.csv')}
    </Button>
  );
}

/** What was paid for the plan that runs, the latest first. */
export function PaymentsTable({ groupId, isPayer }: PaymentsTableProps) {
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
      <div className={styles['head']}>
        <h2 id={title}>{t('plans.payments')}</h2>
        {data && data.length > 0 && <Csv bills={data} />}
      </div>
      {!data && isError && (
        <LoadFailed
          title={t('plans.paymentsFailed')}
          hint={t('plans.failedHint')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton />}
      {data?.length === 0 && <p className={styles['none']}>{t('plans.noPayments')}</p>}
      {data && data.length > 0 && <PaymentList payments={data.map((bill) => listed(bill, isPayer))} />}
    </section>
  );
}
