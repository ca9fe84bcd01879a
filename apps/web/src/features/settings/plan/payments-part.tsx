import { t } from '../../../i18n/i18n.ts';
import { receiptPath } from '../../../lib/plan-address.ts';
import { type OwnPayment, useOwnPayments } from '../../../pay-kit/own-payments.ts';
import { hasReceipt, PaymentList } from '../../../pay-kit/payment-list.tsx';
import { Skeleton } from '../../../ui/feedback.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import styles from './plan.module.css';

const listed = ({ id, date, what, amount, state }: OwnPayment) => ({
  id,
  date,
  what,
  amount,
  state,
  receipt: hasReceipt(state) ? receiptPath(id) : undefined,
});

/** What the player has paid, with receipts. Where nothing costs money, only what was paid before shows it. */
export function PaymentsPart({ isFree }: { readonly isFree: boolean }) {
  const { data, isError, refetch } = useOwnPayments();
  if (isFree && !data?.length) return null;
  return (
    <section className={styles['part']} aria-labelledby="payments">
      <h2 id="payments" className={styles['title']}>
        {t('pay.payments')}
      </h2>
      {!data && isError && <LoadFailed title={t('pay.paymentsFailed')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton />}
      {data?.length === 0 && <p className={styles['note']}>{t('pay.noPayments')}</p>}
      {data && data.length > 0 && <PaymentList payments={data.map(listed)} />}
    </section>
  );
}
