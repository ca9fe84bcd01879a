import { createHmac } from 'node:crypto';
import { FakedWorld } from './faked-world.ts';
import { StripeBooks, type Thing } from './stripe-books.ts';
import type { BrokenCall, Charged, PayWorld, Told } from './world.ts';

const webhookSecret = 'whsec_fake';

const brokenCalls: Readonly<Record<BrokenCall, RegExp>> = {
  begin: /^POST \/v1\/checkout/,
  endSubscription: /^DELETE /,
  refund: /^POST \/v1\/refunds/,
};

/** Stripe, as a server of this process. */
export class StripeWorld extends FakedWorld<StripeBooks> implements PayWorld {
  readonly name = 'stripe';
  readonly paymentMethod = 'Stripe';

  constructor() {
    super(new StripeBooks(), brokenCalls);
  }

  get env() {
    return {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: this.fake.url,
    };
  }

  /** A signed event; of its object only the id is there, as in no version of the API. */
  event(type: string, { id }: Thing, key = webhookSecret): Told {
    const body = JSON.stringify({ id: `evt_${id}`, object: 'event', type, data: { object: { id } } });
    const at = String(this.books.seconds);
    const mac = createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${at},v1=${mac}` } };
  }

  async pay(reference: string, { amount, currency }: Charged = {}): Promise<Told[]> {
    const session = this.books.get(reference);
    if (session['status'] !== 'open') return [];
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      customer: session['customer'] ?? 'cus_1',
      ...(amount === undefined ? {} : { amount_total: amount }),
      ...(currency === undefined ? {} : { currency: currency.toLowerCase() }),
    });
    const intent = this.books.charge(Number(session['amount_total']));
    const done = this.event('checkout.session.completed', session);
    if (session['mode'] !== 'subscription') {
      session['payment_intent'] = intent;
      return [done];
    }
    const subscription = this.books.subscribe(session);
    const amount_paid = session['amount_total'];
    const bill = this.books.invoice(subscription, 'subscription_create', {
      status: 'paid',
      amount_paid,
      intent,
    });
    Object.assign(session, { subscription: subscription.id, invoice: bill.id });
    return [this.event('invoice.paid', bill), done];
  }

  async decline(reference: string): Promise<Told[]> {
    const session = this.books.get(reference);
    const intent = this.books.add('pi', { status: 'requires_payment_method', latest_charge: null });
    Object.assign(session, { status: 'complete', payment_intent: intent.id });
    if (session['mode'] === 'subscription') {
      const subscription = this.books.subscribe(session);
      Object.assign(subscription, { status: 'incomplete_expired' });
      Object.assign(session, { payment_intent: null, subscription: subscription.id });
    }
    return [this.event('checkout.session.async_payment_failed', session)];
  }

  async abandon(reference: string): Promise<Told[]> {
    const session = this.books.get(reference);
    session['status'] = 'expired';
    return [this.event('checkout.session.expired', session)];
  }

  async refund(reference: string): Promise<Told[]> {
    const charge = this.#charge(reference);
    Object.assign(charge, { refunded: true, refunds: Number(charge['refunds'] ?? 0) + 1 });
    return [this.event('charge.refunded', charge)];
  }

  async chargeBack(reference: string): Promise<Told[]> {
    const charge = this.#charge(reference);
    charge['disputed'] = true;
    const { payment_intent } = charge;
    const dispute = this.books.add('dp', { status: 'lost', charge: charge.id, payment_intent });
    return [this.event('charge.dispute.closed', dispute)];
  }

  async bill(subscriptionId: string): Promise<Told[]> {
    const subscription = this.books.get(subscriptionId);
    if (subscription['status'] !== 'active') return [];
    const amount_paid = this.books.sumOf(subscription);
    const intent = this.books.charge(amount_paid);
    const fields = { status: 'paid', amount_paid, intent };
    return [this.event('invoice.paid', this.books.invoice(subscription, 'subscription_cycle', fields))];
  }

  async failBill(subscriptionId: string): Promise<Told[]> {
    const subscription = this.books.get(subscriptionId);
    const bill = this.books.invoice(subscription, 'subscription_cycle', { status: 'open' });
    subscription['failed'] = bill.id;
    return [this.event('invoice.payment_failed', bill)];
  }

  async payFailedBill(subscriptionId: string): Promise<Told[]> {
    const bill = this.books.get(this.books.get(subscriptionId)['failed']);
    const amount = Number(bill['amount_due']);
    Object.assign(bill, { status: 'paid', amount_paid: amount, intent: this.books.charge(amount) });
    return [this.event('invoice.paid', bill)];
  }

  async endSubscription(subscriptionId: string): Promise<Told[]> {
    const subscription = this.books.get(subscriptionId);
    subscription['status'] = 'canceled';
    return [this.event('customer.subscription.deleted', subscription)];
  }

  forged({ body, headers }: Told): Told[] {
    const at = String(this.books.seconds);
    const mac = createHmac('sha256', 'whsec_other').update(`${at}.${body}`).digest('hex');
    return [
      { body, headers: {} },
      { body, headers: { 'stripe-signature': `t=${at},v1=${mac}` } },
      { body: `${body} `, headers },
    ];
  }

  async kept(): Promise<string[]> {
    const sessions = this.books.all('cs').filter((one) => one['payment_status'] === 'paid');
    const bills = this.books
      .all('in')
      .filter((one) => one['status'] === 'paid' && one['billing_reason'] === 'subscription_cycle');
    return [...sessions, ...bills]
      .map(({ id }) => id)
      .filter((id) => {
        const charge = this.#charge(id);
        return !charge['refunded'] && !charge['disputed'];
      });
  }

  refundsOf = async (reference: string): Promise<number> => Number(this.#charge(reference)['refunds'] ?? 0);
  checkouts = async (): Promise<number> => this.books.all('cs').length;

  async nextSum(subscriptionId: string): Promise<number | undefined> {
    const subscription = this.books.get(subscriptionId);
    return subscription['status'] === 'active' ? this.books.sumOf(subscription) : undefined;
  }

  /** The charge of a checkout or a bill. */
  #charge(reference: string): Thing {
    const thing = this.books.get(reference);
    const intent = thing['intent'] ?? thing['payment_intent'] ?? this.books.get(thing['invoice'])['intent'];
    return this.books.chargeOf(intent);
  }
}
