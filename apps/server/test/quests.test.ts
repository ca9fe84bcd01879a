import type { Group, Player } from '@everdeed/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { groupWriter } from '../src/storage/groups/group-writer.ts';
import { groupWith, invited } from './support/parties.ts';
import { changePlayer, makeTask, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Answer, type Caller, startServer, type TestServer } from './support/server.ts';

const DAY = 86_400_000;

describe.each(engines)('quests on $engine', ({ database }) => {
  let server: TestServer;
  let names = 0;
  let id = '';
  let party: Caller[] = [];
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    party = [];
    for (let n = 0; n < 3; n += 1) party.push(await newPlayer());
    id = await groupWith(server, party);
    await change(member(0), ({ items }) => ({ items: { ...items, quests: { whale: 2, evilsanta2: 1 } } }));
  });

  const newPlayer = () => {
    server.system.at += 1000;
    return server.register(`hero-${++names}`);
  };
  const member = (index: number): Caller => {
    const one = party[index];
    if (!one) throw new Error(`there is no member ${index}`);
    return one;
  };
  const change = (one: Caller, fields: (player: Player) => Partial<Player>) =>
    changePlayer(server, one, (player) => ({ ...player, ...fields(player) }));
  const act = (index: number, what: string) => member(index).post(`/groups/party/quests/${what}`);
  const good = ({ status, body }: Answer): unknown => {
    expect([status, body.code]).toEqual([200, undefined]);
    return body.data;
  };
  const codes = (answers: readonly Answer[]) => answers.map(({ body }) => body.code ?? 'done').toSorted();
  const stored = (index: number): Promise<Player> => storedPlayer(server, member(index));
  const all = () => Promise.all(party.map((_, index) => stored(index)));
  const theGroup = async (): Promise<Group> => {
    const group = await server.app.services.storage.reader().groups.get(id);
    if (!group) throw new Error('the party is gone');
    return group;
  };
  const changeGroup = (fields: (group: Group) => Partial<Group>) =>
    server.app.services.storage.run(async (tx) => {
      const group = await tx.groups.get(id);
      if (group) await groupWriter(tx).save({ ...group, ...fields(group) });
    });
  const said = async (): Promise<Record<string, unknown>[]> => {
    const rows = await server.app.services.storage.db
      .selectFrom('chat_lines')
      .select('info')
      .where('group_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ info }): Record<string, unknown> => JSON.parse(info));
  };
  const kinds = async () => (await said()).map(({ type }) => type);
  const started = async (key = 'whale') => {
    good(await act(0, `invite/${key}`));
    for (const index of [1, 2]) good(await act(index, 'accept'));
  };
  const gather = (index: number, progress: Partial<Player['party']['quest']['progress']>) =>
    change(member(index), ({ party: own }) => ({
      party: { ...own, quest: { ...own.quest, progress: { ...own.quest.progress, ...progress } } },
    }));
  const nextDay = (...indices: number[]) => {
    server.system.at += DAY;
    return Promise.all(indices.map((index) => member(index).post('/cron')));
  };
  /** Who takes part says so themselves, and nobody else does. */
  const expectSound = async () => {
    const { quest, memberCount } = await theGroup();
    expect(await server.app.services.storage.reader().groups.memberIds(id)).toHaveLength(memberCount);
    for (const player of await all()) {
      const isIn = quest.active
        ? quest.members[player._id] === true
        : quest.members[player._id] !== undefined;
      if (player.party._id !== id || quest.members[player._id] === false) continue;
      expect([player._id, Boolean(player.party.quest.key)]).toEqual([player._id, isIn]);
    }
  };

  test('an invitation asks everybody and keeps the scroll; mails tell of it', async () => {
    const [one, two, three] = party.map((caller) => caller.id);
    await change(member(2), ({ preferences }) => ({
      preferences: {
        ...preferences,
        emailNotifications: { ...preferences.emailNotifications, invitedQuest: false },
      },
    }));
    expect(good(await act(0, 'invite/whale'))).toMatchObject({
      key: 'whale',
      active: false,
      leader: one,
      members: { [String(one)]: true, [String(two)]: null, [String(three)]: null },
    });
    const players = await all();
    expect(players.map(({ party: { quest } }) => [quest.key, quest.RSVPNeeded])).toEqual([
      ['whale', false],
      ['whale', true],
      ['whale', true],
    ]);
    expect(players[0]?.items.quests['whale']).toBe(2);
    const mails = await server.app.services.storage.db
      .selectFrom('mails')
      .select(['player_id', 'body'])
      .where('player_id', 'in', [String(two), String(three)])
      .execute();
    expect(mails).toMatchObject([{ player_id: two, body: expect.stringContaining(`hero-${names - 2}`) }]);
    await expectSound();
  });

  test('the last answer starts it for those who accepted', async () => {
    good(await act(0, 'invite/whale'));
    good(await act(1, 'accept'));
    expect(good(await act(2, 'reject'))).toMatchObject({
      active: true,
      progress: { hp: 500 },
      members: { [member(0).id]: true, [member(1).id]: true },
    });
    const [owner, friend, other] = await all();
    expect([owner?.items.quests['whale'], friend?.party.quest.key, other?.party.quest.key]).toEqual([
      1,
      'whale',
      null,
    ]);
    expect(await kinds()).toEqual(['quest_start']);
    const { history } = server.app.services.storage.reader();
    expect(await history.list(member(2).id)).toMatchObject([{ quest: 'whale', response: 'reject' }]);
    await expectSound();
  });

  test('answers at the same moment start it once', async () => {
    good(await act(0, 'invite/whale'));
    const answers = await Promise.all([1, 2].map((index) => act(index, 'accept')));
    expect(codes(answers)).toEqual(['done', 'done']);
    expect([(await theGroup()).quest.active, await kinds()]).toEqual([true, ['quest_start']]);
    expect((await stored(0)).items.quests['whale']).toBe(1);
    await expectSound();
  });

  test('two starts at the same moment are one', async () => {
    good(await act(0, 'invite/whale'));
    const answers = await Promise.all([act(0, 'force-start'), act(0, 'force-start')]);
    expect(codes(answers)).toEqual(['done', 'questAlreadyStarted']);
    expect([(await stored(0)).items.quests['whale'], await kinds()]).toEqual([1, ['quest_start']]);
    await expectSound();
  });

  test('who leaves while it starts is not in it', async () => {
    good(await act(0, 'invite/whale'));
    good(await act(1, 'accept'));
    const [start, leave] = await Promise.all([act(0, 'force-start'), act(1, 'leave')]);
    expect(codes([start, leave])).toEqual(['done', 'done']);
    const { quest } = await theGroup();
    expect([quest.active, quest.members[member(0).id], quest.members[member(1).id] === true]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await stored(1)).party.quest.key).toBeNull();
    await expectSound();
  });

  test('a quest is cancelled for everybody, and the scroll kept', async () => {
    good(await act(0, 'invite/whale'));
    expect(good(await act(0, 'cancel'))).toEqual({
      key: null,
      active: false,
      leader: null,
      progress: { collect: {} },
      members: {},
    });
    const players = await all();
    expect(players.map(({ party: { quest } }) => [quest.key, quest.RSVPNeeded])).toEqual(
      party.map(() => [null, false]),
    );
    expect([players[0]?.items.quests['whale'], await kinds()]).toEqual([2, ['quest_cancel']]);
  });

  test('a party’s leader gives a quest up, and its owner gets the scroll back', async () => {
    await started();
    await changeGroup(() => ({ leader: member(1).id }));
    server.system.at += 1000;
    good(await act(1, 'abort'));
    expect([(await stored(0)).items.quests['whale'], await kinds()]).toEqual([
      2,
      ['quest_start', 'quest_abort'],
    ]);
    const { history } = server.app.services.storage.reader();
    expect((await history.list(member(0).id)).at(-1)).toMatchObject({ response: 'abortByLeader' });
    await expectSound();
  });

  test('all days of a party at the same moment hit the boss and everybody', async () => {
    await started();
    for (const [index, up] of [10, 20, 30.5].entries()) {
      await makeTask(member(index), { type: 'daily' });
      await gather(index, { up });
    }
    for (const answer of await nextDay(0, 1, 2)) good(answer);
    const { quest } = await theGroup();
    expect(quest.progress.hp).toBeCloseTo(500 - 60.5);
    const players = await all();
    // Each loses 2 by an own daily, and 1.5 by each of the three that the boss hits back for.
    for (const { stats, party: own } of players) {
      expect(stats.hp).toBeCloseTo(50 - 2 - 3 * 1.5);
      expect(own.quest.progress).toMatchObject({ up: 0, down: 0 });
    }
    const blows = (await said()).filter(({ type }) => type === 'boss_damage');
    const dealt = blows.map(({ userDamage }) => Number(userDamage)).toSorted((a, b) => a - b);
    expect(dealt).toEqual([10, 20, 30.5]);
    await expectSound();
  });

  test('a day is run once, however often it is asked for', async () => {
    await started();
    await gather(1, { up: 7 });
    for (const answer of await nextDay(1, 1, 1)) good(answer);
    expect((await theGroup()).quest.progress.hp).toBe(493);
  });

  test('a boss that two defeat at the same moment rewards everybody once', async () => {
    await started();
    await changeGroup(({ quest }) => ({ quest: { ...quest, progress: { ...quest.progress, hp: 5 } } }));
    for (const index of [0, 1]) await gather(index, { up: 9 });
    for (const answer of await nextDay(0, 1)) good(answer);
    const players = await all();
    for (const { achievements, items, party: own } of players) {
      expect([achievements.quests['whale'], items.eggs['Whale'], own.quest.key]).toEqual([1, 3, null]);
      expect(own.quest.completed).toBe('whale');
    }
    expect((await theGroup()).quest).toMatchObject({ active: false, members: {} });
    expect((await kinds()).filter((kind) => kind === 'boss_defeated')).toHaveLength(1);
    await expectSound();
  });

  test('what is found at the same moment adds up, until all is found', async () => {
    await started('evilsanta2');
    await gather(0, { collectedItems: 5 });
    await gather(1, { collectedItems: 7 });
    for (const answer of await nextDay(0, 1)) good(answer);
    const { collect } = (await theGroup()).quest.progress;
    expect(Object.values(collect).reduce((sum, n) => sum + n, 0)).toBe(12);
    await gather(2, { collectedItems: 100 });
    for (const answer of await nextDay(2)) good(answer);
    expect((await all()).map(({ achievements }) => achievements.quests['evilsanta2'])).toEqual([1, 1, 1]);
    // Of one instant, what is said first stands above the rest.
    expect((await kinds()).slice(-2)).toEqual(['all_items_found', 'user_found_items']);
    await expectSound();
  });

  test('who rests neither hits nor is spared', async () => {
    await started();
    await change(member(1), ({ preferences }) => ({ preferences: { ...preferences, sleep: true } }));
    await gather(1, { up: 50 });
    await makeTask(member(0), { type: 'daily' });
    for (const answer of await nextDay(0, 1)) good(answer);
    expect((await theGroup()).quest.progress.hp).toBe(500);
    const { stats, party: own } = await stored(1);
    expect([stats.hp, own.quest.progress.up]).toEqual([48.5, 50]);
  });

  test('a day beside an abort counts before it, or not at all', async () => {
    await started();
    await gather(1, { up: 10 });
    server.system.at += DAY;
    const answers = await Promise.all([member(1).post('/cron'), act(0, 'abort')]);
    expect(codes(answers)).toEqual(['done', 'done']);
    expect((await stored(0)).items.quests['whale']).toBe(2);
    expect((await theGroup()).quest).toMatchObject({ active: false, members: {} });
    await expectSound();
  });

  test('who is removed, or deletes their account, is in no quest any more', async () => {
    await started();
    good(await member(0).post(`/groups/${id}/removeMember/${member(1).id}`));
    good(await member(2).delete('/user', { password: 'password-1' }));
    expect((await theGroup()).quest.members).toEqual({ [member(0).id]: true });
    await gather(0, { up: 3 });
    for (const answer of await nextDay(0, 1)) good(answer);
    expect((await theGroup()).quest.progress.hp).toBe(497);
  });

  test('an owner who deletes their account leaves a quest that the next leader can end', async () => {
    await started();
    good(await member(0).delete('/user', { password: 'password-1' }));
    const { leader, quest } = await theGroup();
    expect([quest.active, Object.keys(quest.members).length]).toEqual([true, 2]);
    await gather(1, { up: 4 });
    for (const answer of await nextDay(1)) good(answer);
    expect((await theGroup()).quest.progress.hp).toBe(496);
    const next = party.findIndex((one) => one.id === leader);
    good(await act(next, 'abort'));
    expect((await theGroup()).quest.key ?? null).toBeNull();
  });

  test('who joins while it is under way takes no part', async () => {
    await started();
    const guest = await newPlayer();
    await invited(server, guest, { _id: id, type: 'party' }, member(0).id);
    good(await guest.post(`/groups/${id}/join`));
    expect(Object.keys((await theGroup()).quest.members)).toHaveLength(3);
    server.system.at += DAY;
    good(await guest.post('/cron'));
    expect(await kinds()).toEqual(['quest_start']);
  });
});
