import type { Payment } from '@everdeed/rules';

/** Which payments hang. */
export interface Hanging {
  /** Nothing was heard of them, and nobody asked, since before this instant (ms). */
  readonly before: number;
  /** Those that failed or were abandoned may be tried again if they began after this instant (ms). */
  readonly begunSince: number;
  readonly limit: number;
}

/** Payments to look at. */
export interface PaymentReader {
  /**
   * Inside a transaction this locks the payment, before everything else and in the order of ids: throws a
   * `LockOrderError` otherwise.
   */
  get(id: string): Promise<Payment | undefined>;
  /** The payment as loaded or saved last in this transaction, if at all. */
  held(id: string): Payment | undefined;
  /** The id of what a provider calls so. No locks. */
  findByReference(provider: string, reference: string): Promise<string | undefined>;
  /** The latest payment of a provider's subscription. No locks. */
  latestOf(provider: string, subscriptionId: string): Promise<Payment | undefined>;
  /** The payments of a subscription, the latest first; at most 100. No locks. */
  billsOf(subscriptionId: string): Promise<Payment[]>;
  /** What a player has paid, or tried to pay, the latest first; at most 100. No locks. */
  paidBy(payerId: string): Promise<Payment[]>;
  /** The provider of a subscription. No locks. */
  providerOf(subscriptionId: string): Promise<string | undefined>;
  /** Ids of payments of which the provider may have something new to say, those that wait longest first. No locks. */
  hanging(wanted: Hanging): Promise<string[]>;
  /** Ids of payments whose money has to go back, those that are owed longest first. No locks. */
  owed(limit: number): Promise<string[]>;
}
