import { type Goods, type Payment, priceOf } from '@everdeed/rules';
import { expect } from 'vitest';
import { beginCheckout } from '../../../src/payments/checkout.ts';
import { providerOf } from '../../../src/payments/providers.ts';
import { unwrap } from '../../../src/work/refusal.ts';
import { runWork } from '../../../src/work/unit-of-work.ts';
import { paymentsAt } from '../payments.ts';
import { storedPlayer } from '../players.ts';
import { type Answer, Caller, startServer, type TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import type { PayWorld, Told } from './world.ts';

const MINUTE = 60_000;

/** A server that sells, beside the provider that collects for it. */
export class Till {
  #buyers: Caller[] = [];

  private constructor(
    readonly world: PayWorld,
    public server: TestServer,
  ) {}

  static async open(world: PayWorld, databaseUrl: string | undefined): Promise<Till> {
    await world.start();
    const server = await startServer({ databaseUrl, env: world.env });
    world.serve(server);
    return new Till(world, server);
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.world.close();
  }

  /** The process ends, and another one goes on with what is stored. */
  async restart(): Promise<void> {
    this.server = await this.server.restart();
    this.world.serve(this.server);
    this.#buyers = this.#buyers.map((buyer) => this.again(buyer));
  }

  /** The same player at the process that runs now. */
  again = (player: Caller): Caller => new Caller(this.server.app, player.credentials);

  async register(name: string): Promise<Caller> {
    const buyer = await this.server.register(name);
    this.#buyers.push(buyer);
    return buyer;
  }

  get provider() {
    const provider = providerOf(this.server.app.services, this.world.name);
    if (!provider) throw new Error(`${this.world.name} is off`);
    return provider;
  }

  /** Begins a checkout, for oneself unless somebody else is named; returns the provider's id of it. */
  async begin(buyer: Caller, goods: Goods, to = buyer): Promise<string> {
    const parts = this.server.app.services;
    const order = { payerId: buyer.id, receiverId: to.id, goods, language: 'en' };
    const { reference } = await runWork(parts, (work) =>
      beginCheckout(
        work,
        { parts, provider: this.provider },
        { ...order, amount: unwrap(work, priceOf(goods)) },
      ),
    );
    return reference;
  }

  /** Sends webhooks; returns the statuses of the answers. */
  async tell(told: readonly Told[]): Promise<number[]> {
    const answers = told.map(({ body, headers }) =>
      this.server.anyone.call('POST', `//webhooks/payments/${this.world.name}`, {
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  }

  async payment(reference: string): Promise<Payment> {
    const payment = (await this.payments()).find((one) => one.reference === reference);
    if (!payment) throw new Error(`no payment ${reference}`);
    return payment;
  }

  payments = (): Promise<Payment[]> => paymentsAt(this.server);
  stateOf = async (reference: string) => (await this.payment(reference)).state;
  paymentsOf = async (player: Caller) =>
    (await this.payments()).filter(({ payerId }) => payerId === player.id);

  /** The buyer comes back from the provider; returns where they end. */
  async comeBack(reference: string): Promise<string> {
    const { _id } = await this.payment(reference);
    return String((await this.server.anyone.get(`//payments/return/${_id}`)).headers['location']);
  }

  gemsOf = async (player: Caller): Promise<number> => (await storedPlayer(this.server, player)).balance * 4;
  planOf = async (player: Caller) => (await storedPlayer(this.server, player)).purchased.plan;

  /** Buys through the wire, as clients do. */
  order(buyer: Caller): Promise<Answer> {
    return this.world.paymentMethod === 'Stripe'
      ? buyer.post('//stripe/checkout-session', { gemsBlock: '21gems' })
      : buyer.get('//paypal/checkout?gemsBlock=21gems');
  }

  cancel = (buyer: Caller): Promise<Answer> =>
    buyer.get(`//${this.world.paymentMethod.toLowerCase()}/subscribe/cancel?noRedirect=1`);

  /** Time passes, and jobs that are due are done. */
  async later(minutes: number): Promise<void> {
    this.server.system.at += minutes * MINUTE;
    await settled(this.server);
  }

  settle = (): Promise<void> => settled(this.server);

  /** Once all is quiet: what is settled here is what the provider has kept, and gave what players have. */
  async expectBooksToAgree(): Promise<void> {
    await this.later(11);
    await this.later(61);
    const all = await this.payments();
    const kept = all.filter(({ state }) => state === 'settled');
    const references = new Set(kept.map(({ reference }) => reference));
    expect(references).toEqual(new Set(await this.world.kept()));
    expect(references.size).toBe(kept.length);
    expect(all.filter(({ isOwed }) => isOwed)).toEqual([]);
    for (const buyer of this.#buyers) {
      const grants = kept.flatMap(({ grant }) => grant?.amounts ?? []);
      const gems = grants.filter(({ userId, currency }) => userId === buyer.id && currency === 'gems');
      expect(await this.gemsOf(buyer)).toBe(gems.reduce((sum, { amount }) => sum + amount * 4, 0));
    }
  }
}
