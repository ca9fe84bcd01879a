import { listIn, numberIn, textIn, valueIn } from '@everdeed/content/values';
import { noPlan } from '@everdeed/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from './support/eventually.ts';
import { good, refusal } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { changePlayer, makeTask, storedPlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

describe.each(usualEngines)('looking after the site on $engine', ({ engine, database }) => {
  let server: TestServer;
  let chief: Caller;
  let ann: Caller;
  let count = 0;
  const db = () => server.app.services.storage.db;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
    chief = await server.register('chief');
    await changePlayer(server, chief, (player) => ({ ...player, permissions: { fullAccess: true } }));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.system.at += 1000;
    ann = await server.register(`ann${(count += 1)}`);
  });
  /** What the log tells of this test: the clock stands still meanwhile. */
  const lastActs = async (query = '') => {
    const page = good(await chief.get(`/admin/audit?limit=20${query}`));
    const now = new Date(server.system.at).toISOString();
    return listIn(valueIn(page, 'items')).filter((entry) => textIn(entry, 'at') === now);
  };

  describe('what others lead', () => {
    const actsOf = async () => (await lastActs()).map((entry) => textIn(entry, 'act')).toSorted();

    test('is noted when a group is changed or a member removed, but not of its leader', async () => {
      const ben = await server.register(`ben${count}`);
      const fields = { type: 'guild', privacy: 'public', name: 'Owls' } as const;
      const id = await groupWith(server, [ann, ben], fields);
      good(await ann.put(`/groups/${id}`, { name: 'Night owls' }));
      expect(await actsOf()).toEqual([]);
      good(await chief.put(`/groups/${id}`, { name: 'Quiet owls' }));
      good(await chief.post(`/groups/${id}/removeMember/${ben.id}?message=rude`));
      const entries = await lastActs();
      expect(entries).toContainEqual(
        expect.objectContaining({
          act: 'editGroup',
          target: { kind: 'group', id, name: 'Night owls' },
          changes: [{ path: 'name', before: 'Night owls', after: 'Quiet owls' }],
        }),
      );
      expect(entries).toContainEqual(
        expect.objectContaining({
          act: 'removeMember',
          reason: 'rude',
          player: expect.objectContaining({ _id: ben.id }),
        }),
      );
    });

    test('is noted when a challenge is changed or ended, but not of its leader', async () => {
      const fields = { type: 'guild', privacy: 'public', name: 'Walkers' } as const;
      const group = await groupWith(server, [ann, chief], fields);
      const make = async () => {
        const sent = { group, name: 'Walk', shortName: 'Walk', prize: 0 };
        return textIn(good(await ann.post('/challenges', sent)), '_id');
      };
      const [own, other] = [await make(), await make()];
      good(await ann.put(`/challenges/${other}`, { name: 'Walk far' }));
      good(await ann.delete(`/challenges/${own}`));
      expect(await actsOf()).toEqual([]);
      good(await chief.put(`/challenges/${other}`, { name: 'Walk a little' }));
      good(await chief.delete(`/challenges/${other}`));
      expect(await actsOf()).toEqual(['closeChallenge', 'editChallenge']);
    });
  });

  describe('a player', () => {
    const details = async () => good(await chief.get(`/admin/user/${ann.id}/details`));

    test('is shown with sign-ins, devices, mails and groups, without secrets', async () => {
      const id = await groupWith(server, [ann], {
        name: 'Night owls',
        quest: {
          key: 'whale',
          active: true,
          leader: ann.id,
          members: { [ann.id]: true },
          progress: { hp: 9, collect: {} },
        },
      });
      await server.anyone.post('/user/reset-password', { email: `ann${count}@example.org` });
      const answer = await chief.get(`/admin/user/${ann.id}/details`);
      expect(good(answer)).toMatchObject({
        _id: ann.id,
        signIns: { password: true, services: [], confirmedEmail: null },
        devices: [{ name: 'habitica-web', lastUsedAt: null }],
        mails: [{ to: `ann${count}@example.org` }],
        groups: [{ _id: id, name: 'Night owls', quest: { key: 'whale', takesPart: true, hp: 9 } }],
        openReports: 0,
      });
      expect(answer.text).not.toContain(ann.credentials['x-api-key']);
      expect(answer.text).not.toContain('code=');
    });

    test('is signed out of one device, with a note of it', async () => {
      const [device] = listIn(valueIn(await details(), 'devices'));
      const path = `/admin/user/${ann.id}/devices/${textIn(device, 'id')}?reason=lost`;
      good(await chief.delete(path));
      expect((await ann.get('/user')).body.code).toBe('invalidCredentials');
      expect(await lastActs(`&userId=${ann.id}`)).toMatchObject([{ act: 'revokeDevice', reason: 'lost' }]);
    });

    test('is deleted with everything that hangs on them; the log stays', async () => {
      good(await chief.delete(`/members/${ann.id}?deleteAccount=true&deleteAmplitude=false&reason=asked`));
      await eventually(async () => {
        expect(await server.app.services.storage.reader().players.get(ann.id)).toBeUndefined();
      });
      expect(await lastActs(`&userId=${ann.id}`)).toMatchObject([
        { act: 'deletePlayer', reason: 'asked', player: { _id: ann.id } },
      ]);
    });

    test('who may more than support is beyond its reach, unless it may the same', async () => {
      const support = await server.register(`helper${count}`);
      const may = (who: Caller, ...privileges: string[]) =>
        changePlayer(server, who, (player) => ({
          ...player,
          permissions: Object.fromEntries(privileges.map((one) => [one, true])),
        }));
      await may(support, 'userSupport', 'coupons');
      await may(ann, 'accessControl');
      const [device] = listIn(valueIn(await details(), 'devices'));
      const calls = [
        `/admin/user/${ann.id}/devices/${textIn(device, 'id')}`,
        `/members/${ann.id}?deleteAccount=true&deleteAmplitude=false`,
      ];
      for (const path of calls) expect(refusal(await support.delete(path))).toBe('noPrivAccess');
      await may(ann, 'coupons');
      for (const path of calls) good(await support.delete(path));
    });

    test('with full access is beyond the reach of support', async () => {
      const support = await server.register(`support${count}`);
      await changePlayer(server, support, (player) => ({ ...player, permissions: { userSupport: true } }));
      const [device] = listIn(valueIn(good(await chief.get(`/admin/user/${chief.id}/details`)), 'devices'));
      const calls = [
        `/admin/user/${chief.id}/devices/${textIn(device, 'id')}`,
        `/members/${chief.id}?deleteAccount=true&deleteAmplitude=false`,
      ];
      for (const path of calls) expect(refusal(await support.delete(path))).toBe('noPrivAccess');
    });

    test('whose payments are looked at has a note of it', async () => {
      const plan = { ...noPlan(), customerId: 'cus_1', paymentMethod: 'Stripe' };
      await changePlayer(server, ann, (player) => ({ ...player, purchased: { ...player.purchased, plan } }));
      good(await chief.get(`/admin/user/${ann.id}/subscription-payment-details`));
      expect(await lastActs(`&userId=${ann.id}`)).toMatchObject([{ act: 'readPayment', changes: [] }]);
    });
  });

  describe('a group', () => {
    const repair = (id: string, body: object) => chief.post(`/admin/groups/${id}/repair`, body);

    test('is found by the beginning of its name, or its id', async () => {
      const id = await groupWith(server, [ann], { type: 'guild', name: `Slow Miles ${engine}_${count}` });
      for (const search of [`slow miles ${engine}_${count}`, id]) {
        const found = good(await chief.get(`/admin/groups?search=${encodeURIComponent(search)}`));
        expect(found).toMatchObject([{ _id: id, memberCount: 1, hasPlan: false, questKey: null }]);
      }
      expect(good(await chief.get('/admin/groups?search=%25'))).toEqual([]);
    });

    test('has its members counted anew', async () => {
      const id = await groupWith(server, [ann], { memberCount: 7 });
      expect(good(await repair(id, { repair: 'recount', reason: 'was 7' }))).toMatchObject({
        memberCount: 1,
      });
      expect(await lastActs()).toContainEqual(
        expect.objectContaining({
          act: 'repairGroup',
          reason: 'was 7',
          changes: [
            { path: 'repair', before: null, after: 'recount' },
            { path: 'memberCount', before: 7, after: 1 },
          ],
        }),
      );
    });

    test('has a quest that is stuck ended, and the scroll goes back', async () => {
      const quest = {
        key: 'whale',
        active: true,
        leader: ann.id,
        members: { [ann.id]: true },
        progress: { hp: 9, collect: {} },
      };
      const id = await groupWith(server, [ann], { quest });
      expect(good(await repair(id, { repair: 'endQuest' }))).toMatchObject({ quest: null });
      const player = await storedPlayer(server, ann);
      expect([player.items.quests['whale'], player.party.quest.key]).toEqual([1, null]);
    });

    test.each(['id', 'username'])('gets another member as its leader, by their %s', async (by) => {
      const name = `ben${(count += 1)}`;
      const ben = await server.register(name);
      const id = await groupWith(server, [ann, ben], { managers: { [ben.id]: true } });
      const leader = by === 'id' ? ben.id : `@${name.toUpperCase()}`;
      expect(good(await repair(id, { repair: 'setLeader', leader }))).toMatchObject({ leader: ben.id });
      for (const other of [chief.id, 'nobody', ''])
        expect(refusal(await repair(id, { repair: 'setLeader', leader: other }))).toBe('repairNotMember');
    });

    test('has its plan extended, and ended', async () => {
      const id = await groupWith(server, [ann], { type: 'guild' });
      const until = '2026-12-24T00:00:00.000Z';
      expect(good(await repair(id, { repair: 'extendPlan', until }))).toMatchObject({
        planEnds: until,
        hasPlan: true,
      });
      expect(good(await repair(id, { repair: 'endPlan' }))).toMatchObject({ hasPlan: false });
      expect(refusal(await repair(id, { repair: 'endPlan' }))).toBe('repairNoPlan');
    });
  });

  test('shows the figures of the site', async () => {
    const task = await makeTask(ann, { type: 'habit', text: 'Walk' });
    const scored = async () => numberIn(good(await chief.get('/admin/site')), 'scoredToday');
    const before = await scored();
    good(await ann.post(`/tasks/${task.id}/score/up`));
    expect(await scored()).toBe(before + 1);
    const site = good(await chief.get('/admin/site'));
    expect(site).toMatchObject({ engine: engine === 'SQLite' ? 'sqlite' : 'postgres', openReports: 0 });
    for (const figure of ['players', 'activePlayers', 'newPlayers', 'databaseBytes', 'memoryBytes'])
      expect([figure, numberIn(site, figure) > 0]).toEqual([figure, true]);
    expect(good(await chief.get('/admin/backups'))).toEqual({ canMake: engine === 'SQLite', items: [] });
  });

  test('makes a backup now, where there is a file to copy', async () => {
    const answer = await chief.post('/admin/backups', { reason: 'before the move' });
    if (engine !== 'SQLite') return expect(refusal(answer)).toBe('backupNotHere');
    const made = good(answer);
    expect(valueIn(good(await chief.get('/admin/backups')), 'items')).toEqual([made]);
    expect(valueIn(good(await chief.get('/admin/site')), 'lastBackup')).toEqual(made);
    const name = textIn(made, 'name');
    expect(await lastActs()).toMatchObject([
      { act: 'makeBackup', target: { id: name }, reason: 'before the move' },
    ]);
  });

  const dead = (id: number, kind = 'nobody-knows') => ({
    id,
    kind,
    player_id: null,
    payload: '{}',
    dedupe_key: null,
    repeats: 0,
    done: null,
    total: null,
    attempts: 9,
    failure: 'no route',
    created_at: 1,
    died_at: 2,
  });

  test('counts emails that may still be sent, and no longer those that were given up', async () => {
    const waiting = async () => numberIn(good(await chief.get('/admin/site')), 'mail', 'waiting');
    const before = await waiting();
    await db().insertInto('dead_letters').values(dead(9010, 'mail')).execute();
    expect(await waiting()).toBe(before + 1);
    good(await chief.delete('/admin/jobs/9010'));
    expect(await waiting()).toBe(before);
  });

  test('lists, retries and drops jobs that failed for the last time', async () => {
    await db()
      .insertInto('dead_letters')
      .values([dead(9001), dead(9002), dead(9003)])
      .execute();
    const listed = good(await chief.get('/admin/jobs'));
    expect(valueIn(listed, 'dead')).toMatchObject({ count: 3 });
    expect(listIn(valueIn(listed, 'dead', 'items'))[0]).toMatchObject({ state: 'dead', failure: 'no route' });
    good(await chief.post('/admin/jobs/9001/retry', { reason: 'fixed' }));
    good(await chief.delete('/admin/jobs/9002?reason=useless'));
    const counts = await Promise.all([1, 2, 3].map(async () => good(await chief.post('/admin/jobs/retry'))));
    expect(counts).toEqual(expect.arrayContaining([{ count: 1 }, { count: 0 }, { count: 0 }]));
    expect(counts.filter((one) => valueIn(one, 'count') === 1)).toHaveLength(1);
    const acts = (await lastActs()).map((entry) => [textIn(entry, 'act'), textIn(entry, 'reason')]);
    expect(acts).toEqual(
      expect.arrayContaining([
        ['retryJobs', 'fixed'],
        ['dropJob', 'useless'],
        ['retryJobs', ''],
      ]),
    );
  });

  test('starts, watches and ends a world boss', async () => {
    const world = async () => good(await chief.get('/admin/world'));
    expect(await world()).toMatchObject({ boss: null, bosses: expect.arrayContaining(['dilatory']) });
    const started = good(await chief.post('/admin/world/boss', { key: 'dilatory', reason: 'summer' }));
    expect(started).toMatchObject({ boss: { key: 'dilatory', rage: 0, damaged: [], isDesperate: false } });
    expect(valueIn(started, 'boss', 'hp')).toBe(valueIn(started, 'boss', 'maxHp'));
    expect(valueIn(good(await ann.get('/world-state')), 'worldBoss', 'key')).toBe('dilatory');
    expect(good(await chief.delete('/admin/world/boss'))).toMatchObject({ boss: null });
    expect((await lastActs()).map((entry) => textIn(entry, 'act'))).toEqual(
      expect.arrayContaining(['startBoss', 'endBoss']),
    );
  });

  test('notes who writes news, makes coupons and blocks', async () => {
    const post = good(
      await chief.post('/news', { title: 'Hello', text: 'Well', credits: 'Us', published: true }),
    );
    const path = `/news/${textIn(post, '_id')}`;
    good(await chief.put(path, { title: 'Hello again' }));
    good(await chief.delete(path));
    good(await chief.post('/coupons/generate/wondercon?count=2'));
    const block = good(await chief.post('/admin/blockers', { type: 'client', value: 'scraper' }));
    good(await chief.delete(`/admin/blockers/${textIn(block, '_id')}`));
    expect((await lastActs()).map((entry) => textIn(entry, 'act')).toSorted()).toEqual([
      'addBlocker',
      'deleteNews',
      'editNews',
      'liftBlocker',
      'makeCoupons',
      'writeNews',
    ]);
  });
});
