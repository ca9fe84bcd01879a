import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import type { SubscriptionBlock } from '@everdeed/content';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';

/** A stored coupon: the event it was made for, and whether it has been used (wire-groups-and-admin 7.6). */
export interface Coupon {
  readonly event: string;
  readonly isUsed: boolean;
}

/** The event whose coupons carry a gift of their own, and that gift (wire-groups-and-admin 7.6). */
const FAIR = 'wondercon';
const FAIR_GEAR = [
  'eyewear_special_wondercon_red',
  'eyewear_special_wondercon_black',
  'back_special_wondercon_red',
  'back_special_wondercon_black',
  'body_special_wondercon_red',
  'body_special_wondercon_black',
  'body_special_wondercon_gold',
];

interface Redemption {
  /** Undefined if none has the code that was sent. */
  readonly coupon: Coupon | undefined;
  /** Refuses a coupon that lowers a price, which gives nothing here, instead of using it up for nothing. */
  readonly keepsDiscount?: boolean;
}

/**
 * Redeems a coupon. One of the fair gives its seven pieces; any other changes nothing on the player
 * (rules-play-and-shops 8.7). The caller marks it as used.
 */
export function redeemCoupon(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { coupon, keepsDiscount = false }: Redemption,
): Result<Outcome<Player>, 'couponUsed' | 'discountCoupon' | 'invalidCoupon'> {
  if (!coupon) return refuse('badRequest', 'invalidCoupon');
  if (coupon.isUsed) return refuse('notAuthorized', 'couponUsed');
  if (keepsDiscount && coupon.event !== FAIR) return refuse('badRequest', 'discountCoupon');
  return attempt(
    player,
    (draft) => {
      if (coupon.event !== FAIR) return done;
      for (const key of FAIR_GEAR) draft.items.gear.owned[key] = true;
      draft.extra = { signupEvent: FAIR };
      return done;
    },
    (after) => after,
  );
}

/** What a buyer provided for a discount: the code as typed, and its coupon, if any. */
export interface ShownCoupon {
  readonly code?: string | undefined;
  readonly coupon?: Coupon | undefined;
}

/** Whether a discounted plan can be bought: only with a coupon of the same name (rules-play-and-shops 8.7). */
export function checkDiscount(
  { key, discount }: SubscriptionBlock,
  { code, coupon }: ShownCoupon,
): Result<undefined, 'couponCodeRequired' | 'invalidCoupon'> {
  if (!discount) return done;
  if (!code) return refuse('badRequest', 'couponCodeRequired');
  return coupon?.event === key ? done : refuse('badRequest', 'invalidCoupon');
}
