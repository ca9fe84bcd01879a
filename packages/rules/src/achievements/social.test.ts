import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, NOON } from '../../test/support/make.ts';
import { carriedOut, makeMembers } from '../../test/support/party.ts';
import { setContributorLevel } from './contributor.ts';
import { shownAchievements } from './profile.ts';
import {
  grantInvitedFriend,
  grantJoinedChallenge,
  grantJoinedGuild,
  grantPartySize,
  noteWonChallenge,
  rewardInviter,
} from './social.ts';

const types = (player: { notifications: { type: string }[] }): string[] =>
  player.notifications.map(({ type }) => type);

describe('the size of a party', () => {
  it.each([
    { count: 1, earned: [] },
    { count: 2, earned: ['ACHIEVEMENT_PARTY_UP'] },
    { count: 4, earned: ['ACHIEVEMENT_PARTY_UP', 'ACHIEVEMENT_PARTY_ON'] },
  ])('of $count earns $earned, once', ({ count, earned }) => {
    const members = makeMembers(count);
    grantPartySize(contextAt(), members);
    grantPartySize(contextAt(), members);
    for (const member of members) expect(types(member)).toEqual(earned);
    const ids = members.flatMap(({ notifications }) => notifications.map(({ id }) => id));
    expect(new Set(ids).size).toBe(earned.length);
  });
});

describe('a social achievement', () => {
  it('is granted once', () => {
    const player = makePlayer();
    for (const grant of [grantJoinedChallenge, grantJoinedGuild, grantInvitedFriend, grantJoinedGuild])
      grant(contextAt(), player);
    expect(types(player)).toEqual([
      'CHALLENGE_JOINED_ACHIEVEMENT',
      'GUILD_JOINED_ACHIEVEMENT',
      'INVITED_FRIEND_ACHIEVEMENT',
    ]);
  });

  it('for won challenges lists their names', () => {
    const player = makePlayer();
    noteWonChallenge(contextAt(), player, { id: 'c', name: 'A month of walks', prize: 4, leader: 'l' });
    expect(player.achievements.challenges).toEqual(['A month of walks']);
    expect(types(player)).toEqual(['WON_CHALLENGE']);
  });

  it('rewards the inviter with a scroll', () => {
    const player = makePlayer();
    rewardInviter(player);
    expect(player.items.quests['basilist']).toBe(1);
  });
});

describe('a contributor', () => {
  it('gets every tier passed, highest first', () => {
    const { player, ledger } = carriedOut(
      setContributorLevel(contextAt(), { player: makePlayer() }, { level: 3 }),
    );
    expect(player.balance).toBe(15);
    expect(ledger.map(({ reference, amount }) => [reference, amount])).toEqual([
      ['3', 7.5],
      ['2', 5],
      ['1', 2.5],
    ]);
    expect(player.items.gear.owned).toMatchObject({ armor_special_1: true, head_special_1: true });
    expect(carriedOut(setContributorLevel(contextAt(), { player }, { level: 2 })).ledger).toEqual([]);
  });

  it('is given the hydra at 6 and may ride it at 7', () => {
    const sixth = carriedOut(setContributorLevel(contextAt(), { player: makePlayer() }, { level: 6 })).player;
    expect(sixth.items).toMatchObject({ pets: { 'Dragon-Hydra': 5 }, mounts: {} });
    const seventh = carriedOut(setContributorLevel(contextAt(), { player: sixth }, { level: 7 })).player;
    expect(seventh.items.mounts['Dragon-Hydra']).toBe(true);
  });
});

describe('the profile', () => {
  it('shows everything that can be earned, and hidden achievements only once earned', () => {
    const plain = shownAchievements(makePlayer(), NOON);
    expect(plain.find(({ key }) => key === 'completedTask')?.earned).toBe(true);
    expect(plain.some(({ key }) => key === 'dilatoryQuest')).toBe(false);
    const held = makePlayer((player) => {
      player.achievements.quests['dilatory'] = 1;
      player.achievements['beastMaster'] = true;
      player.achievements['beastMasterCount'] = 2;
      player.achievements.ultimateGearSets.wizard = true;
    });
    const shown = shownAchievements(held, NOON);
    expect(shown.find(({ key }) => key === 'dilatoryQuest')).toMatchObject({
      section: 'seasonal',
      earned: true,
      value: 1,
    });
    expect(shown.find(({ key }) => key === 'beastMaster')).toMatchObject({ optionalCount: 2, value: 2 });
    expect(shown.find(({ key }) => key === 'mageUltimateGear')).toMatchObject({
      earned: true,
      icon: 'achievement-ultimate-mage',
    });
  });
});
