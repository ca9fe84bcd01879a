import { randomUUID } from 'node:crypto';
import { listIn } from '@everdeed/content/values';
import type { LiveEvent } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from './support/eventually.ts';
import { addGroups } from './support/groups.ts';
import { changePlayer, makeTask, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

describe.each(engines)('casting in a party on $engine', ({ database }) => {
  let server: TestServer;
  let count = 0;
  let partyId = '';
  let [caster, friend, stranger]: Caller[] = [];
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    partyId = randomUUID();
    caster = await join('caster', partyId);
    friend = await join('friend', partyId);
    stranger = await join('stranger', randomUUID());
  });

  /** A warrior with everything that casting takes, in a party. */
  async function join(name: string, party: string): Promise<Caller> {
    server.system.at += 1000;
    const member = await server.register(`${name}${count}`);
    await addGroups(server.app.services.storage, [party], { type: 'party' });
    await changePlayer(server, member, (player) => ({
      ...player,
      party: { ...player.party, _id: party },
      stats: { ...player.stats, lvl: 14, mp: 100, gp: 30, str: 20 },
    }));
    return member;
  }
  const the = (one: Caller | undefined): Caller => {
    if (!one) throw new Error('nobody is there yet');
    return one;
  };
  const stored = (one: Caller | undefined): Promise<Player> => storedPlayer(server, the(one));
  const cast = (one: Caller | undefined, what: string) => the(one).post(`/user/class/cast/${what}`);
  const said = async () => {
    const rows = await server.app.services.storage.db
      .selectFrom('chat_lines')
      .selectAll()
      .where('group_id', '=', partyId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ info }): unknown => JSON.parse(info));
  };

  test('a cast is something to read for all who are in the party', async () => {
    await cast(caster, 'valorousPresence');
    const told = await Promise.all([caster, friend].map(async (one) => (await stored(one)).newMessages));
    expect(told.map((groups) => Object.keys(groups ?? {}))).toEqual([[partyId], [partyId]]);
    await cast(caster, 'valorousPresence');
    expect(
      (await stored(friend)).notifications.filter(({ type }) => type === 'NEW_CHAT_MESSAGE'),
    ).toHaveLength(1);
  });

  test('a party skill reaches all who are in it, and nobody else', async () => {
    const before = await Promise.all([caster, friend, stranger].map(stored));
    const { status, body } = await cast(caster, 'valorousPresence');
    const [own, other, out] = await Promise.all([caster, friend, stranger].map(stored));
    expect(status).toBe(200);
    expect(own?.stats.buffs.str).toBeGreaterThan(0);
    expect(other?.stats.buffs.str).toBe(own?.stats.buffs.str);
    expect([own, other].map((one, index) => (one?._v ?? 0) - (before[index]?._v ?? 0))).toEqual([1, 1]);
    expect(out).toEqual(before[2]);
    expect(listIn(body.data, 'partyMembers')).toMatchObject([
      { stats: { mp: 80, buffs: { str: 0 } } },
      { stats: { mp: 100, buffs: { str: own?.stats.buffs.str } } },
    ]);
  });

  test('healing reaches the caster at once', async () => {
    for (const member of [caster, friend])
      await changePlayer(server, the(member), (player) => ({
        ...player,
        stats: { ...player.stats, class: 'healer', hp: 10 },
      }));
    const { body } = await cast(caster, 'healAll');
    const { hp } = (await stored(friend)).stats;
    expect(hp).toBeGreaterThan(10);
    expect(listIn(body.data, 'partyMembers')).toMatchObject([{ stats: { hp } }, { stats: { hp } }]);
  });

  test('open pages of all who are reached hear of it', async () => {
    const topics = [caster, friend].map((one) => `player:${the(one).id}` as const);
    const events: LiveEvent[] = [];
    const page = server.app.services.events.subscribe(topics, (event) => events.push(event));
    await cast(caster, 'valorousPresence');
    const versions = (await Promise.all([caster, friend].map(stored))).map(({ _v }) => _v);
    // Between processes, events travel through the database.
    for (const [index, topic] of topics.entries())
      await eventually(() =>
        expect(events).toContainEqual({
          kind: 'player',
          topic,
          userV: versions[index],
          parts: expect.arrayContaining(['stats']),
        }),
      );
    page.close();
  });

  test('two who cast at the same time both reach both', async () => {
    const answers = await Promise.all([cast(caster, 'intimidate'), cast(friend, 'intimidate')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [own, other] = await Promise.all([caster, friend].map(stored));
    expect(own?.stats.buffs.con).toBe(other?.stats.buffs.con);
    expect([own, other].map((one) => one?.stats.mp)).toEqual([85, 85]);
    expect(await said()).toHaveLength(2);
  });

  test('what a friend has scored before can still be undone, and the gift stays', async () => {
    const habit = await makeTask(the(friend), { type: 'habit' });
    const before = await stored(friend);
    await the(friend).post(`/tasks/${habit.id}/score/up`);
    await cast(caster, 'intimidate');
    expect((await the(friend).post(`/tasks/${habit.id}/undo`)).status).toBe(200);
    const { stats } = await stored(friend);
    expect(stats.buffs.con).toBeGreaterThan(0);
    expect({ ...stats, buffs: before.stats.buffs }).toEqual(before.stats);
  });

  test('a card reaches a friend, and is not told to the party', async () => {
    const { status, body } = await cast(caster, `greeting?targetId=${the(friend).id}`);
    const [own, other] = await Promise.all([caster, friend].map(stored));
    expect([status, own?.stats.gp, other?.stats.gp]).toEqual([200, 20, 30]);
    expect(listIn(body.data, 'partyMembers')).toMatchObject([
      { items: { special: { greetingReceived: [`caster${count}`] } } },
    ]);
    expect(other).toMatchObject({
      flags: { cardReceived: true },
      achievements: { greeting: 1 },
      notifications: [
        { type: 'CARD_RECEIVED', data: { card: 'greeting', from: { id: the(caster).id } }, seen: false },
      ],
    });
    expect(await said()).toEqual([]);
    expect((await the(friend).post('/user/read-card/greeting')).status).toBe(200);
    expect((await stored(friend)).notifications).toEqual([]);
  });

  test('a snowball reaches a friend, and the party keeps hearing of it', async () => {
    await changePlayer(server, the(caster), (player) => ({
      ...player,
      items: { ...player.items, special: { ...player.items.special, snowball: 2 } },
    }));
    await cast(caster, `snowball?targetId=${the(friend).id}`);
    await cast(caster, 'valorousPresence');
    expect((await stored(friend)).stats.buffs.snowball).toBe(true);
    const told = { user: `caster${count}`, times: 1 };
    expect(await said()).toEqual(
      expect.arrayContaining([
        { ...told, type: 'spell_cast_user', class: 'special', spell: 'snowball', target: `friend${count}` },
        { ...told, type: 'spell_cast_party', class: 'warrior', spell: 'valorousPresence' },
      ]),
    );
  });

  test('nobody outside of the party is reached', async () => {
    const before = await Promise.all([caster, stranger].map(stored));
    const { status, body } = await cast(caster, `greeting?targetId=${the(stranger).id}`);
    expect([status, body.code]).toEqual([404, 'userWithIDNotFound']);
    expect(await Promise.all([caster, stranger].map(stored))).toEqual(before);
  });

  test('what is refused half way leaves nobody changed, and nothing said', async () => {
    await changePlayer(server, the(caster), (player) => ({
      ...player,
      items: { ...player.items, special: { ...player.items.special, snowball: 1 } },
    }));
    const before = await Promise.all([caster, friend].map(stored));
    const path = `/user/class/cast/snowball?targetId=${the(friend).id}`;
    expect((await the(caster).post(path, { quantity: 2 })).body.code).toBe('spellNotOwned');
    expect(await Promise.all([caster, friend].map(stored))).toEqual(before);
    expect(await said()).toEqual([]);
  });
});
