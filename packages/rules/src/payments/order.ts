import { findSubscriptionBlock } from '@everdeed/content';
import { assertNever } from '@everdeed/content/values';
import { isPaidAmount } from '../gifts/gems.ts';
import { MAX_GIFT_MESSAGE } from '../gifts/subscription.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import type { Goods } from '../state/payment.ts';
import { checkDiscount, type ShownCoupon } from '../subscriptions/coupons.ts';
import { checkGemPack } from '../subscriptions/gem-packs.ts';
import { checkBlock } from '../subscriptions/subscribe.ts';

/** The currency of all prices of the catalogue (rules-play-and-shops 8.1, 8.7). */
export const PRICE_CURRENCY = 'USD';
const CENTS = 100;
/** A gem as a gift costs a quarter of a dollar (wire-groups-and-admin 7.9). */
const CENTS_PER_GEM = 25;

/** What else counts before something is sold. */
export interface OrderFacts {
  /** The group plan of the receiver keeps gems to its leader. */
  readonly groupKeepsGems?: boolean;
  readonly coupon?: ShownCoupon;
}

/** Why something is not sold. */
export type OrderRefusal =
  | 'badAmountOfGemsToPurchase'
  | 'couponCodeRequired'
  | 'giftMessageTooLong'
  | 'groupPolicyCannotGetGems'
  | 'invalidCoupon'
  | 'invalidGemsBlock'
  | 'missingSubscriptionCode';

type Price = Result<number, OrderRefusal>;

function checkMessage({
  message = '',
}: {
  readonly message?: string;
}): Result<undefined, 'giftMessageTooLong'> {
  if (message.length <= MAX_GIFT_MESSAGE) return done;
  return refuse('badRequest', 'giftMessageTooLong', { maxGiftMessageLength: MAX_GIFT_MESSAGE });
}

function priceOfBlock(key: string, coupon: ShownCoupon): Price {
  const block = checkBlock(key, 'user');
  if (!block.ok) return block;
  const discount = checkDiscount(block.value, coupon);
  return discount.ok ? accept(block.value.price * CENTS) : discount;
}

function priceOfGems(gems: number, { groupKeepsGems }: OrderFacts): Price {
  if (!isPaidAmount(gems) || !Number.isSafeInteger(gems * CENTS_PER_GEM))
    return refuse('badRequest', 'badAmountOfGemsToPurchase');
  return groupKeepsGems ? refuse('notAuthorized', 'groupPolicyCannotGetGems') : accept(gems * CENTS_PER_GEM);
}

function priceOfPack(key: string, { groupKeepsGems }: OrderFacts): Price {
  const pack = checkGemPack(key, groupKeepsGems);
  return pack.ok ? accept(pack.value.priceCents) : pack;
}

/**
 * The price of goods in cents, or why they are not sold (wire-groups-and-admin 7.9). A block that is not in the
 * catalogue is nothing recognisable; as a gift it is a missing code. Renewals are not ordered.
 */
export function priceOf(goods: Goods, facts: OrderFacts = {}): Price {
  const { coupon = {} } = facts;
  switch (goods.kind) {
    case 'gems':
      return priceOfPack(goods.pack, facts);
    case 'subscription':
      return findSubscriptionBlock(goods.block)
        ? priceOfBlock(goods.block, coupon)
        : refuse('badRequest', 'invalidGemsBlock');
    case 'giftGems': {
      const message = checkMessage(goods);
      return message.ok ? priceOfGems(goods.gems, facts) : message;
    }
    case 'giftSubscription': {
      const message = checkMessage(goods);
      return message.ok ? priceOfBlock(goods.block, coupon) : message;
    }
    case 'renewal':
      return refuse('badRequest', 'missingSubscriptionCode');
    default:
      return assertNever(goods);
  }
}
