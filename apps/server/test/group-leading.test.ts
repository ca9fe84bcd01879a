import { listIn, textIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import {
  eachGroupWorld,
  expectSound,
  found,
  good,
  join,
  membersSoFar,
  refusal,
} from './support/group-world.ts';
import { crowd, groupWith, invited } from './support/parties.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import type { Caller } from './support/server.ts';

describe.each(usualEngines)('leading a group on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  test('a leader removes a member with a word, and takes an invitation back', async () => {
    const { server, ann, ben, cat } = the();
    const id = await found(ann);
    good(await join(server, ben, id, ann.id));
    await invited(server, cat, { _id: id, type: 'party' }, ann.id);
    good(await ann.post(`/groups/${id}/removeMember/${ben.id}?message=bye`));
    good(await ann.post(`/groups/${id}/removeMember/${cat.id}`));
    const [member, guest] = await Promise.all([storedPlayer(server, ben), storedPlayer(server, cat)]);
    expect([member.party._id, guest.invitations.parties]).toEqual([undefined, []]);
    const mails = await server.app.services.storage.db
      .selectFrom('mails')
      .select(['player_id', 'body'])
      .where('player_id', 'in', [ben.id, cat.id])
      .execute();
    expect(mails).toHaveLength(2);
    expect(mails.find(({ player_id }) => player_id === ben.id)?.body).toContain('bye');
    await expectSound(server, id);
  });

  test('managers are made and unmade, and lose what they were told of tasks', async () => {
    const { server, ann, ben } = the();
    const id = await found(ann);
    good(await join(server, ben, id, ann.id));
    const manage = (what: string) => ann.post(`/groups/${id}/${what}`, { managerId: ben.id });
    expect(good(await manage('add-manager'))).toMatchObject({ managers: { [ben.id]: true } });
    await server.app.services.storage.run((tx) => tx.social.notify(ben.id, { type: 'GROUP_TASK_APPROVAL' }));
    expect(good(await manage('remove-manager'))).toMatchObject({ managers: {} });
    const { notifications } = await storedPlayer(server, ben);
    expect(notifications.filter(({ type }) => type.startsWith('GROUP_TASK_'))).toEqual([]);
  });

  test('a leader changes what a party says and who leads it', async () => {
    const { server, ann, ben } = the();
    const id = await found(ann);
    good(await join(server, ben, id, ann.id));
    const categories = [
      { slug: 'hobbies_occupations' },
      { slug: 'mental_health ' },
      { slug: 'mental_health' },
    ];
    const changed = good(
      await ann.put('/groups/party', {
        name: 'New',
        description: 'd',
        leaderOnly: { challenges: true },
        categories,
        privacy: 'public',
        type: 'guild',
        leader: ben.id,
      }),
    );
    expect(changed).toMatchObject({
      name: 'New',
      description: 'd',
      type: 'party',
      privacy: 'private',
      leaderOnly: { challenges: true, getGems: false },
      leader: { id: ben.id },
      categories: [{ slug: 'hobbies_occupations' }, { slug: 'mental_health', _id: expect.any(String) }],
    });
    expect(refusal(await ann.put(`/groups/${id}`, { name: 'Mine' }))).toBe('messageGroupOnlyLeaderCanUpdate');
    await expectSound(server, id);
  });

  test('people are invited by name and address, known or not, all or none', async () => {
    const { server, ann } = the();
    const id = await found(ann);
    const answer = good(
      await ann.post(`/groups/${id}/invite`, {
        usernames: [`@MEMBER-${membersSoFar()}`],
        emails: [
          { email: `member-${membersSoFar() - 1}@example.org` },
          { email: 'new@elsewhere.example', name: 'New' },
        ],
      }),
    );
    expect(answer).toMatchObject([{ id }, 'new@elsewhere.example', { id }]);
    expect((await storedPlayer(server, ann)).invitesSent).toBe(2);
    const mixed = { uuids: [ann.id], usernames: [`member-${membersSoFar()}`] };
    expect(refusal(await ann.post(`/groups/${id}/invite`, mixed))).toBe('cannotInviteSelfToGroup');
    const { db } = server.app.services.storage;
    const mail = await db
      .selectFrom('mails')
      .select('body')
      .where('recipient', '=', 'new@elsewhere.example')
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    const token = /groupInvite=([0-9a-f]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    const account = { username: `friend-${membersSoFar()}`, email: `friend-${membersSoFar()}@example.org` };
    const registered = await server.anyone.post(`/user/auth/local/register?groupInvite=${token}`, {
      ...account,
      password: 'password-1',
      confirmPassword: 'password-1',
    });
    expect(good(registered)).toMatchObject({ invitations: { party: { id, inviter: ann.id } } });
    expect((await storedPlayer(server, ann)).achievements['invitedFriend']).toBe(true);
  });

  test('whoever is muted without knowing it invites nobody, and is told otherwise', async () => {
    const { server, ann, ben } = the();
    const id = await found(ann);
    await changePlayer(server, ann, (player) => ({
      ...player,
      flags: { ...player.flags, chatShadowMuted: true },
    }));
    expect(good(await ann.post(`/groups/${id}/invite`, { uuids: [ben.id] }))).toMatchObject([{ id }]);
    expect((await storedPlayer(server, ben)).invitations.parties).toEqual([]);
  });

  test('an invitation is declined, and gone', async () => {
    const { server, ann, ben } = the();
    const id = await found(ann);
    await invited(server, ben, { _id: id, type: 'party' }, ann.id);
    good(await ben.post(`/groups/${id}/reject-invite`));
    expect(refusal(await ben.post(`/groups/${id}/reject-invite`))).toBe('messageGroupRequiresInvite');
    expect(refusal(await ben.post(`/groups/${id}/join`))).toBe('messageGroupRequiresInvite');
  });

  test('members come by pages, by name, and as everybody may see them', async () => {
    const { server, ann, ben } = the();
    const id = await groupWith(server, [ann, ben], { type: 'guild' });
    await crowd(server, { _id: id, type: 'guild' }, 4);
    const list = async (query: string) => listIn(good(await ann.get(`/groups/${id}/members${query}`)));
    const idsOf = (members: readonly unknown[]) => members.map((member) => valueIn(member, 'id'));
    const all = idsOf(await list(''));
    const texts = all.map(String);
    expect([all.length, texts]).toEqual([6, texts.toSorted()]);
    expect(idsOf(await list(`?limit=2&lastId=${String(all[1])}`))).toEqual(all.slice(2, 4));
    expect(idsOf(await list(`?search=MEMBER-${membersSoFar() - 1}`))).toEqual([ben.id]);
    const [whole] = await list('?includeAllPublicFields=true&limit=1');
    expect(whole).toMatchObject({ stats: { maxHealth: 50 }, inbox: { optOut: false } });
    expect(JSON.stringify(await list('?includeAllPublicFields=true'))).not.toMatch(
      /email|permissions|pushDevices/,
    );
  });

  test('leaders find those who are looking for a party, the latest first', async () => {
    const { server, ann, ben, cat } = the();
    await found(ann);
    const seek = (one: Caller) =>
      one.put('/user', { 'party.seeking': new Date(server.system.at).toISOString() });
    for (const one of [ben, cat]) good(await seek(one));
    await changePlayer(server, cat, (player) => ({
      ...player,
      inbox: { ...player.inbox, blocks: [ann.id] },
    }));
    const seekers = listIn(good(await ann.get('/looking-for-party')));
    const own = seekers.filter((one) => [ben.id, cat.id].includes(textIn(one, '_id')));
    expect(own).toMatchObject([{ _id: ben.id, invited: false, stats: { lvl: 1 } }]);
    expect(JSON.stringify(own)).not.toMatch(/email|gp"/);
  });
});
