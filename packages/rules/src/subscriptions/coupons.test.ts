import { describe, expect, it } from 'vitest';
import { findSubscriptionBlock } from '@everdeed/content';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import { checkDiscount, redeemCoupon } from './coupons.ts';
import { checkGemPack } from './gem-packs.ts';

const block = (key: string) => {
  const found = findSubscriptionBlock(key);
  if (!found) throw new Error(`no block ${key}`);
  return found;
};
const fresh = (event: string) => ({ event, isUsed: false });

describe('a coupon', () => {
  it('of the fair gives its seven pieces', () => {
    const { player } = carriedOut(
      redeemCoupon(contextAt(), { player: makePlayer() }, { coupon: fresh('wondercon') }),
    );
    const given = Object.keys(player.items.gear.owned).filter((key) => key.includes('_wondercon_'));
    expect(given).toHaveLength(7);
    expect(player.extra).toEqual({ signupEvent: 'wondercon' });
  });

  it('of another event changes nothing', () => {
    const player = makePlayer();
    expect(carriedOut(redeemCoupon(contextAt(), { player }, { coupon: fresh('google_6mo') })).player).toBe(
      player,
    );
  });

  it.each([
    ['that nobody made', { coupon: undefined }, 'badRequest invalidCoupon'],
    ['that was used', { coupon: { event: 'wondercon', isUsed: true } }, 'notAuthorized couponUsed'],
    [
      'for a discount that was used',
      { coupon: { event: 'google_6mo', isUsed: true }, keepsDiscount: true },
      'notAuthorized couponUsed',
    ],
    [
      'for a discount that is to be kept',
      { coupon: fresh('google_6mo'), keepsDiscount: true },
      'badRequest discountCoupon',
    ],
  ])('%s is refused', (_name, redemption, refusal) => {
    expect(refusalOf(redeemCoupon(contextAt(), { player: makePlayer() }, redemption))).toBe(refusal);
  });

  it('of the fair gives its pieces where discounts are kept', () => {
    const redemption = { coupon: fresh('wondercon'), keepsDiscount: true };
    expect(refusalOf(redeemCoupon(contextAt(), { player: makePlayer() }, redemption))).toBe('accepted');
  });
});

describe('a discount', () => {
  it.each([
    ['is not asked about where there is none', 'basic_6mo', {}, 'accepted'],
    ['needs a coupon', 'google_6mo', {}, 'badRequest couponCodeRequired'],
    ['needs one that exists', 'google_6mo', { code: 'x' }, 'badRequest invalidCoupon'],
    [
      'needs one of its own',
      'google_6mo',
      { code: 'x', coupon: fresh('wondercon') },
      'badRequest invalidCoupon',
    ],
    ['is given for its own', 'google_6mo', { code: 'x', coupon: fresh('google_6mo') }, 'accepted'],
  ])('%s', (_name, key, shown, answer) => {
    expect(refusalOf(checkDiscount(block(key), shown))).toBe(answer);
  });
});

describe('a gem pack', () => {
  it.each([
    ['that does not exist', 'nope', true, 'badRequest invalidGemsBlock'],
    ['whose buyer’s group keeps its gems', '4gems', true, 'notAuthorized groupPolicyCannotGetGems'],
    ['of the table', '4gems', false, 'accepted'],
  ])('%s', (_name, key, keepsGems, answer) => {
    expect(refusalOf(checkGemPack(key, keepsGems))).toBe(answer);
  });
});
