import { Type } from '@everdeed/contract';
import { jobKind } from '../jobs/kind.ts';

/** How often what hangs is asked for: our own figure. */
const RECONCILE_MS = 10 * 60_000;

/** Pays money back for which nothing could be given. */
export const refundJob = jobKind({
  name: 'payment-refund',
  payload: Type.Object({ paymentId: Type.String() }),
});

/** Has a provider send no more bills for a subscription. */
export const endSubscriptionJob = jobKind({
  name: 'payment-end-subscription',
  payload: Type.Object({ provider: Type.String(), subscriptionId: Type.String() }),
});

/** Asks a provider whether a subscription has ended. */
export const askSubscriptionJob = jobKind({
  name: 'payment-ask-subscription',
  payload: Type.Object({ provider: Type.String(), subscriptionId: Type.String() }),
});

/** Asks providers for payments that hang, and for money that is still owed. */
export const reconcileJob = jobKind({
  name: 'payment-reconcile',
  payload: Type.Object({}),
  repeat: (_payload, now) => now + RECONCILE_MS,
});
