import type { Goods, PaymentReport } from '@everdeed/rules';
import type { ReturnPages } from './pages.ts';

/** What a provider is to collect. */
export interface CheckoutOrder {
  /** Our id of the payment: two orders with the same one are the same checkout. */
  readonly paymentId: string;
  /** In hundredths of the currency. */
  readonly amount: number;
  /** ISO 4217, in capitals. */
  readonly currency: string;
  /** Months between bills; absent: it is paid once. */
  readonly months?: number;
  /** What makes up the amount, if it is so many of something. */
  readonly seats?: Seats;
  /** What the buyer reads of it, in their language. */
  readonly description: string;
  /** The buyer's language, as a code of ours. */
  readonly language: string;
  /** Where the buyer goes afterwards, and where after a change of mind. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** Where a buyer pays. */
export interface Checkout {
  /** The provider's id of the payment. */
  readonly reference: string;
  readonly url: string;
}

/** A change of the card that pays for a subscription. */
export interface CardChange {
  /** The provider's id of the subscription. */
  readonly subscriptionId: string;
  /** The buyer's language, as a code of ours. */
  readonly language: string;
}

/** What a subscription of several seats is billed for. */
export interface Seats {
  readonly units: number;
  /** The price of one, in hundredths of the currency. */
  readonly unitAmount: number;
}

/** What a provider tells by a webhook. */
export type ProviderEvent =
  | { readonly kind: 'payment'; readonly reference: string; readonly report: PaymentReport }
  /** The next bill of a subscription, which we did not order. */
  | {
      readonly kind: 'renewal';
      readonly reference: string;
      readonly subscriptionId: string;
      /** What it is for, paid or not, in hundredths of the currency. */
      readonly amount: number;
      readonly report: PaymentReport;
    }
  | { readonly kind: 'subscriptionEnded'; readonly subscriptionId: string }
  /** It changes no payment, and the provider's side of our code has seen to it. */
  | { readonly kind: 'seenTo' };

/** A webhook as it came. */
export interface ReceivedWebhook {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A webhook that its provider did not send, or that says nothing we understand. */
export class BadWebhook extends Error {
  override readonly name = 'BadWebhook';
}

/**
 * A provider that cannot be reached, or refuses what it should not. The message says how, and holds nothing of what was
 * sent: keys stay out of logs.
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
}

/**
 * A service that collects money. Every method may be called again with the same arguments, after a failure or by
 * another process: the second call has no effect of its own. They throw a `ProviderFailure` when the provider cannot be
 * reached.
 */
export interface PaymentProvider {
  readonly name: string;
  /** How the wire calls it (`plan.paymentMethod`): clients choose by it the calls that cancel and edit. */
  readonly paymentMethod: string;
  /** Where the web client takes buyers of such goods who come back: after success, and otherwise. */
  pagesFor(goods: Goods): ReturnPages;
  begin(order: CheckoutOrder): Promise<Checkout>;
  /** How a payment stands; undefined if the provider does not know it. */
  ask(reference: string): Promise<PaymentReport | undefined>;
  /**
   * Whether the buyer won a dispute about a payment, where that is asked for apart: `ask` then tells of refunds only.
   * Absent: `ask` tells of disputes, too.
   */
  wasTakenBack?(reference: string): Promise<boolean>;
  /** The reference of the payment that began a subscription; undefined if the provider does not know it. */
  begunBy(subscriptionId: string): Promise<string | undefined>;
  /**
   * What webhooks tell, or told, of the bills of a subscription that were paid since an instant (ms). Absent: no webhook of
   * such a provider can be lost.
   */
  billsSince?(subscriptionId: string, since: number): Promise<readonly ProviderEvent[]>;
  /** Pays the whole sum back. */
  refund(reference: string): Promise<void>;
  /** Whether a subscription is known and sends no more bills. */
  hasEnded(subscriptionId: string): Promise<boolean>;
  /** Where a buyer can have another card pay for a subscription from now on. */
  changeCard(change: CardChange): Promise<Checkout>;
  /** Bills a running subscription for so many units from the next time on, up or down. One that has ended stays so. */
  setUnits(subscriptionId: string, seats: Seats): Promise<void>;
  /** Sends no more bills. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Checks where a webhook comes from and what it says; undefined: nothing that matters here. */
  readWebhook(webhook: ReceivedWebhook): Promise<ProviderEvent | undefined>;
}
