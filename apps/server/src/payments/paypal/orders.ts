import { valueIn } from '@everdeed/content/values';
import { asText, type PaymentReport } from '@everdeed/rules';
import type { CheckoutOrder } from '../provider.ts';
import { firstIn, instantIn, sumIn, valueOf } from './money.ts';
import type { PaypalApi, Told } from './paypal-api.ts';

/** How long a buyer may take (ms): our own figure. PayPal forgets orders sooner or later. */
const OPEN_MS = 24 * 3_600_000;

const pathOf = (id: string): string => `/v2/checkout/orders/${encodeURIComponent(id)}`;

/** A locale of PayPal's; none for languages that it might not know. */
export const localeOf = (language: string): { locale?: string } =>
  ({ en: { locale: 'en-US' }, de: { locale: 'de-DE' } })[language] ?? {};

/** Opens an order. */
export function openOrder(api: PaypalApi, order: CheckoutOrder, brand: string): Promise<Told> {
  const { paymentId, amount, currency, description, language, returnUrl, cancelUrl } = order;
  const experience_context = {
    return_url: returnUrl,
    cancel_url: cancelUrl,
    brand_name: brand,
    user_action: 'PAY_NOW',
    shipping_preference: 'NO_SHIPPING',
    ...localeOf(language),
  };
  const unit = {
    custom_id: paymentId,
    description,
    amount: { currency_code: currency, value: valueOf(amount) },
  };
  return api.call({
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId: `order-${paymentId}`,
    body: {
      intent: 'CAPTURE',
      purchase_units: [unit],
      payment_source: { paypal: { experience_context } },
    },
  });
}

/** The money that was taken for an order. */
const captureIn = (order: Told): unknown =>
  firstIn(valueIn(firstIn(order['purchase_units']), 'payments', 'captures'));

function reportOfCapture(capture: unknown): PaymentReport {
  switch (valueIn(capture, 'status')) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return { status: 'paid', ...sumIn(valueIn(capture, 'amount')) };
    case 'REFUNDED':
      return { status: 'refunded' };
    case 'PENDING':
      return { status: 'pending' };
    default:
      return { status: 'failed' };
  }
}

const findOrder = (api: PaypalApi, id: string) => api.find(pathOf(id));

/** Takes the money of an order that the buyer has approved. */
async function capture(api: PaypalApi, id: string): Promise<PaymentReport | undefined> {
  const call = {
    method: 'POST',
    path: `${pathOf(id)}/capture`,
    requestId: `capture-${id}`,
    body: {},
  } as const;
  const told = await api.unless(
    ['INSTRUMENT_DECLINED', 'ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED'],
    call,
  );
  const order = told ?? (await findOrder(api, id));
  const taken = order && captureIn(order);
  return taken === undefined ? { status: 'failed' } : reportOfCapture(taken);
}

/**
 * How an order stands; undefined while its buyer is at PayPal's page. Of one that the buyer has approved the money is
 * taken now, whoever asks: a buyer who has paid need not come back. PayPal forgets orders that nobody approves.
 */
export async function reportOfOrder(
  api: PaypalApi,
  id: string,
  now: number,
): Promise<PaymentReport | undefined> {
  const order = await findOrder(api, id);
  const status = asText(order?.['status']);
  if (!order || status === 'VOIDED') return { status: 'abandoned' };
  const taken = captureIn(order);
  if (taken !== undefined) return reportOfCapture(taken);
  if (status === 'APPROVED') return capture(api, id);
  const begun = instantIn(order['create_time']) ?? now;
  return now - begun > OPEN_MS ? { status: 'abandoned' } : undefined;
}

/** The id of the money that was taken for an order, if it was. */
export async function captureOf(api: PaypalApi, id: string): Promise<string | undefined> {
  const order = await findOrder(api, id);
  return (order && asText(valueIn(captureIn(order), 'id'))) || undefined;
}
