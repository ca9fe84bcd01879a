import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import type { Plan } from '../state/purchased.ts';
import { cancelSubscription } from './cancel.ts';
import { creditGemPack } from './gem-packs.ts';
import { billedUnits, joinGroupPlan, leaveGroupPlan, monthlyGroupPrice } from './group-plan.ts';
import { addMonths, monthsBetween } from './months.ts';
import { openMysteryItem } from './mystery-items.ts';
import { perkMonths, subscribe, type SubscriptionOrder } from './subscribe.ts';

const NOW = '2025-05-10T12:00:00.000Z';
const ctx = contextAt(NOW);
const withPlan = (plan: Partial<Plan>) => makePlayer((player) => Object.assign(player.purchased.plan, plan));
const order = (block: string, kind: SubscriptionOrder['kind'] = 'recurring'): SubscriptionOrder =>
  kind === 'recurring' ? { block, kind, customerId: 'cus_1', paymentMethod: 'Stripe' } : { block, kind };
const live: Partial<Plan> = { customerId: 'cus_1', dateUpdated: NOW, dateTerminated: null };

describe('subscribing', () => {
  it.each([
    { block: 'basic_earned', hourglasses: 1, cap: 0, why: 'a first month brings an hourglass' },
    { block: 'basic_3mo', hourglasses: 1, cap: 0, why: 'three months bring no more at once' },
    { block: 'basic_12mo', hourglasses: 13, cap: 26, why: 'a first year brings thirteen and the full cap' },
  ])('$why', ({ block, hourglasses, cap }) => {
    const { data, player, ledger } = carriedOut(subscribe(ctx, { player: makePlayer() }, order(block)));
    expect(data.consecutive).toMatchObject({ trinkets: hourglasses, gemCapExtra: cap });
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(hourglasses);
    expect(data).toMatchObject({
      planId: block,
      customerId: 'cus_1',
      dateTerminated: null,
      dateUpdated: NOW,
    });
    expect(player.items.pets['Jackalope-RoyalPurple']).toBe(5);
    expect(data.mysteryItems).toEqual(['back_mystery_202505', 'headAccessory_mystery_202505']);
    expect(player.purchased.txnCount).toBe(1);
  });

  it('gives the twelve hourglasses of a year once ever', () => {
    const player = withPlan({ ...live, hourglassPromoReceived: '2024-05-01T00:00:00.000Z' });
    expect(carriedOut(subscribe(ctx, { player }, order('basic_12mo'))).data.consecutive.trinkets).toBe(0);
  });

  it('gives no second hourglass in a month', () => {
    const player = withPlan({});
    player.purchased.plan.consecutive.lastHourglassReceived = '2025-05-02T00:00:00.000Z';
    expect(carriedOut(subscribe(ctx, { player }, order('basic_earned'))).ledger).toEqual([]);
  });

  it('as a gift of a year ends in a year and lifts the cap, with one hourglass', () => {
    const { data, player } = carriedOut(
      subscribe(ctx, { player: makePlayer() }, order('basic_12mo', 'gift')),
    );
    expect(data).toMatchObject({ customerId: 'Gift', dateTerminated: '2026-05-10T12:00:00.000Z' });
    expect(data.consecutive).toMatchObject({ trinkets: 1, gemCapExtra: 26 });
    expect(player.purchased.txnCount).toBe(0);
  });

  it('as a gift to a subscriber waits as extra months', () => {
    const { data } = carriedOut(subscribe(ctx, { player: withPlan(live) }, order('basic_3mo', 'gift')));
    expect(data).toMatchObject({ extraMonths: 3, dateTerminated: null });
    expect(data.consecutive.trinkets).toBe(0);
  });

  it('as a second gift lengthens the first', () => {
    const player = withPlan({ customerId: 'Gift', dateTerminated: '2025-07-10T12:00:00.000Z' });
    expect(carriedOut(subscribe(ctx, { player }, order('basic_3mo', 'gift'))).data.dateTerminated).toBe(
      '2025-10-10T12:00:00.000Z',
    );
  });

  it('again keeps what was left of the cancelled time', () => {
    const player = withPlan({
      customerId: 'cus_1',
      dateTerminated: '2025-07-10T12:00:00.000Z',
      extraMonths: 0.5,
    });
    expect(carriedOut(subscribe(ctx, { player }, order('basic_earned'))).data).toMatchObject({
      extraMonths: 2.5,
      dateTerminated: null,
    });
  });

  it('keeps the day of the first subscription, and the customer when time is given', () => {
    const dateCreated = '2024-01-01T00:00:00.000Z';
    const again = carriedOut(
      subscribe(ctx, { player: withPlan({ ...live, dateCreated }) }, order('basic_3mo')),
    );
    expect(again.data).toMatchObject({ dateCreated, dateCurrentTypeCreated: NOW });
    const given = carriedOut(
      subscribe(ctx, { player: withPlan({ ...live, dateCreated }) }, order('basic_3mo', 'gift')),
    );
    expect(given.data).toMatchObject({ dateCreated, customerId: 'cus_1' });
  });

  it.each(['nope', 'group_plan_auto', 'group_monthly'])('to %s is refused', (block) => {
    expect(refusalOf(subscribe(ctx, { player: makePlayer() }, order(block)))).toBe(
      'badRequest missingSubscriptionCode',
    );
  });
});

describe('months that perks are given for, when a plan changes', () => {
  const plan = { ...makePlayer().purchased.plan, dateCurrentTypeCreated: '2025-03-01T00:00:00.000Z' };
  it.each([
    { from: 1, to: 3, logic: undefined, months: 3, why: 'from a single month all count' },
    { from: 12, to: 3, logic: undefined, months: 0, why: 'to a shorter block none' },
    { from: 3, to: 12, logic: 'payDifference', months: 9, why: 'paying the difference the difference' },
    { from: 3, to: 12, logic: 'payFull', months: 12, why: 'paying in full all' },
    { from: 3, to: 12, logic: 'refundAndRepay', months: 12, why: 'past half of the cycle all' },
    { from: 6, to: 12, logic: 'refundAndRepay', months: 6, why: 'before half of the cycle the difference' },
  ] as const)('$why', ({ from, to, logic, months }) => {
    const change = logic ? { fromMonths: from, logic } : { fromMonths: from };
    expect(perkMonths(plan, to, change, Date.parse(NOW))).toBe(months);
  });
});

describe('cancelling', () => {
  it.each([
    {
      plan: { extraMonths: 2 },
      bill: undefined,
      end: '2025-08-09',
      why: 'leaves 30 days and 61 for two extra months',
    },
    { plan: { extraMonths: 0.3 }, bill: undefined, end: '2025-06-19', why: 'rounds extra days up' },
    {
      plan: { customerId: 'group-plan' },
      bill: undefined,
      end: '2025-05-12',
      why: 'leaves members of a group two days',
    },
    {
      plan: {},
      bill: '2025-05-20T13:00:00.000Z',
      end: '2025-05-20',
      why: 'ends with the next bill if known',
    },
    {
      plan: { dateTerminated: '2027-01-01T00:00:00.000Z' },
      bill: undefined,
      end: '2027-01-01',
      why: 'never shortens',
    },
  ])('$why', ({ plan, bill, end }) => {
    const { data } = carriedOut(
      cancelSubscription(
        ctx,
        { player: withPlan({ ...live, ...plan }) },
        { nextBill: bill ? Date.parse(bill) : undefined },
      ),
    );
    expect(data).toMatchObject({ dateTerminated: `${end}T00:00:00.000Z`, extraMonths: 0 });
  });

  it('nothing is refused', () => {
    expect(refusalOf(cancelSubscription(ctx, { player: makePlayer() }))).toBe(
      'notAuthorized missingSubscription',
    );
  });
});

describe('a group plan', () => {
  it('gives a member a plan, pet and mount, and no hourglass at once', () => {
    const { player, data } = carriedOut(joinGroupPlan(ctx, { player: makePlayer() }));
    expect(data).toEqual({ previous: 'no_subscription', isKept: false });
    expect(player.purchased.plan).toMatchObject({
      planId: 'group_plan_auto',
      customerId: 'group-plan',
      dateTerminated: null,
    });
    expect(player.purchased.plan.consecutive.trinkets).toBe(0);
    expect(player.items.mounts['Jackalope-RoyalPurple']).toBe(true);
  });

  it.each([
    [{ ...live, paymentMethod: 'Google' }, 'Google_subscription'],
    [{ ...live, paymentMethod: 'Apple' }, 'iOS_subscription'],
    [{ ...live, customerId: 'habitrpg' }, 'lifetime_free_subscription'],
    [{ ...live, customerId: 'group-plan' }, 'group_plan_free_subscription'],
  ])('leaves what the member has: %j', (plan, previous) => {
    const before = withPlan(plan);
    const { data, player } = carriedOut(joinGroupPlan(ctx, { player: before }));
    expect(data).toEqual({ previous, isKept: true });
    expect(player).toBe(before);
  });

  it('resets the count of gems for a player without a plan, and keeps a subscriber’s', () => {
    const lapsed = withPlan({ gemsBought: 20, extraMonths: 2 });
    lapsed.purchased.plan.consecutive.gemCapExtra = 8;
    expect(carriedOut(joinGroupPlan(ctx, { player: lapsed })).player.purchased.plan).toMatchObject({
      gemsBought: 0,
      extraMonths: 0,
      consecutive: { gemCapExtra: 0 },
    });
    const subscriber = withPlan({ ...live, gemsBought: 20, dateTerminated: '2025-05-20T00:00:00.000Z' });
    subscriber.purchased.plan.consecutive.gemCapExtra = 8;
    expect(carriedOut(joinGroupPlan(ctx, { player: subscriber })).player.purchased.plan).toMatchObject({
      gemsBought: 20,
      consecutive: { gemCapExtra: 8 },
    });
  });

  it('turns what is left of an own plan into extra months', () => {
    const { data, player } = carriedOut(
      joinGroupPlan(ctx, { player: withPlan({ ...live, dateTerminated: '2025-08-10T12:00:00.000Z' }) }),
    );
    expect(data).toEqual({ previous: 'normal_subscription', isKept: false });
    expect(player.purchased.plan).toMatchObject({ extraMonths: 3, customerId: 'group-plan' });
  });

  it.each([
    { hasOther: false, end: '2025-05-12T00:00:00.000Z' },
    { hasOther: true, end: null },
  ])('left, with another one $hasOther, ends on $end', ({ hasOther, end }) => {
    const { data } = carriedOut(
      leaveGroupPlan(
        ctx,
        { player: withPlan({ ...live, customerId: 'group-plan' }) },
        { hasOtherPlan: hasOther },
      ),
    );
    expect(data.dateTerminated).toBe(end);
  });

  it('costs 9 for one and 3 for each more', () => {
    expect([1, 2, 5].map(monthlyGroupPrice)).toEqual([9, 12, 21]);
    expect(billedUnits(1)).toBe(3);
  });
});

describe('gem packs', () => {
  it.each([
    { now: NOW, balance: 5.25, why: 'hold 21 gems' },
    { now: '2025-08-30T12:00:00.000Z', balance: 7.5, why: 'hold 30 during a sale' },
  ])('$why', ({ now, balance }) => {
    const { player, ledger } = carriedOut(
      creditGemPack(contextAt(now), { player: makePlayer() }, { key: '21gems' }),
    );
    expect(player).toMatchObject({ balance, purchased: { txnCount: 1 } });
    expect(ledger).toMatchObject([{ kind: 'buy_money', amount: balance }]);
  });

  it('that do not exist are refused', () => {
    expect(refusalOf(creditGemPack(ctx, { player: makePlayer() }, { key: '5gems' }))).toBe(
      'badRequest invalidGemsBlock',
    );
  });
});

describe('months', () => {
  it('end with a shorter month', () => {
    expect(new Date(addMonths(Date.parse('2025-01-31T10:00:00Z'), 1)).toISOString()).toBe(
      '2025-02-28T10:00:00.000Z',
    );
  });
  it('have fractions', () => {
    expect(monthsBetween(Date.parse('2025-04-01'), Date.parse('2025-05-16T12:00:00Z'))).toBe(1.5);
    expect(monthsBetween(5, 4)).toBe(0);
  });
});

describe('mystery items', () => {
  it('come out one by one', () => {
    const player = withPlan({ mysteryItems: ['back_mystery_202505'] });
    expect(carriedOut(openMysteryItem(ctx, { player })).player.items.gear.owned['back_mystery_202505']).toBe(
      true,
    );
    expect(refusalOf(openMysteryItem(ctx, { player: makePlayer() }))).toBe('badRequest mysteryItemIsEmpty');
  });

  it('pass over what the catalogue does not know, which stays', () => {
    const opened = carriedOut(
      openMysteryItem(ctx, { player: withPlan({ mysteryItems: ['gone', 'back_mystery_202505'] }) }),
    );
    expect(opened.data.key).toBe('back_mystery_202505');
    expect(opened.player.items.gear.owned).not.toHaveProperty('gone');
    expect(opened.player.purchased.plan.mysteryItems).toEqual(['gone']);
    const odd = withPlan({ mysteryItems: ['gone'] });
    expect(refusalOf(openMysteryItem(ctx, { player: odd }))).toBe('badRequest mysteryItemIsEmpty');
  });
});
