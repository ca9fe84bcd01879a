import type Stripe from 'stripe';
import { valueIn } from '@everdeed/content/values';
import { asText, type PaymentReport } from '@everdeed/rules';
import { cardPages } from '../pages.ts';
import type { PaymentParts } from '../parts.ts';
import {
  BadWebhook,
  type CardChange,
  type Checkout,
  type CheckoutOrder,
  type PaymentProvider,
  type ProviderEvent,
  ProviderFailure,
  type ReceivedWebhook,
  type Seats,
} from '../provider.ts';
import { hearBillsSince, hearStripe, sessionOf } from './hear.ts';
import { intentOfInvoice, intentOfSession, reportOfInvoice, reportOfSession } from './reports.ts';
import { type StripeAccount, StripeApi } from './stripe-api.ts';

/** How old a webhook may be, in seconds: Stripe's own figure. */
const MAX_AGE_S = 300;

/** What Stripe knows us by, and the key with which it signs. */
export interface StripeKeys extends StripeAccount {
  readonly webhookSecret: string;
}

type Parts = Pick<PaymentParts, 'siteUrl' | 'system'>;
type SessionWish = Stripe.Checkout.SessionCreateParams;

/** Stripe's page speaks the browser's language where it does not know the buyer's. */
const localeOf = (language: string): Stripe.Checkout.SessionCreateParams.Locale =>
  /^(?:de|en)$/.exec(language)?.[0] ?? 'auto';

/** What is paid for, at a price that is made for it. */
function lineOf({
  amount,
  currency,
  months,
  seats,
  description: name,
}: CheckoutOrder): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    quantity: seats?.units ?? 1,
    price_data: {
      currency,
      unit_amount: seats?.unitAmount ?? amount,
      product_data: { name },
      ...(months === undefined ? {} : { recurring: { interval: 'month', interval_count: months } }),
    },
  };
}

/** The checkout of an order. The sum is ours: no other currency, tax or discount comes in. */
function sessionFor(order: CheckoutOrder): SessionWish {
  const metadata = { payment: order.paymentId };
  const isOnce = order.months === undefined;
  return {
    mode: isOnce ? 'payment' : 'subscription',
    line_items: [lineOf(order)],
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    locale: localeOf(order.language),
    client_reference_id: order.paymentId,
    adaptive_pricing: { enabled: false },
    metadata,
    ...(isOnce ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
  };
}

function checkoutOf({ id, url }: Stripe.Checkout.Session): Checkout {
  if (url === null) throw new ProviderFailure('Stripe: a checkout without a page');
  return { reference: id, url };
}

const isInvoice = (reference: string): boolean => reference.startsWith('in_');
const isOver = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** Payments by card and what else the owner has switched on at Stripe, on Stripe's own page. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly paymentMethod = 'Stripe';
  readonly #parts: Parts;
  readonly #api: StripeApi;
  readonly #webhookSecret: string;

  constructor(parts: Parts, { webhookSecret, ...account }: StripeKeys) {
    this.#parts = parts;
    this.#api = new StripeApi(account);
    this.#webhookSecret = webhookSecret;
  }

  pagesFor = () => cardPages;

  async begin(order: CheckoutOrder): Promise<Checkout> {
    const idempotencyKey = `checkout-${order.paymentId}`;
    return checkoutOf(
      await this.#api.call((stripe) =>
        stripe.checkout.sessions.create(sessionFor(order), { idempotencyKey }),
      ),
    );
  }

  async ask(reference: string): Promise<PaymentReport | undefined> {
    if (!isInvoice(reference)) return reportOfSession(this.#api, reference);
    const invoice = await this.#api.find((stripe) => stripe.invoices.retrieve(reference));
    return invoice && reportOfInvoice(this.#api, invoice);
  }

  begunBy = (subscriptionId: string): Promise<string | undefined> =>
    sessionOf(this.#api, { subscription: subscriptionId });

  billsSince = (subscriptionId: string, since: number): Promise<ProviderEvent[]> =>
    hearBillsSince(this.#api, subscriptionId, since);

  async refund(reference: string): Promise<void> {
    const intent = await this.#intentOf(reference);
    if (intent === undefined) throw new ProviderFailure(`Stripe: ${reference} has no payment`);
    const options = { idempotencyKey: `refund-${reference}` };
    await this.#api.unless('charge_already_refunded', (stripe) =>
      stripe.refunds.create({ payment_intent: intent }, options),
    );
  }

  async hasEnded(subscriptionId: string): Promise<boolean> {
    const subscription = await this.#subscription(subscriptionId);
    return subscription !== undefined && isOver(subscription);
  }

  async changeCard({ subscriptionId, language }: CardChange): Promise<Checkout> {
    const { customer, currency } = await this.#api.call((stripe) =>
      stripe.subscriptions.retrieve(subscriptionId),
    );
    const site = this.#parts.siteUrl();
    const session = await this.#api.call((stripe) =>
      stripe.checkout.sessions.create({
        mode: 'setup',
        currency,
        customer: typeof customer === 'string' ? customer : customer.id,
        success_url: site + cardPages.success,
        cancel_url: site + cardPages.failure,
        locale: localeOf(language),
        metadata: { card: subscriptionId },
      }),
    );
    return checkoutOf(session);
  }

  async setUnits(subscriptionId: string, { units }: Seats): Promise<void> {
    const subscription = await this.#subscription(subscriptionId);
    const item = subscription?.items.data[0];
    if (!subscription || isOver(subscription) || !item) return;
    await this.#api.find((stripe) =>
      stripe.subscriptions.update(subscriptionId, {
        items: [{ id: item.id, quantity: units }],
        // From the next bill on, as the documents have it: nothing is charged or credited in between.
        proration_behavior: 'none',
      }),
    );
  }

  async endSubscription(subscriptionId: string): Promise<void> {
    await this.#api.find((stripe) => stripe.subscriptions.cancel(subscriptionId));
  }

  async readWebhook({ body, headers }: ReceivedWebhook): Promise<ProviderEvent | undefined> {
    const event = await this.#genuine(body, String(headers['stripe-signature']));
    const [type, id] = [valueIn(event, 'type'), valueIn(event, 'data', 'object', 'id')];
    return hearStripe(this.#api, asText(type), asText(id));
  }

  /** What a webhook says, once it is certain that Stripe said it. */
  async #genuine(body: Buffer, signature: string): Promise<unknown> {
    const { webhooks } = await this.#api.client();
    const [secret, now] = [this.#webhookSecret, this.#parts.system.now()];
    try {
      return webhooks.constructEvent(body, signature, secret, MAX_AGE_S, undefined, now);
    } catch {
      throw new BadWebhook('the signature is missing, wrong or old');
    }
  }

  #subscription(id: string): Promise<Stripe.Subscription | undefined> {
    return this.#api.find((stripe) => stripe.subscriptions.retrieve(id));
  }

  async #intentOf(reference: string): Promise<string | undefined> {
    if (isInvoice(reference)) return intentOfInvoice(this.#api, reference);
    const session = await this.#api.find((stripe) => stripe.checkout.sessions.retrieve(reference));
    return session && intentOfSession(this.#api, session);
  }
}
