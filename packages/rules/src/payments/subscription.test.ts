import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { valueOf } from '../../test/support/party.ts';
import {
  after,
  ctx,
  forAnother,
  forOneself,
  month,
  NOW,
  paidFor,
  paymentFor,
  subscription,
  year,
} from '../../test/support/paying.ts';
import type { Goods } from '../state/payment.ts';
import type { Plan } from '../state/purchased.ts';
import { endSubscription } from './ended.ts';

describe('a subscription', () => {
  const subscriber = (plan: Partial<Plan>) =>
    makePlayer((player) => Object.assign(player.purchased.plan, plan));

  it('starts with what the provider calls it, and the next bill', () => {
    const { payer, payment } = after(forOneself(year), paidFor(paymentFor(year)));
    expect(payer?.purchased.plan).toMatchObject({
      planId: 'basic_12mo',
      customerId: 'cus_1',
      subscriptionId: 'sub_1',
      paymentMethod: 'Stripe',
      owner: payer?._id,
      dateTerminated: null,
      lastBillingDate: NOW,
      nextBillingDate: '2025-06-10T12:00:00.000Z',
      consecutive: { trinkets: 13, gemCapExtra: 26 },
    });
    expect(payment).toMatchObject({ subscriptionId: 'sub_1', grant: { months: [{ months: 12 }] } });
  });

  it('is owed back without a subscription at the provider', () => {
    const { payment } = after(forOneself(year), { status: 'paid', amount: 4800, currency: 'USD' });
    expect(payment).toMatchObject({ state: 'failed', isOwed: true });
  });

  it('of another sum is owed back and ended', () => {
    const { payment, outcome } = after(forOneself(year), {
      status: 'paid',
      amount: 1,
      currency: 'USD',
      subscription,
    });
    expect(payment.isOwed).toBe(true);
    expect(outcome.data.endedSubscriptionId).toBe('sub_1');
  });

  it('takes the place of another, which ends, and keeps its time', () => {
    const first = after(forOneself(month), paidFor(paymentFor(month)));
    const second = after(forOneself(year, first.payer), paidFor(paymentFor(year), 'sub_2'));
    expect(second.outcome.data.endedSubscriptionId).toBe('sub_1');
    expect(second.payer?.purchased.plan).toMatchObject({ subscriptionId: 'sub_2', extraMonths: 1 });
    expect(
      valueOf(endSubscription(ctx, { player: second.payer ?? makePlayer() }, { subscriptionId: 'sub_1' }))
        .data,
    ).toEqual({
      isEnded: false,
    });
  });

  it('is renewed by its next bill', () => {
    const first = after(forOneself(month), paidFor(paymentFor(month)));
    const goods: Goods = { kind: 'renewal', block: 'basic_earned' };
    const june = contextAt('2025-06-10T13:00:00.000Z');
    const report = {
      status: 'paid',
      amount: 500,
      currency: 'USD',
      subscription: { ...subscription, nextBill: Date.parse('2025-07-10') },
    } as const;
    const { payer, payment } = after({ ...forOneself(goods, first.payer) }, report, june);
    expect(payment).toMatchObject({ state: 'settled', grant: { amounts: [], months: [{ months: 1 }] } });
    expect(payer?.purchased.plan.nextBillingDate).toBe('2025-07-10T00:00:00.000Z');
    expect(payer?.purchased.txnCount).toBe(1);
  });

  it.each<[string, Partial<Plan>]>([
    [
      'was cancelled',
      { subscriptionId: 'sub_1', customerId: 'cus_1', dateTerminated: '2025-06-01T00:00:00.000Z' },
    ],
    ['is another one', { subscriptionId: 'sub_2', customerId: 'cus_1' }],
  ])('is not billed again if it %s: the money goes back', (_why, plan) => {
    const goods: Goods = { kind: 'renewal', block: 'basic_earned' };
    const { payment, outcome } = after(forOneself(goods, subscriber(plan)), paidFor(paymentFor(goods)));
    expect(payment).toMatchObject({ state: 'failed', isOwed: true });
    expect(outcome.data.endedSubscriptionId).toBe('sub_1');
  });

  it('stays with its owner when a renewal was of another sum', () => {
    const goods: Goods = { kind: 'renewal', block: 'basic_earned' };
    const scene = forOneself(goods, subscriber({ subscriptionId: 'sub_1', customerId: 'cus_1' }));
    const heard = after(scene, { status: 'paid', amount: 7, currency: 'USD', subscription });
    expect(heard.payment.isOwed).toBe(true);
    expect(heard.outcome.data).not.toHaveProperty('endedSubscriptionId');
  });

  it('ends at once when its money goes back, but for gifts that wait behind it', () => {
    const first = after(forOneself(year), paidFor(paymentFor(year)));
    if (!first.payer) throw new Error('nobody paid');
    const player = structuredClone(first.payer);
    player.purchased.plan.extraMonths = 2;
    player.purchased.plan.consecutive.trinkets = 4;
    const back = after(
      { payment: first.payment, payer: player, receiver: player },
      { status: 'chargedBack' },
    );
    expect(back.payer?.purchased.plan).toMatchObject({
      dateTerminated: '2025-07-10T00:00:00.000Z',
      extraMonths: 0,
      consecutive: { trinkets: 0, gemCapExtra: 26 },
    });
    expect(back.outcome.data.endedSubscriptionId).toBe('sub_1');
  });

  it('takes given time from behind a running plan when the gift goes back', () => {
    const goods: Goods = { kind: 'giftSubscription', block: 'basic_3mo' };
    const scene = forAnother(goods);
    if (scene.receiver)
      Object.assign(scene.receiver.purchased.plan, {
        customerId: 'cus_9',
        subscriptionId: 'sub_9',
        extraMonths: 1,
      });
    const given = after(scene, paidFor(scene.payment));
    expect(given.receiver?.purchased.plan.extraMonths).toBe(4);
    const back = after(given, { status: 'refunded' });
    expect(back.receiver?.purchased.plan).toMatchObject({ extraMonths: 1, customerId: 'cus_9' });
    expect(back.receiver?.purchased.plan.dateTerminated ?? null).toBe(null);
  });

  it('that ended at the provider goes on for three days', () => {
    const player = subscriber({ subscriptionId: 'sub_1', customerId: 'cus_1' });
    const { data, changed } = valueOf(endSubscription(ctx, { player }, { subscriptionId: 'sub_1' }));
    expect(data).toEqual({ isEnded: true });
    expect(changed.players[0]?.purchased.plan.dateTerminated).toBe('2025-05-13T00:00:00.000Z');
  });
});
