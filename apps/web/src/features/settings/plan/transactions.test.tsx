import { beforeEach, expect, it } from 'vitest';
import { serveTill } from '../../../../test/pay.ts';
import { show } from '../../../../test/render.tsx';
import { queryClient } from '../../../data/queries.ts';
import { loadWords, t } from '../../../i18n/i18n.ts';
import { Transactions } from './transactions.tsx';

await loadWords('pay');

const entry = (id: string, changes: object) => ({
  _id: id,
  id,
  userId: 'maren',
  currency: 'gems',
  transactionType: 'buy_money',
  amount: 5.25,
  currentAmount: 6.5,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});
const ENTRIES = [
  entry('1', {}),
  entry('2', { transactionType: 'gift_send', amount: -2.5, currentAmount: 1.25, referenceText: 'tove' }),
  entry('3', { transactionType: 'of_tomorrow', amount: 0.25, currentAmount: 3.75 }),
  entry('4', { currency: 'hourglasses', transactionType: 'subscription_perks', amount: 1, currentAmount: 2 }),
];

const open = (answer: unknown) => {
  serveTill({ payments: [], answer: () => answer });
  return show(<Transactions />);
};

beforeEach(() => queryClient.clear());

it('lists gems with sign, whom or what they were for, and what there was afterwards', async () => {
  const screen = await open(ENTRIES);
  await expect.element(screen.getByRole('row', { name: /Bought \+21 26$/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Given away\s*tove −10 5$/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /of_tomorrow \+1 15$/ })).toBeVisible();
});

it('lists hourglasses by themselves', async () => {
  const screen = await open(ENTRIES);
  await screen.getByRole('button', { name: t('pay.currency.hourglasses') }).click();
  await expect.element(screen.getByRole('row', { name: /Monthly hourglass \+1 2$/ })).toBeVisible();
  expect(screen.getByRole('row').elements()).toHaveLength(2);
});

it('says when there is nothing yet', async () => {
  const screen = await open([]);
  await expect.element(screen.getByText(t('pay.noTransactions.gems'))).toBeVisible();
});

it('can be asked for again when it was not loaded', async () => {
  const screen = await open(new Response('', { status: 502 }));
  await expect.element(screen.getByText(t('pay.transactionsFailed'))).toBeVisible();
  await expect.element(screen.getByRole('button', { name: t('ui.retry') })).toBeVisible();
});
