import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { after, forAnother, forOneself, pack, paidFor, paymentFor, pet } from '../../test/support/paying.ts';
import type { Goods } from '../state/payment.ts';
import type { Player } from '../state/player.ts';
import type { PaymentScene } from './hear.ts';
import type { PaymentReport } from './transitions.ts';

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
