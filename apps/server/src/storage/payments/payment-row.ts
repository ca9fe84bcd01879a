import type { Payment } from '@everdeed/rules';
import type { Database } from '../schema.ts';
import { readStored } from '../stored-json.ts';

/** The columns that say what a payment says, and its version. */
export type PaymentRow = Omit<Database['payments'], 'asked_at'>;

/** The columns of a payment. */
export const paymentColumns = [
  'id',
  'v',
  'state',
  'provider',
  'reference',
  'subscription_id',
  'payer_id',
  'receiver_id',
  'goods',
  'amount',
  'currency',
  'granted',
  'owed',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof PaymentRow)[];

const isoOf = (instant: number): string => new Date(instant).toISOString();

/** The payment that a row says. */
export const paymentOf = (row: PaymentRow): Payment => ({
  _id: row.id,
  state: row.state,
  provider: row.provider,
  ...(row.reference === null ? {} : { reference: row.reference }),
  ...(row.subscription_id === null ? {} : { subscriptionId: row.subscription_id }),
  payerId: row.payer_id,
  receiverId: row.receiver_id,
  goods: readStored<Payment['goods']>(row.goods),
  amount: row.amount,
  currency: row.currency,
  ...(row.granted === null ? {} : { grant: readStored<NonNullable<Payment['grant']>>(row.granted) }),
  isOwed: row.owed === 1,
  createdAt: isoOf(row.created_at),
  updatedAt: isoOf(row.updated_at),
});

/** The columns that say what a payment says. */
export const columnsOfPayment = (payment: Payment): Omit<PaymentRow, 'id' | 'v'> => ({
  state: payment.state,
  provider: payment.provider,
  reference: payment.reference ?? null,
  subscription_id: payment.subscriptionId ?? null,
  payer_id: payment.payerId,
  receiver_id: payment.receiverId,
  goods: JSON.stringify(payment.goods),
  amount: payment.amount,
  currency: payment.currency,
  granted: payment.grant ? JSON.stringify(payment.grant) : null,
  owed: payment.isOwed ? 1 : 0,
  created_at: Date.parse(payment.createdAt),
  updated_at: Date.parse(payment.updatedAt),
});
