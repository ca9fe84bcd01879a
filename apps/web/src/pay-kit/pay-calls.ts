import type { CallRequest } from '../data/calls.ts';
import { bodyOf, type Order } from './order.ts';

/** Where one pays. */
interface Checkout {
  readonly sessionId: string;
  readonly url?: string;
}

/** Begins a payment (wire-groups-and-admin 7.9, "Stripe"). */
export const checkoutFor = (order: Order): CallRequest<Checkout> => ({
  method: 'POST',
  path: '/stripe/checkout-session',
  body: bodyOf(order),
});

/** Begins the change of one's card. */
export const cardChange = (): CallRequest<Checkout> => ({
  method: 'POST',
  path: '/stripe/subscribe/edit',
  body: {},
});

/** Ends one's own subscription when it is next due. */
export const cancellation = (): CallRequest => ({
  method: 'GET',
  path: '/stripe/subscribe/cancel?noRedirect=true',
});
