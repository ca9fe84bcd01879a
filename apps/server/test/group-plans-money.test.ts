import { listIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { DAY, groupPlansWorld } from './support/group-plans.ts';
import { good } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { choose, paymentsAt } from './support/payments.ts';
import { engines } from './support/postgres.ts';
import { settled } from './support/settled.ts';

describe.each(engines)('plans of groups on $engine', ({ database }) => {
  const at = groupPlansWorld(database);
  const { planOf, groupPlan, upgrade, buy, mailsTo, subscriptionOf, expectSound, join } = at;

  test('what was paid for it is listed for those who manage it', async () => {
    const id = await groupWith(at.server, [at.ann, at.ben], { type: 'guild', name: 'Team' });
    await buy(at.ann, id);
    at.server.system.at += 32 * DAY;
    await settled(at.server);
    expect(listIn(good(await at.ann.get(`/groups/${id}/plan/payments`)))).toMatchObject([
      { kind: 'renewed', amount: 1200, currency: 'USD', state: 'settled' },
      { kind: 'started', amount: 1200, currency: 'USD', state: 'settled' },
    ]);
    expect((await at.ben.get(`/groups/${id}/plan/payments`)).body.code).toBe(
      'onlyGroupLeaderCanManageSubscription',
    );
  });

  test('cancelling ends the members’ plans, the bills, and in the end the plan; not twice', async () => {
    const id = await groupWith(at.server, [at.ann, at.ben], { type: 'guild' });
    await buy(at.ben, id);
    expect((await at.cat.delete(`/groups/${id}/plan`)).status).toBe(404);
    const next = (await groupPlan(id))?.nextBillingDate ?? '';
    good(await at.ben.delete(`/groups/${id}/plan`));
    await settled(at.server);
    const ends = (await groupPlan(id))?.dateTerminated ?? '';
    expect(Math.abs(Date.parse(ends) - Date.parse(next))).toBeLessThan(2 * DAY);
    expect((await subscriptionOf(id)).active).toBe(0);
    for (const one of [at.ann, at.ben]) expect((await planOf(one)).dateTerminated).not.toBeNull();
    expect(await mailsTo(at.ben)).toContain(`The plan of Group ${id} ends`);
    expect(listIn(good(await at.ann.get('/group-plans')))).toHaveLength(1);
    at.server.system.at += DAY;
    good(await at.ann.delete(`/groups/${id}/plan`));
    expect((await groupPlan(id))?.dateTerminated).toBe(ends);
    at.server.system.at = Date.parse(ends) + 1;
    expect(good(await at.ann.get('/group-plans'))).toEqual([]);
    expect((await at.ann.delete(`/groups/${id}/plan`)).body.code).toBe('missingSubscription');
    await expectSound();
  });

  test('a plan is billed every month for the seats of then, and ends with the provider', async () => {
    const id = await groupWith(at.server, [at.ann], { type: 'guild' });
    await buy(at.ann, id);
    good(await join(at.ben, id));
    await settled(at.server);
    at.server.system.at += 32 * DAY;
    await settled(at.server);
    const bills = async () => (await paymentsAt(at.server)).filter(({ payerId }) => payerId === at.ann.id);
    expect(await bills()).toMatchObject([
      { state: 'settled', amount: 900 },
      { state: 'settled', amount: 1200, goods: { kind: 'renewal', groupId: id } },
    ]);
    const [first] = await bills();
    const page = `/sandbox/checkout/${first?.reference}`;
    await choose(at.server, { reference: '', page }, 'endSubscription');
    await settled(at.server);
    const left = Date.parse((await groupPlan(id))?.dateTerminated ?? '') - at.server.system.at;
    expect(left).toBeGreaterThan(2 * DAY);
    expect(left).toBeLessThan(4 * DAY);
    expect((await planOf(at.ben)).dateTerminated).not.toBeNull();
    await expectSound();
  });

  test('money that goes back takes the plan with it', async () => {
    const id = await groupWith(at.server, [at.ann, at.ben], { type: 'guild' });
    const begun = await upgrade(at.ann, id);
    await choose(at.server, begun, 'payAndStay');
    await settled(at.server);
    await choose(at.server, begun, 'refund');
    await settled(at.server);
    expect(Date.parse((await groupPlan(id))?.dateTerminated ?? '')).toBeLessThanOrEqual(at.server.system.at);
    expect((await planOf(at.ben)).dateTerminated).not.toBeNull();
    expect((await subscriptionOf(id)).active).toBe(0);
    await expectSound();
  });

  test('of two payments for one group one counts, and the other goes back', async () => {
    const id = await groupWith(at.server, [at.ann, at.ben], { type: 'guild' });
    const both = [await upgrade(at.ann, id), await upgrade(at.ben, id)];
    await Promise.all(both.map((one) => choose(at.server, one, 'payAndStay')));
    await settled(at.server);
    const all = (await paymentsAt(at.server)).filter(
      ({ goods }) => 'groupId' in goods && goods.groupId === id,
    );
    expect(all.map(({ state }) => state).toSorted()).toEqual(['refunded', 'settled']);
    expect((await subscriptionOf(id)).active).toBe(1);
    const ids = all.map(({ subscriptionId }) => subscriptionId ?? '');
    const { db } = at.server.app.services.storage;
    const running = await db
      .selectFrom('sandbox_subscriptions')
      .select('active')
      .where('id', 'in', ids)
      .execute();
    expect(running.map(({ active }) => active).toSorted((one, other) => one - other)).toEqual([0, 1]);
    await expectSound();
  });

  test('money for a group that is gone, public, or left by the payer goes back', async () => {
    const gone = await groupWith(at.server, [at.ann], { type: 'guild' });
    const left = await groupWith(at.server, [at.cat, at.ann], { type: 'guild' });
    const begun = [await upgrade(at.ann, gone), await upgrade(at.ann, left)];
    good(await at.ann.post(`/groups/${gone}/leave`));
    good(await at.ann.post(`/groups/${left}/leave`));
    for (const one of begun) await choose(at.server, one, 'payAndStay');
    await settled(at.server);
    const mine = (await paymentsAt(at.server)).filter(({ payerId }) => payerId === at.ann.id);
    expect(mine.map(({ state }) => state)).toEqual(['refunded', 'refunded']);
    expect(await groupPlan(left)).toBeUndefined();
  });
});
