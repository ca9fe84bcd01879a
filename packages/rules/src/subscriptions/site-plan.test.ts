import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import type { Plan } from '../state/purchased.ts';
import { cancelSubscription } from './cancel.ts';
import { joinGroupPlan } from './group-plan.ts';
import { settleSitePlan } from './site-plan.ts';
import { subscribe } from './subscribe.ts';

const NOW = '2025-05-10T12:00:00.000Z';
const ctx = contextAt(NOW);
const withPlan = (plan: Partial<Plan>) => makePlayer((player) => Object.assign(player.purchased.plan, plan));
const onFreeSite = () => settleSitePlan(ctx, makePlayer(), true);

describe('the site’s own plan', () => {
  it('begins without an hourglass, with this month’s items and the pet', () => {
    const { purchased, items } = onFreeSite();
    expect(purchased.plan).toMatchObject({
      planId: 'site',
      customerId: 'site',
      dateTerminated: null,
      dateUpdated: NOW,
      mysteryItems: ['back_mystery_202505', 'headAccessory_mystery_202505'],
      consecutive: { trinkets: 0, gemCapExtra: 0 },
    });
    expect(items.pets['Jackalope-RoyalPurple']).toBe(5);
  });

  it.each<[string, Partial<Plan>]>([
    ['a paid plan', { customerId: 'cus', planId: 'basic_earned' }],
    [
      'a plan that was cancelled and still runs',
      { customerId: 'Gift', dateTerminated: '2025-06-01T00:00:00.000Z' },
    ],
    ['a group’s plan', { customerId: 'group-plan' }],
    ['a plan for life', { customerId: 'habitrpg' }],
  ])('never takes the place of %s', (_what, plan) => {
    const player = withPlan(plan);
    expect(settleSitePlan(ctx, player, true)).toBe(player);
    expect(settleSitePlan(ctx, player, false)).toBe(player);
  });

  it('takes the place of one that has ended', () => {
    const lapsed = withPlan({
      customerId: 'Gift',
      dateTerminated: '2025-05-01T00:00:00.000Z',
      extraMonths: 2,
    });
    expect(settleSitePlan(ctx, lapsed, true).purchased.plan).toMatchObject({
      customerId: 'site',
      dateTerminated: null,
      extraMonths: 0,
    });
  });

  it('goes without a trace but for what it gave', () => {
    const before = onFreeSite();
    const after = settleSitePlan(ctx, before, false);
    expect(after.purchased.plan).toMatchObject({
      planId: null,
      customerId: null,
      mysteryItems: before.purchased.plan.mysteryItems,
    });
    expect(after.items).toBe(before.items);
  });

  it('gives way to what is paid for, and a gift that comes before it is taken back is not lost', () => {
    const gift = { block: 'basic_3mo', kind: 'gift' } as const;
    const given = carriedOut(subscribe(ctx, { player: onFreeSite() }, gift));
    expect(given.data).toMatchObject({ customerId: 'Gift', dateTerminated: '2025-08-10T12:00:00.000Z' });
    const own = { block: 'basic_earned', kind: 'recurring', customerId: 'cus' } as const;
    const bought = carriedOut(subscribe(ctx, { player: onFreeSite() }, own));
    expect(bought.data).toMatchObject({ planId: 'basic_earned', consecutive: { trinkets: 1 } });
  });

  it('cannot be cancelled, and is kept beside a group’s, whose mount comes along', () => {
    expect(refusalOf(cancelSubscription(ctx, { player: onFreeSite() }))).toBe(
      'notAuthorized missingSubscription',
    );
    const { player, data } = carriedOut(joinGroupPlan(ctx, { player: onFreeSite() }));
    expect(data).toEqual({ previous: 'lifetime_free_subscription', isKept: true });
    expect([player.purchased.plan.customerId, player.items.mounts['Jackalope-RoyalPurple']]).toEqual([
      'site',
      true,
    ]);
  });
});
