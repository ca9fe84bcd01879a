import { textIn } from '@everdeed/content/values';
import type { Goods } from '@everdeed/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SIGNATURE_HEADER, signed } from '../src/payments/sandbox/messages.ts';
import { SandboxProvider, sandboxKey } from '../src/payments/sandbox/sandbox-provider.ts';
import { SqlPaymentStore } from '../src/storage/payments/payment-store.ts';
import { SqlLedgerStore } from '../src/storage/record-stores.ts';
import { noon } from './support/each-player.ts';
import { type Begun, begin, choose, comeBack, paymentsAt, sandboxAt } from './support/payments.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { runs } from './support/runs.ts';
import { type Caller, password, startServer, type TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

const MINUTE = 60_000;
const success = '/redirect/stripe-success-checkout';
const failure = '/redirect/stripe-error-checkout';
const pack: Goods = { kind: 'gems', pack: '21gems' };
const month: Goods = { kind: 'subscription', block: 'basic_earned' };

describe.each(engines)('payments in the sandbox on $engine', ({ engine, database }) => {
  let server: TestServer;
  let count = 0;
  let ann: Caller;
  let ben: Caller;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database(), env: { PAYMENTS: 'sandbox' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    // Long after the payments of earlier tests, in a month of its own.
    server.system.at = Date.UTC(2026, 1 + 5 * count, 10, 12);
    await settled(server);
    ann = await server.register(`payer${count}`);
    ben = await server.register(`friend${count}`);
  });

  const gemsOf = async (player: Caller) => (await storedPlayer(server, player)).balance * 4;
  const planOf = async (player: Caller) => (await storedPlayer(server, player)).purchased.plan;
  const mine = async () => (await paymentsAt(server)).filter(({ payerId }) => payerId === ann.id);
  const statesOf = async () => (await mine()).map(({ state }) => state);
  const later = async (ms: number) => {
    server.system.at += ms;
    await settled(server);
  };

  /** Gems came from settled payments, and from nowhere else; each settled payment gave some. */
  async function expectBalanced(players: readonly Caller[]): Promise<void> {
    const all = await paymentsAt(server);
    for (const player of players) {
      const given = all
        .filter(({ state }) => state === 'settled')
        .flatMap(({ grant }) => grant?.amounts ?? [])
        .filter(({ userId, currency }) => userId === player.id && currency === 'gems')
        .reduce((sum, { amount }) => sum + amount * 4, 0);
      expect(await gemsOf(player)).toBe(given);
    }
  }

  /** Posts a webhook as the sandbox would. */
  function tell(message: object, signature?: string, name = 'sandbox') {
    const body = JSON.stringify(message);
    const mac = signature ?? signed(sandboxKey(server.app.services), body, server.system.at);
    return server.anyone.call('POST', `//webhooks/payments/${name}`, {
      body,
      headers: { [SIGNATURE_HEADER]: mac, 'content-type': 'application/json' },
    });
  }
  const paid = ({ reference }: Begun, change: object = {}) => ({
    type: 'checkout',
    reference,
    isRenewal: false,
    state: 'paid',
    amount: 499,
    currency: 'USD',
    ...change,
  });

  test('a pack is granted when the buyer comes back, and not again by the webhook', async () => {
    const begun = await begin(server, ann, pack);
    expect(await statesOf()).toEqual(['created']);
    const way = await choose(server, begun, 'pay');
    expect(await comeBack(server, way)).toBe(success);
    await settled(server);
    expect(await comeBack(server, way)).toBe(success);
    expect(await gemsOf(ann)).toBe(21);
    expect(await statesOf()).toEqual(['settled']);
    await expectBalanced([ann]);
  });

  test('a pack is granted by the webhook, before the buyer comes back or without', async () => {
    const begun = await begin(server, ann, pack);
    expect(await choose(server, begun, 'payAndStay')).toBe(begun.page);
    await settled(server);
    expect(await gemsOf(ann)).toBe(21);
    await expectBalanced([ann]);
  });

  test('a webhook that comes twice grants once', async () => {
    await choose(server, await begin(server, ann, pack), 'payTwice');
    await settled(server);
    expect(await gemsOf(ann)).toBe(21);
  });

  test('a lost webhook is made up for by asking', async () => {
    const begun = await begin(server, ann, pack);
    await choose(server, begun, 'payUntold');
    await settled(server);
    expect(await gemsOf(ann)).toBe(0);
    await later(10 * MINUTE);
    expect(await gemsOf(ann)).toBe(21);
    expect(await statesOf()).toEqual(['settled']);
  });

  test('a late answer is pending until it comes', async () => {
    const begun = await begin(server, ann, pack);
    const way = await choose(server, begun, 'payLate');
    expect(await comeBack(server, way)).toBe(success);
    expect(await statesOf()).toEqual(['pending']);
    expect(await gemsOf(ann)).toBe(0);
    await later(MINUTE);
    expect(await gemsOf(ann)).toBe(21);
  });

  test('a declined card can be followed by a good one', async () => {
    const begun = await begin(server, ann, pack);
    expect(await comeBack(server, await choose(server, begun, 'decline'))).toBe(failure);
    await settled(server);
    expect(await statesOf()).toEqual(['failed']);
    expect(await comeBack(server, await choose(server, begun, 'pay'))).toBe(success);
    await settled(server);
    expect(await gemsOf(ann)).toBe(21);
  });

  test('a good card after a declined one counts even if nobody tells of it', async () => {
    const begun = await begin(server, ann, pack);
    await choose(server, begun, 'decline');
    await settled(server);
    await choose(server, begun, 'payUntold');
    await later(10 * MINUTE);
    expect(await statesOf()).toEqual(['settled']);
    expect(await gemsOf(ann)).toBe(21);
  });

  test('a declined card cannot be followed by another a day later', async () => {
    const begun = await begin(server, ann, pack);
    await choose(server, begun, 'decline');
    await later(25 * 60 * MINUTE);
    await choose(server, begun, 'pay');
    await settled(server);
    expect(await gemsOf(ann)).toBe(0);
    expect((await statesOf())[0]).not.toBe('settled');
  });

  test('whoever changes their mind pays nothing, and cannot pay there any more', async () => {
    const begun = await begin(server, ann, pack);
    expect(await comeBack(server, await choose(server, begun, 'abandon'))).toBe(failure);
    await choose(server, begun, 'pay');
    await settled(server);
    expect(await statesOf()).toEqual(['abandoned']);
    expect(await gemsOf(ann)).toBe(0);
  });

  test('a checkout that nobody looks at is abandoned after a day, and forgotten after ninety', async () => {
    await begin(server, ann, pack);
    await later(25 * 60 * MINUTE);
    expect(await statesOf()).toEqual(['abandoned']);
    await later(91 * 24 * 60 * MINUTE);
    expect(await statesOf()).toEqual([]);
  });

  test('all ways at once grant once', async () => {
    const begun = await begin(server, ann, pack);
    const way = await choose(server, begun, 'payTwice');
    await Promise.all([
      comeBack(server, way),
      comeBack(server, way),
      tell(paid(begun)),
      tell(paid(begun)),
      settled(server),
    ]);
    expect(await gemsOf(ann)).toBe(21);
    expect((await storedPlayer(server, ann)).purchased.txnCount).toBe(1);
    await expectBalanced([ann]);
  });

  test('nobody else can speak for the provider', async () => {
    const begun = await begin(server, ann, pack);
    const body = JSON.stringify(paid(begun));
    const old = signed(sandboxKey(server.app.services), body, server.system.at - 6 * MINUTE);
    const foreign = signed(Buffer.from('another key'), body, server.system.at);
    for (const signature of ['', 'nonsense', old, foreign])
      expect((await tell(paid(begun), signature)).status).toBe(400);
    expect((await tell({ type: 'nonsense' })).status).toBe(400);
    expect((await tell(paid(begun), undefined, 'nobody')).status).toBe(404);
    expect((await tell(paid(begun), undefined, 'constructor')).status).toBe(404);
    expect(await statesOf()).toEqual(['created']);
    expect((await tell(paid({ ...begun, reference: 'unknown' }))).status).toBe(200);
    expect((await tell(paid(begun))).status).toBe(200);
    expect(await gemsOf(ann)).toBe(21);
  });

  test.each([
    ['another sum', { amount: 498 }],
    ['another currency', { currency: 'EUR' }],
  ])('%s grants nothing and is paid back', async (_what, change) => {
    const begun = await begin(server, ann, pack);
    expect((await tell(paid(begun, change))).status).toBe(200);
    expect(await gemsOf(ann)).toBe(0);
    await settled(server);
    expect(await mine()).toMatchObject([{ state: 'refunded', isOwed: false }]);
    expect((await tell(paid(begun))).status).toBe(200);
    expect(await gemsOf(ann)).toBe(0);
  });

  test.each([
    ['refund', 'refunded'],
    ['chargeBack', 'chargedBack'],
  ])('a %s takes back what is still there', async (answer, state) => {
    const begun = await begin(server, ann, pack);
    await choose(server, begun, 'payAndStay');
    await settled(server);
    await changePlayer(server, ann, (player) => ({ ...player, balance: 1 }));
    await choose(server, begun, answer);
    await settled(server);
    expect(await statesOf()).toEqual([state]);
    expect(await gemsOf(ann)).toBe(0);
    expect((await tell(paid(begun))).status).toBe(200);
    expect(await gemsOf(ann)).toBe(0);
  });

  test('a gift reaches another, who reads of it', async () => {
    const goods: Goods = { kind: 'giftGems', gems: 8, message: 'enjoy' };
    await choose(server, await begin(server, ann, goods, { to: ben }), 'payAndStay');
    await settled(server);
    expect([await gemsOf(ann), await gemsOf(ben)]).toEqual([0, 8]);
    expect(JSON.stringify((await ben.get('/inbox/messages')).body.data)).toContain('enjoy');
    expect(await mine()).toMatchObject([{ goods: { kind: 'giftGems', gems: 8 } }]);
    await expectBalanced([ann, ben]);
  });

  test('a gift for an account that is gone is paid back', async () => {
    const goods: Goods = { kind: 'giftGems', gems: 8 };
    const begun = await begin(server, ann, goods, { to: ben });
    expect((await ben.delete('/user', { password })).status).toBe(200);
    await choose(server, begun, 'payAndStay');
    await settled(server);
    expect(await mine()).toMatchObject([{ state: 'refunded' }]);
    const page = await server.anyone.get(`/${begun.page}`);
    expect(page.text).toContain('Refunded');
  });

  test('a subscription starts, is billed every month, and ends with the provider', async () => {
    const begun = await begin(server, ann, month);
    await choose(server, begun, 'pay');
    await settled(server);
    const { subscriptionId, nextBillingDate } = await planOf(ann);
    expect(await planOf(ann)).toMatchObject({
      planId: 'basic_earned',
      paymentMethod: 'Stripe',
      owner: ann.id,
    });
    const due = Date.parse(nextBillingDate ?? '');
    expect(new Date(due).getUTCMonth()).toBe((new Date(server.system.at).getUTCMonth() + 1) % 12);
    await later(due - server.system.at);
    expect(await mine()).toMatchObject([
      { state: 'settled', goods: { kind: 'subscription' } },
      { state: 'settled', goods: { kind: 'renewal', block: 'basic_earned' }, amount: 500, subscriptionId },
    ]);
    expect(Date.parse((await planOf(ann)).nextBillingDate ?? '')).toBeGreaterThan(due);
    await choose(server, begun, 'endSubscription');
    await settled(server);
    const today = new Date(server.system.at).setUTCHours(0, 0, 0, 0);
    expect(Date.parse((await planOf(ann)).dateTerminated ?? '') - today).toBe(3 * 24 * 60 * MINUTE);
    await later(40 * 24 * 60 * MINUTE);
    expect(await mine()).toHaveLength(2);
  });

  test('a bill that is told twice at once is one payment', async () => {
    const begun = await begin(server, ann, month);
    await choose(server, begun, 'pay');
    await settled(server);
    const { subscriptionId: id = '' } = await planOf(ann);
    const nextBill = server.system.at + 1;
    const bill = {
      ...paid({ ...begun, reference: `bill of ${id}` }, { amount: 500, isRenewal: true }),
      subscription: { id, customerId: 'c', nextBill },
    };
    const answers = await Promise.all([tell(bill), tell(bill), tell(bill)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await statesOf()).toEqual(['settled', 'settled']);
    expect(Date.parse((await planOf(ann)).nextBillingDate ?? '')).toBe(nextBill);
  });

  test('a bill after the plan was cancelled is paid back, and the last one', async () => {
    const begun = await begin(server, ann, month);
    await choose(server, begun, 'pay');
    await settled(server);
    await changePlayer(server, ann, (player) => {
      const { purchased } = player;
      const dateTerminated = new Date(server.system.at).toISOString();
      return { ...player, purchased: { ...purchased, plan: { ...purchased.plan, dateTerminated } } };
    });
    await later(32 * 24 * 60 * MINUTE);
    expect(await statesOf()).toEqual(['settled', 'refunded']);
    await later(32 * 24 * 60 * MINUTE);
    expect(await statesOf()).toEqual(['settled', 'refunded']);
  });

  test('a new subscription ends the one before', async () => {
    await choose(server, await begin(server, ann, month), 'pay');
    await settled(server);
    const { subscriptionId: first } = await planOf(ann);
    const year: Goods = { kind: 'subscription', block: 'basic_12mo' };
    await choose(server, await begin(server, ann, year), 'pay');
    await settled(server);
    expect((await planOf(ann)).subscriptionId).not.toBe(first);
    await later(70 * 24 * 60 * MINUTE);
    expect(await mine()).toHaveLength(2);
    expect((await planOf(ann)).dateTerminated).toBe(null);
  });

  const down = new Error('nobody answers');

  test('a provider that is away is asked again later, and buyers are not told to pay once more', async () => {
    const begun = await begin(server, ann, pack);
    const way = await choose(server, begun, 'payUntold');
    const ask = vi.spyOn(SandboxProvider.prototype, 'ask').mockRejectedValue(down);
    expect(await comeBack(server, way)).toBe(success);
    await later(10 * MINUTE);
    expect(await statesOf()).toEqual(['created']);
    ask.mockRestore();
    await later(10 * MINUTE);
    expect(await gemsOf(ann)).toBe(21);
  });

  test('a provider that is away begins nothing', async () => {
    const away = vi.spyOn(SandboxProvider.prototype, 'begin').mockRejectedValueOnce(down);
    await expect(begin(server, ann, pack)).rejects.toBe(down);
    away.mockRestore();
    expect(await mine()).toEqual([]);
  });

  test('money that cannot be paid back at once is paid back later', async () => {
    const begun = await begin(server, ann, pack);
    const away = vi.spyOn(SandboxProvider.prototype, 'refund').mockRejectedValueOnce(down);
    await tell(paid(begun, { amount: 1 }));
    await settled(server);
    expect(await mine()).toMatchObject([{ state: 'failed', isOwed: true }]);
    await later(MINUTE);
    expect(await mine()).toMatchObject([{ state: 'refunded', isOwed: false }]);
    expect(away).toHaveBeenCalledTimes(2);
    away.mockRestore();
  });

  test.each([
    ['the payment', () => vi.spyOn(SqlPaymentStore.prototype, 'save').mockRejectedValueOnce(down)],
    ['the ledger', () => vi.spyOn(SqlLedgerStore.prototype, 'add').mockRejectedValueOnce(down)],
  ])('a server that fails at %s has granted nothing, and grants when it is told again', async (_at, fail) => {
    const begun = await begin(server, ann, pack);
    const failing = fail();
    expect((await tell(paid(begun))).status).toBe(500);
    failing.mockRestore();
    expect(await statesOf()).toEqual(['created']);
    expect(await gemsOf(ann)).toBe(0);
    expect((await tell(paid(begun))).status).toBe(200);
    await expectBalanced([ann]);
    expect(await gemsOf(ann)).toBe(21);
  });

  test('what is refused is not begun', async () => {
    await expect(begin(server, ann, { kind: 'gems', pack: 'nope' })).rejects.toMatchObject({
      key: 'invalidGemsBlock',
    });
    expect(await mine()).toEqual([]);
  });

  test('an order that is sent twice is one checkout', async () => {
    const { provider } = sandboxAt(server);
    const ways = { returnUrl: '/r', cancelUrl: '/c' };
    const order = { amount: 5, currency: 'USD', language: 'en', description: 'five', ...ways };
    const twice = [1, 2].map(() => provider.begin({ ...order, paymentId: `order ${count}` }));
    const [one, other] = await Promise.all(twice);
    expect(one).toEqual(other);
  });

  test('the page speaks the buyer’s language and offers what can be done', async () => {
    const begun = await begin(server, ann, month, { language: 'de' });
    const { text, headers, status } = await server.anyone.get(`/${begun.page}`);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('jeden Monat');
    expect(text.match(/<button/g)).toHaveLength(7);
    expect((await server.anyone.post(`/${begun.page}`, { answer: 'toString' })).status).toBe(400);
    await choose(server, begun, 'pay');
    expect((await server.anyone.get(`/${begun.page}`)).text.match(/<button/g)).toHaveLength(3);
    expect((await server.anyone.get('//sandbox/checkout/nobody')).status).toBe(404);
    expect((await server.anyone.get('//sandbox/style.css')).text).toContain('button');
    expect(await comeBack(server, '/payments/return/nobody')).toBe('/');
  });

  test.runIf(engine === 'SQLite')(
    'whatever happens in whatever order, grants are what was settled',
    async () => {
      const steps = [
        'pay',
        'payTwice',
        'payLate',
        'payUntold',
        'payAndStay',
        'decline',
        'abandon',
        'tell',
        'back',
        'wait',
      ];
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(1), fc.constantFrom(...steps)), { minLength: 1, maxLength: 8 }),
          async (acts) => {
            const both = [
              await begin(server, ann, pack),
              await begin(server, ann, { kind: 'giftGems', gems: 5 }, { to: ben }),
            ];
            for (const [which, act] of acts) {
              const begun = both[which];
              if (!begun) continue;
              const { storage } = server.app.services;
              const id = await storage.reader().payments.findByReference('sandbox', begun.reference);
              if (act === 'wait') await later(MINUTE);
              else if (act === 'back') await comeBack(server, `/payments/return/${id}`);
              else if (act === 'tell') await tell({ ...paid(begun), state: 'processing' });
              else await choose(server, begun, act);
            }
            await later(10 * MINUTE);
            await expectBalanced([ann, ben]);
            const rows = await server.app.services.storage.db
              .selectFrom('sandbox_checkouts')
              .select(['id', 'state'])
              .execute();
            const all = await mine();
            for (const { id, state } of rows) {
              const payment = all.find(({ reference }) => reference === id);
              if (payment) expect(payment.state === 'settled').toBe(state === 'paid');
            }
          },
        ),
        { numRuns: runs(8) },
      );
    },
  );
});

test('a server that takes no money has no sandbox and hears no webhooks', async () => {
  const server = await startServer({ env: { PAYMENTS: 'off' } });
  server.system.at = noon;
  await settled(server);
  expect((await server.anyone.get('//sandbox/checkout/x')).status).toBe(404);
  expect((await server.anyone.call('POST', '//webhooks/payments/sandbox')).status).toBe(404);
  const jobs = await server.app.services.storage.db.selectFrom('jobs').select('kind').execute();
  expect(jobs.map((job) => textIn(job, 'kind'))).not.toContain('payment-reconcile');
  await server.close();
});
