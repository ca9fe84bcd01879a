import { listIn, textIn, valueIn } from '@everdeed/content/values';
import { FakedWorld } from './faked-world.ts';
import { macOf, PaypalBooks, paypalKeys, type Thing } from './paypal-books.ts';
import type { BrokenCall, Charged, PayWorld, Told } from './world.ts';

const brokenCalls: Readonly<Record<BrokenCall, RegExp>> = {
  begin: /^POST \/v2\/checkout\/orders$/,
  endSubscription: /\/cancel$/,
  refund: /\/refund$/,
};

/** PayPal, as a server of this process. */
export class PaypalWorld extends FakedWorld<PaypalBooks> implements PayWorld {
  readonly name = 'paypal';
  readonly paymentMethod = 'Paypal';
  #events = 0;

  constructor() {
    super(new PaypalBooks(), brokenCalls);
  }

  get env() {
    return {
      PAYMENTS: 'paypal',
      PAYPAL_CLIENT_ID: paypalKeys.clientId,
      PAYPAL_CLIENT_SECRET: paypalKeys.clientSecret,
      PAYPAL_WEBHOOK_ID: paypalKeys.webhookId,
      PAYPAL_API_URL: this.fake.url,
    };
  }

  #signed(body: string, key?: string): Told {
    const [id, time] = [`T${(this.#events += 1)}`, this.books.time];
    return {
      body,
      headers: {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': macOf(body, id, time, key),
      },
    };
  }

  /** A signed event. */
  event = (event_type: string, resource: object): Told =>
    this.#signed(JSON.stringify({ id: `WH-${this.#events}`, event_type, resource }));

  #subscription(id: string): Thing {
    const found = this.books.subscriptions.get(id);
    if (!found) throw new Error(`PayPal knows no ${id}`);
    return found;
  }
  #order(id: string): Thing {
    const found = this.books.orders.get(id);
    if (!found) throw new Error(`PayPal knows no ${id}`);
    return found;
  }

  async pay(reference: string, { amount, currency }: Charged = {}): Promise<Told[]> {
    if (reference.startsWith('I-')) {
      const subscription = this.#subscription(reference);
      Object.assign(subscription, { status: 'ACTIVE', subscriber: { payer_id: 'PAYER1' } });
      const sale = this.books.sell(subscription);
      return [
        this.event('BILLING.SUBSCRIPTION.ACTIVATED', { id: reference }),
        this.event('PAYMENT.SALE.COMPLETED', { id: sale.id, billing_agreement_id: reference }),
      ];
    }
    const order = this.#order(reference);
    const [unit] = listIn(order['purchase_units']);
    const asked = valueIn(unit, 'amount');
    order['status'] = 'APPROVED';
    order['charged'] = {
      value: amount === undefined ? textIn(asked, 'value') : (amount / 100).toFixed(2),
      currency_code: currency ?? textIn(asked, 'currency_code'),
    };
    return [this.event('CHECKOUT.ORDER.APPROVED', { id: reference })];
  }

  /** A buyer approves a subscription, and their bank declines its first bill. */
  async declineFirstBill(reference: string): Promise<Told[]> {
    const told = await this.pay(reference);
    for (const sale of this.books.salesOf(reference)) sale['state'] = 'denied';
    return [...told, this.event('BILLING.SUBSCRIPTION.PAYMENT.FAILED', { id: reference })];
  }

  /** A buyer's bank declines a bill. */
  async declineBill(subscriptionId: string): Promise<Told[]> {
    const sale = this.books.sell(this.#subscription(subscriptionId));
    sale['state'] = 'denied';
    return [this.event('PAYMENT.SALE.DENIED', { id: sale.id })];
  }

  async decline(reference: string): Promise<Told[]> {
    const told = await this.pay(reference);
    this.#order(reference)['isDeclined'] = true;
    return told;
  }

  /** PayPal forgets it, and tells nobody. */
  async abandon(reference: string): Promise<Told[]> {
    this.books.orders.delete(reference);
    return [];
  }

  /** What was taken, of an order, the first bill of a subscription, or a later one. */
  #taken(reference: string): Thing {
    const taken = reference.startsWith('I-')
      ? this.books.paidSalesOf(reference)[0]
      : (this.books.sales.get(reference.replace('sale-', '')) ??
        [...this.books.captures.values()].find(
          (one) => valueIn(one, 'supplementary_data', 'related_ids', 'order_id') === reference,
        ));
    if (!taken) throw new Error(`nothing was taken for ${reference}`);
    return taken;
  }

  async refund(reference: string): Promise<Told[]> {
    const taken = this.#taken(reference);
    taken['refunds'] = Number(taken['refunds'] ?? 0) + 1;
    if ('state' in taken) {
      taken['state'] = 'refunded';
      return [this.event('PAYMENT.SALE.REFUNDED', { id: this.books.newId(), sale_id: taken.id })];
    }
    taken['status'] = 'REFUNDED';
    const href = `https://api.paypal.com/v2/payments/captures/${taken.id}`;
    const links = [{ rel: 'up', href }];
    return [this.event('PAYMENT.CAPTURE.REFUNDED', { id: this.books.newId(), links })];
  }

  /** A buyer disputes what was taken. */
  dispute(reference: string): Thing {
    const disputed_transactions = [{ seller_transaction_id: this.#taken(reference).id }];
    const dispute = { id: `PP-${this.books.newId()}`, status: 'UNDER_REVIEW', disputed_transactions };
    this.books.disputes.set(dispute.id, dispute);
    return dispute;
  }

  /** A dispute is over. */
  resolve(dispute: Thing, outcome_code: string): Told {
    Object.assign(dispute, { status: 'RESOLVED', dispute_outcome: { outcome_code } });
    return this.event('CUSTOMER.DISPUTE.RESOLVED', dispute);
  }

  async chargeBack(reference: string): Promise<Told[]> {
    this.#taken(reference)['isLost'] = true;
    const dispute = this.dispute(reference);
    const created = this.event('CUSTOMER.DISPUTE.CREATED', dispute);
    return [created, this.resolve(dispute, 'RESOLVED_BUYER_FAVOUR')];
  }

  async bill(subscriptionId: string): Promise<Told[]> {
    const subscription = this.#subscription(subscriptionId);
    if (subscription['status'] !== 'ACTIVE') return [];
    const { id } = this.books.sell(subscription);
    return [this.event('PAYMENT.SALE.COMPLETED', { id, billing_agreement_id: subscriptionId })];
  }

  failBill = async (id: string): Promise<Told[]> => [
    this.event('BILLING.SUBSCRIPTION.PAYMENT.FAILED', { id }),
  ];
  payFailedBill = (subscriptionId: string) => this.bill(subscriptionId);

  async endSubscription(id: string): Promise<Told[]> {
    this.#subscription(id)['status'] = 'CANCELLED';
    return [this.event('BILLING.SUBSCRIPTION.CANCELLED', { id })];
  }

  forged({ body, headers }: Told): Told[] {
    return [
      { body, headers: {} },
      this.#signed(body, 'somebody’s'),
      { body: `${body} `, headers },
      { body, headers: { ...headers, 'paypal-cert-url': 'https://paypal.com.evil.test/cert' } },
      { body: `{},"webhook_id":"x","webhook_event":${body}`, headers },
    ];
  }

  async kept(): Promise<string[]> {
    const captures = [...this.books.captures.values()].filter(
      ({ status, isLost }) => status === 'COMPLETED' && !isLost,
    );
    const orders = captures.map((one) => textIn(one, 'supplementary_data', 'related_ids', 'order_id'));
    const bills = [...this.books.subscriptions.keys()].flatMap((id) =>
      this.books
        .paidSalesOf(id)
        .map((sale, place) => ({ sale, reference: place === 0 ? id : `sale-${sale.id}` }))
        .filter(({ sale }) => sale['state'] === 'completed' && !sale['isLost'])
        .map(({ reference }) => reference),
    );
    return [...orders, ...bills];
  }

  refundsOf = async (reference: string): Promise<number> => Number(this.#taken(reference)['refunds'] ?? 0);
  checkouts = async (): Promise<number> => this.books.orders.size;

  async nextSum(subscriptionId: string): Promise<number | undefined> {
    const { status, price } = this.#subscription(subscriptionId);
    return status === 'ACTIVE' ? Math.round(Number(textIn(price, 'value')) * 100) : undefined;
  }
}
