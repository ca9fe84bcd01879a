import { assertNever } from '@everdeed/content/values';

/** What can be bought, for oneself or as a gift (wire-groups-and-admin 7.9). */
export type Order =
  | { readonly kind: 'gems'; readonly pack: string }
  | { readonly kind: 'subscription'; readonly block: string; readonly coupon?: string | undefined }
  | { readonly kind: 'giftGems'; readonly to: string; readonly gems: number; readonly message: string }
  | {
      readonly kind: 'giftSubscription';
      readonly to: string;
      readonly block: string;
      readonly message: string;
    };

/** What `POST /stripe/checkout-session` takes. */
export interface CheckoutBody {
  readonly gemsBlock?: string;
  readonly sub?: string;
  readonly coupon?: string;
  readonly gift?: {
    readonly type: 'gems' | 'subscription';
    readonly uuid: string;
    readonly gems?: { readonly amount: number };
    readonly subscription?: { readonly key: string };
    readonly message?: string;
  };
}

const messageIn = (message: string) => (message.trim() === '' ? {} : { message: message.trim() });

/** An order as the server takes it. */
export function bodyOf(order: Order): CheckoutBody {
  switch (order.kind) {
    case 'gems':
      return { gemsBlock: order.pack };
    case 'subscription':
      return { sub: order.block, ...(order.coupon && { coupon: order.coupon }) };
    case 'giftGems': {
      const { to, gems, message } = order;
      return { gift: { type: 'gems', uuid: to, gems: { amount: gems }, ...messageIn(message) } };
    }
    case 'giftSubscription': {
      const { to, block, message } = order;
      return {
        gift: { type: 'subscription', uuid: to, subscription: { key: block }, ...messageIn(message) },
      };
    }
    default:
      return assertNever(order);
  }
}
