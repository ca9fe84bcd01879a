import { fieldsIn, listIn, textIn } from '@everdeed/content/values';
import type { Goods } from '@everdeed/rules';
import { describe, expect, test } from 'vitest';
import { DAY, groupPlansWorld } from './support/group-plans.ts';
import { good } from './support/group-world.ts';
import { crowd, groupWith, invited } from './support/parties.ts';
import { begin, choose, paymentsAt } from './support/payments.ts';
import { storedPlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import { password, startServer } from './support/server.ts';
import { settled } from './support/settled.ts';

const PET = 'Jackalope-RoyalPurple';

describe.each(usualEngines)('plans of groups on $engine', ({ engine, database }) => {
  const at = groupPlansWorld(database);
  const { planOf, groupPlan, withPlan, buy, mailsTo, expectSound, join } = at;

  test('a new group is paid for in the sandbox, and then has its plan', async () => {
    const answer = await at.ann.post('/groups/create-plan', {
      groupToCreate: { name: 'Team', type: 'guild', privacy: 'private' },
      paymentType: 'Stripe',
      sub: 'group_monthly',
    });
    expect(answer.status).toBe(200);
    const { sessionId, url, group } = fieldsIn(answer.body.data);
    const id = textIn(group, '_id');
    expect(await groupPlan(id)).toBeUndefined();
    expect(await planOf(at.ann)).not.toMatchObject({ customerId: 'group-plan' });
    expect(good(await at.ann.get('/group-plans'))).toEqual([]);
    await choose(at.server, { reference: String(sessionId), page: new URL(String(url)).pathname }, 'pay');
    await settled(at.server);
    expect(await groupPlan(id)).toMatchObject({
      planId: 'group_monthly',
      paymentMethod: 'Stripe',
      owner: at.ann.id,
      quantity: 3,
      dateTerminated: null,
    });
    expect(await planOf(at.ann)).toMatchObject({
      planId: 'group_plan_auto',
      customerId: 'group-plan',
      paymentMethod: 'Group Plan',
      owner: at.ann.id,
      consecutive: { trinkets: 0 },
    });
    const { items, purchased } = await storedPlayer(at.server, at.ann);
    expect([items.pets[PET], items.mounts[PET], purchased.txnCount]).toEqual([5, true, 1]);
    expect(listIn(good(await at.ann.get('/group-plans')))).toMatchObject([
      {
        _id: id,
        id,
        name: 'Team',
        leader: at.ann.id,
        summary: 'Team',
        purchased: { active: true, wasUpgraded: true },
      },
    ]);
    expect(good(await at.ann.get(`/groups/${id}`))).toMatchObject({
      purchased: { plan: { owner: at.ann.id } },
    });
    expect(await mailsTo(at.ann)).toEqual(['The plan of Team has begun', 'You are in Team']);
    expect((await paymentsAt(at.server)).filter(({ payerId }) => payerId === at.ann.id)).toMatchObject([
      { state: 'settled', amount: 900, goods: { kind: 'groupPlan', groupId: id } },
    ]);
    await expectSound();
  });

  test('a party is upgraded: everybody gets a plan, and who was invited is not any more', async () => {
    const id = await groupWith(at.server, [at.ann, at.ben]);
    await crowd(at.server, { _id: id, type: 'party' }, 3);
    await invited(at.server, at.cat, { _id: id, type: 'party' }, at.ann.id);
    await buy(at.ben, id);
    expect(await groupPlan(id)).toMatchObject({ owner: at.ben.id, quantity: 7 });
    const paid = (await paymentsAt(at.server)).filter(({ payerId }) => payerId === at.ben.id);
    expect(paid).toMatchObject([{ state: 'settled', amount: 2100 }]);
    expect((await storedPlayer(at.server, at.cat)).invitations.parties).toEqual([]);
    for (const one of [at.ann, at.ben]) expect((await planOf(one)).customerId).toBe('group-plan');
    await expectSound();
  });

  test('an own subscription is ended at the provider, and its time is kept', async () => {
    const month: Goods = { kind: 'subscription', block: 'basic_12mo' };
    await choose(at.server, await begin(at.server, at.ben, month), 'payAndStay');
    await settled(at.server);
    const own = (await planOf(at.ben)).subscriptionId ?? '';
    const id = await groupWith(at.server, [at.ann], { type: 'guild' });
    await buy(at.ann, id);
    good(await join(at.ben, id));
    await settled(at.server);
    const plan = await planOf(at.ben);
    expect(plan).toMatchObject({ customerId: 'group-plan', subscriptionId: null });
    expect(plan.extraMonths).toBeGreaterThan(11);
    const { db } = at.server.app.services.storage;
    const row = await db.selectFrom('sandbox_subscriptions').select('active').where('id', '=', own).execute();
    expect(row).toEqual([{ active: 0 }]);
  });

  test('a plan for life stays, and the operator hears of one from a phone store', async () => {
    await withPlan(at.ben, { customerId: 'habitrpg' });
    await withPlan(at.cat, { customerId: 'token', paymentMethod: 'Google' });
    const id = await groupWith(at.server, [at.ann, at.ben, at.cat], { type: 'guild' });
    await buy(at.ann, id);
    expect([(await planOf(at.ben)).customerId, (await planOf(at.cat)).customerId]).toEqual([
      'habitrpg',
      'token',
    ]);
    expect(await mailsTo(at.ben)).toEqual([`You are in Group ${id}`]);
    const { settings, storage } = at.server.app.services;
    const told = await storage.db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', settings.mailFrom)
      .execute();
    expect(told).toContainEqual({ subject: `Subscription of cat${at.count}` });
    await expectSound();
  });

  test('a member whose own plan has ended gets that of the group', async () => {
    const dateTerminated = new Date(at.server.system.at + DAY).toISOString();
    await withPlan(at.ben, { customerId: 'token', paymentMethod: 'Google', dateTerminated });
    const id = await groupWith(at.server, [at.ann, at.ben], { type: 'guild' });
    await buy(at.ann, id);
    expect((await planOf(at.ben)).customerId).toBe('token');
    at.server.system.at += 2 * DAY;
    await at.ben.post('/cron');
    await settled(at.server);
    expect((await planOf(at.ben)).customerId).toBe('group-plan');
    await expectSound();
  });

  if (engine === 'SQLite')
    test('where nothing is sold, groups have a plan for the asking', async () => {
      const free = await startServer({ env: { PAYMENTS: 'off' } });
      const [leader, member] = [await free.register('leader'), await free.register('member')];
      const made = await leader.post('/groups/create-plan', {
        groupToCreate: { name: 'Home', type: 'party' },
      });
      expect(made.status).toBe(201);
      expect(made.body.data).toMatchObject({
        type: 'guild',
        leader: { _id: leader.id },
        purchased: { active: true, plan: { planId: 'site', customerId: 'site', owner: leader.id } },
      });
      const id = await groupWith(free, [leader, member]);
      expect(good(await leader.post(`/groups/${id}/plan`))).toMatchObject({
        purchased: { plan: { planId: 'site' } },
      });
      good(await leader.post(`/groups/${id}/plan`));
      await settled(free);
      const { items, purchased } = await storedPlayer(free, member);
      expect([purchased.plan.planId, items.mounts[PET]]).toEqual(['site', true]);
      expect(listIn(good(await leader.get('/group-plans')))).toHaveLength(2);
      good(await leader.delete(`/groups/${id}/plan`));
      free.system.at += 1;
      expect(listIn(good(await member.get('/group-plans')))).toHaveLength(0);
      await settled(free);
      expect((await storedPlayer(free, member)).purchased.plan).toMatchObject({
        planId: 'site',
        dateTerminated: null,
      });
      good(await leader.delete('/user', { password }));
      await free.close();
    });
});
