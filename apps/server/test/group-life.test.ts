import { listIn, textIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { partyScene } from '../src/work/groups.ts';
import { runWork } from '../src/work/unit-of-work.ts';
import {
  eachGroupWorld,
  expectSound,
  found,
  good,
  join,
  newMember,
  refusal,
  storedGroup,
} from './support/group-world.ts';
import { refusal as refusalOf } from '../src/work/refusal.ts';
import { groupWith, invited } from './support/parties.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import type { Caller } from './support/server.ts';

describe.each(usualEngines)('groups on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  test('a party is founded, found under its names, and led by its founder', async () => {
    const { server, ann, ben } = the();
    const one = ann;
    await changePlayer(server, one, (player) => ({
      ...player,
      party: { ...player.party, seeking: '2026-02-01T00:00:00.000Z' },
    }));
    const made = good(await one.post('/groups', { type: 'party', name: 'Us', junk: 1, memberCount: 9 }));
    expect(made).toMatchObject({
      name: 'Us',
      summary: 'Us',
      type: 'party',
      privacy: 'private',
      memberCount: 1,
      leader: { _id: one.id, profile: {} },
      purchased: {},
      chat: [],
    });
    const id = textIn(made, '_id');
    for (const name of ['party', id, id.toUpperCase()])
      expect(good(await one.get(`/groups/${name}`))).toMatchObject({
        _id: id,
        leader: { id: one.id, flags: { verifiedUsername: true } },
        purchased: { plan: { quantity: 1 } },
      });
    expect(good(await one.get('/groups?type=party,guilds'))).toMatchObject([{ _id: id, leader: one.id }]);
    expect((await storedPlayer(server, one)).party).not.toHaveProperty('seeking');
    expect(refusal(await ben.get(`/groups/${id}`))).toBe('groupNotFound');
    await expectSound(server, id);
  });

  test('a guild costs a unit of balance, which becomes its bank', async () => {
    const { server, ann, ben } = the();
    const one = ann;
    await changePlayer(server, one, (player) => ({ ...player, balance: 1.5 }));
    const made = good(await one.post('/groups', { type: 'guild', privacy: 'public', name: 'Guild' }));
    const id = textIn(made, '_id');
    expect(made).toMatchObject({ type: 'guild', privacy: 'public', balance: 1 });
    const after = await storedPlayer(server, one);
    expect([after.balance, after.guilds, after.achievements['joinedGuild']]).toEqual([0.5, [id], true]);
    expect(await server.app.services.storage.reader().ledger.list(one.id)).toMatchObject([
      { transactionType: 'create_guild', amount: -1, reference: id, referenceText: 'Guild' },
    ]);
    const list = listIn(good(await ben.get('/groups?type=publicGuilds&search=GUILD')));
    expect(list.map((group) => valueIn(group, '_id'))).toContain(id);
    const words = Array.from({ length: 3000 }, (_, n) => `x${n}`);
    for (const [field, first, separator] of [
      ['search', 'guild', '%20'],
      ['categories', 'x', ','],
    ] as const)
      good(await ben.get(`/groups?type=publicGuilds&${field}=${[first, ...words].join(separator)}`));
    expect(good(await ben.post(`/groups/${id}/join`))).toMatchObject({ memberCount: 2 });
    expect(refusal(await ben.post(`/groups/${id}/join`))).toBe('youAreAlreadyInGroup');
    expect(listIn(good(await ben.get('/groups?type=guilds&leader=1')))).toEqual([]);
    await expectSound(server, id);
  });

  test('who has invited hundreds within the hour waits', async () => {
    const { server, ann: one, ben: two } = the();
    const id = await groupWith(server, [one], { type: 'guild' });
    const { playerLimits, system } = server.app.services;
    const work = { now: system.now(), refuse: refusalOf };
    playerLimits.charge(work, 'invitation', one.id, 300);
    const invite = () => one.post(`/groups/${id}/invite`, { uuids: [two.id] });
    const refused = await invite();
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyRequests']);
    expect(good(await one.get(`/groups/${id}/invites`))).toEqual([]);
    server.system.at += 3_600_000;
    expect(good(await invite())).toHaveLength(1);
  });

  test('who is invited joins; the one who invited gets a scroll, and everybody a badge', async () => {
    const { server, ann, ben } = the();
    const [one, two] = [ann, ben];
    const id = await found(one);
    const scrolls = async () => (await storedPlayer(server, one)).items.quests['basilist'] ?? 0;
    const before = await scrolls();
    expect(good(await one.post('/groups/party/invite', { uuids: [two.id.toUpperCase()] }))).toMatchObject([
      { id, name: 'Us', inviter: one.id, _id: expect.any(String) },
    ]);
    expect((await storedPlayer(server, two)).invitations.party).toMatchObject({ id });
    expect(listIn(good(await one.get(`/groups/${id}/invites`)))).toMatchObject([{ id: two.id }]);
    expect(good(await two.post(`/groups/${id}/join`))).toMatchObject({
      memberCount: 2,
      leader: { id: one.id },
    });
    const [host, guest] = await Promise.all([storedPlayer(server, one), storedPlayer(server, two)]);
    expect([await scrolls(), host.achievements['partyUp'], guest.achievements['partyUp']]).toEqual([
      before + 1,
      true,
      true,
    ]);
    expect(guest.invitations).toEqual({ guilds: [], parties: [], party: {} });
    expect(listIn(good(await two.get('/groups/party/members'))).map((one_) => valueIn(one_, 'id'))).toEqual(
      [one.id, two.id].toSorted(),
    );
    await expectSound(server, id);
  });

  test('who joins another party leaves the one before, which closes when nobody is left', async () => {
    const { server, ann, ben } = the();
    const [one, two] = [ann, ben];
    const id = await found(one);
    const old = await found(two, { type: 'party', name: 'Alone' });
    good(await join(server, two, id, ann.id));
    expect(await storedGroup(server, old)).toBeUndefined();
    expect((await storedPlayer(server, two)).party._id).toBe(id);
    await expectSound(server, id, old);
  });

  test('a pending quest asks whoever joins', async () => {
    const { server, ann, ben } = the();
    const id = await groupWith(server, [ann], {
      quest: {
        key: 'vice1',
        active: false,
        leader: ann.id,
        members: { [ann.id]: true },
        progress: { collect: {} },
        extra: {},
      },
    });
    good(await join(server, ben, id, ann.id));
    expect((await storedGroup(server, id))?.quest.members).toEqual({ [ann.id]: true, [ben.id]: null });
    expect((await storedPlayer(server, ben)).party.quest).toMatchObject({
      key: 'vice1',
      RSVPNeeded: true,
    });
  });

  test('a leader who leaves hands over to the longest member; the last one closes the group', async () => {
    const { server, ann, ben, cat } = the();
    const id = await found(ann);
    for (const one of [ben, cat]) good(await join(server, one, id, ann.id));
    await ann.post(`/groups/${id}/add-manager`, { managerId: cat.id });
    await invited(server, await newMember(server), { _id: id, type: 'party' }, ann.id);
    good(await ann.post('/groups/party/leave'));
    expect(await storedGroup(server, id)).toMatchObject({ leader: ben.id, memberCount: 2 });
    expect((await storedPlayer(server, ann)).party).not.toHaveProperty('_id');
    good(await cat.post(`/groups/${id}/leave?keep=remove-all`, { keepChallenges: 'remain-in-challenges' }));
    expect(await storedGroup(server, id)).toMatchObject({ managers: {}, memberCount: 1 });
    await expectSound(server, id);
    good(await ben.post('/groups/party/leave'));
    expect(await storedGroup(server, id)).toBeUndefined();
    expect(refusal(await ben.get('/groups/party'))).toBe('groupNotFound');
    await expectSound(server, id);
  });

  test('whoever deletes their account leaves all groups', async () => {
    const { server, ann, ben } = the();
    const id = await found(ann);
    good(await join(server, ben, id, ann.id));
    const guild = await groupWith(server, [ann], { type: 'guild', privacy: 'private' });
    good(await ann.delete('/user', { password: 'password-1' }));
    expect(await storedGroup(server, id)).toMatchObject({ leader: ben.id, memberCount: 1 });
    expect(await storedGroup(server, guild)).toBeUndefined();
    await expectSound(server, id, guild);
  });

  test('a party is locked with all its members, for its own members alone', async () => {
    const { server, ann, ben, cat } = the();
    const id = await groupWith(server, [ann, ben]);
    const scene = (one: Caller, groupId: string) =>
      runWork(server.app.services, (work) =>
        work.transaction((tx) => partyScene({ groupId, access: 'members' })(tx, one, work)),
      );
    const { player, group, members } = await scene(ben, 'party');
    expect([player._id, group._id]).toEqual([ben.id, id]);
    expect(members.map(({ _id }) => _id).toSorted()).toEqual([ann.id, ben.id].toSorted());
    await expect(scene(cat, id)).rejects.toThrow('groupNotFound');
    await expect(scene(cat, 'party')).rejects.toThrow('groupNotFound');
  });
});
