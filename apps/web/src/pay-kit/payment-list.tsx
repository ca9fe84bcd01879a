import { formatDate } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { Check } from '../ui/icons.ts';
import { Link } from '../ui/link.tsx';
import { CircleAlert, Clock, Undo2 } from '../ui/more-icons.ts';
import { formatPrice } from './money.ts';
import styles from './payment-list.module.css';

/** How a state looks: money that came, that is waited for, that went back, or that never came. */
const SIGNS = {
  created: Clock,
  pending: Clock,
  settled: Check,
  failed: CircleAlert,
  abandoned: CircleAlert,
  refunded: Undo2,
  chargedBack: CircleAlert,
} as const;
type State = keyof typeof SIGNS;

/** A payment of a list. */
export interface ListedPayment {
  readonly id: string;
  readonly date: string;
  readonly what: string;
  /** In cents. */
  readonly amount: number;
  readonly state: State;
  /** Where its receipt is, if the reader may have it. */
  readonly receipt?: string | undefined;
}

/** Whether money came, so that there is a receipt; also of what went back later. */
export const hasReceipt = (state: State): boolean =>
  state === 'settled' || state === 'refunded' || state === 'chargedBack';

/** Where a payment stands. */
export function PaymentState({ state }: { readonly state: State }) {
  const Sign = SIGNS[state];
  return (
    <span className={styles['state']} data-state={state}>
      <Sign size={14} aria-hidden="true" /> {t(`pay.paymentState.${state}`)}
    </span>
  );
}

const longDate = (date: string): string => formatDate(date, { dateStyle: 'medium' });

/** Payments as a table; on a phone as cards. */
export function PaymentList({ payments }: { readonly payments: readonly ListedPayment[] }) {
  const hasReceipts = payments.some(({ receipt }) => receipt !== undefined);
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('pay.date')}</th>
          <th scope="col">{t('pay.what')}</th>
          <th scope="col">{t('pay.amount')}</th>
          <th scope="col">{t('pay.paymentState')}</th>
          {hasReceipts && <th scope="col">{t('pay.receipt')}</th>}
        </tr>
      </thead>
      <tbody>
        {payments.map(({ id, date, what, amount, state, receipt }) => (
          <tr key={id}>
            <td>{longDate(date)}</td>
            <td>{what}</td>
            <td>{formatPrice(amount)}</td>
            <td>
              <PaymentState state={state} />
            </td>
            {hasReceipts && (
              <td>
                {receipt !== undefined && (
                  <Link
                    to={receipt}
                    className={styles['receipt']}
                    aria-label={t('pay.receiptOf', { what, date: longDate(date) })}
                  >
                    {t('pay.receipt')}
                  </Link>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
