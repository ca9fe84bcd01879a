import type { AnswerOf, playerCalls as contract } from '@everdeed/contract';
import { GEMS_PER_BALANCE } from '@everdeed/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { playerCalls } from 'virtual:calls/player';
import { call } from '../../../data/api.ts';
import { keys, queryClient } from '../../../data/queries.ts';
import { currentSession } from '../../../data/session.ts';
import { formatDate, formatNumber, formatSigned } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { EmptyState, Skeleton } from '../../../ui/feedback.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { FilterTabs } from '../../../ui/segment.tsx';
import styles from './transactions.module.css';
import { kindName } from './transaction-kinds.ts';

type Transaction = AnswerOf<typeof contract.purchaseHistory>[number];
type Currency = Transaction['currency'];

const CURRENCIES: readonly Currency[] = ['gems', 'hourglasses'];

/** Gems are kept in balance, of which 1 is 4 gems (seed 1, section 1). */
const shownOf = ({ currency }: Transaction, amount: number): number =>
  currency === 'gems' ? amount * GEMS_PER_BALANCE : amount;

function Row({ entry }: { readonly entry: Transaction }) {
  const { createdAt, transactionType, reference, referenceText, amount, currentAmount } = entry;
  return (
    <tr>
      <td>{formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}</td>
      <td>
        <strong>{kindName(transactionType)}</strong>
        {(referenceText || reference) && <span>{referenceText || reference}</span>}
      </td>
      <td>{formatSigned(shownOf(entry, amount))}</td>
      <td>{formatNumber(shownOf(entry, currentAmount), 2)}</td>
    </tr>
  );
}

function Table({ entries }: { readonly entries: readonly Transaction[] }) {
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('pay.date')}</th>
            <th scope="col">{t('pay.what')}</th>
            <th scope="col">{t('pay.amount')}</th>
            <th scope="col">{t('pay.after')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How the player's gems and hourglasses came and went, the newest first. */
export function Transactions() {
  const [currency, setCurrency] = useState<Currency>('gems');
  const { data, isError, refetch } = useQuery(
    {
      queryKey: keys.transactions(currentSession()?.userId ?? ''),
      queryFn: () => call(playerCalls.purchaseHistory, {}, { quiet: true }),
      staleTime: 0,
    },
    queryClient,
  );
  const entries = data?.filter((entry) => entry.currency === currency);
  return (
    <section className={styles['page']} aria-labelledby="transactions">
      <h2 id="transactions">{t('title.transactions')}</h2>
      <FilterTabs
        label={t('pay.currency')}
        value={currency}
        options={CURRENCIES.map((value) => ({ value, label: t(`pay.currency.${value}`) }))}
        onChange={setCurrency}
      />
      {isError && !data && <LoadFailed title={t('pay.transactionsFailed')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton count={4} />}
      {entries?.length === 0 && <EmptyState title={t(`pay.noTransactions.${currency}`)} />}
      {entries && entries.length > 0 && <Table entries={entries} />}
    </section>
  );
}
