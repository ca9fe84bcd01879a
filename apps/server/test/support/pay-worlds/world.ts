import type { TestServer } from '../server.ts';

/** A webhook as a provider sends it. */
export interface Told {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a buyer is charged, if it is not what was asked. */
export interface Charged {
  /** In hundredths of the currency. */
  readonly amount?: number;
  readonly currency?: string;
}

/** Calls of which the answer can be lost. */
export type BrokenCall = 'begin' | 'endSubscription' | 'refund';

/**
 * A payment provider as the tests see it: what buyers, banks and time do there, and what its books say. What happens
 * gives the webhooks that it would send; tests decide whether, when and how often they arrive.
 */
export interface PayWorld {
  /** Under which our side knows it. */
  readonly name: string;
  readonly paymentMethod: string;
  /** The settings of a server that uses it. */
  readonly env: Readonly<Record<string, string>>;
  start(): Promise<void>;
  close(): Promise<void>;
  /** Has it serve, or serve on, this server, and keep its clock. */
  serve(server: TestServer): void;
  /** Answers nothing for a while, or anything again. */
  setDown(isDown: boolean): void;
  /** Carries out calls of a kind, but breaks off before it answers; undefined: no more. */
  breakOff(call: BrokenCall | undefined): void;

  pay(reference: string, charged?: Charged): Promise<Told[]>;
  decline(reference: string): Promise<Told[]>;
  /** The checkout is over without a payment. */
  abandon(reference: string): Promise<Told[]>;
  refund(reference: string): Promise<Told[]>;
  chargeBack(reference: string): Promise<Told[]>;
  /** The next bill of a subscription is paid. */
  bill(subscriptionId: string): Promise<Told[]>;
  /** The next bill cannot be collected. */
  failBill(subscriptionId: string): Promise<Told[]>;
  /** The bill that could not be collected is paid after all. */
  payFailedBill(subscriptionId: string): Promise<Told[]>;
  endSubscription(subscriptionId: string): Promise<Told[]>;
  /** The same webhook, signed by somebody else; and altered after it was signed. */
  forged(told: Told): Told[];

  /** References of what is paid and has not gone back, as payments call them. */
  kept(): Promise<string[]>;
  /** How often money of a payment went back. */
  refundsOf(reference: string): Promise<number>;
  /** How many checkouts were opened. */
  checkouts(): Promise<number>;
  /** What a subscription is billed for next time; undefined if it sends no more bills. */
  nextSum(subscriptionId: string): Promise<number | undefined>;
}
