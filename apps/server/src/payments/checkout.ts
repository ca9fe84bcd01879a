import { findSubscriptionBlock } from '@everdeed/content';
import {
  type Goods,
  GROUP_BLOCK,
  GROUP_UNIT_PRICE,
  type OrderFacts,
  outcomeOf,
  type Payment,
  PRICE_CURRENCY,
} from '@everdeed/rules';
import { saveOutcome } from '../work/save.ts';
import type { Work } from '../work/work.ts';
import { orAway } from './away.ts';
import { describe } from './describe.ts';
import type { PaymentParts } from './parts.ts';
import type { Checkout, PaymentProvider, Seats } from './provider.ts';

/** What somebody wants to buy. */
export interface Order {
  readonly payerId: string;
  /** The payer, unless it is a gift. */
  readonly receiverId: string;
  readonly goods: Goods;
  readonly facts?: OrderFacts;
  /** The payer's language. */
  readonly language: string;
}

/** Where buyers come back to: the server asks the provider before it sends them on. */
export const returnPath = (paymentId: string): string => `/payments/return/${paymentId}`;

function monthsOf(goods: Goods): { months?: number } {
  if (goods.kind === 'groupPlan') return { months: findSubscriptionBlock(GROUP_BLOCK)?.months ?? 1 };
  return goods.kind === 'subscription' ? { months: findSubscriptionBlock(goods.block)?.months ?? 1 } : {};
}

const SEAT_CENTS = GROUP_UNIT_PRICE * 100;

/** The price of a group's plan is made up of seats. */
const seatsOf = ({ kind }: Goods, amount: number): { seats?: Seats } =>
  kind === 'groupPlan' ? { seats: { units: amount / SEAT_CENTS, unitAmount: SEAT_CENTS } } : {};

function newPayment(
  work: Pick<Work, 'now' | 'rules'>,
  order: Order,
  provider: string,
  amount: number,
): Payment {
  const at = new Date(work.now).toISOString();
  const { payerId, receiverId, goods } = order;
  return {
    _id: work.rules.newId(),
    provider,
    payerId,
    receiverId,
    goods,
    amount,
    state: 'created',
    currency: PRICE_CURRENCY,
    isOwed: false,
    createdAt: at,
    updatedAt: at,
  };
}

/** An order whose price is known (`priceOf`). */
export interface PricedOrder extends Order {
  /** In hundredths of the currency. */
  readonly amount: number;
}

/** Where something is bought. */
export interface Shop {
  readonly parts: PaymentParts;
  /** Undefined: nobody here collects money in the way that was asked for. */
  readonly provider: PaymentProvider | undefined;
}

/**
 * Begins a checkout, outside of any transaction of the work, and keeps the payment. Nobody has seen the checkout before
 * the payment is kept: one that a dying server leaves behind stays unpaid.
 */
export async function beginCheckout(
  work: Work<'paymentMethodNotAvailable'>,
  { parts, provider }: Shop,
  { amount, ...order }: PricedOrder,
): Promise<Checkout> {
  if (!provider) throw work.refuse('BadRequest', 'paymentMethodNotAvailable');
  const payment = newPayment(work, order, provider.name, amount);
  const returnUrl = `${parts.siteUrl()}${returnPath(payment._id)}`;
  const { goods, language } = order;
  const wanted = {
    paymentId: payment._id,
    amount,
    currency: payment.currency,
    description: describe(parts.words, language, goods, work.now),
    language,
    returnUrl,
    cancelUrl: `${returnUrl}?cancelled=1`,
    ...monthsOf(goods),
    ...seatsOf(goods, amount),
  };
  const checkout = await orAway(parts, () => provider.begin(wanted));
  const newPayments = [{ ...payment, reference: checkout.reference }];
  await work.transaction((tx) =>
    saveOutcome(work, tx, outcomeOf({}, { newPayments }), { actorId: order.payerId }),
  );
  return checkout;
}
