import type { PaymentReport } from '@everdeed/rules';
import type { PaymentParts } from '../parts.ts';
import type {
  CardChange,
  Checkout,
  CheckoutOrder,
  PaymentProvider,
  ProviderEvent,
  ReceivedWebhook,
  Seats,
} from '../provider.ts';
import {
  beginningOf,
  changePrice,
  checkoutOf,
  closeOld,
  moveCheckout,
  openCheckout,
  stopSubscription,
  subscriptionOf,
} from './books.ts';
import { faces, idOfFace, type SandboxFace } from './faces.ts';
import { messageOf, readMessage, reportOf } from './messages.ts';

/** The key with which the sandbox signs. */
export const sandboxKey = ({ secret }: Pick<PaymentParts, 'secret'>): Buffer =>
  secret.derive('sandbox payments');

/**
 * The built-in provider: no money moves. It keeps books of its own and has a page of its own for buyers, and is spoken
 * with as with any other. On the wire it passes for Stripe and for PayPal, whose calls begin and end what it sells.
 */
export class SandboxProvider implements PaymentProvider {
  readonly name: string;
  readonly paymentMethod: string;
  readonly pagesFor: PaymentProvider['pagesFor'];
  readonly #parts: PaymentParts;
  readonly #face: SandboxFace;

  constructor(parts: PaymentParts, face: SandboxFace = 'card') {
    this.#parts = parts;
    this.#face = face;
    this.name = faces[face].name;
    this.paymentMethod = faces[face].paymentMethod;
    this.pagesFor = faces[face].pagesFor;
  }

  async begin(order: CheckoutOrder): Promise<Checkout> {
    const { storage, system, siteUrl } = this.#parts;
    const row = {
      state: 'open',
      id: idOfFace(this.#face, system.newId()),
      order_id: order.paymentId,
      amount: order.amount,
      currency: order.currency,
      months: order.months ?? null,
      subscription_id: null,
      language: order.language,
      return_url: order.returnUrl,
      cancel_url: order.cancelUrl,
      created_at: system.now(),
    } as const;
    const reference = await storage.run((tx) => openCheckout(tx.db, row));
    return { reference, url: `${siteUrl()}/sandbox/checkout/${reference}` };
  }

  async changeCard({ subscriptionId, language }: CardChange): Promise<Checkout> {
    const query = new URLSearchParams({ lang: language });
    const url = `${this.#parts.siteUrl()}/sandbox/card/${subscriptionId}?${query}`;
    return { reference: `card of ${subscriptionId}`, url };
  }

  async hasEnded(subscriptionId: string): Promise<boolean> {
    return (await subscriptionOf(this.#parts.storage.db, subscriptionId))?.active === 0;
  }

  async ask(reference: string): Promise<PaymentReport | undefined> {
    const { storage, system } = this.#parts;
    await storage.run(({ db }) => closeOld(db, reference, system.now()));
    const { db } = storage;
    const row = await checkoutOf(db, reference);
    if (!row) return undefined;
    const { subscription_id: id } = row;
    const message = messageOf(row, id === null ? undefined : await subscriptionOf(db, id));
    return message && reportOf(message);
  }

  begunBy = (subscriptionId: string): Promise<string | undefined> =>
    beginningOf(this.#parts.storage.db, subscriptionId);

  async refund(reference: string): Promise<void> {
    await this.#parts.storage.run(({ db }) => moveCheckout(db, reference, ['paid'], 'refunded'));
  }

  async setUnits(subscriptionId: string, { units, unitAmount }: Seats): Promise<void> {
    await this.#parts.storage.run(({ db }) => changePrice(db, subscriptionId, units * unitAmount));
  }

  async endSubscription(subscriptionId: string): Promise<void> {
    await this.#parts.storage.run(({ db }) => stopSubscription(db, subscriptionId));
  }

  async readWebhook(webhook: ReceivedWebhook): Promise<ProviderEvent | undefined> {
    return readMessage(sandboxKey(this.#parts), webhook, this.#parts.system.now());
  }
}
