import { textIn } from '@everdeed/content/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settleNextPlayers } from '../src/subscriptions/site-plan-job.ts';
import { endFreePlans } from '../src/subscriptions/end-free-plans.ts';
import { cleanUp } from '../src/housekeeping.ts';
import { storedGroup } from './support/group-world.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import { type Caller, password, startServer, type TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

const DAY = 24 * 3_600_000;

describe.each(usualEngines)('the site’s own plan on $engine', ({ database }) => {
  let server: TestServer;
  let count = 0;
  let ann: Caller;
  const began = Date.parse('2026-02-10T12:00:00.000Z');
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database(), env: { PAYMENTS: 'off' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.system.at = began;
    ann = await server.register(`ann${++count}`);
  });
  const planOf = async (player: Caller) => (await storedPlayer(server, player)).purchased.plan;
  const withPlan = (player: Caller, fields: object) =>
    changePlayer(server, player, (one) => ({
      ...one,
      purchased: { ...one.purchased, plan: { ...one.purchased.plan, ...fields } },
    }));
  /** The services, as a server with other settings would have them. */
  const withPayments = (payments: string) => ({
    ...server.app.services,
    settings: { ...server.app.services.settings, payments },
  });
  async function switched(payments: string): Promise<void> {
    for (;;) if (!(await settleNextPlayers(withPayments(payments)))) return;
  }

  test('is there from the start, with pet and mystery items, and no hourglass yet', async () => {
    const { items, purchased, notifications } = await storedPlayer(server, ann);
    expect(purchased.plan).toMatchObject({
      planId: 'site',
      customerId: 'site',
      dateTerminated: null,
      consecutive: { trinkets: 0, gemCapExtra: 0, count: 0 },
    });
    expect(purchased.plan.mysteryItems.length).toBeGreaterThan(0);
    expect(items.pets['Jackalope-RoyalPurple']).toBe(5);
    expect(notifications).toMatchObject([{ type: 'NEW_MYSTERY_ITEMS' }]);
    expect(purchased.txnCount).toBe(0);
  });

  test('gives gems for gold, and what each month gives a subscriber', async () => {
    await changePlayer(server, ann, (one) => ({ ...one, stats: { ...one.stats, gp: 100 } }));
    expect((await ann.post('/user/purchase/gems/gem')).status).toBe(200);
    server.system.at = Date.parse('2026-04-02T12:00:00.000Z');
    await ann.post('/cron');
    expect((await planOf(ann)).consecutive).toMatchObject({ count: 2, trinkets: 2, gemCapExtra: 4 });
  });

  test('lets an account go', async () => {
    expect((await ann.delete('/user', { password })).status).toBe(200);
  });

  test('goes from everybody when plans are sold, in batches, and leaves what it gave', async () => {
    const others: Caller[] = [];
    for (let n = 0; n < 60; n += 1) others.push(await server.register(`many${count}-${n}`));
    await withPlan(ann, { mysteryItems: ['back_mystery_202505'], customerId: 'cus', planId: 'basic_earned' });
    await withPlan(others[0] ?? ann, { consecutive: { count: 3, offset: 0, gemCapExtra: 6, trinkets: 3 } });
    await switched('sandbox');
    for (const one of others) expect((await planOf(one)).customerId ?? null).toBeNull();
    expect(await planOf(ann)).toMatchObject({ planId: 'basic_earned', customerId: 'cus' });
    expect((await planOf(others[0] ?? ann)).consecutive).toMatchObject({
      count: 0,
      gemCapExtra: 6,
      trinkets: 3,
    });
    await switched('off');
    for (const one of others) expect((await planOf(one)).planId).toBe('site');
    expect(await planOf(ann)).toMatchObject({ planId: 'basic_earned', customerId: 'cus' });
  });

  test('goes on where a batch ended, and turns back when the settings do', async () => {
    for (let n = 0; n < 60; n += 1) await server.register(`half${count}-${n}`);
    expect(await settleNextPlayers(withPayments('sandbox'))).toBe(true);
    await switched('off');
    expect((await planOf(ann)).planId).toBe('site');
    expect(await settleNextPlayers(withPayments('off'))).toBe(false);
  });

  test('goes from groups, too, when plans are sold', async () => {
    const body = { groupToCreate: { name: 'Home', type: 'guild' } };
    const id = textIn((await ann.post('/groups/create-plan', body)).body.data, '_id');
    await endFreePlans(withPayments('sandbox'));
    const ended = (await storedGroup(server, id))?.purchased.plan;
    expect(ended).toMatchObject({ planId: 'site', dateTerminated: new Date(began).toISOString() });
    server.system.at += 1;
    await endFreePlans(withPayments('sandbox'));
    expect((await storedGroup(server, id))?.purchased.plan).toEqual(ended);
    expect((await ann.get('/group-plans')).body.data).toEqual([]);
  });

  test('is settled by the server itself', async () => {
    await switched('sandbox');
    await cleanUp(server.app.services);
    await settled(server);
    expect((await planOf(ann)).planId).toBe('site');
  });

  test('follows an own plan that has ended', async () => {
    const dateTerminated = new Date(began - DAY).toISOString();
    await withPlan(ann, { planId: null, customerId: 'Gift', dateTerminated });
    server.system.at += DAY;
    await ann.post('/cron');
    await settled(server);
    expect(await planOf(ann)).toMatchObject({ planId: 'site', customerId: 'site', dateTerminated: null });
  });
});
