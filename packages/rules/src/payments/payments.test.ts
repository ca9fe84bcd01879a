import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { makeMembers, refusalOf, valueOf } from '../../test/support/party.ts';
import { playerAfter } from '../outcome.ts';
import type { Goods, Payment, PaymentState } from '../state/payment.ts';
import type { Player } from '../state/player.ts';
import type { Plan } from '../state/purchased.ts';
import { endSubscription } from './ended.ts';
import { hearOfPayment, type PaymentScene } from './hear.ts';
import { type OrderFacts, priceOf } from './order.ts';
import { type PaymentReport, stateAfter } from './transitions.ts';

const NOW = '2025-05-10T12:00:00.000Z';
const ctx = contextAt(NOW);

function priceIn(goods: Goods): number {
  const price = priceOf(goods, { coupon: { code: 'c', coupon: { event: 'google_6mo', isUsed: false } } });
  return price.ok ? price.value : 0;
}

function paymentFor(goods: Goods, change: Partial<Payment> = {}): Payment {
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
const subscription = { id: 'sub_1', customerId: 'cus_1', nextBill };
const paidFor = ({ amount, currency, goods }: Payment, id = 'sub_1'): PaymentReport => ({
  status: 'paid',
  amount,
  currency,
  ...(goods.kind === 'subscription' || goods.kind === 'renewal'
    ? { subscription: { ...subscription, id } }
    : {}),
});

/** The scene after a report, and what the outcome said. */
function after(scene: PaymentScene, report: PaymentReport, context = ctx) {
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

const forOneself = (goods: Goods, player: Player = makePlayer()): PaymentScene => ({
  payment: paymentFor(goods),
  payer: player,
  receiver: player,
});

function forAnother(goods: Goods): PaymentScene {
  const [payer, receiver] = makeMembers(2);
  return { payment: paymentFor(goods), payer, receiver };
}

const pack: Goods = { kind: 'gems', pack: '21gems' };
const year: Goods = { kind: 'subscription', block: 'basic_12mo' };
const month: Goods = { kind: 'subscription', block: 'basic_earned' };

const pet: Goods = { kind: 'pet', pet: 'Gryphatrice-Jubilant' };
/** Within its event (rules-play-and-shops 4.9). */
const birthday = Date.parse('2023-02-01T00:00:00Z');

describe('the price', () => {
  it('of the one pet, while it is sold', () => {
    expect(priceOf(pet, { now: birthday })).toEqual({ ok: true, value: 1500 });
  });

  it.each<[string, Goods, number]>([
    ['of a pack', pack, 499],
    ['of gems for another', { kind: 'giftGems', gems: 3 }, 75],
    ['of a year', year, 4800],
    ['of a year for another', { kind: 'giftSubscription', block: 'basic_12mo' }, 4800],
    ['with a coupon', { kind: 'subscription', block: 'google_6mo' }, 2400],
  ])('%s', (_what, goods, cents) => expect(priceIn(goods)).toBe(cents));

  const long = 'x'.repeat(201);
  it.each<[string, Goods, OrderFacts, string]>([
    ['no such pack', { kind: 'gems', pack: 'x' }, {}, 'badRequest invalidGemsBlock'],
    [
      'a pack in a group that keeps gems',
      pack,
      { groupKeepsGems: true },
      'notAuthorized groupPolicyCannotGetGems',
    ],
    [
      'a long message first',
      { kind: 'giftGems', gems: 0, message: long },
      {},
      'badRequest giftMessageTooLong',
    ],
    [
      'no gems',
      { kind: 'giftGems', gems: 0 },
      { groupKeepsGems: true },
      'badRequest badAmountOfGemsToPurchase',
    ],
    [
      'more gems than money can count',
      { kind: 'giftGems', gems: 2 ** 53 },
      {},
      'badRequest badAmountOfGemsToPurchase',
    ],
    [
      'gems to a group that keeps them',
      { kind: 'giftGems', gems: 1 },
      { groupKeepsGems: true },
      'notAuthorized groupPolicyCannotGetGems',
    ],
    ['another pet', { kind: 'pet', pet: 'Wolf-Base' }, { now: birthday }, 'badRequest invalidGemsBlock'],
    ['the pet after its event', pet, { now: Date.parse(NOW) }, 'badRequest messageNotAvailable'],
    ['the pet twice', pet, { now: birthday, hasPet: true }, 'badRequest petsAlreadyOwned'],
    ['nothing recognisable', { kind: 'subscription', block: 'x' }, {}, 'badRequest invalidGemsBlock'],
    [
      'what is for groups',
      { kind: 'subscription', block: 'group_monthly' },
      {},
      'badRequest missingSubscriptionCode',
    ],
    ['a gift of nothing', { kind: 'giftSubscription', block: 'x' }, {}, 'badRequest missingSubscriptionCode'],
    [
      'a gift with a long message',
      { kind: 'giftSubscription', block: 'x', message: long },
      {},
      'badRequest giftMessageTooLong',
    ],
    [
      'a discount without coupon',
      { kind: 'subscription', block: 'google_6mo' },
      {},
      'badRequest couponCodeRequired',
    ],
    ['a renewal', { kind: 'renewal', block: 'basic_earned' }, {}, 'badRequest missingSubscriptionCode'],
  ])('is refused for %s', (_what, goods, facts, key) => expect(refusalOf(priceOf(goods, facts))).toBe(key));
});

describe('reports', () => {
  it.each<[PaymentState, PaymentReport['status'], PaymentState]>([
    ['created', 'pending', 'pending'],
    ['created', 'paid', 'settled'],
    ['pending', 'failed', 'failed'],
    ['pending', 'abandoned', 'abandoned'],
    ['failed', 'paid', 'settled'],
    ['abandoned', 'paid', 'settled'],
    ['abandoned', 'pending', 'abandoned'],
    ['settled', 'paid', 'settled'],
    ['settled', 'failed', 'settled'],
    ['settled', 'abandoned', 'settled'],
    ['settled', 'refunded', 'refunded'],
    ['settled', 'chargedBack', 'chargedBack'],
    ['pending', 'refunded', 'refunded'],
    ['refunded', 'paid', 'refunded'],
    ['refunded', 'chargedBack', 'refunded'],
    ['chargedBack', 'paid', 'chargedBack'],
  ])('of %s, then %s, make it %s', (state, status, next) => {
    expect(stateAfter({ state, isOwed: false }, status)).toBe(next);
  });

  it('let owed money only go back', () => {
    expect(stateAfter({ state: 'failed', isOwed: true }, 'paid')).toBe('failed');
    expect(stateAfter({ state: 'failed', isOwed: true }, 'refunded')).toBe('refunded');
  });
});

describe('a paid pack', () => {
  it('is granted once, however often it is reported', () => {
    const first = after(forOneself(pack), paidFor(paymentFor(pack)));
    expect(first.payment).toMatchObject({
      state: 'settled',
      isOwed: false,
      grant: { amounts: [{ currency: 'gems', kind: 'buy_money', amount: 5.25 }], months: [] },
    });
    expect(first.payer).toMatchObject({ balance: 5.25, purchased: { txnCount: 1 } });
    const again = after(first, paidFor(paymentFor(pack)));
    expect(again.outcome.data).toMatchObject({ isNews: false });
    expect(again.outcome.changed).toMatchObject({ players: [] });
    expect(again.payer).toBe(first.payer);
  });

  it('holds what the sale promised when it was bought, even if it is paid later', () => {
    const scene = forOneself(pack);
    const sold = { ...scene, payment: paymentFor(pack, { createdAt: '2025-09-03T12:00:00.000Z' }) };
    const late = contextAt('2025-09-06T12:00:00.000Z');
    expect(after(sold, paidFor(sold.payment), late).payer?.balance).toBe(7.5);
  });

  it.each<[string, Partial<Extract<PaymentReport, { status: 'paid' }>>]>([
    ['another sum', { amount: 498 }],
    ['another currency', { currency: 'EUR' }],
  ])('is owed back for %s', (_what, wrong) => {
    const scene = forOneself(pack);
    const heard = after(scene, { status: 'paid', amount: 499, currency: 'USD', ...wrong });
    expect(heard.payment).toMatchObject({ state: 'failed', isOwed: true });
    expect(heard.payer).toBe(scene.payer);
    expect(after(heard, { status: 'paid', amount: 499, currency: 'USD' }).payer).toBe(scene.payer);
    expect(after(heard, { status: 'refunded' }).payment).toMatchObject({ state: 'refunded', isOwed: false });
  });

  it('takes the currency in small letters', () => {
    expect(after(forOneself(pack), { status: 'paid', amount: 499, currency: 'usd' }).payment.state).toBe(
      'settled',
    );
  });

  it('is owed back when the account is gone', () => {
    const heard = after({ payment: paymentFor(pack) }, paidFor(paymentFor(pack)));
    expect(heard.payment).toMatchObject({ state: 'failed', isOwed: true });
  });

  it.each<PaymentReport['status']>(['failed', 'abandoned'])('that %s can still be paid', (status) => {
    if (status === 'paid') throw new Error('not a failure');
    const open = after(forOneself(pack), { status });
    expect(open.payment.state).toBe(status);
    expect(after(open, paidFor(paymentFor(pack))).payer?.balance).toBe(5.25);
  });

  it.each([
    { spent: 0, left: 0, taken: 5.25, why: 'goes back whole' },
    { spent: 5, left: 0, taken: 0.25, why: 'goes back as far as it is there' },
    { spent: -1, left: 1, taken: 5.25, why: 'leaves what came otherwise' },
  ])('$why after a refund', ({ spent, left, taken }) => {
    const paid = after(forOneself(pack), paidFor(paymentFor(pack)));
    if (!paid.payer) throw new Error('nobody paid');
    const player = { ...paid.payer, balance: paid.payer.balance - spent };
    const back = after({ payment: paid.payment, payer: player, receiver: player }, { status: 'refunded' });
    expect(back.payer?.balance).toBe(left);
    expect(back.outcome.ledger).toMatchObject([{ kind: 'buy_money', amount: -taken, currentAmount: left }]);
    expect(after(back, { status: 'refunded' }).outcome.data.isNews).toBe(false);
    expect(after(back, paidFor(paid.payment)).payer).toBe(back.payer);
  });
});

describe('gifts', () => {
  it('of gems reach the receiver, with a message to both', () => {
    const heard = after(forAnother({ kind: 'giftGems', gems: 20, message: 'enjoy' }), {
      status: 'paid',
      amount: 500,
      currency: 'USD',
    });
    expect(heard.receiver).toMatchObject({ balance: 5, inbox: { newMessages: 1 } });
    expect(heard.payer).toMatchObject({ balance: 0, purchased: { txnCount: 1 } });
    expect(heard.outcome.privateMessages).toMatchObject([
      { text: 'enjoy', gift: { key: 'giftedGemsFull', params: { gemAmount: 20 } } },
    ]);
    expect(heard.payment.goods).toEqual({ kind: 'giftGems', gems: 20 });
    const back = after(heard, { status: 'chargedBack' });
    expect(back.receiver?.balance).toBe(0);
    expect(back.payment.state).toBe('chargedBack');
  });

  it('of gems may be for oneself', () => {
    const heard = after(forOneself({ kind: 'giftGems', gems: 4 }), {
      status: 'paid',
      amount: 100,
      currency: 'USD',
    });
    expect(heard.payer).toMatchObject({ balance: 1, purchased: { txnCount: 1 } });
  });

  it('of a subscription to oneself last their time, count, and come once even in the promotion', () => {
    const winter = '2025-12-20T12:00:00.000Z';
    const goods: Goods = { kind: 'giftSubscription', block: 'basic_3mo' };
    const scene = { ...forOneself(goods), payment: paymentFor(goods, { createdAt: winter }) };
    const heard = after(scene, paidFor(scene.payment), contextAt(winter));
    expect(heard.payer?.purchased).toMatchObject({
      txnCount: 1,
      plan: { dateTerminated: '2026-03-20T12:00:00.000Z', extraMonths: 0 },
    });
    expect(heard.payment.grant?.months).toEqual([{ userId: heard.payer?._id, months: 3 }]);
  });

  it('of a subscription in the promotion are taken back from both', () => {
    const winter = '2025-12-20T12:00:00.000Z';
    const goods: Goods = { kind: 'giftSubscription', block: 'basic_3mo' };
    const scene = { ...forAnother(goods), payment: paymentFor(goods, { createdAt: winter }) };
    const heard = after(scene, paidFor(scene.payment), contextAt(winter));
    expect(heard.payment.grant?.months).toHaveLength(2);
    expect(heard.outcome.privateMessages).toMatchObject([
      { gift: { key: 'giftedSubscriptionFull' } },
      { gift: { key: 'giftedSubscriptionWinterPromo', params: { monthCount: 3 } } },
    ]);
    expect(heard.payer?.purchased.plan.consecutive.trinkets).toBe(1);
    const back = after(heard, { status: 'chargedBack' }, contextAt(winter));
    for (const player of [back.payer, back.receiver])
      expect(player?.purchased.plan).toMatchObject({ dateTerminated: winter, consecutive: { trinkets: 0 } });
  });

  it('to somebody who has gone are owed back', () => {
    const { payment, payer } = forAnother({ kind: 'giftSubscription', block: 'basic_3mo' });
    expect(after({ payment, payer }, paidFor(payment)).payment).toMatchObject({ isOwed: true });
  });
});

describe('the pet', () => {
  const scene = (player: Player = makePlayer()): PaymentScene => ({
    ...forOneself(pet, player),
    payment: paymentFor(pet, { amount: 1500, payerId: player._id }),
  });

  it('is given once, and goes with its money', () => {
    const paid = paidFor(scene().payment);
    const given = after(scene(), paid);
    expect(given.payer?.items.pets).toMatchObject({ 'Gryphatrice-Jubilant': 5 });
    expect(given.payer?.purchased.txnCount).toBe(1);
    expect(after(given, { status: 'refunded' }).payer?.items.pets).not.toHaveProperty('Gryphatrice-Jubilant');
  });

  it('is owed back to whoever has got it meanwhile, and stays', () => {
    const owner = makePlayer(({ items }) => (items.pets['Gryphatrice-Jubilant'] = 7));
    const owed = after(scene(owner), paidFor(scene().payment));
    expect(owed.payment).toMatchObject({ state: 'failed', isOwed: true });
    expect(after(owed, { status: 'refunded' }).payer?.items.pets).toMatchObject({
      'Gryphatrice-Jubilant': 7,
    });
  });
});

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
