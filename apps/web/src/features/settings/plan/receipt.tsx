import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { serverCalls } from 'virtual:calls/server';
import { call } from '../../../data/api.ts';
import { usePlayer } from '../../../data/hooks.ts';
import { keys, queryClient } from '../../../data/queries.ts';
import { formatDate } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { receiptAt, SUBSCRIPTION_PATH } from '../../../lib/plan-address.ts';
import { formatPrice } from '../../../pay-kit/money.ts';
import { type OwnPayment, useOwnPayments } from '../../../pay-kit/own-payments.ts';
import { hasReceipt, PaymentState } from '../../../pay-kit/payment-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../../ui/feedback.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Printer } from '../../../ui/site-icons.ts';
import styles from './receipt.module.css';

/** What ways to pay are called in a text. */
const WAYS: Readonly<Record<string, 'pay.wayCard' | 'pay.wayPaypal'>> = {
  Stripe: 'pay.wayCard',
  Paypal: 'pay.wayPaypal',
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles['fact']}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function useSiteName(): string {
  const queryFn = () => call(serverCalls.getSite, {}, { quiet: true });
  return useQuery({ queryKey: keys.site(), queryFn }, queryClient).data?.name ?? 'Everdeed';
}

function Sheet({ payment }: { readonly payment: OwnPayment }) {
  const { profile, auth } = usePlayer();
  const site = useSiteName();
  const { id, date, what, kind, amount, currency, state, way, reference } = payment;
  const username = auth.local.username;
  const key = WAYS[way];
  const isGift = kind === 'giftGems' || kind === 'giftSubscription';
  return (
    <article className={styles['sheet']} aria-labelledby="receipt">
      <header className={styles['head']}>
        <h2 id="receipt">{t('pay.receipt')}</h2>
        <p>
          <strong>{site}</strong>
          <span>{location.host}</span>
        </p>
      </header>
      <dl className={styles['facts']}>
        <Fact name={t('pay.date')}>{formatDate(date, { dateStyle: 'long' })}</Fact>
        <Fact name={t('pay.paidBy')}>
          {username ? t('pay.nameAndUsername', { name: profile.name, username }) : profile.name}
        </Fact>
        <Fact name={t('pay.what')}>{isGift ? t('pay.asGift', { what }) : what}</Fact>
        <Fact name={t('pay.paidWith')}>{key ? t(key) : way}</Fact>
        <Fact name={t('pay.paymentState')}>
          <PaymentState state={state} />
        </Fact>
        <Fact name={t('pay.receiptNumber')}>{id}</Fact>
        {reference !== undefined && <Fact name={t('pay.reference')}>{reference}</Fact>}
      </dl>
      <p className={styles['total']}>
        <span>{t('pay.total')}</span>
        <strong>
          {formatPrice(amount)} <small>{currency}</small>
        </strong>
      </p>
    </article>
  );
}

const Back = () => (
  <Link className={styles['back']} to={SUBSCRIPTION_PATH}>
    {t('pay.backToPayments')}
  </Link>
);

/** The receipt of the payment that the address names, which can be printed. */
export function Receipt() {
  const paymentId = receiptAt(useLocation().pathname);
  const { data, isError, refetch } = useOwnPayments();
  const payment = data?.find(({ id, state }) => id === paymentId && hasReceipt(state));
  if (!data && isError) return <LoadFailed title={t('pay.paymentsFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  if (!payment) return <EmptyState title={t('pay.noReceipt')} action={<Back />} />;
  return (
    <div className={styles['page']}>
      <div className={styles['tools']}>
        <Back />
        <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
          {t('pay.print')}
        </Button>
      </div>
      <Sheet payment={payment} />
    </div>
  );
}
