import { textsIn } from '@everdeed/content/values';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { planCheck } from '../../src/cli/check-plans.ts';
import { storedGroup } from './group-world.ts';
import { invited } from './parties.ts';
import { type Begun, choose } from './payments.ts';
import { changePlayer, storedPlayer } from './players.ts';
import { type Caller, startServer, type TestServer } from './server.ts';
import { settled } from './settled.ts';

export const DAY = 24 * 3_600_000;

/** A server that sells plans for groups; before each test there are three new players, in a month of their own. */
class GroupPlansWorld {
  server!: TestServer;
  count = 0;
  ann!: Caller;
  ben!: Caller;
  cat!: Caller;

  async next(): Promise<void> {
    this.count += 1;
    this.server.system.at = Date.UTC(2026, 1 + 5 * this.count, 10, 12);
    await settled(this.server);
    this.ann = await this.server.register(`ann${this.count}`);
    this.ben = await this.server.register(`ben${this.count}`);
    this.cat = await this.server.register(`cat${this.count}`);
  }

  planOf = async (player: Caller) => (await storedPlayer(this.server, player)).purchased.plan;
  groupPlan = async (id: string) => (await storedGroup(this.server, id))?.purchased.plan;
  withPlan = (player: Caller, fields: object) =>
    changePlayer(this.server, player, (one) => ({
      ...one,
      purchased: { ...one.purchased, plan: { ...one.purchased.plan, ...fields } },
    }));

  /** Begins the checkout of a plan for a group that is there. */
  upgrade = async (payer: Caller, groupId: string): Promise<Begun> => {
    const { body } = await payer.post('//stripe/checkout-session', { groupId, sub: 'group_monthly' });
    const { sessionId: reference, url } = textsIn(body.data, 'sessionId', 'url');
    return { reference, page: new URL(url).pathname };
  };

  buy = async (payer: Caller, groupId: string): Promise<void> => {
    await choose(this.server, await this.upgrade(payer, groupId), 'payAndStay');
    await settled(this.server);
  };

  mailsTo = async (player: Caller): Promise<string[]> => {
    const rows = await this.server.app.services.storage.db
      .selectFrom('mails')
      .select('subject')
      .where('player_id', '=', player.id)
      .execute();
    return rows.map(({ subject }) => subject).toSorted();
  };

  subscriptionOf = async (groupId: string) => {
    const id = (await this.groupPlan(groupId))?.subscriptionId ?? '';
    const { db } = this.server.app.services.storage;
    return db.selectFrom('sandbox_subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  };

  /** Members' plans and those of their groups agree. */
  expectSound = async (): Promise<void> => {
    const { server, ann, ben, cat } = this;
    const problemsOf = await planCheck(server.app.services.storage, server.system.at);
    for (const one of [ann, ben, cat]) expect(problemsOf(await storedPlayer(server, one))).toEqual([]);
  };

  join = async (player: Caller, id: string, type: 'guild' | 'party' = 'guild') => {
    await invited(this.server, player, { _id: id, type }, this.ann.id);
    return player.post(`/groups/${id}/join`);
  };
}

/** Opens one for the tests around it. */
export function groupPlansWorld(database: () => Promise<string | undefined>): GroupPlansWorld {
  const world = new GroupPlansWorld();
  beforeAll(async () => {
    world.server = await startServer({ databaseUrl: await database() });
  });
  afterAll(() => world.server.close());
  beforeEach(() => world.next());
  return world;
}
