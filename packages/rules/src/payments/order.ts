import { findSubscriptionBlock } from '@everdeed/content';
import { assertNever } from '@everdeed/content/values';
import { isPaidAmount } from '../gifts/gems.ts';
import { MAX_GIFT_MESSAGE } from '../gifts/subscription.ts';
import { GRYPHATRICE, isGryphatriceSold } from '../shops/gryphatrice.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import type { GroupScene } from '../scenes.ts';
import type { Goods } from '../state/payment.ts';
import { checkDiscount, type ShownCoupon } from '../subscriptions/coupons.ts';
import { checkGemPack } from '../subscriptions/gem-packs.ts';
import { monthlyGroupPrice } from '../subscriptions/group-plan.ts';
import { checkUpgrade, GROUP_BLOCK } from '../subscriptions/group-upgrade.ts';
import { checkBlock } from '../subscriptions/subscribe.ts';

/** The currency of all prices of the catalogue (rules-play-and-shops 8.1, 8.7). */
export const PRICE_CURRENCY = 'USD';
const CENTS = 100;
/** A gem as a gift costs a quarter of a dollar (wire-groups-and-admin 7.9). */
const CENTS_PER_GEM = 25;
/** The documents name no price in money for the one pet: its 60 gems (seeds 2, section 3.5) at the price of gifts, our own. */
const CENTS_FOR_PET = 60 * CENTS_PER_GEM;

/** What else counts before something is sold. */
export interface OrderFacts {
  /** The group plan of the receiver keeps gems to its leader. */
  readonly groupKeepsGems?: boolean;
  readonly coupon?: ShownCoupon;
  /** When it is sold, in ms. */
  readonly now?: number;
  /** Whether the buyer has the pet already. */
  readonly hasPet?: boolean;
  /** Who buys a plan for which group; absent: there is no such group. */
  readonly upgrade?: GroupScene;
}

/** Why something is not sold. */
export type OrderRefusal =
  | 'badAmountOfGemsToPurchase'
  | 'couponCodeRequired'
  | 'giftMessageTooLong'
  | 'groupNotFound'
  | 'groupPolicyCannotGetGems'
  | 'invalidCoupon'
  | 'invalidGemsBlock'
  | 'messageNotAvailable'
  | 'missingSubscriptionCode'
  | 'onlyPrivateGuildsCanUpgrade'
  | 'petsAlreadyOwned';

type Price = Result<number, OrderRefusal>;

/** The first check of a gift (wire-groups-and-admin 7.9). */
export function checkGiftMessage({
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

function priceOfPet(pet: string, { now = 0, hasPet = false }: OrderFacts): Price {
  if (pet !== GRYPHATRICE) return refuse('badRequest', 'invalidGemsBlock');
  if (!isGryphatriceSold(now)) return refuse('badRequest', 'messageNotAvailable');
  return hasPet ? refuse('badRequest', 'petsAlreadyOwned') : accept(CENTS_FOR_PET);
}

/** The price of a group's plan per month: it follows from its members (wire-groups-and-admin 5.3). */
function priceOfGroupPlan({ upgrade, coupon = {} }: OrderFacts): Price {
  if (!upgrade) return refuse('notFound', 'groupNotFound');
  const block = checkBlock(GROUP_BLOCK, 'group');
  if (!block.ok) return block;
  const discount = checkDiscount(block.value, coupon);
  if (!discount.ok) return discount;
  const allowed = checkUpgrade(upgrade);
  return allowed.ok ? accept(monthlyGroupPrice(upgrade.group.memberCount) * CENTS) : allowed;
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
    case 'pet':
      return priceOfPet(goods.pet, facts);
    case 'subscription':
      return findSubscriptionBlock(goods.block)
        ? priceOfBlock(goods.block, coupon)
        : refuse('badRequest', 'invalidGemsBlock');
    case 'giftGems': {
      const message = checkGiftMessage(goods);
      return message.ok ? priceOfGems(goods.gems, facts) : message;
    }
    case 'giftSubscription': {
      const message = checkGiftMessage(goods);
      return message.ok ? priceOfBlock(goods.block, coupon) : message;
    }
    case 'groupPlan':
      return priceOfGroupPlan(facts);
    case 'renewal':
      return refuse('badRequest', 'missingSubscriptionCode');
    default:
      return assertNever(goods);
  }
}
