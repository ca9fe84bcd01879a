import { valueIn } from '@everdeed/content/values';
import { asText } from '@everdeed/rules';
import { ProviderFailure } from '../provider.ts';
import { type Sum, valueOf } from './money.ts';
import type { PaypalApi } from './paypal-api.ts';

/** Our id of the product that all plans are of. */
const PRODUCT = 'EVERDEED-SUBSCRIPTION';
const PAGE = 20;

/** What a plan bills, and how often. */
export interface Rate extends Sum {
  readonly months: number;
}

/** Plans have no field for a key of ours: their name says what they bill. */
const nameOf = ({ amount, currency, months }: Rate): string =>
  `Subscription ${valueOf(amount)} ${currency} / ${months}`;

async function ensureProduct(api: PaypalApi): Promise<void> {
  if (await api.find(`/v1/catalogs/products/${PRODUCT}`)) return;
  // Another process may have made it meanwhile.
  await api.unless(['DUPLICATE_RESOURCE_IDENTIFIER'], {
    method: 'POST',
    path: '/v1/catalogs/products',
    requestId: PRODUCT,
    body: { id: PRODUCT, name: 'Subscription', type: 'DIGITAL' },
  });
}

async function findPlan(api: PaypalApi, name: string): Promise<string | undefined> {
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({
      product_id: PRODUCT,
      page_size: String(PAGE),
      page: String(page),
    });
    const plans = (await api.find(`/v1/billing/plans?${query}`))?.['plans'];
    const list = Array.isArray(plans) ? plans : [];
    const found = list.find(
      (plan) => valueIn(plan, 'name') === name && (valueIn(plan, 'status') ?? 'ACTIVE') === 'ACTIVE',
    );
    if (found !== undefined) return asText(valueIn(found, 'id'));
    if (list.length < PAGE) return undefined;
  }
}

function createPlan(api: PaypalApi, rate: Rate) {
  const fixed_price = { currency_code: rate.currency, value: valueOf(rate.amount) };
  const cycle = {
    frequency: { interval_unit: 'MONTH', interval_count: rate.months },
    tenure_type: 'REGULAR',
    sequence: 1,
    // Without an end.
    total_cycles: 0,
    pricing_scheme: { fixed_price },
  };
  const name = nameOf(rate);
  return api.call({
    method: 'POST',
    path: '/v1/billing/plans',
    requestId: name.replaceAll(/[^\w.]+/g, '-'),
    body: {
      product_id: PRODUCT,
      name,
      billing_cycles: [cycle],
      payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3 },
    },
  });
}

/** Plans at PayPal, which are made when something is first sold at their rate. */
export class PaypalPlans {
  readonly #api: PaypalApi;
  readonly #known = new Map<string, string>();

  constructor(api: PaypalApi) {
    this.#api = api;
  }

  /** The id of the plan of a rate. */
  async of(rate: Rate): Promise<string> {
    const name = nameOf(rate);
    const known = this.#known.get(name) ?? (await findPlan(this.#api, name)) ?? (await this.#make(rate));
    this.#known.set(name, known);
    return known;
  }

  async #make(rate: Rate): Promise<string> {
    await ensureProduct(this.#api);
    const id = asText((await createPlan(this.#api, rate))['id']);
    if (id === '') throw new ProviderFailure('PayPal: a plan without an id');
    return id;
  }
}
