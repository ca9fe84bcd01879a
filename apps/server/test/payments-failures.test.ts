import type { Goods } from '@everdeed/rules';
import { describe, expect, test, vi } from 'vitest';
import { signed } from '../src/payments/sandbox/messages.ts';
import { sandboxKey, SandboxProvider } from '../src/payments/sandbox/sandbox-provider.ts';
import { SqlPaymentStore } from '../src/storage/payments/payment-store.ts';
import { SqlLedgerStore } from '../src/storage/record-stores.ts';
import { begin, choose, comeBack } from './support/payments.ts';
import { changePlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { MINUTE, pack, paid, sandboxWorld } from './support/sandbox-world.ts';
import { password } from './support/server.ts';
import { settled } from './support/settled.ts';

const success = '/redirect/stripe-success-checkout';
const down = new Error('nobody answers');

describe.each(engines)('payments in the sandbox on $engine', ({ database }) => {
  const at = sandboxWorld(database);
  const { gemsOf, mine, statesOf, later, expectBalanced, tell } = at;

  test('nobody else can speak for the provider', async () => {
    const begun = await begin(at.server, at.ann, pack);
    const body = JSON.stringify(paid(begun));
    const old = signed(sandboxKey(at.server.app.services), body, at.server.system.at - 6 * MINUTE);
    const foreign = signed(Buffer.from('another key'), body, at.server.system.at);
    for (const signature of ['', 'nonsense', old, foreign])
      expect((await tell(paid(begun), signature)).status).toBe(400);
    expect((await tell({ type: 'nonsense' })).status).toBe(400);
    expect((await tell(paid(begun), undefined, 'nobody')).status).toBe(404);
    expect((await tell(paid(begun), undefined, 'constructor')).status).toBe(404);
    expect(await statesOf()).toEqual(['created']);
    expect((await tell(paid({ ...begun, reference: 'unknown' }))).status).toBe(200);
    expect((await tell(paid(begun))).status).toBe(200);
    expect(await gemsOf(at.ann)).toBe(21);
  });

  test.each([
    ['another sum', { amount: 498 }],
    ['another currency', { currency: 'EUR' }],
  ])('%s grants nothing and is paid back', async (_what, change) => {
    const begun = await begin(at.server, at.ann, pack);
    expect((await tell(paid(begun, change))).status).toBe(200);
    expect(await gemsOf(at.ann)).toBe(0);
    await settled(at.server);
    expect(await mine()).toMatchObject([{ state: 'refunded', isOwed: false }]);
    expect((await tell(paid(begun))).status).toBe(200);
    expect(await gemsOf(at.ann)).toBe(0);
  });

  test.each([
    ['refund', 'refunded'],
    ['chargeBack', 'chargedBack'],
  ])('a %s takes back what is still there', async (answer, state) => {
    const begun = await begin(at.server, at.ann, pack);
    await choose(at.server, begun, 'payAndStay');
    await settled(at.server);
    await changePlayer(at.server, at.ann, (player) => ({ ...player, balance: 1 }));
    await choose(at.server, begun, answer);
    await settled(at.server);
    expect(await statesOf()).toEqual([state]);
    expect(await gemsOf(at.ann)).toBe(0);
    expect((await tell(paid(begun))).status).toBe(200);
    expect(await gemsOf(at.ann)).toBe(0);
  });

  test('a gift for an account that is gone is paid back', async () => {
    const goods: Goods = { kind: 'giftGems', gems: 8 };
    const begun = await begin(at.server, at.ann, goods, { to: at.ben });
    expect((await at.ben.delete('/user', { password })).status).toBe(200);
    await choose(at.server, begun, 'payAndStay');
    await settled(at.server);
    expect(await mine()).toMatchObject([{ state: 'refunded' }]);
    const page = await at.server.anyone.get(`/${begun.page}`);
    expect(page.text).toContain('Refunded');
  });

  test('a provider that is away is asked again later, and buyers are not told to pay once more', async () => {
    const begun = await begin(at.server, at.ann, pack);
    const way = await choose(at.server, begun, 'payUntold');
    const ask = vi.spyOn(SandboxProvider.prototype, 'ask').mockRejectedValue(down);
    expect(await comeBack(at.server, way)).toBe(success);
    await later(10 * MINUTE);
    expect(await statesOf()).toEqual(['created']);
    ask.mockRestore();
    await later(10 * MINUTE);
    expect(await gemsOf(at.ann)).toBe(21);
  });

  test('a provider that is away begins nothing', async () => {
    const away = vi.spyOn(SandboxProvider.prototype, 'begin').mockRejectedValueOnce(down);
    await expect(begin(at.server, at.ann, pack)).rejects.toBe(down);
    away.mockRestore();
    expect(await mine()).toEqual([]);
  });

  test('money that cannot be paid back at once is paid back later', async () => {
    const begun = await begin(at.server, at.ann, pack);
    const away = vi.spyOn(SandboxProvider.prototype, 'refund').mockRejectedValueOnce(down);
    await tell(paid(begun, { amount: 1 }));
    await settled(at.server);
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
    const begun = await begin(at.server, at.ann, pack);
    const failing = fail();
    expect((await tell(paid(begun))).status).toBe(500);
    failing.mockRestore();
    expect(await statesOf()).toEqual(['created']);
    expect(await gemsOf(at.ann)).toBe(0);
    expect((await tell(paid(begun))).status).toBe(200);
    await expectBalanced([at.ann]);
    expect(await gemsOf(at.ann)).toBe(21);
  });
});
