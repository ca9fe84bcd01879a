import { textIn } from '@everdeed/content/values';
import type { Told } from '../../../apps/server/test/support/pay-worlds/world.ts';
import { RefusedError } from '../person.ts';
import { control, recordsOf } from '../together-world.ts';
import { keptBy, pick, type Seller, type Shop } from './shop.ts';

/** How buyers pay: told once, twice, late or not at all. */
const PAYING = ['pay', 'payTwice', 'payLate', 'payUntold'] as const;

/** A subscription that was made due; nobody knows whether it was while the answer is missing. */
interface Due {
  readonly subscriptionId: string;
  isAnswered: boolean;
}

/** The built-in provider, whose books the program itself keeps, and which is killed together with it. */
export class SandboxShop implements Shop {
  readonly env = { PAYMENTS: 'sandbox' };
  readonly sellers: readonly Seller[] = [
    this.#seller('sandbox', 'Stripe', (id) => !id.startsWith('paypal-')),
    this.#seller('sandbox-paypal', 'Paypal', (id) => id.startsWith('paypal-')),
  ];
  #due: readonly Due[] = [];
  #url = '';

  constructor(readonly now: () => number) {}

  start = async (): Promise<void> => undefined;
  close = async (): Promise<void> => undefined;

  serve(url: string): void {
    this.#url = url;
  }

  #seller(name: string, paymentMethod: string, isIts: (id: string) => boolean): Seller {
    return {
      name,
      paymentMethod,
      pay: (reference) => this.#answer(reference, pick(PAYING)),
      refund: (reference) => this.#answer(reference, 'refund'),
      bill: (subscriptionId) => this.#bill(subscriptionId),
      kept: async () =>
        (await this.#checkouts({ state: 'paid' })).map(({ _id }) => String(_id)).filter(isIts),
    };
  }

  #checkouts = (where: object) => recordsOf(this.#url, 'sandboxCheckouts', where);

  /** Somebody chooses at the page of a checkout. The sandbox tells the program by itself. */
  async #answer(reference: string, answer: string): Promise<Told[]> {
    const path = `/sandbox/checkout/${reference}`;
    const { status } = await fetch(this.#url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ answer }),
      redirect: 'manual',
    });
    if (status !== 303) throw new RefusedError(`${path} answered ${status}`, status);
    return [];
  }

  /** The next bill of a subscription is due now; the program's own job writes it. */
  async #bill(id: string): Promise<Told[]> {
    const due: Due = { subscriptionId: id, isAnswered: false };
    this.#due = [...this.#due, due];
    const set = { nextBill: new Date(this.now()).toISOString() };
    await control(this.#url, 'write', { collection: 'sandboxSubscriptions', id, set });
    due.isAnswered = true;
    return [];
  }

  async returnPath(_id: string): Promise<string> {
    const [checkout] = await this.#checkouts({ _id });
    return new URL(textIn(checkout, 'returnUrl')).pathname;
  }

  kept = (): Promise<ReadonlySet<string>> => keptBy(this.sellers);

  /** Each bill that was due was written, once; what is wrong is told once, too. */
  async checkBills(): Promise<string[]> {
    const bills = await this.#checkouts({ isRenewal: true });
    const written = ({ subscriptionId }: Due) =>
      bills.filter((bill) => bill['subscriptionId'] === subscriptionId).length;
    const isRight = (due: Due) => written(due) === 1 || (written(due) === 0 && !due.isAnswered);
    const wrong = this.#due.filter((due) => !isRight(due));
    this.#due = this.#due.filter(isRight);
    return wrong.map((due) => `${due.subscriptionId} has ${written(due)} bills instead of one`);
  }
}
