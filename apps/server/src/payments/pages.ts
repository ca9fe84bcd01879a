import type { Goods } from '@everdeed/rules';

/** Pages of the web client to which buyers come back. */
export interface ReturnPages {
  readonly success: string;
  readonly failure: string;
}

/** Of those who paid by card. */
export const cardPages = {
  success: '/redirect/stripe-success-checkout',
  failure: '/redirect/stripe-error-checkout',
} as const satisfies ReturnPages;

/** Of those who paid by PayPal, which has no page for what went wrong (seed 1, "Payment return"). */
export const paypalPagesFor = ({ kind }: Goods): ReturnPages =>
  kind === 'subscription'
    ? { success: '/redirect/paypal-success-subscribe', failure: '/user/settings/subscription' }
    : { success: '/redirect/paypal-success-checkout', failure: '/' };
