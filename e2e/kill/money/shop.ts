import type { PayWorld, Told } from '../../../apps/server/test/support/pay-worlds/world.ts';
import { RefusedError } from '../person.ts';

/** A webhook that a provider sends until somebody takes it. */
export interface Webhook {
  readonly provider: string;
  readonly told: Told;
  isHeard: boolean;
  /** Gets lost on its way for good. */
  isLost: boolean;
}

/** A provider as its buyers see it; one that tells the program by itself gives no webhooks. */
export type Seller = Pick<PayWorld, 'name' | 'paymentMethod' | 'pay' | 'refund' | 'bill' | 'kept'>;

/** What is sold by some providers while the program that sells is killed. */
export interface Shop {
  /** The time at all of them (ms). */
  readonly now: () => number;
  readonly sellers: readonly Seller[];
  /** Settings of a program that sells by all of them. */
  readonly env: Readonly<Record<string, string>>;
  start(): Promise<void>;
  close(): Promise<void>;
  /** Has them work with the program at this address. */
  serve(url: string): void;
  /** The path at the program on which the buyer of a checkout comes back. */
  returnPath(reference: string): Promise<string>;
  /** References of everything that is paid and has not gone back. */
  kept(): Promise<ReadonlySet<string>>;
  /** What was wrong with the bills so far, a sentence each. */
  checkBills(): Promise<string[]>;
}

/** Makes a shop whose providers have a clock (ms). */
export type ShopMaker = (now: () => number) => Shop;

/** One of several, at random. */
export function pick<T>(all: readonly T[]): T {
  const one = all[Math.floor(Math.random() * all.length)];
  if (one === undefined) throw new Error('there is nothing to pick');
  return one;
}

/** References of everything that sellers have kept. */
export async function keptBy(sellers: readonly Seller[]): Promise<ReadonlySet<string>> {
  const all = await Promise.all(sellers.map((seller) => seller.kept()));
  return new Set(all.flat());
}

/** Webhooks of what has happened at a provider. */
export const webhooksOf = ({ name }: Seller, told: readonly Told[]): Webhook[] =>
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
