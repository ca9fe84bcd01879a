import { describe, expect, it } from 'vitest';
import { contextAt } from '../../test/support/make.ts';
import { makeMembers, memberId, partyOf, played, refusalOf, seenBy } from '../../test/support/party.ts';
import { invited, started } from '../../test/support/quest.ts';
import type { Player } from '../state/player.ts';
import { acceptQuest, forceStartQuest, rejectQuest } from './answer.ts';
import { abortQuest, cancelQuest, leaveQuest, withoutMember } from './end.ts';
import { inviteNewcomer, inviteToQuest } from './invite.ts';
import { checkChangingParty, checkLeavingParty, checkRemovingMember } from './policy.ts';
import { noQuest } from './quest-slots.ts';

describe('inviting', () => {
  it('asks everyone else and keeps the scroll', () => {
    const { quest, members } = invited('vice1', 2);
    expect(quest.members).toEqual({ [memberId(0)]: true, [memberId(1)]: null });
    expect(members[1]?.party.quest).toMatchObject({ key: 'vice1', RSVPNeeded: true });
    expect(members[0]?.party.quest.RSVPNeeded).toBe(false);
    expect(members[0]?.items.quests['vice1']).toBe(1);
  });

  it('starts at once when alone, and takes the scroll', () => {
    const { quest, members } = started('vice1', 1);
    expect(quest).toMatchObject({ active: true, progress: { hp: 750 }, members: { [memberId(0)]: true } });
    expect(members[0]?.items.quests['vice1']).toBe(0);
  });

  it('invites a newcomer while pending, and nobody once running', () => {
    const { quest } = structuredClone(invited());
    const [newcomer] = makeMembers(1, (player) => (player._id = 'new'));
    if (!newcomer) throw new Error('no newcomer');
    inviteNewcomer(quest, newcomer);
    expect(quest.members['new']).toBe(null);
    expect(newcomer.party.quest).toMatchObject({ key: 'vice1', RSVPNeeded: true });
    const running = structuredClone(started('vice1')).quest;
    inviteNewcomer(running, newcomer);
    expect('new' in running.members).toBe(false);
  });
});

describe('answers', () => {
  it('start the quest when the last one is in, without those who said no', () => {
    const one = played(acceptQuest, seenBy(invited(), 1));
    expect(one.quest.active).toBe(false);
    const { quest, members } = played(rejectQuest, seenBy(one, 2));
    expect(quest).toMatchObject({ active: true, members: { [memberId(0)]: true, [memberId(1)]: true } });
    expect(members[2]?.party.quest).toMatchObject({ key: null, RSVPNeeded: false });
  });

  it('are not awaited if the owner or the leader starts the quest', () => {
    const { quest, events } = played(forceStartQuest, seenBy(invited(), 0));
    expect(quest.members).toEqual({ [memberId(0)]: true });
    expect(events).toContainEqual({
      kind: 'questResponse',
      userId: memberId(2),
      quest: 'vice1',
      response: 'no response',
    });
  });

  it('keep what was gathered before the start, but not the harm', () => {
    const gathered = (player: Player) =>
      Object.assign(player.party.quest.progress, { up: 12, down: -3, collectedItems: 4 });
    const { members } = started('vice1', 2, gathered);
    expect(members[1]?.party.quest.progress).toMatchObject({ up: 12, down: 0, collectedItems: 4 });
  });
});

describe('the start', () => {
  it('clears the last quest’s ending, and is announced to all but the player who started it', () => {
    const { members, events } = started('vice1', 3, (player) => (player.party.quest.completed = 'atom1'));
    expect(members.map(({ party }) => party.quest.completed)).toEqual([null, null, null]);
    expect(events.find(({ kind }) => kind === 'questStarted')).toMatchObject({
      questOwner: memberId(0),
      userIds: [memberId(0), memberId(1)],
    });
  });
});

describe('refusals, in the order of the spec', () => {
  const pending = invited();
  const rejected = played(rejectQuest, seenBy(pending, 1));
  const running = started('vice1', 3);
  const nothing = partyOf(makeMembers(3));
  it.each([
    [
      'an unknown quest',
      () => inviteToQuest(contextAt(), nothing, { key: 'nope' }),
      'notFound questNotFound',
    ],
    [
      'a quest without its scroll',
      () => inviteToQuest(contextAt(), nothing, { key: 'vice1' }),
      'notAuthorized questNotOwned',
    ],
    [
      'a second quest',
      () => inviteToQuest(contextAt(), seenBy(pending, 0), { key: 'vice1' }),
      'notAuthorized questAlreadyUnderway',
    ],
    ['accepting nothing', () => acceptQuest(contextAt(), nothing), 'notFound questInviteNotFound'],
    [
      'accepting late',
      () => acceptQuest(contextAt(), seenBy(running, 1)),
      'notAuthorized questAlreadyStartedFriendly',
    ],
    [
      'accepting twice',
      () => acceptQuest(contextAt(), seenBy(pending, 0)),
      'badRequest questAlreadyAccepted',
    ],
    [
      'accepting after rejecting',
      () => acceptQuest(contextAt(), seenBy(rejected, 1)),
      'notAuthorized questAlreadyAccepted',
    ],
    ['rejecting nothing', () => rejectQuest(contextAt(), nothing), 'notFound questInvitationDoesNotExist'],
    [
      'rejecting late',
      () => rejectQuest(contextAt(), seenBy(running, 1)),
      'notAuthorized questAlreadyStartedFriendly',
    ],
    [
      'rejecting after accepting',
      () => rejectQuest(contextAt(), seenBy(pending, 0)),
      'badRequest questAlreadyAccepted',
    ],
    [
      'rejecting twice',
      () => rejectQuest(contextAt(), seenBy(rejected, 1)),
      'badRequest questAlreadyRejected',
    ],
    [
      'rejecting unasked',
      () =>
        rejectQuest(contextAt(), {
          ...seenBy(pending, 1),
          party: { ...seenBy(pending, 1).party, quest: withoutMember(pending.quest, memberId(1)) },
        }),
      'notAuthorized questAlreadyRejected',
    ],
    ['starting nothing', () => forceStartQuest(contextAt(), nothing), 'notFound questNotPending'],
    [
      'starting twice',
      () => forceStartQuest(contextAt(), seenBy(running, 0)),
      'notAuthorized questAlreadyStarted',
    ],
    [
      'starting as a plain member',
      () => forceStartQuest(contextAt(), seenBy(pending, 1)),
      'notAuthorized questOrGroupLeaderOnlyStartQuest',
    ],
    ['cancelling nothing', () => cancelQuest(contextAt(), nothing), 'notFound questInvitationDoesNotExist'],
    [
      'cancelling as a plain member',
      () => cancelQuest(contextAt(), seenBy(pending, 1)),
      'notAuthorized onlyLeaderCancelQuest',
    ],
    [
      'cancelling a running quest',
      () => cancelQuest(contextAt(), seenBy(running, 0)),
      'notAuthorized cantCancelActiveQuest',
    ],
    [
      'aborting a pending quest',
      () => abortQuest(contextAt(), seenBy(pending, 0)),
      'notFound noActiveQuestToAbort',
    ],
    [
      'aborting as a plain member',
      () => abortQuest(contextAt(), seenBy(running, 1)),
      'notAuthorized onlyLeaderAbortQuest',
    ],
    [
      'the owner leaving the quest',
      () => leaveQuest(contextAt(), seenBy(running, 0)),
      'notAuthorized questLeaderCannotLeaveQuest',
    ],
    [
      'leaving without taking part',
      () => leaveQuest(contextAt(), seenBy(rejected, 1)),
      'notAuthorized notPartOfQuest',
    ],
    [
      'the owner leaving the party',
      () => checkLeavingParty(pending.quest, memberId(0)),
      'notAuthorized questLeaderCannotLeaveGroup',
    ],
    [
      'a participant leaving the party',
      () => checkLeavingParty(running.quest, memberId(1)),
      'notAuthorized cannotLeaveWhileActiveQuest',
    ],
    [
      'removing the owner',
      () => checkRemovingMember(running.quest, memberId(0)),
      'notAuthorized cannotRemoveQuestOwner',
    ],
  ] as const)('%s', (_name, act, refusal) => expect(refusalOf(act())).toBe(refusal));
});

describe('going over to another party', () => {
  const pending = makeMembers(1, ({ party }) => (party.quest.key = 'vice1'))[0];
  it.each([
    ['alone with a quest at hand is refused', 1, 'notAuthorized messageCannotLeaveWhileQuesting'],
    ['is left to the others where there are any', 2, 'accepted'],
  ])('%s', (_name, count, answer) => {
    expect(pending && refusalOf(checkChangingParty(pending, count))).toBe(answer);
  });
});

describe('ending', () => {
  it('cancels without touching the scroll', () => {
    const { quest, members } = played(cancelQuest, seenBy(invited(), 0));
    expect(quest).toEqual(noQuest());
    expect(members.map(({ party }) => party.quest.key)).toEqual([null, null, null]);
    expect(members[0]?.items.quests['vice1']).toBe(1);
  });

  it('aborts and gives the scroll back; what was gathered stays', () => {
    const gathered = (player: Player) => Object.assign(player.party.quest.progress, { up: 12 });
    const { quest, members } = played(abortQuest, seenBy(started('vice1', 2, gathered), 0));
    expect(quest).toEqual(noQuest());
    expect(members[0]?.items.quests['vice1']).toBe(1);
    expect(members[1]?.party.quest).toMatchObject({ key: null, progress: { up: 12 } });
  });

  it.each([
    { actor: 0, noted: [[memberId(0), 'abort']] },
    {
      actor: 1,
      noted: [
        [memberId(1), 'abort'],
        [memberId(0), 'abortByLeader'],
      ],
    },
  ])('records who ended it: member $actor', ({ actor, noted }) => {
    const input = seenBy(started('vice1'), actor);
    const { events } = played(abortQuest, { ...input, party: { ...input.party, leader: memberId(actor) } });
    const responses = events.flatMap((event) =>
      event.kind === 'questResponse' ? [[event.userId, event.response]] : [],
    );
    expect(responses).toEqual(noted);
  });

  it('lets a participant leave; the quest goes on', () => {
    const { quest, members } = played(leaveQuest, seenBy(started('vice1'), 1));
    expect(quest).toMatchObject({ active: true, members: { [memberId(1)]: false } });
    expect(members[1]?.party.quest.key).toBe(null);
  });
});
