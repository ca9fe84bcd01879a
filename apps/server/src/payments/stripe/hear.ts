import type Stripe from 'stripe';
import { BadWebhook, type ProviderEvent } from '../provider.ts';
import { idOf, reportOfInvoice, reportOfSession, subscriptionOf } from './reports.ts';
import type { StripeApi } from './stripe-api.ts';

/** Bills that one look takes, which are years of them. */
const MOST_BILLS = 100;

const seenTo = { kind: 'seenTo' } as const;

/** The card that a buyer has just entered pays for their subscription from now on. */
async function takeCard(api: StripeApi, { metadata, setup_intent }: Stripe.Checkout.Session): Promise<void> {
  const [subscription, setup] = [metadata?.['card'], idOf(setup_intent)];
  if (subscription === undefined || setup === undefined) return;
  const { payment_method } = await api.call((stripe) => stripe.setupIntents.retrieve(setup));
  const card = idOf(payment_method);
  if (card === undefined) return;
  await api.find((stripe) => stripe.subscriptions.update(subscription, { default_payment_method: card }));
}

async function hearOfSession(api: StripeApi, reference: string): Promise<ProviderEvent | undefined> {
  const session = await api.find((stripe) => stripe.checkout.sessions.retrieve(reference));
  if (session?.mode === 'setup') {
    await takeCard(api, session);
    return seenTo;
  }
  const isOurs = session?.metadata?.['payment'] !== undefined;
  const report = isOurs ? await reportOfSession(api, reference) : undefined;
  return report ? { kind: 'payment', reference, report } : seenTo;
}

/** A bill. The first one of a subscription is paid by its checkout. */
async function hearOfInvoice(api: StripeApi, id: string): Promise<ProviderEvent> {
  const invoice = await api.find((stripe) => stripe.invoices.retrieve(id));
  if (!invoice || invoice.billing_reason !== 'subscription_cycle') return seenTo;
  const { id: subscriptionId, isOurs } = subscriptionOf(invoice);
  if (!isOurs || subscriptionId === undefined) return seenTo;
  const report = await reportOfInvoice(api, invoice);
  return { kind: 'renewal', reference: invoice.id, subscriptionId, amount: invoice.amount_due, report };
}

/** What the bills of a subscription that were made since an instant (ms), and paid, tell. */
export async function hearBillsSince(
  api: StripeApi,
  subscription: string,
  since: number,
): Promise<ProviderEvent[]> {
  const created = { gte: Math.floor(since / 1000) };
  const { data } = await api.call((stripe) =>
    stripe.invoices.list({ subscription, status: 'paid', created, limit: MOST_BILLS }),
  );
  const events: ProviderEvent[] = [];
  // The latest comes first.
  for (const { id } of data.toReversed()) if (id !== undefined) events.push(await hearOfInvoice(api, id));
  return events;
}

/** The checkout of a payment, or the one that began a subscription. */
export async function sessionOf(
  api: StripeApi,
  query: { readonly payment_intent: string } | { readonly subscription: string },
): Promise<string | undefined> {
  const { data } = await api.call((stripe) => stripe.checkout.sessions.list({ ...query, limit: 1 }));
  return data[0]?.id;
}

/** What we call the payment by an intent: its checkout, or the bill of a subscription. */
async function referenceOf(api: StripeApi, intent: string): Promise<string | undefined> {
  const session = await sessionOf(api, { payment_intent: intent });
  if (session !== undefined) return session;
  const payment = { type: 'payment_intent', payment_intent: intent };
  const paid = await api.call((stripe) => stripe.invoicePayments.list({ payment, limit: 1 }));
  const id = idOf(paid.data[0]?.invoice);
  const invoice = id === undefined ? undefined : await api.find((stripe) => stripe.invoices.retrieve(id));
  if (!invoice) return undefined;
  const { id: subscription } = subscriptionOf(invoice);
  return invoice.billing_reason === 'subscription_create' && subscription !== undefined
    ? sessionOf(api, { subscription })
    : invoice.id;
}

async function hearOfLoss(
  api: StripeApi,
  intent: string | undefined,
  status: 'chargedBack' | 'refunded',
): Promise<ProviderEvent> {
  const reference = intent === undefined ? undefined : await referenceOf(api, intent);
  if (reference === undefined) return seenTo;
  // A checkout says which subscription it began.
  const told = await reportOfSession(api, reference);
  return { kind: 'payment', reference, report: told?.status === status ? told : { status } };
}

/** A refund; of a part of the money, nothing is taken back. */
async function hearOfRefund(api: StripeApi, id: string): Promise<ProviderEvent> {
  const charge = await api.find((stripe) => stripe.charges.retrieve(id));
  return charge?.refunded ? hearOfLoss(api, idOf(charge.payment_intent), 'refunded') : seenTo;
}

/** A dispute. Only one that is lost takes anything: who wins it has been paid. */
async function hearOfDispute(api: StripeApi, id: string): Promise<ProviderEvent> {
  const dispute = await api.find((stripe) => stripe.disputes.retrieve(id));
  return dispute?.status === 'lost' ? hearOfLoss(api, idOf(dispute.payment_intent), 'chargedBack') : seenTo;
}

type Hear = (api: StripeApi, id: string) => Promise<ProviderEvent | undefined>;

/** What is done about each type of event. */
const listeners: Readonly<Record<string, Hear>> = {
  'checkout.session.completed': hearOfSession,
  'checkout.session.async_payment_succeeded': hearOfSession,
  'checkout.session.async_payment_failed': hearOfSession,
  'checkout.session.expired': hearOfSession,
  'invoice.paid': hearOfInvoice,
  'invoice.payment_failed': hearOfInvoice,
  'customer.subscription.deleted': async (_api, subscriptionId) => ({
    kind: 'subscriptionEnded',
    subscriptionId,
  }),
  'charge.refunded': hearOfRefund,
  'charge.dispute.created': hearOfDispute,
  'charge.dispute.closed': hearOfDispute,
};

/** The types of events that matter here, for the owner's settings at Stripe. */
export const stripeEvents: readonly string[] = Object.keys(listeners);

/**
 * Translates an event. Of its content only the type and the id count, and Stripe is asked for the rest: the owner's
 * settings decide on the version of the API in which events are written, and late ones would tell of the past.
 */
export async function hearStripe(
  api: StripeApi,
  type: string,
  id: string,
): Promise<ProviderEvent | undefined> {
  const hear = Object.hasOwn(listeners, type) ? listeners[type] : undefined;
  if (hear && id === '') throw new BadWebhook('the webhook is about nothing');
  return hear?.(api, id);
}
