import { TAVERN_ID } from '@everdeed/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupWriter } from '../src/storage/groups/group-writer.ts';
import { LockOrderError } from '../src/storage/lock-order.ts';
import { playerWriter } from '../src/storage/player-writer.ts';
import { addGroups, blankGroup } from './support/groups.ts';
import { playerOf } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { addPlayer, openStorage, storageOn, type TestStorage } from './support/storage.ts';

describe.each(engines)('groups on $engine', ({ database }) => {
  let store: TestStorage;
  beforeAll(async () => {
    store = await openStorage(await database());
  });
  afterAll(() => store.close());

  /** A new player in these guilds. */
  async function memberOf(...guilds: string[]): Promise<string> {
    const { _id } = await addPlayer(store.storage);
    await store.storage.run(async (tx) =>
      playerWriter(tx).save({ ...(await playerOf(tx, _id)), guilds: [...guilds] }),
    );
    return _id;
  }
  const rowsOf = async (table: string, column: string, id: string) => {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${id}`.execute(
      store.connection.db,
    );
    return rows.length;
  };

  test('are read as they were written, by every process', async () => {
    const group = blankGroup('whole', {
      type: 'party',
      summary: 's',
      description: 'd',
      categories: [{ _id: 'c', slug: 'hobbies_occupations', name: 'hobbies_occupations' }],
      balance: 1.25,
      quest: {
        key: 'vice1',
        active: true,
        members: { a: true },
        progress: { hp: 7.5, collect: {} },
        extra: {},
      },
    });
    await store.storage.run((tx) => groupWriter(tx).insert(group));
    expect(await storageOn(store.connection).reader().groups.get('whole')).toEqual(group);
    expect(await store.storage.reader().groups.get('none')).toBeUndefined();
  });

  test('are saved if they were loaded, and not otherwise', async () => {
    await addGroups(store.storage, ['saved']);
    const saved = await store.storage.run(async (tx) => {
      const group = await tx.groups.get('saved');
      if (!group) throw new Error('not there');
      await groupWriter(tx).save({ ...group, name: 'New', memberCount: 3 });
      await groupWriter(tx).save({ ...group, name: 'Newer', memberCount: 4 });
      return tx.groups.held('saved');
    });
    expect(saved).toMatchObject({ name: 'Newer', memberCount: 4 });
    expect(await store.storage.reader().groups.get('saved')).toEqual(saved);
    await expect(store.storage.run((tx) => groupWriter(tx).save(blankGroup('saved')))).rejects.toThrow(
      'not loaded',
    );
  });

  test('are locked by id, and before players', async () => {
    await addGroups(store.storage, ['lock-1', 'lock-2']);
    const { _id } = await addPlayer(store.storage);
    const order = (...steps: readonly string[]) =>
      store.storage.run(async (tx) => {
        for (const step of steps) await (step === _id ? tx.players.get(step) : tx.groups.get(step));
      });
    await order('lock-1', 'lock-2', _id, 'lock-1');
    await expect(order('lock-2', 'lock-1')).rejects.toThrow(LockOrderError);
    await expect(order(_id, 'lock-1')).rejects.toThrow(LockOrderError);
  });

  test('one waits for the other who changes the same group', async () => {
    await addGroups(store.storage, ['counted']);
    const grow = () =>
      storageOn(store.connection).run(async (tx) => {
        const group = await tx.groups.get('counted');
        if (group) await groupWriter(tx).save({ ...group, memberCount: group.memberCount + 1 });
      });
    await Promise.all(Array.from({ length: 8 }, grow));
    expect(await store.storage.reader().groups.get('counted')).toMatchObject({ memberCount: 8 });
  });

  test('have managers among their members, who are none any more once they have left', async () => {
    await addGroups(store.storage, ['managed']);
    const [one, two] = [await memberOf('managed'), await memberOf('managed')];
    const manage = (managers: Record<string, true>) =>
      store.storage.run(async (tx) => {
        const group = await tx.groups.get('managed');
        if (group) await groupWriter(tx).save({ ...group, managers });
      });
    const managers = async () => (await store.storage.reader().groups.get('managed'))?.managers;
    await manage({ [one]: true, [two]: true });
    expect(await managers()).toEqual({ [one]: true, [two]: true });
    await manage({ [two]: true });
    expect(await managers()).toEqual({ [two]: true });
    await store.storage.run((tx) => playerWriter(tx).remove(two));
    expect(await managers()).toEqual({});
  });

  test('go with memberships, invitations and chat, and all who see it are told', async () => {
    await addGroups(store.storage, ['gone', 'kept']);
    const member = await memberOf('gone', 'kept');
    const invited = await memberOf();
    await store.storage.run(async (tx) => {
      await tx.social.invite(invited, { kind: 'guild', id: 'gone', name: 'Gone', inviter: member });
      const line = { id: 'line', group_id: 'gone', info: '{}', meta: null, created_at: 1 };
      await tx.db.insertInto('chat_lines').values(line).execute();
    });
    const read = (id: string) => playerOf(store.storage.reader(), id);
    const before = [await read(member), await read(invited)];
    const told = await store.storage.run(async (tx) => {
      await tx.groups.get('gone');
      const ids = await groupWriter(tx).remove('gone');
      tx.social.noteGone(ids);
      return ids;
    });
    expect(told).toEqual([member, invited].toSorted());
    const after = [await read(member), await read(invited)];
    expect(after.map(({ guilds, invitations }) => [guilds, invitations.guilds])).toEqual([
      [['kept'], []],
      [[], []],
    ]);
    expect(after.map(({ _v }) => _v)).toEqual(before.map(({ _v }) => _v + 1));
    for (const table of ['memberships', 'invitations', 'chat_lines'])
      expect([table, await rowsOf(table, 'group_id', 'gone')]).toEqual([table, 0]);
  });

  test('that do not exist have no members and no invited', async () => {
    await expect(memberOf('nowhere')).rejects.toThrow(/foreign key/i);
  });

  test('the tavern is always there, with a row once it is to be changed', async () => {
    expect(await store.storage.reader().groups.get(TAVERN_ID)).toMatchObject({ name: 'Tavern' });
    expect(await rowsOf('groups', 'id', TAVERN_ID)).toBe(0);
    await store.storage.run((tx) => tx.groups.get(TAVERN_ID));
    expect(await rowsOf('groups', 'id', TAVERN_ID)).toBe(1);
  });

  test.each([
    { type: 'party' as const, privacy: 'public' as const, why: 'a public party' },
    { memberCount: -1, why: 'fewer members than none' },
    { balance: -0.25, why: 'a bank in debt' },
  ])('there is no $why', async ({ why: _why, ...fields }) => {
    await expect(addGroups(store.storage, [`no ${_why}`], fields)).rejects.toThrow(/check/i);
  });

  test('members and invited are listed by pages; of party invitations the latest counts', async () => {
    await addGroups(store.storage, ['listed', 'party-a', 'party-b']);
    const members = (await Promise.all([1, 2, 3].map(() => memberOf('listed')))).toSorted();
    const { groups } = store.storage.reader();
    const first = await groups.membersAfter('listed', { limit: 2 });
    const second = await groups.membersAfter('listed', { lastId: first.items.at(-1), limit: 2 });
    expect([first.items, second.items, second.next]).toEqual([
      members.slice(0, 2),
      members.slice(2),
      undefined,
    ]);
    expect((await groups.namesAfter('listed', { limit: 1 }))[0]).toMatchObject({
      id: members[0],
      username: expect.stringMatching(/^player-/),
    });
    const [one = '', two = ''] = members;
    await store.storage.run(async ({ social }) => {
      await social.invite(one, { kind: 'party', id: 'party-a', name: 'A', inviter: two });
      await social.invite(one, { kind: 'party', id: 'party-b', name: 'B', inviter: two });
      await social.invite(two, { kind: 'party', id: 'party-a', name: 'A', inviter: one });
    });
    expect((await groups.invitedAfter('party-a', { limit: 9 })).items).toEqual([two]);
    expect((await groups.invitedAfter('party-b', { limit: 9 })).items).toEqual([one]);
    expect([await groups.countInvited('party-a'), await groups.countInvited('party-b')]).toEqual([1, 1]);
    const { invited, members: in_ } = await groups.standing('party-a', [one, two, 'nobody']);
    expect([[...invited].toSorted(), [...in_]]).toEqual([[one, two], []]);
  });

  test('guilds are found by what they are', async () => {
    const slugs = (...list: string[]) => list.map((slug) => ({ _id: slug, slug, name: slug }));
    const publicly = { privacy: 'public' as const };
    await addGroups(store.storage, ['find-1'], {
      ...publicly,
      memberCount: 5,
      name: 'Early 100% Birds',
      categories: slugs('a', 'b_c'),
    });
    await addGroups(store.storage, ['find-2'], {
      ...publicly,
      memberCount: 9,
      name: 'Night',
      description: 'OWLS',
    });
    await addGroups(store.storage, ['find-3'], { memberCount: 7, name: 'Birds in secret', leader: 'chief' });
    const member = await memberOf('find-3', 'find-1');
    const { groups } = store.storage.reader();
    const ids = async (filter: Parameters<typeof groups.guilds>[0], page?: { page: number; size: number }) =>
      (await groups.guilds(filter, page)).map(({ _id }) => _id).filter((id) => id.startsWith('find-'));
    expect(await ids(publicly)).toEqual(['find-2', 'find-1']);
    expect(await ids(publicly, { page: 1, size: 1 })).toEqual(['find-1']);
    expect(await ids({ memberId: member })).toEqual(['find-3', 'find-1']);
    expect(await ids({ leaderId: 'chief' })).toEqual(['find-3']);
    expect(await ids({ slugs: ['b_c', 'none'] })).toEqual(['find-1']);
    expect(await ids({ slugs: ['bxc'] })).toEqual([]);
    expect(await ids({ words: ['owls', 'BIRDS'] })).toEqual(['find-2', 'find-3', 'find-1']);
    expect(await ids({ words: ['100%'] })).toEqual(['find-1']);
    expect(await ids({ minMembers: 6, maxMembers: 7 })).toEqual(['find-3']);
  });
});
