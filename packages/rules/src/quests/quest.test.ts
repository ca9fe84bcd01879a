import { describe, expect, it } from 'vitest';
import { contextAt } from '../../test/support/make.ts';
import { makeMembers, memberId, partyOf, refusalOf, seenBy, valueOf } from '../../test/support/party.ts';
import { seededDice } from '../dice.ts';
import type { Player } from '../state/player.ts';
import { acceptQuest, forceStartQuest, rejectQuest } from './answer.ts';
import { applyQuestDay } from './day.ts';
import {
  abortQuest,
  cancelQuest,
  checkLeavingParty,
  checkRemovingMember,
  leaveQuest,
  withoutMember,
} from './end.ts';
import { askNewcomer, inviteToQuest } from './invite.ts';
import { emptyQuest, noQuest, type QuestInput, type QuestOutcome } from './quest-types.ts';

const withScroll = (count: number, key: string, change: (player: Player) => void = () => {}) =>
  makeMembers(count, (player, index) => {
    if (index === 0) player.items.quests[key] = 1;
    change(player);
  });
const invited = (key = 'vice1', count = 3): QuestOutcome =>
  valueOf(inviteToQuest({ ...partyOf(withScroll(count, key)), key }));
const started = (key: string, count = 2, change?: (player: Player) => void): QuestOutcome => {
  const asked = valueOf(inviteToQuest({ ...partyOf(withScroll(count, key, change)), key }));
  return asked.quest.active ? asked : valueOf(forceStartOfAll(asked, count));
};
function forceStartOfAll(asked: QuestOutcome, count: number) {
  let now = asked;
  for (let index = 1; index < count; index += 1) now = valueOf(acceptQuest(seenBy(now, index)));
  return { ok: true, value: now } as const;
}
const day = (
  input: QuestInput,
  progress: { up?: number; down?: number; collectedItems?: number },
): QuestOutcome =>
  valueOf(
    applyQuestDay(contextAt(undefined, seededDice(7)), {
      ...input,
      progress: { up: 0, down: 0, collectedItems: 0, ...progress },
    }),
  );
const lines = ({ events }: QuestOutcome): unknown[] =>
  events.filter(({ kind }) => kind === 'questChat').map(({ info }) => info);

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

  it('asks a newcomer while pending, and nobody once running', () => {
    const { quest } = structuredClone(invited());
    const [newcomer] = makeMembers(1, (player) => (player._id = 'new'));
    if (!newcomer) throw new Error('no newcomer');
    askNewcomer(quest, newcomer);
    expect(quest.members['new']).toBe(null);
    expect(newcomer.party.quest).toMatchObject({ key: 'vice1', RSVPNeeded: true });
    const running = structuredClone(started('vice1')).quest;
    askNewcomer(running, newcomer);
    expect('new' in running.members).toBe(false);
  });
});

describe('answers', () => {
  it('start the quest when the last one is in, without those who said no', () => {
    const one = valueOf(acceptQuest(seenBy(invited(), 1)));
    expect(one.quest.active).toBe(false);
    const { quest, members } = valueOf(rejectQuest(seenBy(one, 2)));
    expect(quest).toMatchObject({ active: true, members: { [memberId(0)]: true, [memberId(1)]: true } });
    expect(members[2]?.party.quest).toMatchObject({ key: null, RSVPNeeded: false });
  });

  it('are not waited for when the one in charge starts', () => {
    const { quest, events } = valueOf(forceStartQuest(seenBy(invited(), 0)));
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

describe('refusals, in the order of the spec', () => {
  const pending = invited();
  const rejected = valueOf(rejectQuest(seenBy(pending, 1)));
  const running = started('vice1', 3);
  const nothing = partyOf(makeMembers(3));
  it.each([
    ['an unknown quest', () => inviteToQuest({ ...nothing, key: 'nope' }), 'notFound questNotFound'],
    [
      'a quest without its scroll',
      () => inviteToQuest({ ...nothing, key: 'vice1' }),
      'notAuthorized questNotOwned',
    ],
    [
      'a second quest',
      () => inviteToQuest({ ...seenBy(pending, 0), key: 'vice1' }),
      'notAuthorized questAlreadyUnderway',
    ],
    ['accepting nothing', () => acceptQuest(nothing), 'notFound questInviteNotFound'],
    ['accepting late', () => acceptQuest(seenBy(running, 1)), 'notAuthorized questAlreadyStartedFriendly'],
    ['accepting twice', () => acceptQuest(seenBy(pending, 0)), 'badRequest questAlreadyAccepted'],
    [
      'accepting after rejecting',
      () => acceptQuest(seenBy(rejected, 1)),
      'notAuthorized questAlreadyAccepted',
    ],
    ['rejecting nothing', () => rejectQuest(nothing), 'notFound questInvitationDoesNotExist'],
    ['rejecting late', () => rejectQuest(seenBy(running, 1)), 'notAuthorized questAlreadyStartedFriendly'],
    ['rejecting after accepting', () => rejectQuest(seenBy(pending, 0)), 'badRequest questAlreadyAccepted'],
    ['rejecting twice', () => rejectQuest(seenBy(rejected, 1)), 'badRequest questAlreadyRejected'],
    [
      'rejecting unasked',
      () =>
        rejectQuest({
          ...seenBy(pending, 1),
          party: { ...seenBy(pending, 1).party, quest: withoutMember(pending.quest, memberId(1)) },
        }),
      'notAuthorized questAlreadyRejected',
    ],
    ['starting nothing', () => forceStartQuest(nothing), 'notFound questNotPending'],
    ['starting twice', () => forceStartQuest(seenBy(running, 0)), 'notAuthorized questAlreadyStarted'],
    [
      'starting as a plain member',
      () => forceStartQuest(seenBy(pending, 1)),
      'notAuthorized questOrGroupLeaderOnlyStartQuest',
    ],
    ['cancelling nothing', () => cancelQuest(nothing), 'notFound questInvitationDoesNotExist'],
    [
      'cancelling as a plain member',
      () => cancelQuest(seenBy(pending, 1)),
      'notAuthorized onlyLeaderCancelQuest',
    ],
    [
      'cancelling a running quest',
      () => cancelQuest(seenBy(running, 0)),
      'notAuthorized cantCancelActiveQuest',
    ],
    ['aborting a pending quest', () => abortQuest(seenBy(pending, 0)), 'notFound noActiveQuestToAbort'],
    [
      'aborting as a plain member',
      () => abortQuest(seenBy(running, 1)),
      'notAuthorized onlyLeaderAbortQuest',
    ],
    [
      'the owner leaving the quest',
      () => leaveQuest(seenBy(running, 0)),
      'notAuthorized questLeaderCannotLeaveQuest',
    ],
    ['leaving without taking part', () => leaveQuest(seenBy(rejected, 1)), 'notAuthorized notPartOfQuest'],
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

describe('ending', () => {
  it('cancels without touching the scroll', () => {
    const { quest, members } = valueOf(cancelQuest(seenBy(invited(), 0)));
    expect(quest).toEqual(noQuest());
    expect(members.map(({ party }) => party.quest.key)).toEqual([null, null, null]);
    expect(members[0]?.items.quests['vice1']).toBe(1);
  });

  it('aborts and gives the scroll back; what was gathered stays', () => {
    const gathered = (player: Player) => Object.assign(player.party.quest.progress, { up: 12 });
    const { quest, members } = valueOf(abortQuest(seenBy(started('vice1', 2, gathered), 0)));
    expect(quest).toEqual(noQuest());
    expect(members[0]?.items.quests['vice1']).toBe(1);
    expect(members[1]?.party.quest).toMatchObject({ key: null, progress: { up: 12 } });
  });

  it('lets a participant leave; the quest goes on', () => {
    const { quest, members } = valueOf(leaveQuest(seenBy(started('vice1'), 1)));
    expect(quest).toMatchObject({ active: true, members: { [memberId(1)]: false } });
    expect(members[1]?.party.quest.key).toBe(null);
  });
});

describe('a day against a boss', () => {
  it('hits the boss once and all participants', () => {
    const after = day(seenBy(started('vice1'), 1), { up: 52.36, down: -4.2 });
    expect(after.quest.progress.hp).toBeCloseTo(697.64);
    expect(after.members.map(({ stats }) => stats.hp)).toEqual(
      [50 - 4.2 * 1.5, 50 - 4.2 * 1.5].map((hp) => expect.closeTo(hp)),
    );
    expect(lines(after)).toEqual([
      { type: 'boss_damage', user: 'member 1', quest: 'vice1', userDamage: '52.4', bossDamage: '6.3' },
    ]);
  });

  it('tells of no answer during maintenance, which comes all the same', () => {
    const input = seenBy(started('vice1'), 1);
    const progress = { up: 2, down: -4, collectedItems: 0 };
    const after = valueOf(applyQuestDay(contextAt(), { ...input, progress, isMaintenance: true }));
    expect(lines(after)).toEqual([
      { type: 'boss_dont_attack', user: 'member 1', quest: 'vice1', userDamage: '2.0' },
    ]);
    expect(after.members.map(({ stats }) => stats.hp)).toEqual([44, 44]);
  });

  it.each([
    { hp: 300, wanted: 390, why: 'a raging boss regains 30 % of its health' },
    { hp: 450, wanted: 500, why: 'but never more than it had' },
  ])('$why', ({ hp, wanted }) => {
    const base = started('dilatoryDistress2', 1);
    const input = seenBy(
      { ...base, quest: { ...base.quest, progress: { ...base.quest.progress, hp, rage: 45 } } },
      0,
    );
    const after = day(input, { down: -10 });
    expect(after.quest.progress).toMatchObject({ hp: wanted, rage: 0 });
    expect(after.members[0]?.stats.hp).toBe(40);
  });

  it.each([
    { key: 'cat', mp: 100, left: { mp: 67, up: 20 }, why: 'drains a third of the mana' },
    { key: 'lostMasterclasser4', mp: 100, left: { mp: 0, up: 20 }, why: 'drains all mana' },
    { key: 'pinkMarble', mp: 100, left: { mp: 100, up: 10 }, why: 'halves pending damage' },
  ])('rage of $key $why', ({ key, mp, left }) => {
    const drained = (player: Player) => {
      player.stats.mp = mp;
      player.party.quest.progress.up = 20;
    };
    const after = day(seenBy(started(key, 2, drained), 1), { down: -60 });
    const [owner] = after.members;
    expect(owner?.stats.mp).toBeCloseTo(left.mp);
    expect(owner?.party.quest.progress.up).toBe(left.up);
  });

  it('rewards all once and the owner with the next scroll', () => {
    const base = started('vice1');
    const input = seenBy({ ...base, quest: { ...base.quest, progress: { hp: 10, collect: {} } } }, 1);
    const { quest, members } = day(input, { up: 12 });
    expect(quest).toEqual(emptyQuest());
    for (const { stats, achievements, party } of members) {
      expect(stats).toMatchObject({ gp: 20, exp: 100 });
      expect(achievements.quests['vice1']).toBe(1);
      expect(party.quest).toMatchObject({ key: null, completed: 'vice1' });
    }
    expect(members.map(({ items }) => items.quests['vice2'])).toEqual([1, undefined]);
  });

  it('passes by while resting', () => {
    const base = started('vice1', 2, (player) => (player.preferences.sleep = true));
    expect(day(seenBy(base, 1), { up: 20, down: -5 })).toMatchObject({
      quest: { progress: { hp: 750 } },
      events: [],
    });
  });
});

describe('a day of collecting', () => {
  it('never finds more than remains, and finishes with the last', () => {
    const base = started('evilsanta2', 2);
    const progress = { collect: { tracks: 19, branches: 10 } };
    const after = day(seenBy({ ...base, quest: { ...base.quest, progress } }, 1), { collectedItems: 5 });
    expect(lines(after)).toEqual([
      { type: 'user_found_items', user: 'member 1', quest: 'evilsanta2', items: { tracks: 1, branches: 0 } },
      { type: 'all_items_found' },
    ]);
    expect(after.members.map(({ items }) => items.pets['BearCub-Polar'])).toEqual([5, 5]);
  });

  it('tells even of nothing found', () => {
    const after = day(seenBy(started('atom1'), 1), {});
    expect(lines(after)).toMatchObject([{ type: 'user_found_items', items: { soapBars: 0 } }]);
  });
});

describe('a series', () => {
  it('is granted with its last quest', () => {
    const almost = (player: Player) => Object.assign(player.achievements.quests, { monkey: 1, sloth: 2 });
    const base = started('treeling', 1, almost);
    const { members } = day(
      seenBy({ ...base, quest: { ...base.quest, progress: { hp: 1, collect: {} } } }, 0),
      { up: 2 },
    );
    expect(members[0]?.achievements['bareNecessities']).toBe(true);
    expect(members[0]?.notifications.at(-1)).toMatchObject({
      type: 'ACHIEVEMENT_QUESTS',
      data: { achievement: 'bareNecessities' },
    });
  });
});
