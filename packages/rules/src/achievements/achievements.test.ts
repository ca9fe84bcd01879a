import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, makeMembers, refusalOf } from '../../test/support/party.ts';
import { produce } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import { setContributorLevel } from './contributor.ts';
import { grantAchievement, grantFirstStep, hasCompletedOnboarding, noteCreatedTask } from './grant.ts';
import {
  grantInvitedFriend,
  grantJoinedChallenge,
  grantJoinedGuild,
  grantPartySize,
  noteWonChallenge,
} from './social.ts';
import { countStable, dropPetKeys, grantStableAchievements } from './stable.ts';
import { giveStaffAchievement } from './staff.ts';

const ctx = contextAt();
const on = (player: Player, act: (draft: Player) => unknown): Player =>
  produce(player, (draft) => void act(draft));
const types = ({ notifications }: Player): string[] => notifications.map(({ type }) => type);
const fresh = (change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    delete player.achievements['completedTask'];
    player.flags.welcomed = true;
    change(player);
  });

describe('a single achievement', () => {
  it('is announced once, with its key', () => {
    const player = on(fresh(), (draft) => {
      expect(grantAchievement(ctx, draft, 'hatchedPet')).toBe(true);
      expect(grantAchievement(ctx, draft, 'hatchedPet')).toBe(false);
    });
    expect(player.notifications).toMatchObject([
      { type: 'ACHIEVEMENT', data: { achievement: 'hatchedPet' } },
    ]);
  });
});

describe('the first steps', () => {
  const steps = ['createdTask', 'completedTask', 'hatchedPet', 'fedPet', 'purchasedEquipment'] as const;

  it.each(steps)('bring a hundred gold when %s comes last', (last) => {
    const almost = fresh(({ achievements }) => {
      for (const step of steps) if (step !== last) achievements[step] = true;
    });
    const player = on(almost, (draft) => grantFirstStep(ctx, draft, last));
    expect(player.stats.gp).toBe(100);
    expect(types(player)).toEqual(['ACHIEVEMENT', 'ONBOARDING_COMPLETE']);
    expect(hasCompletedOnboarding(player)).toBe(true);
  });

  it('bring nothing before the last, and nothing twice', () => {
    const one = on(fresh(), (draft) => grantFirstStep(ctx, draft, 'fedPet'));
    expect([one.stats.gp, hasCompletedOnboarding(one)]).toEqual([0, false]);
    const all = fresh(({ achievements }) => {
      for (const step of steps) achievements[step] = true;
    });
    expect(on(all, (draft) => grantFirstStep(ctx, draft, 'fedPet'))).toBe(all);
  });

  it.each([
    { welcomed: true, counts: true },
    { welcomed: false, counts: undefined },
  ])('count a task made after the welcome only: $welcomed', ({ welcomed, counts }) => {
    const player = fresh(({ flags }) => (flags.welcomed = welcomed));
    expect(on(player, (draft) => noteCreatedTask(ctx, draft)).achievements['createdTask']).toBe(counts);
  });
});

describe('the size of a party', () => {
  it.each([
    { count: 1, earned: [] },
    { count: 2, earned: ['ACHIEVEMENT_PARTY_UP'] },
    { count: 3, earned: ['ACHIEVEMENT_PARTY_UP'] },
    { count: 4, earned: ['ACHIEVEMENT_PARTY_UP', 'ACHIEVEMENT_PARTY_ON'] },
  ])('of $count earns $earned for everyone', ({ count, earned }) => {
    const members = makeMembers(count);
    grantPartySize(ctx, members);
    grantPartySize(ctx, members);
    for (const member of members) expect(types(member)).toEqual(earned);
  });

  it('can be given if not all members are loaded', () => {
    const [member] = makeMembers(1);
    if (!member) throw new Error('no member');
    grantPartySize(ctx, [member], 30);
    expect(member.achievements).toMatchObject({ partyUp: true, partyOn: true });
  });
});

describe('a social achievement', () => {
  it.each([
    [grantJoinedChallenge, 'joinedChallenge', 'CHALLENGE_JOINED_ACHIEVEMENT'],
    [grantJoinedGuild, 'joinedGuild', 'GUILD_JOINED_ACHIEVEMENT'],
    [grantInvitedFriend, 'invitedFriend', 'INVITED_FRIEND_ACHIEVEMENT'],
  ])('is granted once: %2$s', (grant, key, type) => {
    const player = on(fresh(), (draft) => {
      grant(ctx, draft);
      grant(ctx, draft);
    });
    expect(player.achievements[key]).toBe(true);
    expect(types(player)).toEqual([type]);
  });

  it('names every challenge won', () => {
    const won = { id: 'c', name: 'Read more', prize: 4, leader: 'l' };
    const player = on(fresh(), (draft) => {
      noteWonChallenge(ctx, draft, won);
      noteWonChallenge(ctx, draft, { ...won, name: 'Write more' });
    });
    expect(player.achievements.challenges).toEqual(['Read more', 'Write more']);
    expect(player.notifications[0]).toMatchObject({ type: 'WON_CHALLENGE', data: won });
  });
});

describe('the stable', () => {
  const keys = dropPetKeys();
  const stable = (
    pets: number,
    mounts: boolean | null,
    change: (player: Player) => void = () => {},
  ): Player =>
    fresh((player) => {
      for (const key of keys) {
        player.items.pets[key] = pets;
        player.items.mounts[key] = mounts;
      }
      change(player);
    });
  const granted = (player: Player): Player => on(player, (draft) => grantStableAchievements(ctx, draft));

  it('has ninety pets', () => expect(new Set(keys).size).toBe(90));

  it.each([
    { pets: 5, mounts: true, counts: { petsFound: 90, petsNow: 90, mounts: 90 } },
    { pets: -1, mounts: true, counts: { petsFound: 90, petsNow: 0, mounts: 90 } },
    { pets: 0, mounts: null, counts: { petsFound: 0, petsNow: 0, mounts: 0 } },
  ])('counts pets at $pets and mounts $mounts', ({ pets, mounts, counts }) => {
    expect(countStable(stable(pets, mounts).items)).toEqual(counts);
  });

  it.each([
    { pets: 5, mounts: true, earned: ['beastMaster', 'mountMaster', 'triadBingo'] },
    { pets: -1, mounts: true, earned: ['beastMaster', 'mountMaster'] },
    { pets: 5, mounts: null, earned: ['beastMaster'] },
    { pets: 0, mounts: true, earned: ['mountMaster'] },
    { pets: 0, mounts: null, earned: [] },
  ])('of pets at $pets and mounts $mounts earns $earned', ({ pets, mounts, earned }) => {
    const player = granted(stable(pets, mounts));
    const has = ['beastMaster', 'mountMaster', 'triadBingo'].filter((key) => player.achievements[key]);
    expect(has).toEqual(earned);
    expect(types(player)).toEqual(earned.map(() => 'ACHIEVEMENT_STABLE'));
    expect(granted(player)).toBe(player);
  });

  it.each([
    ['beastMasterCount', 'beastMaster'],
    ['mountMasterCount', 'mountMaster'],
    ['triadBingoCount', 'triadBingo'],
  ])('that was released still earns by its %s', (counter, key) => {
    const player = granted(stable(0, null, ({ achievements }) => (achievements[counter] = 1)));
    expect(player.achievements[key]).toBe(true);
  });

  it('lacking one pet earns nothing', () => {
    const player = stable(5, null, ({ items }) => (items.pets['Wolf-Base'] = 0));
    expect(granted(player)).toBe(player);
  });
});

describe('contributors', () => {
  const raised = (level: number, from = 0) => {
    const player = fresh((before) => (before.contributor.level = from));
    return carriedOut(setContributorLevel(ctx, { player }, { level }));
  };
  it.each([
    { level: 1, from: 0, balance: 2.5, entries: 1 },
    { level: 2, from: 1, balance: 5, entries: 1 },
    { level: 3, from: 0, balance: 15, entries: 3 },
    { level: 7, from: 6, balance: 17.5, entries: 1 },
    { level: 9, from: 7, balance: 0, entries: 0 },
    { level: 2, from: 5, balance: 0, entries: 0 },
  ])('from $from to $level gain $balance in $entries entries', ({ level, from, balance, entries }) => {
    const { player, data, ledger } = raised(level, from);
    expect(player.balance).toBe(balance);
    expect(data.level).toBe(level);
    expect(ledger).toHaveLength(entries);
  });

  it.each([
    { level: 4, from: 3, told: ['NEW_CONTRIBUTOR_LEVEL'] },
    { level: 3, from: 4, told: [] },
    { level: 3, from: 3, told: [] },
  ])('from $from to $level are told $told', ({ level, from, told }) => {
    expect(types(raised(level, from).player)).toEqual(told);
  });
});

describe('what staff give', () => {
  it.each([
    ['habiticaDays', 2],
    ['habitBirthdays', 2],
    ['costumeContests', 2],
    ['habitSurveys', 2],
    ['veteran', true],
    ['kickstarter2019', true],
    ['originalUser', true],
    ['groupsBeta2022', true],
  ])('%s, given twice, is %s', (key, wanted) => {
    const once = carriedOut(giveStaffAchievement(ctx, { player: fresh() }, { key }));
    const twice = carriedOut(giveStaffAchievement(ctx, { player: once.player }, { key }));
    expect(twice.data[key]).toBe(wanted);
    expect(twice.player.notifications).toEqual([]);
  });

  it.each(['streak', 'nope', 'constructor'])('is not %s', (key) => {
    expect(refusalOf(giveStaffAchievement(ctx, { player: fresh() }, { key }))).toBe('notFound awardNotFound');
  });
});
