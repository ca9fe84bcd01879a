import type { Goods } from '@everdeed/rules';
import { describe, expect, test } from 'vitest';
import { begin, choose } from './support/payments.ts';
import { changePlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { MINUTE, month, paid, sandboxWorld } from './support/sandbox-world.ts';
import { settled } from './support/settled.ts';

describe.each(engines)('payments in the sandbox on $engine', ({ database }) => {
  const at = sandboxWorld(database);
  const { planOf, mine, statesOf, later, tell } = at;

  test('a subscription starts, is billed every month, and ends with the provider', async () => {
    const begun = await begin(at.server, at.ann, month);
    await choose(at.server, begun, 'pay');
    await settled(at.server);
    const { subscriptionId, nextBillingDate } = await planOf(at.ann);
    expect(await planOf(at.ann)).toMatchObject({
      planId: 'basic_earned',
      paymentMethod: 'Stripe',
      owner: at.ann.id,
    });
    const due = Date.parse(nextBillingDate ?? '');
    expect(new Date(due).getUTCMonth()).toBe((new Date(at.server.system.at).getUTCMonth() + 1) % 12);
    await later(due - at.server.system.at);
    expect(await mine()).toMatchObject([
      { state: 'settled', goods: { kind: 'subscription' } },
      { state: 'settled', goods: { kind: 'renewal', block: 'basic_earned' }, amount: 500, subscriptionId },
    ]);
    expect(Date.parse((await planOf(at.ann)).nextBillingDate ?? '')).toBeGreaterThan(due);
    await choose(at.server, begun, 'endSubscription');
    await settled(at.server);
    const today = new Date(at.server.system.at).setUTCHours(0, 0, 0, 0);
    expect(Date.parse((await planOf(at.ann)).dateTerminated ?? '') - today).toBe(3 * 24 * 60 * MINUTE);
    await later(40 * 24 * 60 * MINUTE);
    expect(await mine()).toHaveLength(2);
  });

  test('a bill that is told twice at once is one payment', async () => {
    const begun = await begin(at.server, at.ann, month);
    await choose(at.server, begun, 'pay');
    await settled(at.server);
    const { subscriptionId: id = '' } = await planOf(at.ann);
    const nextBill = at.server.system.at + 1;
    const bill = {
      ...paid({ ...begun, reference: `bill of ${id}` }, { amount: 500, isRenewal: true }),
      subscription: { id, customerId: 'c', nextBill },
    };
    const answers = await Promise.all([tell(bill), tell(bill), tell(bill)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await statesOf()).toEqual(['settled', 'settled']);
    expect(Date.parse((await planOf(at.ann)).nextBillingDate ?? '')).toBe(nextBill);
  });

  test('a bill whose job came too early, as after a clock was put back, is written when it is due', async () => {
    await choose(at.server, await begin(at.server, at.ann, month), 'pay');
    await settled(at.server);
    const { nextBillingDate } = await planOf(at.ann);
    const { db } = at.server.app.services.storage;
    const early = db.updateTable('jobs').set({ run_at: at.server.system.at });
    await early.where('kind', '=', 'sandbox-bill').execute();
    await settled(at.server);
    expect(await statesOf()).toEqual(['settled']);
    await later(Date.parse(nextBillingDate ?? '') - at.server.system.at);
    expect(await statesOf()).toEqual(['settled', 'settled']);
  });

  test('a bill after the plan was cancelled is paid back, and the last one', async () => {
    const begun = await begin(at.server, at.ann, month);
    await choose(at.server, begun, 'pay');
    await settled(at.server);
    await changePlayer(at.server, at.ann, (player) => {
      const { purchased } = player;
      const dateTerminated = new Date(at.server.system.at).toISOString();
      return { ...player, purchased: { ...purchased, plan: { ...purchased.plan, dateTerminated } } };
    });
    await later(32 * 24 * 60 * MINUTE);
    expect(await statesOf()).toEqual(['settled', 'refunded']);
    await later(32 * 24 * 60 * MINUTE);
    expect(await statesOf()).toEqual(['settled', 'refunded']);
  });

  test('a new subscription ends the one before', async () => {
    await choose(at.server, await begin(at.server, at.ann, month), 'pay');
    await settled(at.server);
    const { subscriptionId: first } = await planOf(at.ann);
    const year: Goods = { kind: 'subscription', block: 'basic_12mo' };
    await choose(at.server, await begin(at.server, at.ann, year), 'pay');
    await settled(at.server);
    expect((await planOf(at.ann)).subscriptionId).not.toBe(first);
    await later(70 * 24 * 60 * MINUTE);
    expect(await mine()).toHaveLength(2);
    expect((await planOf(at.ann)).dateTerminated).toBe(null);
  });
});
