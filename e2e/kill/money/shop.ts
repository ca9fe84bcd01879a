import { PaypalWorld } from '../../../apps/server/test/support/pay-worlds/paypal-world.ts';
import { StripeWorld } from '../../../apps/server/test/support/pay-worlds/stripe-world.ts';
import type { PayWorld, Told } from '../../../apps/server/test/support/pay-worlds/world.ts';
import { RefusedError } from '../person.ts';

const MONTH_MS = 31 * 86_400_000;

/** A webhook that a provider sends until somebody takes it. */
export interface Webhook {
  readonly provider: string;
  readonly told: Told;
  isHeard: boolean;
  /** Gets lost on its way for good. */
  isLost: boolean;
}

/** Providers that go on in this process while the program that sells is killed beside them. */
export class Shop {
  readonly #stripe = new StripeWorld();
  readonly #paypal = new PaypalWorld();
  readonly worlds: readonly PayWorld[] = [this.#stripe, this.#paypal];

  /** `now` tells the time at the providers (ms). */
  constructor(readonly now: () => number) {
    this.#stripe.books.now = now;
    this.#paypal.books.now = now;
  }

  async start(): Promise<void> {
    for (const world of this.worlds) await world.start();
  }

  async close(): Promise<void> {
    for (const world of this.worlds) await world.close();
  }

  /** Settings of a program that sells by all of them. */
  get env(): Readonly<Record<string, string>> {
    return { ...this.#stripe.env, ...this.#paypal.env, PAYMENTS: 'stripe,paypal' };
  }

  /** The path at the program on which the buyer of a checkout comes back. */
  returnPath(reference: string): string {
    const { orders, subscriptions } = this.#paypal.books;
    const thing =
      this.#stripe.books.things.get(reference) ?? orders.get(reference) ?? subscriptions.get(reference);
    const [path] = /\/payments\/return\/[\w-]+/.exec(JSON.stringify(thing ?? {})) ?? [];
    if (path === undefined) throw new Error(`nobody comes back from ${reference}`);
    return path;
  }

  /** The next bill of a subscription, a month after it began, though the clock stands still. */
  async bill(world: PayWorld, subscriptionId: string): Promise<Told[]> {
    const told = await world.bill(subscriptionId);
    // PayPal tells the first bill from the next by their instants.
    const sale = this.#paypal.books.salesOf(subscriptionId).at(-1);
    if (sale) sale['create_time'] = new Date(this.now() + MONTH_MS).toISOString();
    return told;
  }

  /** References of everything that is paid and has not gone back. */
  async kept(): Promise<Set<string>> {
    const all = await Promise.all(this.worlds.map((world) => world.kept()));
    return new Set(all.flat());
  }
}

/** Webhooks of what has happened at a provider. */
export const webhooksOf = ({ name }: PayWorld, told: readonly Told[]): Webhook[] =>
  told.map((one) => ({ provider: name, told: one, isHeard: false, isLost: false }));

/** Sends a webhook once; throws when nobody answers. One that could not be stored is sent again later. */
export async function tell(url: string, webhook: Webhook): Promise<void> {
  const { body, headers } = webhook.told;
  const { status } = await fetch(`${url}/webhooks/payments/${webhook.provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  if (status === 200) webhook.isHeard = true;
  else if (status < 500)
    throw new RefusedError(`a webhook of ${webhook.provider} answered ${status}`, status);
}

/** A buyer comes back from a provider; throws when nobody answers. */
export async function comeBack(url: string, path: string): Promise<void> {
  const { status } = await fetch(url + path, { redirect: 'manual' });
  if (status !== 303) throw new RefusedError(`${path} answered ${status}`, status);
}
