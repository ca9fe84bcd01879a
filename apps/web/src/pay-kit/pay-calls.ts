import { paymentCalls } from 'virtual:calls/payment';
import { requestOf } from '../data/calls.ts';
import { bodyOf, type Order } from './order.ts';

/** Begins a payment. */
export const checkoutFor = (order: Order) =>
  requestOf(paymentCalls.createCheckoutSession, { body: bodyOf(order) });

/** Begins the change of one's card. */
export const cardChange = () => requestOf(paymentCalls.editStripeCard, { body: {} });

/** Ends one's own subscription when it is next due. */
export const cancellation = () => requestOf(paymentCalls.cancelStripe, { query: { noRedirect: 'true' } });
