import { valueIn } from '@everdeed/content/values';
import { asText, type PaymentReport } from '@everdeed/rules';
import type { ProviderEvent } from '../provider.ts';
import { instantIn, sumIn } from './money.ts';
import type { PaypalApi, Told } from './paypal-api.ts';
import {
  findSubscription,
  firstSale,
  isFirstSale,
  isOurs,
  kept,
  paidSales,
  reportOfUnpaid,
} from './subscriptions.ts';

/** With this begins what we call the bill of a subscription: PayPal's own ids do not tell bills from orders. */
const PREFIX = 'sale-';

export const isSale = (reference: string): boolean => reference.startsWith(PREFIX);
export const saleIn = (reference: string): string => reference.slice(PREFIX.length);

const pathOf = (id: string): string => `/v1/payments/sale/${encodeURIComponent(id)}`;

/** A payment of a subscription: webhooks name it, and link to it, by the older API. */
const findSale = (api: PaypalApi, id: string) => api.find(pathOf(id));

function reportOf({ state, amount }: Told, id: string, subscription: Told): PaymentReport {
  switch (state) {
    case 'completed':
    case 'partially_refunded':
      return { status: 'paid', ...sumIn(amount), subscription: kept(id, subscription) };
    case 'refunded':
      return { status: 'refunded', subscriptionId: id };
    case 'reversed':
      return { status: 'chargedBack', subscriptionId: id };
    case 'pending':
      return { status: 'pending' };
    default:
      return { status: 'failed' };
  }
}

/** A sale with the subscription that it pays for. */
interface Bill {
  readonly sale: Told;
  readonly id: string;
  readonly subscription: Told;
}

async function billOf(api: PaypalApi, saleId: string): Promise<Bill | undefined> {
  const sale = await findSale(api, saleId);
  const id = asText(sale?.['billing_agreement_id']);
  const subscription = id === '' ? undefined : await findSubscription(api, id);
  return sale && subscription && isOurs(subscription) ? { sale, id, subscription } : undefined;
}

/** How the bill of a subscription stands. */
export async function reportOfSale(api: PaypalApi, saleId: string): Promise<PaymentReport | undefined> {
  const bill = await billOf(api, saleId);
  return bill && reportOf(bill.sale, bill.id, bill.subscription);
}

/**
 * How the beginning of a subscription stands by which nothing has been paid, after a payment that was declined: PayPal
 * tries again until it suspends it. Undefined once anything was paid: then it is a later bill that was declined.
 */
async function reportOfBeginning(
  api: PaypalApi,
  { id, subscription }: Bill,
  now: number,
): Promise<PaymentReport | undefined> {
  const paid = await firstSale(api, id, subscription, now);
  return paid === undefined ? reportOfUnpaid(subscription, now) : undefined;
}

/**
 * What a sale tells: of the payment that began a subscription, or of a later bill. `lost`: it is known that its money
 * went back.
 */
export async function hearOfSale(
  api: PaypalApi,
  saleId: string,
  now: number,
  lost?: PaymentReport,
): Promise<ProviderEvent> {
  const bill = await billOf(api, saleId);
  if (!bill) return { kind: 'seenTo' };
  const { sale, id, subscription } = bill;
  const report = lost ?? reportOf(sale, id, subscription);
  const unpaid = report.status === 'failed' ? await reportOfBeginning(api, bill, now) : undefined;
  if (unpaid) return { kind: 'payment', reference: id, report: unpaid };
  const at = instantIn(sale['create_time']) ?? now;
  if (await isFirstSale(api, { id, told: subscription, sale: saleId, at, now }))
    return { kind: 'payment', reference: id, report };
  const { amount } = sumIn(valueIn(sale, 'amount'));
  return { kind: 'renewal', reference: PREFIX + saleId, subscriptionId: id, amount, report };
}

/** What the payments of a subscription that came since an instant (ms) tell. */
export async function hearSalesSince(
  api: PaypalApi,
  subscriptionId: string,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<ProviderEvent[]> {
  const events: ProviderEvent[] = [];
  for (const id of await paidSales(api, subscriptionId, since, now))
    events.push(await hearOfSale(api, id, now));
  return events;
}

/** Pays a sale back, if it has not been. */
export async function refundSale(api: PaypalApi, id: string): Promise<void> {
  const sale = await findSale(api, id);
  if (sale?.['state'] === 'refunded') return;
  await api.unless(['TRANSACTION_ALREADY_REFUNDED'], {
    method: 'POST',
    path: `${pathOf(id)}/refund`,
    requestId: `refund-${id}`,
    body: {},
  });
}
