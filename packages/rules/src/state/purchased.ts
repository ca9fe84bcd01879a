/**
 * A subscription (rules-play-and-shops 8.1). Not subscribed if `customerId` is absent or null. Months are
 * whole, `extraMonths` can be a fraction; `gemCapExtra` 0 to 26.
 */
export interface Plan {
  planId?: string | null;
  subscriptionId?: string | null;
  customerId?: string | null;
  paymentMethod?: string | null;
  owner?: string;
  quantity: number;
  dateCreated?: string | null;
  dateTerminated?: string | null;
  dateUpdated?: string | null;
  dateCurrentTypeCreated?: string | null;
  lastReminderDate?: string | null;
  lastBillingDate?: string | null;
  nextPaymentProcessing?: string | null;
  nextBillingDate?: string | null;
  hourglassPromoReceived?: string | null;
  extraMonths: number;
  gemsBought: number;
  cumulativeCount: number;
  mysteryItems: string[];
  consecutive: {
    count: number;
    offset: number;
    gemCapExtra: number;
    /** Hourglasses. */
    trinkets: number;
    lastHourglassReceived?: string;
  };
}

/** Permanent purchases; absent keys were not bought. */
export interface Purchased {
  ads: boolean;
  txnCount: number;
  mobileChat?: boolean;
  skin: Record<string, boolean>;
  shirt: Record<string, boolean>;
  background: Record<string, boolean>;
  hair: Record<string, Record<string, boolean>>;
  plan: Plan;
}
