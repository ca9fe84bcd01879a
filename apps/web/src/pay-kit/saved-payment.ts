import { assertNever, isFields } from '@everdeed/content/values';
import type { Order } from './order.ts';

const KEY = 'everdeed-payment';

/** What this device keeps while the player is at the payment provider (seed 1, section 3). */
export interface SavedPayment {
  readonly paymentCompleted: boolean;
  readonly paymentType: 'subscription' | 'gems' | 'groupPlan' | 'gift-subscription' | 'gift-gems';
  /** Whether the card of a running plan is changed. */
  readonly isStripeEdit?: boolean;
  /** The group plan whose card is changed. */
  readonly groupId?: string;
  readonly group?: { readonly _id: string; readonly type: 'party' | 'guild' };
  /** Whether the group is founded with the payment. */
  readonly newGroup?: boolean;
  readonly gift?: { readonly uuid: string };
  /** How many purchases the player had made before: our own; one more tells that the payment has arrived. */
  readonly purchases?: number;
  /** Whether the player pays in the window of the app itself: our own, for PayPal where windows are blocked. */
  readonly isInPlace?: boolean;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `savePayment` writes it
const asSaved = (value: object): SavedPayment => value as SavedPayment;

/** The payment that was begun on this device last; undefined if there is none. */
export function savedPayment(): SavedPayment | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isFields(stored) ? asSaved(stored) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a payment; without storage, its return leads to the tasks. */
export function savePayment(payment: SavedPayment): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(payment));
  } catch {
    // As above.
  }
}

/** Notes that the provider says it is paid. */
export function completePayment(): SavedPayment | undefined {
  const saved = savedPayment();
  if (!saved) return undefined;
  const completed = { ...saved, paymentCompleted: true };
  savePayment(completed);
  return completed;
}

export function forgetPayment(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}

/** What is to be kept of an order. */
export function savedOf(order: Order): SavedPayment {
  const begun = { paymentCompleted: false };
  switch (order.kind) {
    case 'gems':
    case 'subscription':
      return { ...begun, paymentType: order.kind };
    case 'giftGems':
      return { ...begun, paymentType: 'gift-gems', gift: { uuid: order.to } };
    case 'giftSubscription':
      return { ...begun, paymentType: 'gift-subscription', gift: { uuid: order.to } };
    default:
      return assertNever(order);
  }
}
