import { valueIn } from '@everdeed/content/values';
import { asText, type PaymentReport, PRICE_CURRENCY, type ProviderSubscription } from '@everdeed/rules';
import type { CheckoutOrder, Seats } from '../provider.ts';
import { instantIn, sumIn, valueOf } from './money.ts';
import { localeOf } from './orders.ts';
import type { PaypalApi, Told } from './paypal-api.ts';

const DAY_MS = 24 * 3_600_000;
/** How long a buyer may take to approve: our own figure. */
const OPEN_MS = DAY_MS;
/** The second bill comes a month after the first at the earliest. */
const FIRST_BILL_MS = 27 * DAY_MS;

/** With this begins our id of a payment at a subscription: others that the owner sells are none of ours. */
const OURS = 'everdeed:';

const pathOf = (id: string): string => `/v1/billing/subscriptions/${encodeURIComponent(id)}`;

/** Opens a subscription to a plan. */
export function openSubscription(
  api: PaypalApi,
  { paymentId, language, returnUrl, cancelUrl }: CheckoutOrder,
  { planId, brand }: { readonly planId: string; readonly brand: string },
): Promise<Told> {
  const application_context = {
    return_url: returnUrl,
    cancel_url: cancelUrl,
    brand_name: brand,
    user_action: 'SUBSCRIBE_NOW',
    shipping_preference: 'NO_SHIPPING',
    ...localeOf(language),
  };
  return api.call({
    method: 'POST',
    path: '/v1/billing/subscriptions',
    requestId: `subscription-${paymentId}`,
    body: { plan_id: planId, custom_id: `${OURS}${paymentId}`, application_context },
  });
}

export const findSubscription = (api: PaypalApi, id: string) => api.find(pathOf(id));

/** Whether we began a subscription. */
export const isOurs = (subscription: Told): boolean => asText(subscription['custom_id']).startsWith(OURS);

/** Whether a subscription sends no more bills; one that is suspended has failed to be paid too often. */
export const isOver = ({ status }: Told): boolean =>
  ['CANCELLED', 'EXPIRED', 'SUSPENDED'].includes(asText(status));

/** What payments keep of a subscription. */
export const kept = (id: string, told: Told): ProviderSubscription => ({
  id,
  customerId: asText(valueIn(told['subscriber'], 'payer_id')) || id,
  nextBill: instantIn(valueIn(told['billing_info'], 'next_billing_time')),
});

/** The payments of a subscription between two instants (ms), the first one first. */
async function salesWithin(api: PaypalApi, id: string, from: number, to: number): Promise<unknown[]> {
  const query = new URLSearchParams({
    start_time: new Date(from).toISOString(),
    end_time: new Date(to).toISOString(),
  });
  const { transactions } = (await api.find(`${pathOf(id)}/transactions?${query}`)) ?? {};
  const list = Array.isArray(transactions) ? transactions : [];
  const timeOf = (one: unknown) => instantIn(valueIn(one, 'time')) ?? 0;
  return list.toSorted((one, other) => timeOf(one) - timeOf(other));
}

/** The first payment of a subscription that was not declined, between two instants (ms). */
async function firstSaleWithin(api: PaypalApi, id: string, from: number, to: number): Promise<unknown> {
  const sales = await salesWithin(api, id, from, to);
  return sales.find((one) => valueIn(one, 'status') !== 'DECLINED');
}

/** Ids of the payments of a subscription between two instants (ms) whose money is here. */
export async function paidSales(api: PaypalApi, id: string, from: number, to: number): Promise<string[]> {
  const sales = await salesWithin(api, id, from, to);
  return sales
    .filter((one) => valueIn(one, 'status') === 'COMPLETED')
    .map((one) => asText(valueIn(one, 'id')));
}

/**
 * The payment that began a subscription: the first that was not declined. A buyer's bank may decline the whole first
 * month, and pay what comes after it.
 */
export async function firstSale(api: PaypalApi, id: string, told: Told, now: number): Promise<unknown> {
  const begun = instantIn(told['create_time']) ?? now;
  const from = begun - DAY_MS;
  const soon = begun + FIRST_BILL_MS;
  const first = await firstSaleWithin(api, id, from, Math.min(now, soon));
  return first === undefined && now > soon ? firstSaleWithin(api, id, from, now) : first;
}

/** Whether a sale at an instant (ms) began a subscription; the list of sales may not have it yet. */
export async function isFirstSale(
  api: PaypalApi,
  { id, told, sale, at, now }: { id: string; told: Told; sale: string; at: number; now: number },
): Promise<boolean> {
  const first = await firstSale(api, id, told, now);
  if (first !== undefined) return valueIn(first, 'id') === sale;
  return at - (instantIn(told['create_time']) ?? at) < FIRST_BILL_MS;
}

/** What is said of a subscription for which no money has come; undefined while its buyer is at PayPal's page. */
export function reportOfUnpaid({ status, create_time }: Told, now: number): PaymentReport | undefined {
  if (status === 'APPROVED' || status === 'ACTIVE') return { status: 'pending' };
  if (status === 'SUSPENDED') return { status: 'failed' };
  if (status !== 'APPROVAL_PENDING') return { status: 'abandoned' };
  return now - (instantIn(create_time) ?? now) > OPEN_MS ? { status: 'abandoned' } : undefined;
}

/** How the first payment of a subscription stands; undefined while its buyer is at PayPal's page. */
export async function reportOfSubscription(
  api: PaypalApi,
  id: string,
  now: number,
): Promise<PaymentReport | undefined> {
  const told = await findSubscription(api, id);
  if (!told) return { status: 'abandoned' };
  const sale = await firstSale(api, id, told, now);
  if (sale === undefined) return reportOfUnpaid(told, now);
  const status = valueIn(sale, 'status');
  if (status === 'REFUNDED') return { status: 'refunded', subscriptionId: id };
  if (status === 'PENDING') return { status: 'pending' };
  const sum = sumIn(valueIn(sale, 'amount_with_breakdown', 'gross_amount'));
  return { status: 'paid', ...sum, subscription: kept(id, told) };
}

/** Bills another sum from the next bill on. PayPal asks its buyers nothing about it, as it would if they changed plans. */
export async function changeSum(api: PaypalApi, id: string, { units, unitAmount }: Seats): Promise<void> {
  const value = { currency_code: PRICE_CURRENCY, value: valueOf(units * unitAmount) };
  const path = '/plan/billing_cycles/@sequence==1/pricing_scheme/fixed_price';
  await api.unless(['SUBSCRIPTION_STATUS_INVALID', 'RESOURCE_NOT_FOUND'], {
    method: 'PATCH',
    path: pathOf(id),
    body: [{ op: 'replace', path, value }],
  });
}

/** Ends a subscription, if it has not ended. */
export async function cancel(api: PaypalApi, id: string): Promise<void> {
  await api.unless(['SUBSCRIPTION_STATUS_INVALID', 'RESOURCE_NOT_FOUND'], {
    method: 'POST',
    path: `${pathOf(id)}/cancel`,
    body: { reason: 'Cancelled' },
  });
}
