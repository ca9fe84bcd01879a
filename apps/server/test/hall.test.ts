import { listIn, textIn } from '@everdeed/content/values';
import { noPlan, type Player } from '@everdeed/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { groupWriter } from '../src/storage/groups/group-writer.ts';
import { good } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { changePlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import { addPlayer } from './support/storage.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

describe.each(usualEngines)('the hall on $engine', ({ database }) => {
  let server: TestServer;
  let support: Caller;
  let hero: Caller;
  let count = 0;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
    support = await server.register('helper');
    await changePlayer(server, support, (player) => ({ ...player, permissions: { userSupport: true } }));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    hero = await server.register(`Hero${(count += 1)}`);
  });
  const change = (one: Caller, act: (player: Player) => Player) => changePlayer(server, one, act);
  const idsIn = (list: unknown) => listIn(list).map((entry) => textIn(entry, '_id'));

  describe('the lists', () => {
    test('are for everybody, the highest tier first, and show nothing else', async () => {
      const second = await server.register(`second${count}`);
      await change(hero, (player) => ({ ...player, contributor: { level: 2, text: 'Scribe' } }));
      await change(second, (player) => ({ ...player, contributor: { level: 7 }, backer: { tier: 20 } }));
      const heroes = good(await hero.get('/api/v3/hall/heroes'));
      expect(idsIn(heroes)).toEqual([second.id, hero.id]);
      expect(listIn(heroes)[1]).toEqual({
        _id: hero.id,
        contributor: { level: 2, text: 'Scribe' },
        backer: {},
        profile: { name: `Hero${count}` },
      });
      expect(idsIn(good(await hero.get('/hall/patrons')))).toEqual([second.id]);
    });

    test('lose who has no tier any more', async () => {
      await change(hero, (player) => ({ ...player, contributor: { level: 9 }, backer: { tier: 1 } }));
      for (const list of ['heroes', 'patrons'])
        expect(idsIn(good(await hero.get(`/hall/${list}`)))).toContain(hero.id);
      await change(hero, (player) => ({ ...player, contributor: { level: 0 }, backer: {} }));
      for (const list of ['heroes', 'patrons'])
        expect(idsIn(good(await hero.get(`/hall/${list}`)))).not.toContain(hero.id);
    });

    test('of patrons comes in pages of 50', async () => {
      const { storage } = server.app.services;
      await storage.db.updateTable('players').set({ backer_tier: 0 }).execute();
      const ids: string[] = [];
      for (let patron = 0; patron < 52; patron += 1) ids.push((await addPlayer(storage))._id);
      await storage.db.updateTable('players').set({ backer_tier: 5 }).where('id', 'in', ids).execute();
      const pages = await Promise.all([0, 1, 2].map((page) => hero.get(`/hall/patrons?page=${page}`)));
      const listed = pages.map((page) => idsIn(good(page)));
      expect(listed.map(({ length }) => length)).toEqual([50, 2, 0]);
      expect(listed.flat().toSorted()).toEqual(ids.toSorted());
    });
  });

  describe('a hero', () => {
    test.each([(id: string) => id.toUpperCase(), () => `hero${count}`, () => `HERO${count}`])(
      'is found in any form (%#)',
      async (form) => {
        const { _id, id } = Object(good(await support.get(`/hall/heroes/${form(hero.id)}`)));
        expect([_id, id]).toEqual([hero.id, hero.id]);
      },
    );

    test('is shown whole, but for secrets and what is empty', async () => {
      await change(hero, (player) => ({ ...player, balance: 3, secret: { text: 'asked twice' } }));
      const answer = await support.get(`/hall/heroes/${hero.id}`);
      const data = good(answer);
      expect(data).toMatchObject({
        balance: 3,
        contributor: {},
        secret: { text: 'asked twice' },
        auth: { local: { username: `Hero${count}`, email: `hero${count}@example.org` } },
        flags: { newStuff: false },
      });
      for (const path of ['permissions', 'auth.google', 'items.eggs', 'profile.flags', 'apiToken'])
        expect(data).not.toHaveProperty(path);
      for (const secret of [hero.credentials['x-api-key'] ?? '', 'hash'])
        expect(answer.text).not.toContain(secret);
    });

    test('shows who reported the profile', async () => {
      const reporter = await server.register(`reporter${count}`);
      await reporter.post(`/members/${hero.id}/flag`, { comment: 'rude', source: 'tavern' });
      expect(good(await support.get(`/hall/heroes/${hero.id}`))).toMatchObject({
        profile: {
          flags: {
            [reporter.id]: { comment: 'rude', source: 'tavern', timestamp: expect.any(String) },
          },
        },
      });
    });

    test('shows nobody else the note of the support', async () => {
      await change(hero, (player) => ({ ...player, secret: { text: 'asked twice' } }));
      const paths = ['/user', '/user/anonymized', '//export/userdata.json', `/members/${hero.id}`];
      for (const path of paths) expect((await hero.get(path)).text).not.toContain('asked twice');
    });
  });

  test('a party is shown without its name and texts', async () => {
    const id = await groupWith(server, [hero], { type: 'party', name: 'Night owls', description: 'Late.' });
    const answer = await support.get(`/hall/heroes/party/${id.toUpperCase()}`);
    expect(good(answer)).toMatchObject({ _id: id, id, leader: hero.id, memberCount: 1, summary: ' ' });
    for (const text of ['Night owls', 'Late.']) expect(answer.text).not.toContain(text);
  });

  test('a guild is no party', async () => {
    const id = await groupWith(server, [hero], { type: 'guild' });
    expect((await support.get(`/hall/heroes/party/${id}`)).body.code).toBe('groupWithIDNotFound');
  });

  test('group plans are those that run', async () => {
    const paid = await groupWith(server, [hero], { type: 'guild', name: 'Paid' });
    await groupWith(server, [hero], { type: 'guild', name: 'Unpaid' });
    await server.app.services.storage.run(async (tx) => {
      const group = await tx.groups.get(paid);
      if (!group) throw new Error('the group is gone');
      const plan = { ...noPlan(), customerId: 'someone', planId: 'group_monthly' };
      await groupWriter(tx).save({ ...group, purchased: { plan } });
    });
    const [one, ...others] = listIn(good(await support.get(`/hall/heroes/hero${count}/group-plans`)));
    expect([one, others]).toMatchObject([
      { _id: paid, name: 'Paid', leader: hero.id, purchased: { active: true }, managers: {} },
      [],
    ]);
    expect(one).not.toHaveProperty('purchased.plan');
  });
});
