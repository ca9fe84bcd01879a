import { valueIn } from '@everdeed/content/values';
import { asText, type PaymentReport } from '@everdeed/rules';
import { paypalPagesFor } from '../pages.ts';
import type { PaymentParts } from '../parts.ts';
import {
  type CardChange,
  type Checkout,
  type CheckoutOrder,
  type PaymentProvider,
  type ProviderEvent,
  ProviderFailure,
  type ReceivedWebhook,
  type Seats,
} from '../provider.ts';
import { hasLostDispute } from './disputes.ts';
import { genuine } from './genuine.ts';
import { hearPaypal } from './hear.ts';
import { captureOf, openOrder, reportOfOrder } from './orders.ts';
import { type PaypalAccount, PaypalApi, type Told } from './paypal-api.ts';
import { PaypalPlans } from './plans.ts';
import { hearSalesSince, isSale, refundSale, reportOfSale, saleIn } from './sales.ts';
import {
  cancel,
  changeSum,
  findSubscription,
  firstSale,
  isOver,
  openSubscription,
  reportOfSubscription,
} from './subscriptions.ts';

/** What PayPal knows us by, and its id of our webhook. */
export interface PaypalKeys extends PaypalAccount {
  readonly webhookId: string;
}

type Parts = Pick<PaymentParts, 'site' | 'system'>;

const isSubscription = (reference: string): boolean => reference.startsWith('I-');

/** Where a buyer goes to approve. */
function checkoutOf({ id, links }: Told): Checkout {
  const isApproval = (link: unknown) => ['approve', 'payer-action'].includes(asText(valueIn(link, 'rel')));
  const link = Array.isArray(links) ? links.find((one) => isApproval(one)) : undefined;
  const [reference, url] = [asText(id), asText(valueIn(link, 'href'))];
  if (reference === '' || url === '') throw new ProviderFailure('PayPal: a checkout without a page');
  return { reference, url };
}

/** Payments by PayPal, on PayPal's own page. */
export class PaypalProvider implements PaymentProvider {
  readonly name = 'paypal';
  readonly paymentMethod = 'Paypal';
  readonly pagesFor = paypalPagesFor;
  readonly #parts: Parts;
  readonly #api: PaypalApi;
  readonly #plans: PaypalPlans;
  readonly #webhookId: string;

  constructor(parts: Parts, { webhookId, ...account }: PaypalKeys) {
    this.#parts = parts;
    this.#api = new PaypalApi(account, () => parts.system.now());
    this.#plans = new PaypalPlans(this.#api);
    this.#webhookId = webhookId;
  }

  get #now(): number {
    return this.#parts.system.now();
  }

  async begin(order: CheckoutOrder): Promise<Checkout> {
    const brand = this.#parts.site.current.siteName;
    const { months, amount, currency } = order;
    if (months === undefined) return checkoutOf(await openOrder(this.#api, order, brand));
    const planId = await this.#plans.of({ months, amount, currency });
    return checkoutOf(await openSubscription(this.#api, order, { planId, brand }));
  }

  async ask(reference: string): Promise<PaymentReport | undefined> {
    if (isSale(reference)) return reportOfSale(this.#api, saleIn(reference));
    return isSubscription(reference)
      ? reportOfSubscription(this.#api, reference, this.#now)
      : reportOfOrder(this.#api, reference, this.#now);
  }

  /** Subscriptions are payments of their own name. */
  begunBy = async (subscriptionId: string): Promise<string> => subscriptionId;

  async wasTakenBack(reference: string): Promise<boolean> {
    const transaction = await this.#transactionOf(reference);
    return transaction !== undefined && hasLostDispute(this.#api, transaction);
  }

  /** PayPal's id of the money that was taken, if it was. */
  async #transactionOf(reference: string): Promise<string | undefined> {
    if (isSale(reference)) return saleIn(reference);
    return isSubscription(reference) ? this.#firstSaleOf(reference) : captureOf(this.#api, reference);
  }

  async #firstSaleOf(id: string): Promise<string | undefined> {
    const told = await findSubscription(this.#api, id);
    return (told && asText(valueIn(await firstSale(this.#api, id, told, this.#now), 'id'))) || undefined;
  }

  billsSince = (subscriptionId: string, since: number): Promise<ProviderEvent[]> =>
    hearSalesSince(this.#api, subscriptionId, { since, now: this.#now });

  async refund(reference: string): Promise<void> {
    if (isSale(reference)) return refundSale(this.#api, saleIn(reference));
    return isSubscription(reference) ? this.#refundFirst(reference) : this.#refundOrder(reference);
  }

  async #refundFirst(id: string): Promise<void> {
    const sale = await this.#firstSaleOf(id);
    if (sale === undefined) throw new ProviderFailure(`PayPal: ${id} has no payment`);
    await refundSale(this.#api, sale);
  }

  async #refundOrder(id: string): Promise<void> {
    const capture = await captureOf(this.#api, id);
    if (capture === undefined) throw new ProviderFailure(`PayPal: ${id} has no payment`);
    await this.#api.unless(['CAPTURE_FULLY_REFUNDED'], {
      method: 'POST',
      path: `/v2/payments/captures/${encodeURIComponent(capture)}/refund`,
      requestId: `refund-${id}`,
      body: {},
    });
  }

  async hasEnded(subscriptionId: string): Promise<boolean> {
    const told = await findSubscription(this.#api, subscriptionId);
    return told !== undefined && isOver(told);
  }

  /** At PayPal, buyers choose at their own account by what they pay. */
  async changeCard({ subscriptionId }: CardChange): Promise<Checkout> {
    const site = new URL(this.#api.url);
    site.host = site.host.replace(/^api(?:-m)?\./, 'www.');
    return { reference: subscriptionId, url: new URL('/myaccount/autopay/', site).href };
  }

  setUnits = (subscriptionId: string, seats: Seats): Promise<void> =>
    changeSum(this.#api, subscriptionId, seats);

  endSubscription = (subscriptionId: string): Promise<void> => cancel(this.#api, subscriptionId);

  async readWebhook(webhook: ReceivedWebhook): Promise<ProviderEvent | undefined> {
    const event = await genuine(this.#api, this.#webhookId, webhook);
    return hearPaypal({ api: this.#api, now: this.#now }, event);
  }
}
