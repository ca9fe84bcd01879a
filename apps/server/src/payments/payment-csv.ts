import type { Goods, Payment } from '@everdeed/rules';
import { stringify } from 'csv-stringify/sync';
import { type Kysely, sql } from 'kysely';
import { paymentColumns, paymentOf } from '../storage/payments/payment-row.ts';
import type { Database } from '../storage/schema.ts';

const columns = [
  'began',
  'changed',
  'id',
  'state',
  'to be paid back',
  'amount',
  'currency',
  'goods',
  'which',
  'payer',
  'receiver',
  'group',
  'provider',
  'reference',
  'subscription',
];

/** Rows that are read at once. */
const PAGE = 500;

/** What of its kind is bought; gifts without what was written to them. */
function whichOf(goods: Goods): string {
  if (goods.kind === 'giftGems') return String(goods.gems);
  if (goods.kind === 'gems') return goods.pack;
  if (goods.kind === 'pet') return goods.pet;
  return 'block' in goods ? goods.block : '';
}

const cellsOf = (payment: Payment): string[] => [
  payment.createdAt,
  payment.updatedAt,
  payment._id,
  payment.state,
  payment.isOwed ? 'yes' : 'no',
  (payment.amount / 100).toFixed(2),
  payment.currency,
  payment.goods.kind,
  whichOf(payment.goods),
  payment.payerId,
  payment.receiverId,
  ('groupId' in payment.goods && payment.goods.groupId) || '',
  payment.provider,
  payment.reference ?? '',
  payment.subscriptionId ?? '',
];

/** Lines of a table; no program takes a cell for a formula. */
const linesOf = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true },
  );

/** Which payments: those that began from one instant (ms) to before another. */
export interface Span {
  readonly from: number;
  readonly before: number;
}

/** Payments as a table for the books, in the order in which they began, in pieces of whole lines. */
export async function* paymentCsv(db: Kysely<Database>, { from, before }: Span): AsyncGenerator<string> {
  yield linesOf([columns]);
  let last = { at: from, id: '' };
  for (;;) {
    const rows = await db
      .selectFrom('payments')
      .select(paymentColumns)
      .where(sql<boolean>`(created_at, id) > (${last.at}, ${last.id})`)
      .where('created_at', '<', before)
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    if (rows.length > 0) yield linesOf(rows.map((row) => cellsOf(paymentOf(row))));
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = { at: end.created_at, id: end.id };
  }
}
