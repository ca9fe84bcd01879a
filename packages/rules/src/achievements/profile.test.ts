import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { produce } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import { gainedAchievements, shownAchievements } from './profile.ts';

const ctx = contextAt();
const on = (player: Player, act: (draft: Player) => unknown): Player =>
  produce(player, (draft) => void act(draft));

describe('the profile', () => {
  const shown = (change: (player: Player) => void = () => {}) =>
    shownAchievements(makePlayer(change), ctx.now);
  const one = (key: string, change?: (player: Player) => void) =>
    shown(change).find((entry) => entry.key === key);

  it('numbers its entries through all sections', () => {
    const entries = shown();
    expect(entries.map(({ index }) => index)).toEqual(entries.map((_entry, index) => index));
    expect([...new Set(entries.map(({ section }) => section))]).toEqual([
      'basic',
      'onboarding',
      'seasonal',
      'special',
    ]);
  });

  it.each<readonly [string, (player: Player) => void, unknown]>([
    ['streak', ({ achievements }: Player) => (achievements.streak = 3), 3],
    ['rebirth', ({ achievements }: Player) => (achievements.rebirths = 2), 2],
    ['contributor', ({ contributor }: Player) => (contributor.level = 4), 4],
    ['mageUltimateGear', ({ achievements }: Player) => (achievements.ultimateGearSets.wizard = true), true],
    ['greetingCards', ({ achievements }: Player) => (achievements['greeting'] = 5), 5],
    ['kickstarter', ({ backer }: Player) => (backer.tier = 15), 15],
    ['npc', ({ backer }: Player) => (backer.npc = 'Alex'), 'Alex'],
  ])('shows %s with its value', (key, change, value) => {
    expect(one(key, change)).toMatchObject({ earned: true, value });
  });

  it.each(['npc', 'kickstarter', 'veteran', 'originalUser', 'joinedGuild', 'dilatoryQuest'])(
    'hides %s until it is earned',
    (key) => expect(one(key)).toBeUndefined(),
  );

  it('shows how often a collection was set free', () => {
    expect(one('beastMaster', ({ achievements }) => (achievements['beastMasterCount'] = 2))).toMatchObject({
      value: 2,
      optionalCount: 2,
    });
    expect(one('beastMaster')).toMatchObject({ earned: false, value: 0, optionalCount: 0 });
  });

  it.each(['streak', 'snowball', 'habitSurveys', 'nyeCards'])('counts %s from nought', (key) => {
    expect(one(key)).toMatchObject({ earned: false, value: 0, optionalCount: 0 });
  });

  it('has a level and no count of contributors', () => {
    expect(one('contributor')).toMatchObject({ earned: false, value: 0 });
    expect(one('contributor')).not.toHaveProperty('optionalCount');
  });

  it.each(['partyUp', 'hatchedPet', 'rebirth'])('has no value and no count of %s', (key) => {
    expect(Object.keys(one(key) ?? {}).toSorted()).toEqual(['earned', 'icon', 'index', 'key', 'section']);
  });
});

describe('what a change has earned', () => {
  const had = makePlayer(({ achievements }) => {
    achievements.streak = 2;
    achievements['beastMaster'] = true;
    achievements['beastMasterCount'] = 1;
  });
  it.each<{ why: string; act: (draft: Player) => void; gained: readonly object[] }>([
    { why: 'nothing', act: () => undefined, gained: [] },
    {
      why: 'a first one',
      act: ({ achievements }) => (achievements['hatchedPet'] = true),
      gained: [{ key: 'hatchedPet', isFirst: true }],
    },
    {
      why: 'once more of what is counted',
      act: ({ achievements }) => (achievements.streak = 3),
      gained: [{ key: 'streak', isFirst: false }],
    },
    {
      why: 'a collection set free once more',
      act: ({ achievements }) => (achievements['beastMasterCount'] = 2),
      gained: [{ key: 'beastMaster', isFirst: false }],
    },
    { why: 'nothing by a loss', act: ({ achievements }) => (achievements.streak = 1), gained: [] },
    {
      why: 'a class set',
      act: ({ achievements }) => (achievements.ultimateGearSets.wizard = true),
      gained: [{ key: 'mageUltimateGear', isFirst: true }],
    },
    {
      why: 'a rank',
      act: (draft) => (draft.contributor = { level: 1 }),
      gained: [{ key: 'contributor', isFirst: true }],
    },
    {
      why: 'a card',
      act: ({ achievements }) => (achievements['thankyou'] = 1),
      gained: [{ key: 'thankyouCards', isFirst: true }],
    },
  ])('$why', ({ act, gained }) => {
    expect(gainedAchievements(had, on(had, act))).toEqual(gained);
  });
});
