import type Stripe from 'stripe';
import type { PaymentReport } from '@everdeed/rules';
import type { StripeApi } from './stripe-api.ts';

/** The id of what Stripe sends as an id or whole. */
export const idOf = (one: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof one === 'string' ? one : one?.id;

const S = 1000;

/** The intent by which an invoice was paid. */
export async function intentOfInvoice(api: StripeApi, invoice: string): Promise<string | undefined> {
  const { data } = await api.call((stripe) =>
    stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 }),
  );
  return idOf(data[0]?.payment.payment_intent);
}

/** The intent by which a checkout was paid: its own, or that of its subscription's first invoice. */
export async function intentOfSession(
  api: StripeApi,
  { payment_intent, invoice }: Stripe.Checkout.Session,
): Promise<string | undefined> {
  const invoiceId = idOf(invoice);
  return idOf(payment_intent) ?? (invoiceId === undefined ? undefined : intentOfInvoice(api, invoiceId));
}

type LostReport = Extract<PaymentReport, { readonly status: 'chargedBack' | 'refunded' }>;

/** Whether the money went back; disputes that are open, or were won, take nothing. */
async function wentBack(api: StripeApi, intent: string | undefined): Promise<LostReport | undefined> {
  if (intent === undefined) return undefined;
  const { latest_charge: charge } = await api.call((stripe) =>
    stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] }),
  );
  if (charge === null || typeof charge === 'string') return undefined;
  if (charge.refunded) return { status: 'refunded' };
  if (!charge.disputed) return undefined;
  const disputes = await api.call((stripe) => stripe.disputes.list({ payment_intent: intent }));
  return disputes.data.some(({ status }) => status === 'lost') ? { status: 'chargedBack' } : undefined;
}

/** When a subscription is billed next (ms). */
const nextBillOf = ({ items }: Stripe.Subscription): number | undefined => {
  const end = items.data[0]?.current_period_end;
  return end === undefined ? undefined : end * S;
};

function reportOfPaid({
  amount_total,
  currency,
  subscription,
  customer,
}: Stripe.Checkout.Session): PaymentReport {
  const paid = { status: 'paid', amount: amount_total ?? 0, currency: currency ?? '' } as const;
  if (subscription === null || typeof subscription === 'string') return paid;
  const { id } = subscription;
  return {
    ...paid,
    subscription: { id, customerId: idOf(customer) ?? id, nextBill: nextBillOf(subscription) },
  };
}

/** What is said of money that has not come, though the buyer is done. */
function reportOfUnpaid({ payment_intent, subscription }: Stripe.Checkout.Session): PaymentReport {
  const status =
    (typeof payment_intent === 'string' ? undefined : payment_intent?.status) ??
    (typeof subscription === 'string' ? undefined : subscription?.status);
  const isOver = ['requires_payment_method', 'canceled', 'incomplete_expired'].includes(status ?? '');
  return { status: isOver ? 'failed' : 'pending' };
}

/** How a checkout stands; undefined while it is open, or if Stripe does not know it. */
export async function reportOfSession(api: StripeApi, id: string): Promise<PaymentReport | undefined> {
  const expand = ['payment_intent', 'subscription'];
  const session = await api.find((stripe) => stripe.checkout.sessions.retrieve(id, { expand }));
  if (!session || session.status === 'open') return undefined;
  if (session.status === 'expired') return { status: 'abandoned' };
  if (session.payment_status === 'unpaid') return reportOfUnpaid(session);
  const back = await wentBack(api, await intentOfSession(api, session));
  return back ? { ...back, subscriptionId: idOf(session.subscription) } : reportOfPaid(session);
}

/** The subscription that an invoice is for, and whether we began it. */
export function subscriptionOf({ parent }: Stripe.Invoice): {
  readonly id?: string;
  readonly isOurs: boolean;
} {
  const details = parent?.subscription_details;
  const id = idOf(details?.subscription);
  return { ...(id === undefined ? {} : { id }), isOurs: details?.metadata?.['payment'] !== undefined };
}

/** The report of the bill of a subscription. */
export async function reportOfInvoice(api: StripeApi, invoice: Stripe.Invoice): Promise<PaymentReport> {
  const { status, amount_paid: amount, currency, lines, customer } = invoice;
  if (status !== 'paid') return { status: status === 'draft' || !invoice.attempted ? 'pending' : 'failed' };
  const back = await wentBack(api, await intentOfInvoice(api, invoice.id));
  const { id } = subscriptionOf(invoice);
  if (back || id === undefined) return back ?? { status: 'paid', amount, currency };
  const nextBill = Math.max(...lines.data.map(({ period }) => period.end)) * S;
  return {
    status: 'paid',
    amount,
    currency,
    subscription: { id, customerId: idOf(customer) ?? id, nextBill },
  };
}
