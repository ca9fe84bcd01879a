import { createHmac } from 'node:crypto';
import { fieldsIn, listIn, numberIn, textIn, valueIn } from '@everdeed/content/values';
import { addMonths } from '@everdeed/rules';
import type { FakeAnswer, FakeRequest } from './http-fake.ts';

/** Anything that PayPal keeps. */
export type Thing = Record<string, unknown> & { id: string };

export const paypalKeys = { clientId: 'client', clientSecret: 'fake secret', webhookId: 'WH-1' } as const;
const tokenS = 3600;

const ok = (body: unknown, status = 200): FakeAnswer => ({ status, body });
const refused = (status: number, name: string, issue?: string): FakeAnswer => ({
  status,
  body: {
    name,
    message: 'Somebody sent fake secret, which is not for logs.',
    debug_id: 'debug1',
    details: issue === undefined ? [] : [{ issue }],
  },
});
const missing = () => refused(404, 'RESOURCE_NOT_FOUND');
const unfit = (issue: string) => refused(422, 'UNPROCESSABLE_ENTITY', issue);

/** Signs an event as PayPal's checks understand it. */
export const macOf = (body: string, id: string, time: string, key = 'paypal’s own'): string =>
  createHmac('sha256', key).update(`${id}|${time}|${paypalKeys.webhookId}|${body}`).digest('hex');

type Call = (id: string, request: FakeRequest, body: Record<string, unknown>) => FakeAnswer;

/** What PayPal knows, and what its API answers: as much of it as payments use. */
export class PaypalBooks {
  readonly orders = new Map<string, Thing>();
  readonly captures = new Map<string, Thing>();
  readonly subscriptions = new Map<string, Thing>();
  readonly sales = new Map<string, Thing>();
  readonly plans = new Map<string, Thing>();
  /** What buyers dispute. */
  readonly disputes = new Map<string, Thing>();
  /** Whether our app has the feature for disputes. */
  tellsOfDisputes = true;
  readonly products = new Map<string, Thing>();
  readonly #answers = new Map<string, FakeAnswer>();
  readonly #tokens = new Map<string, number>();
  #count = 0;
  now = () => Date.now();

  get time(): string {
    return new Date(this.now()).toISOString();
  }
  newId = (): string => `ID${(this.#count += 1)}`;

  readonly #calls: readonly (readonly [RegExp, Call])[] = [
    [/^GET \/v2\/checkout\/orders\/(.+)$/, (id) => this.#show(this.orders, id)],
    [/^POST \/v2\/checkout\/orders\/(.+)\/capture$/, (id) => this.#capture(id)],
    [/^POST \/v2\/checkout\/orders()$/, (_id, _request, body) => this.#openOrder(body)],
    [/^GET \/v2\/payments\/captures\/(.+)$/, (id) => this.#show(this.captures, id)],
    [/^POST \/v2\/payments\/captures\/(.+)\/refund$/, (id) => this.#refundCapture(id)],
    [/^GET \/v1\/payments\/sale\/(.+)$/, (id) => this.#show(this.sales, id)],
    [/^POST \/v1\/payments\/sale\/(.+)\/refund$/, (id) => this.#refundSale(id)],
    [/^GET \/v1\/customer\/disputes()$/, (_id, { query }) => this.#listDisputes(query)],
    [/^GET \/v1\/customer\/disputes\/(.+)$/, (id) => this.#show(this.disputes, id)],
    [/^GET \/v1\/catalogs\/products\/(.+)$/, (id) => this.#show(this.products, id)],
    [/^POST \/v1\/catalogs\/products()$/, (_id, _request, body) => this.#addProduct(body)],
    [/^GET \/v1\/billing\/plans()$/, (_id, { query }) => this.#listPlans(query)],
    [/^POST \/v1\/billing\/plans()$/, (_id, _request, body) => this.#addPlan(body)],
    [/^POST \/v1\/billing\/subscriptions()$/, (_id, _request, body) => this.#subscribe(body)],
    [/^GET \/v1\/billing\/subscriptions\/(.+)\/transactions$/, (id, { query }) => this.#listSales(id, query)],
    [/^POST \/v1\/billing\/subscriptions\/(.+)\/cancel$/, (id) => this.#cancel(id)],
    [/^GET \/v1\/billing\/subscriptions\/(.+)$/, (id) => this.#show(this.subscriptions, id)],
    [/^PATCH \/v1\/billing\/subscriptions\/(.+)$/, (id, { body }) => this.#patch(id, body)],
    [/^POST \/v1\/notifications\/verify-webhook-signature()$/, (_id, { body }) => this.#verify(body)],
  ];

  answer(request: FakeRequest): FakeAnswer {
    const { method, path, headers } = request;
    if (path === '/v1/oauth2/token') return this.#giveToken(String(headers.authorization));
    const until = this.#tokens.get(String(headers.authorization).replace('Bearer ', '')) ?? 0;
    if (until <= this.now()) return refused(401, 'AUTHENTICATION_FAILURE');
    const key = headers['paypal-request-id'];
    const known = key === undefined ? undefined : this.#answers.get(`${path} ${String(key)}`);
    if (known) return known;
    const answer = this.#carryOut(`${method} ${path}`, request);
    if (key !== undefined && answer.status < 300) this.#answers.set(`${path} ${String(key)}`, answer);
    return answer;
  }

  /** Takes all tokens back before their time. */
  forgetTokens = (): void => this.#tokens.clear();

  #carryOut(line: string, request: FakeRequest): FakeAnswer {
    for (const [pattern, call] of this.#calls) {
      const [, id] = pattern.exec(line) ?? [];
      if (id === undefined) continue;
      const value: unknown = request.body === '' ? {} : JSON.parse(request.body);
      return call(id, request, Array.isArray(value) ? {} : fieldsIn(value));
    }
    return missing();
  }

  #giveToken(authorization: string): FakeAnswer {
    const wanted = Buffer.from(`${paypalKeys.clientId}:${paypalKeys.clientSecret}`).toString('base64');
    if (authorization !== `Basic ${wanted}`)
      return { status: 401, body: { error: 'invalid_client', error_description: authorization } };
    const token = this.newId();
    this.#tokens.set(token, this.now() + tokenS * 1000);
    return ok({ access_token: token, expires_in: tokenS });
  }

  #show(things: ReadonlyMap<string, Thing>, id: string): FakeAnswer {
    const thing = things.get(id);
    return thing ? ok(thing) : missing();
  }

  #openOrder(body: Record<string, unknown>): FakeAnswer {
    const id = this.newId();
    const href = `https://www.paypal.test/checkoutnow?token=${id}`;
    const links = [{ rel: 'payer-action', href }];
    const order = { id, ...body, status: 'PAYER_ACTION_REQUIRED', create_time: this.time, links };
    this.orders.set(id, order);
    return ok(order);
  }

  #capture(id: string): FakeAnswer {
    const order = this.orders.get(id);
    if (!order) return missing();
    if (order['status'] === 'COMPLETED') return unfit('ORDER_ALREADY_CAPTURED');
    if (order['status'] !== 'APPROVED') return unfit('ORDER_NOT_APPROVED');
    if (order['isDeclined']) return unfit('INSTRUMENT_DECLINED');
    const [unit] = listIn(order['purchase_units']);
    const amount = order['charged'] ?? valueIn(unit, 'amount');
    const capture = {
      id: this.newId(),
      status: 'COMPLETED',
      amount,
      supplementary_data: { related_ids: { order_id: id } },
    };
    this.captures.set(capture.id, capture);
    Object.assign(fieldsIn(unit), { payments: { captures: [capture] } });
    order['status'] = 'COMPLETED';
    return ok(order, 201);
  }

  #refundCapture(id: string): FakeAnswer {
    const capture = this.captures.get(id);
    if (!capture) return missing();
    if (capture['status'] === 'REFUNDED') return unfit('CAPTURE_FULLY_REFUNDED');
    Object.assign(capture, { status: 'REFUNDED', refunds: Number(capture['refunds'] ?? 0) + 1 });
    return ok({ id: this.newId(), status: 'COMPLETED' }, 201);
  }

  #refundSale(id: string): FakeAnswer {
    const sale = this.sales.get(id);
    if (!sale) return missing();
    if (sale['state'] === 'refunded') return refused(400, 'TRANSACTION_ALREADY_REFUNDED');
    Object.assign(sale, { state: 'refunded', refunds: Number(sale['refunds'] ?? 0) + 1 });
    return ok({ id: this.newId(), state: 'completed' }, 201);
  }

  #addProduct(body: Record<string, unknown>): FakeAnswer {
    const id = textIn(body, 'id');
    if (this.products.has(id)) return unfit('DUPLICATE_RESOURCE_IDENTIFIER');
    this.products.set(id, { ...body, id });
    return ok({ id }, 201);
  }

  #addPlan(body: Record<string, unknown>): FakeAnswer {
    if (!this.products.has(textIn(body, 'product_id'))) return missing();
    const plan = { ...body, id: `P-${this.newId()}`, status: 'ACTIVE' };
    this.plans.set(plan.id, plan);
    return ok(plan, 201);
  }

  #listPlans(query: URLSearchParams): FakeAnswer {
    const size = Number(query.get('page_size'));
    const from = (Number(query.get('page')) - 1) * size;
    return ok({ plans: [...this.plans.values()].slice(from, from + size) });
  }

  #subscribe(body: Record<string, unknown>): FakeAnswer {
    const plan = this.plans.get(textIn(body, 'plan_id'));
    const [cycle] = listIn(plan?.['billing_cycles']);
    if (!plan) return missing();
    const id = `I-${this.newId()}`;
    const links = [{ rel: 'approve', href: `https://www.paypal.test/webapps/billing?ba_token=BA-${id}` }];
    const subscription = {
      id,
      ...body,
      status: 'APPROVAL_PENDING',
      create_time: this.time,
      price: valueIn(cycle, 'pricing_scheme', 'fixed_price'),
      months: numberIn(cycle, 'frequency', 'interval_count'),
      links,
    };
    this.subscriptions.set(id, subscription);
    return ok(subscription, 201);
  }

  #listSales(id: string, query: URLSearchParams): FakeAnswer {
    const [from = '', to = ''] = ['start_time', 'end_time'].map((field) => query.get(field) ?? '');
    const statuses: Readonly<Record<string, string>> = {
      completed: 'COMPLETED',
      denied: 'DECLINED',
      refunded: 'REFUNDED',
    };
    const transactions = this.salesOf(id)
      .filter((sale) => textIn(sale, 'create_time') >= from && textIn(sale, 'create_time') <= to)
      .map((sale) => ({
        id: sale.id,
        time: sale['create_time'],
        status: statuses[textIn(sale, 'state')] ?? 'COMPLETED',
        amount_with_breakdown: { gross_amount: sale['gross'] },
      }));
    return ok({ transactions: transactions.toReversed() });
  }

  /** Lists leave out how disputes ended, and what they are about. */
  #listDisputes(query: URLSearchParams): FakeAnswer {
    if (!this.tellsOfDisputes) return refused(403, 'NOT_AUTHORIZED', 'PERMISSION_DENIED');
    const wanted = query.get('disputed_transaction_id');
    const about = (dispute: Thing) =>
      textIn(listIn(dispute['disputed_transactions'])[0], 'seller_transaction_id');
    const found = [...this.disputes.values()].filter((dispute) => about(dispute) === wanted);
    return ok({ items: found.map(({ id, status }) => ({ dispute_id: id, status })) });
  }

  #cancel(id: string): FakeAnswer {
    const subscription = this.subscriptions.get(id);
    if (!subscription) return missing();
    if (subscription['status'] !== 'ACTIVE') return unfit('SUBSCRIPTION_STATUS_INVALID');
    subscription['status'] = 'CANCELLED';
    return { status: 204 };
  }

  #patch(id: string, body: string): FakeAnswer {
    const subscription = this.subscriptions.get(id);
    if (!subscription) return missing();
    if (subscription['status'] !== 'ACTIVE') return unfit('SUBSCRIPTION_STATUS_INVALID');
    const [change] = listIn(JSON.parse(body));
    if (textIn(change, 'path') !== '/plan/billing_cycles/@sequence==1/pricing_scheme/fixed_price')
      return unfit('INVALID_PATCH_PATH');
    subscription['price'] = valueIn(change, 'value');
    return { status: 204 };
  }

  #verify(body: string): FakeAnswer {
    const mark = '"webhook_event":';
    const event = body.slice(body.indexOf(mark) + mark.length, -1);
    const about = fieldsIn(JSON.parse(body));
    const [id, time] = [textIn(about, 'transmission_id'), textIn(about, 'transmission_time')];
    const isRight =
      about['webhook_id'] === paypalKeys.webhookId && about['transmission_sig'] === macOf(event, id, time);
    return ok({ verification_status: isRight ? 'SUCCESS' : 'FAILURE' });
  }

  /** The payments of a subscription, in the order in which they came. */
  salesOf = (id: string): Thing[] =>
    [...this.sales.values()].filter((sale) => sale['billing_agreement_id'] === id);

  /** Those of them for which money was taken. */
  paidSalesOf = (id: string): Thing[] => this.salesOf(id).filter(({ state }) => state !== 'denied');

  /** Takes the money of a bill. */
  sell(subscription: Thing, gross = subscription['price']): Thing {
    const [total, currency] = [textIn(gross, 'value'), textIn(gross, 'currency_code')];
    const sale = {
      id: this.newId(),
      state: 'completed',
      amount: { total, currency },
      gross,
      billing_agreement_id: subscription.id,
      create_time: this.time,
    };
    this.sales.set(sale.id, sale);
    const last = valueIn(subscription, 'billing_info', 'next_billing_time');
    const from = typeof last === 'string' ? Date.parse(last) : this.now();
    const next = addMonths(from, numberIn(subscription, 'months'));
    subscription['billing_info'] = { next_billing_time: new Date(next).toISOString() };
    return sale;
  }
}
