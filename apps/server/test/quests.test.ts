import { describe, expect, test } from 'vitest';
import { invited } from './support/parties.ts';
import { engines } from './support/postgres.ts';
import { codes, DAY, eachQuestParty, good } from './support/quest-party.ts';

describe.each(engines)('quests on $engine', ({ database }) => {
  const the = eachQuestParty(database);

  test('an invitation asks everybody and keeps the scroll; mails tell of it', async () => {
    const us = the();
    const [one, two, three] = us.party.map((caller) => caller.id);
    await us.change(us.member(2), ({ preferences }) => ({
      preferences: {
        ...preferences,
        emailNotifications: { ...preferences.emailNotifications, invitedQuest: false },
      },
    }));
    expect(good(await us.act(0, 'invite/whale'))).toMatchObject({
      key: 'whale',
      active: false,
      leader: one,
      members: { [String(one)]: true, [String(two)]: null, [String(three)]: null },
    });
    const players = await us.all();
    expect(players.map(({ party: { quest } }) => [quest.key, quest.RSVPNeeded])).toEqual([
      ['whale', false],
      ['whale', true],
      ['whale', true],
    ]);
    expect(players[0]?.items.quests['whale']).toBe(2);
    const mails = await us.server.app.services.storage.db
      .selectFrom('mails')
      .select(['player_id', 'body'])
      .where('player_id', 'in', [String(two), String(three)])
      .execute();
    expect(mails).toMatchObject([{ player_id: two, body: expect.stringContaining(`hero-${us.names - 2}`) }]);
    await us.expectSound();
  });

  test('the last answer starts it for those who accepted', async () => {
    const us = the();
    good(await us.act(0, 'invite/whale'));
    good(await us.act(1, 'accept'));
    expect(good(await us.act(2, 'reject'))).toMatchObject({
      active: true,
      progress: { hp: 500 },
      members: { [us.member(0).id]: true, [us.member(1).id]: true },
    });
    const [owner, friend, other] = await us.all();
    expect([owner?.items.quests['whale'], friend?.party.quest.key, other?.party.quest.key]).toEqual([
      1,
      'whale',
      null,
    ]);
    expect(await us.kinds()).toEqual(['quest_start']);
    const { history } = us.server.app.services.storage.reader();
    expect(await history.list(us.member(2).id)).toMatchObject([{ quest: 'whale', response: 'reject' }]);
    await us.expectSound();
  });

  test('answers at the same moment start it once', async () => {
    const us = the();
    good(await us.act(0, 'invite/whale'));
    const answers = await Promise.all([1, 2].map((index) => us.act(index, 'accept')));
    expect(codes(answers)).toEqual(['done', 'done']);
    expect([(await us.group()).quest.active, await us.kinds()]).toEqual([true, ['quest_start']]);
    expect((await us.stored(0)).items.quests['whale']).toBe(1);
    await us.expectSound();
  });

  test('two starts at the same moment are one', async () => {
    const us = the();
    good(await us.act(0, 'invite/whale'));
    const answers = await Promise.all([us.act(0, 'force-start'), us.act(0, 'force-start')]);
    expect(codes(answers)).toEqual(['done', 'questAlreadyStarted']);
    expect([(await us.stored(0)).items.quests['whale'], await us.kinds()]).toEqual([1, ['quest_start']]);
    await us.expectSound();
  });

  test('who leaves while it starts is not in it', async () => {
    const us = the();
    good(await us.act(0, 'invite/whale'));
    good(await us.act(1, 'accept'));
    const [start, leave] = await Promise.all([us.act(0, 'force-start'), us.act(1, 'leave')]);
    expect(codes([start, leave])).toEqual(['done', 'done']);
    const { quest } = await us.group();
    expect([quest.active, quest.members[us.member(0).id], quest.members[us.member(1).id] === true]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await us.stored(1)).party.quest.key).toBeNull();
    await us.expectSound();
  });

  test('a quest is cancelled for everybody, and the scroll kept', async () => {
    const us = the();
    good(await us.act(0, 'invite/whale'));
    expect(good(await us.act(0, 'cancel'))).toEqual({
      key: null,
      active: false,
      leader: null,
      progress: { collect: {} },
      members: {},
    });
    const players = await us.all();
    expect(players.map(({ party: { quest } }) => [quest.key, quest.RSVPNeeded])).toEqual(
      us.party.map(() => [null, false]),
    );
    expect([players[0]?.items.quests['whale'], await us.kinds()]).toEqual([2, ['quest_cancel']]);
  });

  test('a party’s leader gives a quest up, and its owner gets the scroll back', async () => {
    const us = the();
    await us.start();
    await us.changeGroup(() => ({ leader: us.member(1).id }));
    us.server.system.at += 1000;
    good(await us.act(1, 'abort'));
    expect([(await us.stored(0)).items.quests['whale'], await us.kinds()]).toEqual([
      2,
      ['quest_start', 'quest_abort'],
    ]);
    const { history } = us.server.app.services.storage.reader();
    expect((await history.list(us.member(0).id)).at(-1)).toMatchObject({ response: 'abortByLeader' });
    await us.expectSound();
  });

  test('who is removed, or deletes their account, is in no quest any more', async () => {
    const us = the();
    await us.start();
    good(await us.member(0).post(`/groups/${us.id}/removeMember/${us.member(1).id}`));
    good(await us.member(2).delete('/user', { password: 'password-1' }));
    expect((await us.group()).quest.members).toEqual({ [us.member(0).id]: true });
    await us.gather(0, { up: 3 });
    for (const answer of await us.nextDay(0, 1)) good(answer);
    expect((await us.group()).quest.progress.hp).toBe(497);
  });

  test('an owner who deletes their account leaves a quest that the next leader can end', async () => {
    const us = the();
    await us.start();
    good(await us.member(0).delete('/user', { password: 'password-1' }));
    const { leader, quest } = await us.group();
    expect([quest.active, Object.keys(quest.members).length]).toEqual([true, 2]);
    await us.gather(1, { up: 4 });
    for (const answer of await us.nextDay(1)) good(answer);
    expect((await us.group()).quest.progress.hp).toBe(496);
    const next = us.party.findIndex((one) => one.id === leader);
    good(await us.act(next, 'abort'));
    expect((await us.group()).quest.key ?? null).toBeNull();
  });

  test('who joins while it is under way takes no part', async () => {
    const us = the();
    await us.start();
    const guest = await us.newPlayer();
    await invited(us.server, guest, { _id: us.id, type: 'party' }, us.member(0).id);
    good(await guest.post(`/groups/${us.id}/join`));
    expect(Object.keys((await us.group()).quest.members)).toHaveLength(3);
    us.server.system.at += DAY;
    good(await guest.post('/cron'));
    expect(await us.kinds()).toEqual(['quest_start']);
  });
});
