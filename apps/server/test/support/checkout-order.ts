import type { CheckoutOrder } from '../../src/payments/provider.ts';

/** A subscription for a month, as it is handed to a service. */
export const order: CheckoutOrder = {
  paymentId: 'order',
  amount: 500,
  currency: 'USD',
  language: 'de',
  description: 'Abonnement',
  months: 1,
  returnUrl: 'https://x.test/r',
  cancelUrl: 'https://x.test/c',
};
