import { vi } from 'vitest';
import { ProviderFailure } from '../../../src/payments/provider.ts';
import { answerCheckout, type SandboxAnswer } from '../../../src/payments/sandbox/answers.ts';
import { billSubscription, checkoutOf, subscriptionOf } from '../../../src/payments/sandbox/books.ts';
import {
  messageOf,
  SIGNATURE_HEADER,
  type SandboxMessage,
  signed,
} from '../../../src/payments/sandbox/messages.ts';
import { SandboxProvider, sandboxKey } from '../../../src/payments/sandbox/sandbox-provider.ts';
import type { TestServer } from '../server.ts';
import type { BrokenCall, Charged, PayWorld, Told } from './world.ts';

const away = () => Promise.reject(new ProviderFailure('nobody answers'));

/** The built-in provider, whose books the server itself keeps. */
export class SandboxWorld implements PayWorld {
  readonly name = 'sandbox';
  readonly paymentMethod = 'Stripe';
  readonly env = { PAYMENTS: 'sandbox' };
  #server: TestServer | undefined;
  #undo: (() => void)[] = [];

  start = async () => undefined;
  close = async () => this.#restore();
  serve(server: TestServer): void {
    this.#server = server;
  }

  #restore(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }

  setDown(isDown: boolean): void {
    this.#restore();
    if (!isDown) return;
    for (const call of ['begin', 'ask', 'refund', 'endSubscription', 'setUnits', 'hasEnded'] as const) {
      const spy = vi.spyOn(SandboxProvider.prototype, call).mockImplementation(away);
      this.#undo.push(() => spy.mockRestore());
    }
  }

  breakOff(call: BrokenCall | undefined): void {
    this.#restore();
    if (!call) return;
    const real: (...args: never[]) => Promise<unknown> = SandboxProvider.prototype[call];
    const spy = vi.spyOn(SandboxProvider.prototype, call).mockImplementation(async function broken(
      this: SandboxProvider,
      ...args: unknown[]
    ) {
      await Reflect.apply(real, this, args);
      return away();
    });
    this.#undo.push(() => spy.mockRestore());
  }

  get #services() {
    if (!this.#server) throw new Error('nobody is served');
    return this.#server.app.services;
  }
  get #db() {
    return this.#services.storage.db;
  }

  #sign(message: SandboxMessage | undefined): Told[] {
    if (!message) return [];
    const body = JSON.stringify(message);
    const mac = signed(sandboxKey(this.#services), body, this.#services.system.now());
    return [{ body, headers: { [SIGNATURE_HEADER]: mac } }];
  }

  async #told(reference: string): Promise<Told[]> {
    const row = await checkoutOf(this.#db, reference);
    if (!row) return [];
    const { subscription_id: id } = row;
    return this.#sign(messageOf(row, id === null ? undefined : await subscriptionOf(this.#db, id)));
  }

  /** What happens there; its own webhooks are left out, since tests send them. */
  async #happen(reference: string, answer: SandboxAnswer): Promise<Told[]> {
    await answerCheckout(this.#services, reference, answer);
    await this.#db.deleteFrom('jobs').where('kind', 'in', ['sandbox-webhook', 'sandbox-bill']).execute();
    return this.#told(reference);
  }

  async pay(reference: string, { amount, currency }: Charged = {}): Promise<Told[]> {
    const change = {
      ...(amount === undefined ? {} : { amount }),
      ...(currency === undefined ? {} : { currency }),
    };
    if (Object.keys(change).length > 0)
      await this.#db.updateTable('sandbox_checkouts').set(change).where('id', '=', reference).execute();
    return this.#happen(reference, 'payUntold');
  }

  decline = (reference: string) => this.#happen(reference, 'decline');
  abandon = (reference: string) => this.#happen(reference, 'abandon');
  refund = (reference: string) => this.#happen(reference, 'refund');
  chargeBack = (reference: string) => this.#happen(reference, 'chargeBack');

  async bill(subscriptionId: string): Promise<Told[]> {
    const id = await this.#bill(subscriptionId);
    return id === undefined ? [] : this.#told(id);
  }

  async #bill(subscriptionId: string): Promise<string | undefined> {
    const due = (await subscriptionOf(this.#db, subscriptionId))?.next_bill ?? 0;
    const billId = this.#services.system.newId();
    const billed = await billSubscription(this.#db, subscriptionId, { billId, now: due });
    return billed?.bill.id;
  }

  async #setBill(subscriptionId: string, state: 'failed' | 'paid'): Promise<Told[]> {
    const row = await this.#db
      .updateTable('sandbox_checkouts')
      .set({ state })
      .where('subscription_id', '=', subscriptionId)
      .where('state', '=', state === 'failed' ? 'paid' : 'failed')
      .where('order_id', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow();
    return this.#told(row.id);
  }

  async failBill(subscriptionId: string): Promise<Told[]> {
    await this.#bill(subscriptionId);
    return this.#setBill(subscriptionId, 'failed');
  }
  payFailedBill = (subscriptionId: string) => this.#setBill(subscriptionId, 'paid');

  async endSubscription(subscriptionId: string): Promise<Told[]> {
    await this.#db
      .updateTable('sandbox_subscriptions')
      .set({ active: 0 })
      .where('id', '=', subscriptionId)
      .execute();
    return this.#sign({ type: 'subscriptionEnded', subscriptionId });
  }

  forged({ body, headers }: Told): Told[] {
    const mac = signed(Buffer.from('another key'), body, this.#services.system.now());
    return [
      { body, headers: {} },
      { body, headers: { [SIGNATURE_HEADER]: mac } },
      { body: `${body} `, headers },
    ];
  }

  async kept(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('sandbox_checkouts')
      .select('id')
      .where('state', '=', 'paid')
      .execute();
    return rows.map(({ id }) => id);
  }

  async refundsOf(reference: string): Promise<number> {
    return (await checkoutOf(this.#db, reference))?.state === 'refunded' ? 1 : 0;
  }

  async checkouts(): Promise<number> {
    const rows = await this.#db.selectFrom('sandbox_checkouts').select('order_id').execute();
    return rows.filter(({ order_id }) => order_id !== null).length;
  }

  async nextSum(subscriptionId: string): Promise<number | undefined> {
    const row = await subscriptionOf(this.#db, subscriptionId);
    return row?.active === 1 ? row.amount : undefined;
  }
}
