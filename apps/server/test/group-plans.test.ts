import { fieldsIn, listIn, textIn, textsIn } from '@everdeed/content/values';
import type { Goods } from '@everdeed/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planCheck } from '../src/cli/check-plans.ts';
import { good, storedGroup } from './support/group-world.ts';
import { crowd, groupWith, invited } from './support/parties.ts';
import { type Begun, begin, choose, paymentsAt } from './support/payments.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Caller, password, startServer, type TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

const DAY = 24 * 3_600_000;
const PET = 'Jackalope-RoyalPurple';

describe.each(engines)('plans of groups on $engine', ({ engine, database }) => {
  let server: TestServer;
  let count = 0;
  let ann: Caller;
  let ben: Caller;
  let cat: Caller;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    server.system.at = Date.UTC(2026, 1 + 5 * count, 10, 12);
    await settled(server);
    ann = await server.register(`ann${count}`);
    ben = await server.register(`ben${count}`);
    cat = await server.register(`cat${count}`);
  });

  const planOf = async (player: Caller) => (await storedPlayer(server, player)).purchased.plan;
  const groupPlan = async (id: string) => (await storedGroup(server, id))?.purchased.plan;
  const withPlan = (player: Caller, fields: object) =>
    changePlayer(server, player, (one) => ({
      ...one,
      purchased: { ...one.purchased, plan: { ...one.purchased.plan, ...fields } },
    }));
  /** Begins the checkout of a plan for a group that is there. */
  async function upgrade(payer: Caller, groupId: string): Promise<Begun> {
    const { body } = await payer.post('//stripe/checkout-session', { groupId, sub: 'group_monthly' });
    const { sessionId: reference, url } = textsIn(body.data, 'sessionId', 'url');
    return { reference, page: new URL(url).pathname };
  }
  async function buy(payer: Caller, groupId: string): Promise<void> {
    await choose(server, await upgrade(payer, groupId), 'payAndStay');
    await settled(server);
  }
  const mailsTo = async (player: Caller): Promise<string[]> => {
    const rows = await server.app.services.storage.db
      .selectFrom('mails')
      .select('subject')
      .where('player_id', '=', player.id)
      .execute();
    return rows.map(({ subject }) => subject).toSorted();
  };
  const subscriptionOf = async (groupId: string) => {
    const id = (await groupPlan(groupId))?.subscriptionId ?? '';
    const { db } = server.app.services.storage;
    return db.selectFrom('sandbox_subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  };
  /** Members' plans and those of their groups agree. */
  async function expectSound(): Promise<void> {
    const { storage } = server.app.services;
    const problemsOf = await planCheck(storage, server.system.at);
    for (const one of [ann, ben, cat]) expect(problemsOf(await storedPlayer(server, one))).toEqual([]);
  }
  const join = async (player: Caller, id: string, type: 'guild' | 'party' = 'guild') => {
    await invited(server, player, { _id: id, type }, ann.id);
    return player.post(`/groups/${id}/join`);
  };

  test('what was paid for it is listed for those who manage it', async () => {
    const id = await groupWith(server, [ann, ben], { type: 'guild', name: 'Team' });
    await buy(ann, id);
    server.system.at += 32 * DAY;
    await settled(server);
    expect(listIn(good(await ann.get(`/groups/${id}/plan/payments`)))).toMatchObject([
      { kind: 'renewed', amount: 1200, currency: 'USD', state: 'settled' },
      { kind: 'started', amount: 1200, currency: 'USD', state: 'settled' },
    ]);
    expect((await ben.get(`/groups/${id}/plan/payments`)).body.code).toBe(
      'onlyGroupLeaderCanManageSubscription',
    );
  });

  test('a new group is paid for in the sandbox, and then has its plan', async () => {
    const answer = await ann.post('/groups/create-plan', {
      groupToCreate: { name: 'Team', type: 'guild', privacy: 'private' },
      paymentType: 'Stripe',
      sub: 'group_monthly',
    });
    expect(answer.status).toBe(200);
    const { sessionId, url, group } = fieldsIn(answer.body.data);
    const id = textIn(group, '_id');
    expect(await groupPlan(id)).toBeUndefined();
    expect(await planOf(ann)).not.toMatchObject({ customerId: 'group-plan' });
    expect(good(await ann.get('/group-plans'))).toEqual([]);
    await choose(server, { reference: String(sessionId), page: new URL(String(url)).pathname }, 'pay');
    await settled(server);
    expect(await groupPlan(id)).toMatchObject({
      planId: 'group_monthly',
      paymentMethod: 'Stripe',
      owner: ann.id,
      quantity: 3,
      dateTerminated: null,
    });
    expect(await planOf(ann)).toMatchObject({
      planId: 'group_plan_auto',
      customerId: 'group-plan',
      paymentMethod: 'Group Plan',
      owner: ann.id,
      consecutive: { trinkets: 0 },
    });
    const { items, purchased } = await storedPlayer(server, ann);
    expect([items.pets[PET], items.mounts[PET], purchased.txnCount]).toEqual([5, true, 1]);
    expect(listIn(good(await ann.get('/group-plans')))).toMatchObject([
      {
        _id: id,
        id,
        name: 'Team',
        leader: ann.id,
        summary: 'Team',
        purchased: { active: true, wasUpgraded: true },
      },
    ]);
    expect(good(await ann.get(`/groups/${id}`))).toMatchObject({ purchased: { plan: { owner: ann.id } } });
    expect(await mailsTo(ann)).toEqual(['The plan of Team has begun', 'You are in Team']);
    expect((await paymentsAt(server)).filter(({ payerId }) => payerId === ann.id)).toMatchObject([
      { state: 'settled', amount: 900, goods: { kind: 'groupPlan', groupId: id } },
    ]);
    await expectSound();
  });

  test('a party is upgraded: everybody gets a plan, and who was invited is not any more', async () => {
    const id = await groupWith(server, [ann, ben]);
    await crowd(server, { _id: id, type: 'party' }, 3);
    await invited(server, cat, { _id: id, type: 'party' }, ann.id);
    await buy(ben, id);
    expect(await groupPlan(id)).toMatchObject({ owner: ben.id, quantity: 7 });
    const paid = (await paymentsAt(server)).filter(({ payerId }) => payerId === ben.id);
    expect(paid).toMatchObject([{ state: 'settled', amount: 2100 }]);
    expect((await storedPlayer(server, cat)).invitations.parties).toEqual([]);
    for (const one of [ann, ben]) expect((await planOf(one)).customerId).toBe('group-plan');
    await expectSound();
  });

  test('who joins gets the plan at once, who leaves or is removed keeps it for two days, and seats follow', async () => {
    const id = await groupWith(server, [ann], { type: 'guild' });
    await buy(ann, id);
    good(await join(ben, id));
    good(await join(cat, id));
    expect((await planOf(ben)).customerId).toBe('group-plan');
    await settled(server);
    expect([(await groupPlan(id))?.quantity, (await subscriptionOf(id)).amount]).toEqual([5, 1500]);
    good(await ben.post(`/groups/${id}/leave`));
    good(await ann.post(`/groups/${id}/removeMember/${cat.id}`));
    const ends = new Date(Math.floor(server.system.at / DAY) * DAY + 2 * DAY).toISOString();
    for (const one of [ben, cat])
      expect(await planOf(one)).toMatchObject({ customerId: 'group-plan', dateTerminated: ends });
    await settled(server);
    expect([(await groupPlan(id))?.quantity, (await subscriptionOf(id)).amount]).toEqual([3, 900]);
    const name = `Group ${id}`;
    expect(await mailsTo(ben)).toEqual([`The plan of ${name} ends for you`, `You are in ${name}`]);
    expect(await mailsTo(cat)).toContain(`You are no longer in ${name}`);
    await expectSound();
  });

  test('who is in two groups with plans keeps theirs until the last one ends', async () => {
    const [one, other] = [
      await groupWith(server, [ann, ben], { type: 'guild' }),
      await groupWith(server, [cat, ben], { type: 'guild' }),
    ];
    await buy(ann, one);
    await buy(cat, other);
    good(await ben.post(`/groups/${one}/leave`));
    expect((await planOf(ben)).dateTerminated).toBeNull();
    await Promise.all([ann.delete(`/groups/${one}/plan`), cat.delete(`/groups/${other}/plan`)]);
    await settled(server);
    expect((await planOf(ben)).dateTerminated).not.toBeNull();
    await expectSound();
  });

  test('an own subscription is ended at the provider, and its time is kept', async () => {
    const month: Goods = { kind: 'subscription', block: 'basic_12mo' };
    await choose(server, await begin(server, ben, month), 'payAndStay');
    await settled(server);
    const own = (await planOf(ben)).subscriptionId ?? '';
    const id = await groupWith(server, [ann], { type: 'guild' });
    await buy(ann, id);
    good(await join(ben, id));
    await settled(server);
    const plan = await planOf(ben);
    expect(plan).toMatchObject({ customerId: 'group-plan', subscriptionId: null });
    expect(plan.extraMonths).toBeGreaterThan(11);
    const { db } = server.app.services.storage;
    const row = await db.selectFrom('sandbox_subscriptions').select('active').where('id', '=', own).execute();
    expect(row).toEqual([{ active: 0 }]);
  });

  test('a plan for life stays, and the operator hears of one from a phone store', async () => {
    await withPlan(ben, { customerId: 'habitrpg' });
    await withPlan(cat, { customerId: 'token', paymentMethod: 'Google' });
    const id = await groupWith(server, [ann, ben, cat], { type: 'guild' });
    await buy(ann, id);
    expect([(await planOf(ben)).customerId, (await planOf(cat)).customerId]).toEqual(['habitrpg', 'token']);
    expect(await mailsTo(ben)).toEqual([`You are in Group ${id}`]);
    const { settings, storage } = server.app.services;
    const told = await storage.db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', settings.mailFrom)
      .execute();
    expect(told).toContainEqual({ subject: `Subscription of cat${count}` });
    await expectSound();
  });

  test('cancelling ends the members’ plans, the bills, and in the end the plan; not twice', async () => {
    const id = await groupWith(server, [ann, ben], { type: 'guild' });
    await buy(ben, id);
    expect((await cat.delete(`/groups/${id}/plan`)).status).toBe(404);
    const next = (await groupPlan(id))?.nextBillingDate ?? '';
    good(await ben.delete(`/groups/${id}/plan`));
    await settled(server);
    const ends = (await groupPlan(id))?.dateTerminated ?? '';
    expect(Math.abs(Date.parse(ends) - Date.parse(next))).toBeLessThan(2 * DAY);
    expect((await subscriptionOf(id)).active).toBe(0);
    for (const one of [ann, ben]) expect((await planOf(one)).dateTerminated).not.toBeNull();
    expect(await mailsTo(ben)).toContain(`The plan of Group ${id} ends`);
    expect(listIn(good(await ann.get('/group-plans')))).toHaveLength(1);
    server.system.at += DAY;
    good(await ann.delete(`/groups/${id}/plan`));
    expect((await groupPlan(id))?.dateTerminated).toBe(ends);
    server.system.at = Date.parse(ends) + 1;
    expect(good(await ann.get('/group-plans'))).toEqual([]);
    expect((await ann.delete(`/groups/${id}/plan`)).body.code).toBe('missingSubscription');
    await expectSound();
  });

  test('a plan is billed every month for the seats of then, and ends with the provider', async () => {
    const id = await groupWith(server, [ann], { type: 'guild' });
    await buy(ann, id);
    good(await join(ben, id));
    await settled(server);
    server.system.at += 32 * DAY;
    await settled(server);
    const bills = async () => (await paymentsAt(server)).filter(({ payerId }) => payerId === ann.id);
    expect(await bills()).toMatchObject([
      { state: 'settled', amount: 900 },
      { state: 'settled', amount: 1200, goods: { kind: 'renewal', groupId: id } },
    ]);
    const [first] = await bills();
    const page = `/sandbox/checkout/${first?.reference}`;
    await choose(server, { reference: '', page }, 'endSubscription');
    await settled(server);
    const left = Date.parse((await groupPlan(id))?.dateTerminated ?? '') - server.system.at;
    expect(left).toBeGreaterThan(2 * DAY);
    expect(left).toBeLessThan(4 * DAY);
    expect((await planOf(ben)).dateTerminated).not.toBeNull();
    await expectSound();
  });

  test('money that goes back takes the plan with it', async () => {
    const id = await groupWith(server, [ann, ben], { type: 'guild' });
    const begun = await upgrade(ann, id);
    await choose(server, begun, 'payAndStay');
    await settled(server);
    await choose(server, begun, 'refund');
    await settled(server);
    expect(Date.parse((await groupPlan(id))?.dateTerminated ?? '')).toBeLessThanOrEqual(server.system.at);
    expect((await planOf(ben)).dateTerminated).not.toBeNull();
    expect((await subscriptionOf(id)).active).toBe(0);
    await expectSound();
  });

  test('of two payments for one group one counts, and the other goes back', async () => {
    const id = await groupWith(server, [ann, ben], { type: 'guild' });
    const both = [await upgrade(ann, id), await upgrade(ben, id)];
    await Promise.all(both.map((one) => choose(server, one, 'payAndStay')));
    await settled(server);
    const all = (await paymentsAt(server)).filter(({ goods }) => 'groupId' in goods && goods.groupId === id);
    expect(all.map(({ state }) => state).toSorted()).toEqual(['refunded', 'settled']);
    expect((await subscriptionOf(id)).active).toBe(1);
    const ids = all.map(({ subscriptionId }) => subscriptionId ?? '');
    const { db } = server.app.services.storage;
    const running = await db
      .selectFrom('sandbox_subscriptions')
      .select('active')
      .where('id', 'in', ids)
      .execute();
    expect(running.map(({ active }) => active).toSorted((one, other) => one - other)).toEqual([0, 1]);
    await expectSound();
  });

  test('money for a group that is gone, public, or left by the payer goes back', async () => {
    const gone = await groupWith(server, [ann], { type: 'guild' });
    const left = await groupWith(server, [cat, ann], { type: 'guild' });
    const begun = [await upgrade(ann, gone), await upgrade(ann, left)];
    good(await ann.post(`/groups/${gone}/leave`));
    good(await ann.post(`/groups/${left}/leave`));
    for (const one of begun) await choose(server, one, 'payAndStay');
    await settled(server);
    const mine = (await paymentsAt(server)).filter(({ payerId }) => payerId === ann.id);
    expect(mine.map(({ state }) => state)).toEqual(['refunded', 'refunded']);
    expect(await groupPlan(left)).toBeUndefined();
  });

  test('who pays for a group cannot delete their account, and who only belongs to it neither', async () => {
    const id = await groupWith(server, [ann, ben], { type: 'guild' });
    await buy(ann, id);
    await withPlan(ann, { customerId: null, planId: null });
    for (const one of [ann, ben])
      expect((await one.delete('/user', { password })).body.code).toBe('cannotDeleteActiveAccount');
    good(await ben.post(`/groups/${id}/leave`));
    good(await ben.delete('/user', { password }));
  });

  test('who joins while the plan starts has it in the end, and once', async () => {
    const id = await groupWith(server, [ann], { type: 'guild' });
    const begun = await upgrade(ann, id);
    await Promise.all([choose(server, begun, 'payAndStay'), join(ben, id), join(cat, id)]);
    await settled(server);
    for (const one of [ann, ben, cat]) {
      expect((await planOf(one)).customerId).toBe('group-plan');
      expect(await mailsTo(one)).toContain(`You are in Group ${id}`);
      expect((await mailsTo(one)).filter((subject) => subject.startsWith('You are in'))).toHaveLength(1);
    }
    expect([(await groupPlan(id))?.quantity, (await subscriptionOf(id)).amount]).toEqual([5, 1500]);
    await expectSound();
  });

  test('who is removed while the plan ends loses it once', async () => {
    const id = await groupWith(server, [ann, ben, cat], { type: 'guild' });
    await buy(ann, id);
    const answers = await Promise.all([
      ann.delete(`/groups/${id}/plan`),
      ann.post(`/groups/${id}/removeMember/${ben.id}`),
      cat.post(`/groups/${id}/leave`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await settled(server);
    for (const one of [ann, ben, cat]) {
      expect((await planOf(one)).dateTerminated).not.toBeNull();
      const ends = (await mailsTo(one)).filter((subject) => subject.includes('ends for you'));
      expect(ends.length).toBeLessThan(2);
    }
    await expectSound();
  });

  test('a member whose own plan has ended gets that of the group', async () => {
    const dateTerminated = new Date(server.system.at + DAY).toISOString();
    await withPlan(ben, { customerId: 'token', paymentMethod: 'Google', dateTerminated });
    const id = await groupWith(server, [ann, ben], { type: 'guild' });
    await buy(ann, id);
    expect((await planOf(ben)).customerId).toBe('token');
    server.system.at += 2 * DAY;
    await ben.post('/cron');
    await settled(server);
    expect((await planOf(ben)).customerId).toBe('group-plan');
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
