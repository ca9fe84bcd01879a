import type { Goods } from '@everdeed/rules';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { engines } from '../postgres.ts';
import { isLongRun } from '../runs.ts';
import type { Caller } from '../server.ts';
import { PaypalWorld } from './paypal-world.ts';
import { SandboxWorld } from './sandbox-world.ts';
import { StripeWorld } from './stripe-world.ts';
import { Till } from './till.ts';
import type { PayWorld } from './world.ts';

/** In minutes. */
export const DAY = 24 * 60;
export const pack: Goods = { kind: 'gems', pack: '21gems' };
const month: Goods = { kind: 'subscription', block: 'basic_earned' };

/** All ways to collect money, each with the engine on which every run tries it. */
const worlds: readonly (readonly [() => PayWorld, (typeof engines)[number]['engine']])[] = [
  [() => new SandboxWorld(), 'SQLite'],
  [() => new StripeWorld(), 'PostgreSQL'],
  [() => new PaypalWorld(), 'SQLite'],
];

/**
 * All ways to collect money, with books of their own: `describe.each(eachWorld())`. Each is on one engine, and in
 * `npm run test:all` on both.
 */
export const eachWorld = () =>
  worlds.flatMap(([make, wanted]) =>
    engines
      .filter(({ engine }) => isLongRun || engine === wanted)
      .map(({ engine, database }) => {
        const world = make();
        return { engine, database, world, name: world.name };
      }),
  );

/** A till of a world; before each test there are two new buyers, in a month of their own. */
class TillOfTests {
  till!: Till;
  count = 0;
  ann!: Caller;
  ben!: Caller;

  constructor(readonly world: PayWorld) {}

  async next(): Promise<void> {
    this.count += 1;
    // Long after the payments of earlier tests.
    this.till.server.system.at = Date.UTC(2026, 1 + 5 * this.count, 10, 12);
    await this.till.settle();
    this.ann = await this.till.register(`buyer${this.count}`);
    this.ben = await this.till.register(`friend${this.count}`);
  }

  /** Has a subscription that runs; returns the provider's ids of it and of its first payment. */
  subscribe = async (): Promise<{ reference: string; subscriptionId: string }> => {
    const reference = await this.till.begin(this.ann, month);
    await this.till.tell(await this.world.pay(reference));
    const { subscriptionId } = await this.till.planOf(this.ann);
    if (!subscriptionId) throw new Error('no subscription');
    return { reference, subscriptionId };
  };

  renewals = async () =>
    (await this.till.paymentsOf(this.ann))
      .filter(({ goods }) => goods.kind === 'renewal')
      .map(({ state }) => state);
}

/** Opens a till for the tests around it. */
export function tillOf(world: PayWorld, database: () => Promise<string | undefined>): TillOfTests {
  const at = new TillOfTests(world);
  beforeAll(async () => {
    at.till = await Till.open(world, await database());
  });
  afterAll(() => at.till.close());
  beforeEach(() => at.next());
  afterEach(async () => {
    world.setDown(false);
    world.breakOff(undefined);
    vi.restoreAllMocks();
    await at.till.expectBooksToAgree();
  });
  return at;
}

/** Opens a till with one buyer, on an embedded database, for the tests around it. */
export function tillWithBuyer(world: PayWorld): { readonly till: Till; readonly ann: Caller } {
  let till!: Till;
  let ann!: Caller;
  beforeAll(async () => {
    till = await Till.open(world, undefined);
    ann = await till.register('ann');
  });
  afterAll(() => till.close());
  return {
    get till() {
      return till;
    },
    get ann() {
      return ann;
    },
  };
}
