import { playerAfter } from '../../src/outcome.ts';
import { hearOfPayment, type PaymentScene } from '../../src/payments/hear.ts';
import { priceOf } from '../../src/payments/order.ts';
import type { PaymentReport } from '../../src/payments/transitions.ts';
import type { Goods, Payment } from '../../src/state/payment.ts';
import type { Player } from '../../src/state/player.ts';
import { contextAt, makePlayer } from './make.ts';
import { makeMembers, valueOf } from './party.ts';

export const NOW = '2025-05-10T12:00:00.000Z';
export const ctx = contextAt(NOW);

export function priceIn(goods: Goods): number {
  const price = priceOf(goods, { coupon: { code: 'c', coupon: { event: 'google_6mo', isUsed: false } } });
  return price.ok ? price.value : 0;
}

export function paymentFor(goods: Goods, change: Partial<Payment> = {}): Payment {
  return {
    _id: 'p1',
    state: 'pending',
    provider: 'sandbox',
    payerId: 'payer',
    receiverId: 'receiver',
    goods,
    amount: goods.kind === 'renewal' ? 500 : priceIn(goods),
    currency: 'USD',
    isOwed: false,
    createdAt: NOW,
    updatedAt: NOW,
    ...change,
  };
}

const nextBill = Date.parse('2025-06-10T12:00:00.000Z');
export const subscription = { id: 'sub_1', customerId: 'cus_1', nextBill };
export const paidFor = ({ amount, currency, goods }: Payment, id = 'sub_1'): PaymentReport => ({
  status: 'paid',
  amount,
  currency,
  ...(goods.kind === 'subscription' || goods.kind === 'renewal'
    ? { subscription: { ...subscription, id } }
    : {}),
});

/** The scene after a report, and what the outcome said. */
export function after(scene: PaymentScene, report: PaymentReport, context = ctx) {
  const outcome = valueOf(hearOfPayment(context, scene, { report, paymentMethod: 'Stripe' }));
  const { payment, payer, receiver } = scene;
  const change = outcome.changed.payments?.find(({ _id }) => _id === payment._id);
  const next: PaymentScene = {
    payment: { ...payment, ...change },
    payer: payer && playerAfter(outcome, payer),
    receiver: receiver && playerAfter(outcome, receiver),
  };
  return { ...next, outcome };
}

export const forOneself = (goods: Goods, player: Player = makePlayer()): PaymentScene => ({
  payment: paymentFor(goods),
  payer: player,
  receiver: player,
});

export function forAnother(goods: Goods): PaymentScene {
  const [payer, receiver] = makeMembers(2);
  return { payment: paymentFor(goods), payer, receiver };
}

export const pack: Goods = { kind: 'gems', pack: '21gems' };
export const year: Goods = { kind: 'subscription', block: 'basic_12mo' };
export const month: Goods = { kind: 'subscription', block: 'basic_earned' };

export const pet: Goods = { kind: 'pet', pet: 'Gryphatrice-Jubilant' };
