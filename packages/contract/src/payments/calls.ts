import { amazonCalls } from './amazon-calls.ts';
import { ownPaymentCalls } from './own-calls.ts';
import { paypalCalls } from './paypal-calls.ts';
import { storeCalls } from './store-calls.ts';
import { stripeCalls } from './stripe-calls.ts';

/** Money. */
export const paymentCalls = {
  ...stripeCalls,
  ...paypalCalls,
  ...amazonCalls,
  ...storeCalls,
  ...ownPaymentCalls,
};
