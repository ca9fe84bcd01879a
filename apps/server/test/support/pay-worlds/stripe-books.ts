import { createHash } from 'node:crypto';
import { fieldsIn, isFields, listIn, numberIn, textIn, valueIn } from '@everdeed/content/values';
import { addMonths } from '@everdeed/rules';
import { parseForm } from '../../../src/http/form.ts';
import type { FakeAnswer, FakeRequest } from './http-fake.ts';

/** Anything that Stripe keeps. */
export type Thing = Record<string, unknown> & { id: string };

const collections = {
  'checkout/sessions': 'cs',
  payment_intents: 'pi',
  setup_intents: 'seti',
  subscriptions: 'sub',
  invoices: 'in',
  charges: 'ch',
  disputes: 'dp',
} as const;

const refused = (status: number, type: string, code: string): FakeAnswer => ({
  status,
  body: { error: { type, code, message: 'Somebody sent sk_test_fake, which is not for logs.' } },
});
const missing = () => refused(404, 'invalid_request_error', 'resource_missing');
const list = (data: readonly Thing[]): FakeAnswer => ({
  status: 200,
  body: { object: 'list', has_more: false, data },
});

/** Numbers come as text. */
const numberOf = (value: unknown, field: string): number => Number(textIn(value, field));

/** What Stripe knows, and what its API answers: as much of it as payments use. */
export class StripeBooks {
  readonly things = new Map<string, Thing>();
  readonly #answers = new Map<string, { readonly print: string; readonly answer: FakeAnswer }>();
  #count = 0;
  now = () => Date.now();

  add(prefix: string, fields: Record<string, unknown>): Thing {
    const thing = { id: `${prefix}_${(this.#count += 1)}`, object: prefix, ...fields };
    this.things.set(thing.id, thing);
    return thing;
  }

  get(id: unknown): Thing {
    const thing = this.things.get(String(id));
    if (!thing) throw new Error(`Stripe knows no ${String(id)}`);
    return thing;
  }

  all = (prefix: string): Thing[] =>
    [...this.things.values()].filter(({ id }) => id.startsWith(`${prefix}_`));

  get seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  answer(request: FakeRequest): FakeAnswer {
    if (request.headers.authorization !== 'Bearer sk_test_fake')
      return refused(401, 'invalid_request_error', 'api_key_invalid');
    const key = String(request.headers['idempotency-key'] ?? '');
    const print = createHash('sha256').update(request.path).update(request.body).digest('hex');
    const known = key === '' ? undefined : this.#answers.get(key);
    if (known)
      return known.print === print
        ? known.answer
        : refused(400, 'idempotency_error', 'idempotency_key_in_use');
    const answer = this.#carryOut(request);
    if (key !== '') this.#answers.set(key, { print, answer });
    return answer;
  }

  #carryOut(request: FakeRequest): FakeAnswer {
    const [, name = '', id] = /^\/v1\/(checkout\/sessions|\w+)(?:\/(\w+))?$/.exec(request.path) ?? [];
    const form = fieldsIn(parseForm(request.body));
    if (id === undefined)
      return request.method === 'GET' ? this.#list(name, request) : this.#create(name, form);
    const thing = this.things.get(id);
    const prefix = Object.entries(collections).find(([collection]) => collection === name)?.[1];
    if (!thing || prefix === undefined || !id.startsWith(`${prefix}_`)) return missing();
    if (request.method === 'DELETE') return this.#cancel(thing);
    if (request.method === 'POST') return this.#update(thing, form);
    return { status: 200, body: this.#expanded(thing, request.query) };
  }

  #expanded(thing: Thing, query: URLSearchParams): Thing {
    const fields = [...query].filter(([key]) => key.startsWith('expand')).map(([, field]) => field);
    const whole = fields.map((field) => [
      field,
      this.things.get(String(thing[field])) ?? thing[field] ?? null,
    ]);
    return { ...thing, ...Object.fromEntries(whole) };
  }

  #list(name: string, { query }: FakeRequest): FakeAnswer {
    const fits = (thing: Thing, ...fields: readonly string[]) =>
      fields.every((field) => !query.has(field) || thing[field] === query.get(field));
    if (name === 'checkout/sessions')
      return list(this.all('cs').filter((one) => fits(one, 'payment_intent', 'subscription')));
    if (name === 'disputes') return list(this.all('dp').filter((one) => fits(one, 'payment_intent')));
    if (name === 'invoices') return list(this.#paidInvoices(query));
    if (name !== 'invoice_payments') return missing();
    const intent = query.get('payment[payment_intent]');
    const paid = this.all('in').filter(
      (invoice) =>
        invoice['intent'] !== undefined &&
        (!query.has('invoice') || invoice.id === query.get('invoice')) &&
        (intent === null || invoice['intent'] === intent),
    );
    return list(
      paid.map(({ id, intent: payment_intent }) => ({
        id: `inpay_${id}`,
        invoice: id,
        payment: { type: 'payment_intent', payment_intent },
      })),
    );
  }

  /** The latest comes first, as at Stripe. */
  #paidInvoices(query: URLSearchParams): Thing[] {
    const since = Number(query.get('created[gte]') ?? 0);
    return this.all('in')
      .filter(
        (one) =>
          one['status'] === query.get('status') &&
          valueIn(one, 'parent', 'subscription_details', 'subscription') === query.get('subscription') &&
          Number(one['created']) >= since,
      )
      .toReversed();
  }

  #create(name: string, form: Record<string, unknown>): FakeAnswer {
    if (name === 'checkout/sessions') return { status: 200, body: this.#open(form) };
    if (name !== 'refunds') return missing();
    const charge = this.chargeOf(textIn(form, 'payment_intent'));
    if (charge['refunded']) return refused(400, 'invalid_request_error', 'charge_already_refunded');
    charge['refunded'] = true;
    charge['refunds'] = Number(charge['refunds'] ?? 0) + 1;
    return { status: 200, body: this.add('re', { charge: charge.id }) };
  }

  #open(form: Record<string, unknown>): Thing {
    const isSetup = form['mode'] === 'setup';
    const [line] = isSetup ? [] : listIn(form['line_items']);
    const price = valueIn(line, 'price_data');
    const sum = isSetup ? null : numberOf(price, 'unit_amount') * numberOf(line, 'quantity');
    const session = this.add('cs', {
      mode: form['mode'],
      status: 'open',
      payment_status: 'unpaid',
      amount_total: sum,
      currency: isSetup ? form['currency'] : textIn(price, 'currency').toLowerCase(),
      metadata: form['metadata'] ?? {},
      customer: form['customer'] ?? null,
      invoice: null,
      subscription: null,
      payment_intent: null,
      setup_intent: null,
      line,
      success_url: form['success_url'],
      subscription_metadata: valueIn(form['subscription_data'], 'metadata') ?? {},
    });
    session['url'] = `https://checkout.stripe.test/c/${session.id}`;
    return session;
  }

  #cancel(thing: Thing): FakeAnswer {
    if (thing['status'] === 'canceled') return missing();
    thing['status'] = 'canceled';
    return { status: 200, body: thing };
  }

  #update(thing: Thing, form: Record<string, unknown>): FakeAnswer {
    if (thing['status'] === 'canceled') return refused(400, 'invalid_request_error', 'subscription_canceled');
    const [item] = form['items'] === undefined ? [] : listIn(form['items']);
    const [known] = listIn(thing['items'], 'data');
    if (isFields(known) && isFields(item)) Object.assign(known, { quantity: numberOf(item, 'quantity') });
    if (form['default_payment_method']) thing['default_payment_method'] = form['default_payment_method'];
    return { status: 200, body: thing };
  }

  /** The charge of an intent. */
  chargeOf = (intent: unknown): Thing => this.get(this.get(intent)['latest_charge']);

  /** Takes money, by an intent of its own. */
  charge(amount: number): string {
    const intent = this.add('pi', { status: 'succeeded' });
    const charge = this.add('ch', {
      amount,
      refunded: false,
      disputed: false,
      payment_intent: intent.id,
    });
    intent['latest_charge'] = charge.id;
    return intent.id;
  }

  /** The subscription that a checkout begins. */
  subscribe({ line, customer, subscription_metadata: metadata, currency }: Thing): Thing {
    const price = valueIn(line, 'price_data');
    const months = numberOf(valueIn(price, 'recurring'), 'interval_count');
    const end = addMonths(this.now(), months) / 1000;
    const item = {
      id: `si_${this.#count}`,
      quantity: numberOf(line, 'quantity'),
      unit_amount: numberOf(price, 'unit_amount'),
      current_period_end: Math.floor(end),
    };
    return this.add('sub', {
      status: 'active',
      months,
      customer,
      currency,
      metadata,
      items: { data: [item] },
    });
  }

  /** What a subscription is billed for. */
  sumOf(subscription: Thing): number {
    const [item] = listIn(subscription['items'], 'data');
    return numberIn(item, 'quantity') * numberIn(item, 'unit_amount');
  }

  /** Writes a bill; one that is paid moves the subscription on. */
  invoice(subscription: Thing, billing_reason: string, fields: Record<string, unknown>): Thing {
    const [item] = listIn(subscription['items'], 'data');
    const from = numberIn(item, 'current_period_end');
    const isFirst = billing_reason === 'subscription_create';
    const end = isFirst ? from : Math.floor(addMonths(from * 1000, Number(subscription['months'])) / 1000);
    if (isFields(item)) Object.assign(item, { current_period_end: end });
    const { id, metadata, customer, currency } = subscription;
    return this.add('in', {
      created: this.seconds,
      billing_reason,
      customer,
      currency,
      attempted: true,
      amount_due: this.sumOf(subscription),
      amount_paid: 0,
      parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata } },
      lines: { data: [{ period: { start: from, end } }] },
      ...fields,
    });
  }
}
