import { listIn, textIn, valueIn } from '@everdeed/content/values';
import type { Group } from '@everdeed/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findOrphans } from '../src/storage/migration-checks.ts';
import { migrations } from '../src/storage/migrations/index.ts';
import { tables } from '../src/tables.ts';
import { partyScene } from '../src/work/groups.ts';
import { runWork } from '../src/work/unit-of-work.ts';
import { crowd, groupWith, invited } from './support/parties.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';
import { type Answer, type Caller, startServer, type TestServer } from './support/server.ts';

describe.each(engines)('groups on $engine', ({ database }) => {
  let server: TestServer;
  let names = 0;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
  });
  afterAll(() => server.close());

  let [ann, ben, cat]: Caller[] = [];
  const the = (one: Caller | undefined): Caller => {
    if (!one) throw new Error('nobody is there yet');
    return one;
  };
  const newPlayer = () => {
    server.system.at += 1000;
    return server.register(`member-${++names}`);
  };
  beforeEach(async () => {
    ann = await newPlayer();
    ben = await newPlayer();
    cat = await newPlayer();
  });
  const good = ({ status, body }: Answer): unknown => {
    expect([status, body.code]).toEqual([status === 201 ? 201 : 200, undefined]);
    return body.data;
  };
  const refusal = ({ body }: Answer) => body.code;
  const groups = () => server.app.services.storage.reader().groups;
  const stored = (id: string): Promise<Group | undefined> => groups().get(id);
  /** The counts agree with the rows, and no row hangs in the air. */
  const expectSound = async (...ids: string[]) => {
    for (const id of ids) {
      const group = await stored(id);
      const members = await groups().memberIds(id);
      expect([id, group?.memberCount ?? 0]).toEqual([id, members.length]);
      if (group && members.length > 0) expect(members).toContain(group.leader);
    }
    const { db } = server.app.services.storage;
    expect(await findOrphans(db, tables, migrations.at(-1)?.number ?? 0)).toEqual([]);
  };
  const found = async (one: Caller, body: object = { type: 'party', name: 'Us' }) =>
    textIn(good(await one.post('/groups', body)), '_id');
  const join = async (one: Caller, id: string) => {
    server.system.at += 1000;
    await invited(server, one, { _id: id, type: 'party' }, the(ann).id);
    return one.post(`/groups/${id}/join`);
  };

  test('a party is founded, found under its names, and led by its founder', async () => {
    const one = the(ann);
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
    expect(refusal(await the(ben).get(`/groups/${id}`))).toBe('groupNotFound');
    await expectSound(id);
  });

  test('a guild costs a unit of balance, which becomes its bank', async () => {
    const one = the(ann);
    await changePlayer(server, one, (player) => ({ ...player, balance: 1.5 }));
    const made = good(await one.post('/groups', { type: 'guild', privacy: 'public', name: 'Guild' }));
    const id = textIn(made, '_id');
    expect(made).toMatchObject({ type: 'guild', privacy: 'public', balance: 1 });
    const after = await storedPlayer(server, one);
    expect([after.balance, after.guilds, after.achievements['joinedGuild']]).toEqual([0.5, [id], true]);
    expect(await server.app.services.storage.reader().ledger.list(one.id)).toMatchObject([
      { transactionType: 'create_guild', amount: -1, reference: id, referenceText: 'Guild' },
    ]);
    const list = listIn(good(await the(ben).get('/groups?type=publicGuilds&search=GUILD')));
    expect(list.map((group) => valueIn(group, '_id'))).toContain(id);
    expect(good(await the(ben).post(`/groups/${id}/join`))).toMatchObject({ memberCount: 2 });
    expect(refusal(await the(ben).post(`/groups/${id}/join`))).toBe('youAreAlreadyInGroup');
    expect(listIn(good(await the(ben).get('/groups?type=guilds&leader=1')))).toEqual([]);
    await expectSound(id);
  });

  test('who is invited joins; the one who invited gets a scroll, and everybody a badge', async () => {
    const [one, two] = [the(ann), the(ben)];
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
    await expectSound(id);
  });

  test('who joins another party leaves the one before, which closes when nobody is left', async () => {
    const [one, two] = [the(ann), the(ben)];
    const id = await found(one);
    const old = await found(two, { type: 'party', name: 'Alone' });
    good(await join(two, id));
    expect(await stored(old)).toBeUndefined();
    expect((await storedPlayer(server, two)).party._id).toBe(id);
    await expectSound(id, old);
  });

  test('a pending quest asks whoever joins', async () => {
    const id = await groupWith(server, [the(ann)], {
      quest: {
        key: 'vice1',
        active: false,
        leader: the(ann).id,
        members: { [the(ann).id]: true },
        progress: { collect: {} },
        extra: {},
      },
    });
    good(await join(the(ben), id));
    expect((await stored(id))?.quest.members).toEqual({ [the(ann).id]: true, [the(ben).id]: null });
    expect((await storedPlayer(server, the(ben))).party.quest).toMatchObject({
      key: 'vice1',
      RSVPNeeded: true,
    });
  });

  test('a leader who leaves hands over to the longest member; the last one closes the group', async () => {
    const id = await found(the(ann));
    for (const one of [ben, cat]) good(await join(the(one), id));
    await the(ann).post(`/groups/${id}/add-manager`, { managerId: the(cat).id });
    await invited(server, await newPlayer(), { _id: id, type: 'party' }, the(ann).id);
    good(await the(ann).post('/groups/party/leave'));
    expect(await stored(id)).toMatchObject({ leader: the(ben).id, memberCount: 2 });
    expect((await storedPlayer(server, the(ann))).party).not.toHaveProperty('_id');
    good(
      await the(cat).post(`/groups/${id}/leave?keep=remove-all`, { keepChallenges: 'remain-in-challenges' }),
    );
    expect(await stored(id)).toMatchObject({ managers: {}, memberCount: 1 });
    await expectSound(id);
    good(await the(ben).post('/groups/party/leave'));
    expect(await stored(id)).toBeUndefined();
    expect(refusal(await the(ben).get('/groups/party'))).toBe('groupNotFound');
    await expectSound(id);
  });

  test('whoever deletes their account leaves all groups', async () => {
    const id = await found(the(ann));
    good(await join(the(ben), id));
    const guild = await groupWith(server, [the(ann)], { type: 'guild', privacy: 'private' });
    good(await the(ann).delete('/user', { password: 'password-1' }));
    expect(await stored(id)).toMatchObject({ leader: the(ben).id, memberCount: 1 });
    expect(await stored(guild)).toBeUndefined();
    await expectSound(id, guild);
  });

  test('a leader removes a member with a word, and takes an invitation back', async () => {
    const id = await found(the(ann));
    good(await join(the(ben), id));
    await invited(server, the(cat), { _id: id, type: 'party' }, the(ann).id);
    good(await the(ann).post(`/groups/${id}/removeMember/${the(ben).id}?message=bye`));
    good(await the(ann).post(`/groups/${id}/removeMember/${the(cat).id}`));
    const [member, guest] = await Promise.all([
      storedPlayer(server, the(ben)),
      storedPlayer(server, the(cat)),
    ]);
    expect([member.party._id, guest.invitations.parties]).toEqual([undefined, []]);
    const mails = await server.app.services.storage.db
      .selectFrom('mails')
      .select(['player_id', 'body'])
      .where('player_id', 'in', [the(ben).id, the(cat).id])
      .execute();
    expect(mails).toHaveLength(2);
    expect(mails.find(({ player_id }) => player_id === the(ben).id)?.body).toContain('bye');
    await expectSound(id);
  });

  test('a party is locked with all its members, for its own members alone', async () => {
    const id = await groupWith(server, [the(ann), the(ben)]);
    const scene = (one: Caller, groupId: string) =>
      runWork(server.app.services, (work) =>
        work.transaction((tx) => partyScene({ groupId, access: 'members' })(tx, one, work)),
      );
    const { player, group, members } = await scene(the(ben), 'party');
    expect([player._id, group._id]).toEqual([the(ben).id, id]);
    expect(members.map(({ _id }) => _id).toSorted()).toEqual([the(ann).id, the(ben).id].toSorted());
    await expect(scene(the(cat), id)).rejects.toThrow('groupNotFound');
    await expect(scene(the(cat), 'party')).rejects.toThrow('groupNotFound');
  });

  test('managers are made and unmade, and lose what they were told of tasks', async () => {
    const id = await found(the(ann));
    good(await join(the(ben), id));
    const manage = (what: string) => the(ann).post(`/groups/${id}/${what}`, { managerId: the(ben).id });
    expect(good(await manage('add-manager'))).toMatchObject({ managers: { [the(ben).id]: true } });
    await server.app.services.storage.run((tx) =>
      tx.social.notify(the(ben).id, { type: 'GROUP_TASK_APPROVAL' }),
    );
    expect(good(await manage('remove-manager'))).toMatchObject({ managers: {} });
    const { notifications } = await storedPlayer(server, the(ben));
    expect(notifications.filter(({ type }) => type.startsWith('GROUP_TASK_'))).toEqual([]);
  });

  test('a leader changes what a party says and who leads it', async () => {
    const id = await found(the(ann));
    good(await join(the(ben), id));
    const categories = [
      { slug: 'hobbies_occupations' },
      { slug: 'mental_health ' },
      { slug: 'mental_health' },
    ];
    const changed = good(
      await the(ann).put('/groups/party', {
        name: 'New',
        description: 'd',
        leaderOnly: { challenges: true },
        categories,
        privacy: 'public',
        type: 'guild',
        leader: the(ben).id,
      }),
    );
    expect(changed).toMatchObject({
      name: 'New',
      description: 'd',
      type: 'party',
      privacy: 'private',
      leaderOnly: { challenges: true, getGems: false },
      leader: { id: the(ben).id },
      categories: [{ slug: 'hobbies_occupations' }, { slug: 'mental_health', _id: expect.any(String) }],
    });
    expect(refusal(await the(ann).put(`/groups/${id}`, { name: 'Mine' }))).toBe(
      'messageGroupOnlyLeaderCanUpdate',
    );
    await expectSound(id);
  });

  test('people are invited by name and address, known or not, all or none', async () => {
    const id = await found(the(ann));
    const answer = good(
      await the(ann).post(`/groups/${id}/invite`, {
        usernames: [`@MEMBER-${names}`],
        emails: [
          { email: `member-${names - 1}@example.org` },
          { email: 'new@elsewhere.example', name: 'New' },
        ],
      }),
    );
    expect(answer).toMatchObject([{ id }, 'new@elsewhere.example', { id }]);
    expect((await storedPlayer(server, the(ann))).invitesSent).toBe(2);
    const mixed = { uuids: [the(ann).id], usernames: [`member-${names}`] };
    expect(refusal(await the(ann).post(`/groups/${id}/invite`, mixed))).toBe('cannotInviteSelfToGroup');
    const { db } = server.app.services.storage;
    const mail = await db
      .selectFrom('mails')
      .select('body')
      .where('recipient', '=', 'new@elsewhere.example')
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    const token = /groupInvite=([0-9a-f]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    const account = { username: `friend-${names}`, email: `friend-${names}@example.org` };
    const registered = await server.anyone.post(`/user/auth/local/register?groupInvite=${token}`, {
      ...account,
      password: 'password-1',
      confirmPassword: 'password-1',
    });
    expect(good(registered)).toMatchObject({ invitations: { party: { id, inviter: the(ann).id } } });
    expect((await storedPlayer(server, the(ann))).achievements['invitedFriend']).toBe(true);
  });

  test('whoever is muted without knowing it invites nobody, and is told otherwise', async () => {
    const id = await found(the(ann));
    await changePlayer(server, the(ann), (player) => ({
      ...player,
      flags: { ...player.flags, chatShadowMuted: true },
    }));
    expect(good(await the(ann).post(`/groups/${id}/invite`, { uuids: [the(ben).id] }))).toMatchObject([
      { id },
    ]);
    expect((await storedPlayer(server, the(ben))).invitations.parties).toEqual([]);
  });

  test('an invitation is declined, and gone', async () => {
    const id = await found(the(ann));
    await invited(server, the(ben), { _id: id, type: 'party' }, the(ann).id);
    good(await the(ben).post(`/groups/${id}/reject-invite`));
    expect(refusal(await the(ben).post(`/groups/${id}/reject-invite`))).toBe('messageGroupRequiresInvite');
    expect(refusal(await the(ben).post(`/groups/${id}/join`))).toBe('messageGroupRequiresInvite');
  });

  test('members come by pages, by name, and as everybody may see them', async () => {
    const id = await groupWith(server, [the(ann), the(ben)], { type: 'guild' });
    await crowd(server, { _id: id, type: 'guild' }, 4);
    const list = async (query: string) => listIn(good(await the(ann).get(`/groups/${id}/members${query}`)));
    const idsOf = (members: readonly unknown[]) => members.map((member) => valueIn(member, 'id'));
    const all = idsOf(await list(''));
    const texts = all.map(String);
    expect([all.length, texts]).toEqual([6, texts.toSorted()]);
    expect(idsOf(await list(`?limit=2&lastId=${String(all[1])}`))).toEqual(all.slice(2, 4));
    expect(idsOf(await list(`?search=MEMBER-${names - 1}`))).toEqual([the(ben).id]);
    const [whole] = await list('?includeAllPublicFields=true&limit=1');
    expect(whole).toMatchObject({ stats: { maxHealth: 50 }, inbox: { optOut: false } });
    expect(JSON.stringify(await list('?includeAllPublicFields=true'))).not.toMatch(
      /email|permissions|pushDevices/,
    );
  });

  test('leaders find those who are looking for a party, the latest first', async () => {
    await found(the(ann));
    const seek = (one: Caller | undefined) =>
      the(one).put('/user', { 'party.seeking': new Date(server.system.at).toISOString() });
    for (const one of [ben, cat]) good(await seek(one));
    await changePlayer(server, the(cat), (player) => ({
      ...player,
      inbox: { ...player.inbox, blocks: [the(ann).id] },
    }));
    const seekers = listIn(good(await the(ann).get('/looking-for-party')));
    const own = seekers.filter((one) => [the(ben).id, the(cat).id].includes(textIn(one, '_id')));
    expect(own).toMatchObject([{ _id: the(ben).id, invited: false, stats: { lvl: 1 } }]);
    expect(JSON.stringify(own)).not.toMatch(/email|gp"/);
  });

  describe('at the same moment', () => {
    test('two join a party with one place left: one comes in', async () => {
      const id = await groupWith(server, [the(ann)]);
      await crowd(server, { _id: id, type: 'party' }, 28);
      for (const one of [ben, cat]) await invited(server, the(one), { _id: id, type: 'party' }, the(ann).id);
      const answers = await Promise.all([ben, cat].map((one) => the(one).post(`/groups/${id}/join`)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.map(({ body }) => body.code)).toContain('partyExceedsMembersLimit');
      expect((await stored(id))?.memberCount).toBe(30);
      await expectSound(id);
    });

    test('one joins while another leaves, at the limit', async () => {
      const id = await groupWith(server, [the(ann), the(ben)]);
      await crowd(server, { _id: id, type: 'party' }, 28);
      await invited(server, the(cat), { _id: id, type: 'party' }, the(ann).id);
      const [left, came] = await Promise.all([
        the(ben).post(`/groups/${id}/leave`),
        the(cat).post(`/groups/${id}/join`),
      ]);
      expect(left.status).toBe(200);
      expect((await stored(id))?.memberCount).toBe(came.status === 200 ? 30 : 29);
      await expectSound(id);
    });

    test('all members leave: the group is gone', async () => {
      const id = await groupWith(server, [the(ann), the(ben), the(cat)]);
      const answers = await Promise.all([ann, ben, cat].map((one) => the(one).post('/groups/party/leave')));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await stored(id)).toBeUndefined();
      await expectSound(id);
    });

    test('a leader leaves while they hand over to somebody else: somebody in it leads', async () => {
      const id = await groupWith(server, [the(ann), the(ben), the(cat)]);
      await Promise.all([
        the(ann).put(`/groups/${id}`, { leader: the(cat).id }),
        the(ann).post(`/groups/${id}/leave`),
      ]);
      expect([the(ben).id, the(cat).id]).toContain((await stored(id))?.leader);
      await expectSound(id);
    });

    test('two change parties crosswise: each is where they wanted to be', async () => {
      const [mine, yours] = [await groupWith(server, [the(ann)]), await groupWith(server, [the(ben)])];
      await invited(server, the(ann), { _id: yours, type: 'party' }, the(ben).id);
      await invited(server, the(ben), { _id: mine, type: 'party' }, the(ann).id);
      const answers = await Promise.all([
        the(ann).post(`/groups/${yours}/join`),
        the(ben).post(`/groups/${mine}/join`),
      ]);
      expect(answers.map(({ status }) => status)).not.toContain(500);
      await expectSound(mine, yours);
    });

    test('two invite the same player: one invitation', async () => {
      const id = await groupWith(server, [the(ann), the(ben)]);
      const answers = await Promise.all(
        [ann, ben].map((one) => the(one).post(`/groups/${id}/invite`, { uuids: [the(cat).id] })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.map(({ body }) => body.code)).toContain('userAlreadyPendingInvitation');
      expect((await storedPlayer(server, the(cat))).invitations.parties).toHaveLength(1);
    });
  });
});
