import type { PaymentState } from '@everdeed/rules';

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
  };
}
