import type { CouponEvent, PaymentState } from '@everdeed/rules';
import type { Generated } from 'kysely';

/** Tables of payments. */
export interface PaymentTables {
  payments: {
    id: string;
    v: number;
    state: PaymentState;
    provider: string;
    reference: string | null;
    subscription_id: string | null;
    payer_id: string;
    receiver_id: string;
    /** The rules' `Goods`, as JSON. */
    goods: string;
    /** In hundredths of the currency. */
    amount: number;
    currency: string;
    /** The rules' `Grant`, as JSON; null until the payment is settled. */
    granted: string | null;
    /** 1: the money has to go back. */
    owed: number;
    created_at: number;
    updated_at: number;
    asked_at: Generated<number>;
  };
  /** Subscriptions of the built-in provider. */
  sandbox_subscriptions: {
    id: string;
    amount: number;
    currency: string;
    months: number;
    next_bill: number;
    /** 0: no more bills. */
    active: number;
  };
  /** Checkouts and bills of the built-in provider. */
  sandbox_checkouts: {
    id: string;
    /** The shop's id; null for a bill that nobody ordered. */
    order_id: string | null;
    state: SandboxState;
    amount: number;
    currency: string;
    /** Between bills; null for what is paid once. */
    months: number | null;
    subscription_id: string | null;
    language: string;
    return_url: string;
    cancel_url: string;
    created_at: number;
  };
  /** Codes that can be redeemed once. */
  coupons: {
    code: string;
    event: CouponEvent;
    /** Whoever has used it, who may be gone; null: nobody yet. */
    user_id: string | null;
    created_at: number;
    updated_at: number;
  };
}

/** Where a checkout of the built-in provider stands. */
export type SandboxState =
  | 'open'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'abandoned'
  | 'refunded'
  | 'chargedBack';
