import { valueIn } from '@everdeed/content/values';
import { asText, type PaymentReport } from '@everdeed/rules';
import type { ProviderEvent } from '../provider.ts';
import { isLost } from './disputes.ts';
import { firstIn } from './money.ts';
import { reportOfOrder } from './orders.ts';
import type { PaypalApi } from './paypal-api.ts';
import { hearOfSale } from './sales.ts';
import { findSubscription, isOurs, isOver, reportOfSubscription } from './subscriptions.ts';

const seenTo = { kind: 'seenTo' } as const;
const chargedBack = { status: 'chargedBack' } as const;

/** With what an event is heard. */
interface Ear {
  readonly api: PaypalApi;
  readonly now: number;
}

type Hear = (ear: Ear, resource: unknown) => Promise<ProviderEvent>;

async function hearOfOrder(
  { api, now }: Ear,
  reference: string,
  lost?: PaymentReport,
): Promise<ProviderEvent> {
  const report = lost ?? (await reportOfOrder(api, reference, now));
  return report ? { kind: 'payment', reference, report } : seenTo;
}

/** The order for which money was taken. */
async function orderOf({ api }: Ear, capture: string): Promise<string> {
  const told = await api.find(`/v2/payments/captures/${encodeURIComponent(capture)}`);
  return asText(valueIn(told, 'supplementary_data', 'related_ids', 'order_id'));
}

async function hearOfCapture(ear: Ear, capture: string, lost?: PaymentReport): Promise<ProviderEvent> {
  const order = await orderOf(ear, capture);
  return order === '' ? seenTo : hearOfOrder(ear, order, lost);
}

/** The capture that a refund belongs to: the link up; events about captures themselves have none. */
function captureIn(resource: unknown): string {
  const links = valueIn(resource, 'links');
  const up = Array.isArray(links) ? links.find((link) => valueIn(link, 'rel') === 'up') : undefined;
  const [, linked] = /\/captures\/(\w+)$/.exec(asText(valueIn(up, 'href'))) ?? [];
  return linked ?? idIn(resource);
}

const idIn = (resource: unknown): string => asText(valueIn(resource, 'id'));
const saleIn = (resource: unknown): string => asText(valueIn(resource, 'sale_id')) || idIn(resource);

const hearCapture: Hear = (ear, resource) => hearOfCapture(ear, captureIn(resource));
const hearSale: Hear = ({ api, now }, resource) => hearOfSale(api, saleIn(resource), now);

const hearSubscription: Hear = async ({ api, now }, resource) => {
  const reference = idIn(resource);
  const report = await reportOfSubscription(api, reference, now);
  return report ? { kind: 'payment', reference, report } : seenTo;
};

const hearEnd: Hear = async ({ api }, resource) => {
  const subscriptionId = idIn(resource);
  const told = await findSubscription(api, subscriptionId);
  return told && isOurs(told) && isOver(told) ? { kind: 'subscriptionEnded', subscriptionId } : seenTo;
};

/** A dispute that the buyer has won: its money went back. One that is open, or that the owner won, takes nothing. */
const hearDispute: Hear = async (ear, resource) => {
  if (!isLost(resource)) return seenTo;
  const disputed = firstIn(valueIn(resource, 'disputed_transactions'));
  const id = asText(valueIn(disputed, 'seller_transaction_id'));
  if (id === '') return seenTo;
  const ofOrder = await hearOfCapture(ear, id, chargedBack);
  return ofOrder.kind === 'seenTo' ? hearOfSale(ear.api, id, ear.now, chargedBack) : ofOrder;
};

/** What is done about each type of event. */
const listeners: Readonly<Record<string, Hear>> = {
  'CHECKOUT.ORDER.APPROVED': (ear, resource) => hearOfOrder(ear, idIn(resource)),
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': (ear, resource) =>
    hearOfOrder(ear, asText(valueIn(resource, 'order_id'))),
  'PAYMENT.CAPTURE.COMPLETED': hearCapture,
  'PAYMENT.CAPTURE.PENDING': hearCapture,
  'PAYMENT.CAPTURE.DENIED': hearCapture,
  'PAYMENT.CAPTURE.REFUNDED': hearCapture,
  'PAYMENT.CAPTURE.REVERSED': (ear, resource) => hearOfCapture(ear, captureIn(resource), chargedBack),
  'PAYMENT.SALE.COMPLETED': hearSale,
  'PAYMENT.SALE.PENDING': hearSale,
  'PAYMENT.SALE.DENIED': hearSale,
  'PAYMENT.SALE.REFUNDED': hearSale,
  'PAYMENT.SALE.REVERSED': ({ api, now }, resource) => hearOfSale(api, saleIn(resource), now, chargedBack),
  'BILLING.SUBSCRIPTION.ACTIVATED': hearSubscription,
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': hearSubscription,
  'BILLING.SUBSCRIPTION.CANCELLED': hearEnd,
  'BILLING.SUBSCRIPTION.EXPIRED': hearEnd,
  'BILLING.SUBSCRIPTION.SUSPENDED': hearEnd,
  'CUSTOMER.DISPUTE.RESOLVED': hearDispute,
};

/** The types of events that matter here, for the owner's settings at PayPal. */
export const paypalEvents: readonly string[] = Object.keys(listeners);

/** Translates an event. Of its content only names count, and PayPal is asked for the rest: late ones would tell of the past. */
export async function hearPaypal(ear: Ear, event: unknown): Promise<ProviderEvent | undefined> {
  const type = asText(valueIn(event, 'event_type'));
  return Object.hasOwn(listeners, type) ? listeners[type]?.(ear, valueIn(event, 'resource')) : undefined;
}
