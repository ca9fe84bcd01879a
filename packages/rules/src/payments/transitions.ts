import type { Payment, PaymentState } from '../state/payment.ts';

/** The subscription that a provider began with a payment, or continued. */
export interface ProviderSubscription {
  readonly id: string;
  /** The provider's id of the buyer. */
  readonly customerId: string;
  /** When the next bill comes, in ms; absent if the provider does not say. */
  readonly nextBill?: number | undefined;
}

/** What a provider says of a payment: by a webhook, to the return page, or when it is asked. */
export type PaymentReport =
  | { readonly status: 'abandoned' | 'failed' | 'pending' }
  | {
      readonly status: 'chargedBack' | 'refunded';
      /** The provider's id of the subscription that was paid for; absent if the provider does not say. */
      readonly subscriptionId?: string | undefined;
    }
  | {
      readonly status: 'paid';
      /** In hundredths of the currency. */
      readonly amount: number;
      /** ISO 4217, in any case. */
      readonly currency: string;
      readonly subscription?: ProviderSubscription | undefined;
    };

type Status = PaymentReport['status'];

/**
 * Before the money has come. A payment that failed or was abandoned may still be paid: the buyer tries again, or the
 * provider does, which makes it pending again.
 */
const open: Readonly<Partial<Record<Status, PaymentState>>> = {
  paid: 'settled',
  failed: 'failed',
  abandoned: 'abandoned',
  refunded: 'refunded',
  chargedBack: 'chargedBack',
};

const transitions: Readonly<Record<PaymentState, Readonly<Partial<Record<Status, PaymentState>>>>> = {
  created: { ...open, pending: 'pending' },
  pending: open,
  failed: { ...open, pending: 'pending' },
  abandoned: open,
  settled: { refunded: 'refunded', chargedBack: 'chargedBack' },
  refunded: {},
  chargedBack: {},
};

/**
 * The state after a report; the same state if the report says nothing new. Reports come in any order and more than
 * once: what was settled or given back never becomes open again. Money that is owed back can only go back.
 */
export function stateAfter(
  { state, isOwed }: Pick<Payment, 'isOwed' | 'state'>,
  status: Status,
): PaymentState {
  const isGone = status === 'refunded' || status === 'chargedBack';
  return isOwed && !isGone ? state : (transitions[state][status] ?? state);
}
