import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../test/support/party.ts';
import { NOW, pack, pet, priceIn, year } from '../../test/support/paying.ts';
import type { Goods } from '../state/payment.ts';
import { type OrderFacts, priceOf } from './order.ts';

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
