import type { Goods, Payment } from '@everdeed/rules';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { SIGNATURE_HEADER, signed } from '../../src/payments/sandbox/messages.ts';
import { sandboxKey } from '../../src/payments/sandbox/sandbox-provider.ts';
import { type Begun, paymentsAt } from './payments.ts';
import { storedPlayer } from './players.ts';
import { type Caller, startServer, type TestServer } from './server.ts';
import { settled } from './settled.ts';

export const MINUTE = 60_000;
export const pack: Goods = { kind: 'gems', pack: '21gems' };
export const month: Goods = { kind: 'subscription', block: 'basic_earned' };

/** A server that takes payments in the sandbox; before each test there are two new players, in a month of their own. */
class SandboxWorld {
  server!: TestServer;
  count = 0;
  ann!: Caller;
  ben!: Caller;

  async next(): Promise<void> {
    this.count += 1;
    // Long after the payments of earlier tests.
    this.server.system.at = Date.UTC(2026, 1 + 5 * this.count, 10, 12);
    await settled(this.server);
    this.ann = await this.server.register(`payer${this.count}`);
    this.ben = await this.server.register(`friend${this.count}`);
  }

  gemsOf = async (player: Caller) => (await storedPlayer(this.server, player)).balance * 4;
  planOf = async (player: Caller) => (await storedPlayer(this.server, player)).purchased.plan;
  mine = async (): Promise<Payment[]> =>
    (await paymentsAt(this.server)).filter(({ payerId }) => payerId === this.ann.id);
  statesOf = async () => (await this.mine()).map(({ state }) => state);
  later = async (ms: number) => {
    this.server.system.at += ms;
    await settled(this.server);
  };

  /** Gems came from settled payments, and from nowhere else; each settled payment gave some. */
  expectBalanced = async (players: readonly Caller[]): Promise<void> => {
    const all = await paymentsAt(this.server);
    for (const player of players) {
      const given = all
        .filter(({ state }) => state === 'settled')
        .flatMap(({ grant }) => grant?.amounts ?? [])
        .filter(({ userId, currency }) => userId === player.id && currency === 'gems')
        .reduce((sum, { amount }) => sum + amount * 4, 0);
      expect(await this.gemsOf(player)).toBe(given);
    }
  };

  /** Posts a webhook as the sandbox would. */
  tell = (message: object, signature?: string, name = 'sandbox') => {
    const body = JSON.stringify(message);
    const { app, system } = this.server;
    const mac = signature ?? signed(sandboxKey(app.services), body, system.at);
    return this.server.anyone.call('POST', `//webhooks/payments/${name}`, {
      body,
      headers: { [SIGNATURE_HEADER]: mac, 'content-type': 'application/json' },
    });
  };
}

/** Opens one for the tests around it. */
export function sandboxWorld(database: () => Promise<string | undefined>): SandboxWorld {
  const world = new SandboxWorld();
  beforeAll(async () => {
    world.server = await startServer({ databaseUrl: await database(), env: { PAYMENTS: 'sandbox' } });
  });
  afterAll(() => world.server.close());
  beforeEach(() => world.next());
  return world;
}

/** What the sandbox says of a pack that was paid for; `change` overrides it. */
export const paid = ({ reference }: Begun, change: object = {}) => ({
  type: 'checkout',
  reference,
  isRenewal: false,
  state: 'paid',
  amount: 499,
  currency: 'USD',
  ...change,
});
