import { describe, expect, it } from 'vitest';
import { dropEggs, questEggs } from '@everdeed/content';
import {
  cast,
  giveStaffAchievement,
  grantUltimateGear,
  noteCreatedTask,
  type Player,
  type PlayerClass,
  shownAchievements,
} from '@everdeed/rules';
import { buyUltimate, ctx, earned, hatchLast, inAllColours, ofColour, on, staff } from './support/earning.ts';
import { makePlayer } from './support/make.ts';
import { carriedOut, makeMembers, memberId, refusalOf } from './support/party.ts';

describe('a collection', () => {
  it('of a colour or of animals does not count who has grown up; the stable does', () => {
    const raised = (key: string) => (player: Player) => void (player.items.pets[key] = -1);
    expect(earned(hatchLast(ofColour('Red'), raised('Fox-Red')))).not.toContain('seeingRed');
    const plants = inAllColours(['Cactus', 'Treeling']);
    expect(earned(hatchLast(plants, raised('Cactus-Red')))).not.toContain('plantParent');
    const bones = [...questEggs, ...dropEggs].map(({ key }) => `${key}-Skeleton`);
    expect(earned(hatchLast(bones, raised('Owl-Skeleton')))).not.toContain('boneToPick');
  });

  it('of riders asks for the mounts as well', () => {
    expect(earned(hatchLast(inAllColours(['Cactus', 'Hedgehog', 'Rock'])))).not.toContain('roughRider');
  });

  it('is announced once', () => {
    const player = hatchLast(ofColour('Base'));
    const told = player.notifications.filter(({ type }) => type === 'ACHIEVEMENT_PET_COLOR');
    expect(told.map(({ data }) => data)).toEqual([
      { label: 'achievement: achievementBackToBasics', achievement: 'backToBasics' },
    ]);
  });
});

describe('the player’s first task', () => {
  it('counts only after the welcome, once', () => {
    const early = on(
      makePlayer((player) => (player.flags.welcomed = false)),
      (player) => noteCreatedTask(ctx, player),
    );
    expect(early.achievements['createdTask']).toBeUndefined();
    const twice = on(
      makePlayer((player) => (player.flags.welcomed = true)),
      (player) => {
        noteCreatedTask(ctx, player);
        noteCreatedTask(ctx, player);
      },
    );
    expect(twice.notifications.filter(({ type }) => type === 'ACHIEVEMENT')).toHaveLength(1);
  });
});

describe('what staff give', () => {
  it('adds up where it is counted', () => {
    const twice = carriedOut(
      giveStaffAchievement(ctx, { player: staff('habitSurveys') }, { key: 'habitSurveys' }),
    ).player;
    expect(twice.achievements['habitSurveys']).toBe(2);
    expect(
      carriedOut(giveStaffAchievement(ctx, { player: staff('veteran') }, { key: 'veteran' })).player
        .achievements['veteran'],
    ).toBe(true);
  });

  it('is never something that play earns', () => {
    expect(refusalOf(giveStaffAchievement(ctx, { player: makePlayer() }, { key: 'perfect' }))).toBe(
      'notFound awardNotFound',
    );
  });
});

describe('the best gear of a class', () => {
  it('opens the armoire to all only with the fourth class (seeds)', () => {
    const unopened = (complete: readonly PlayerClass[]) =>
      on(buyUltimate('rogue'), (player) => {
        player.flags.armoireEnabled = false;
        player.achievements.ultimateGearSets = { healer: false, wizard: false, rogue: false, warrior: false };
        for (const playerClass of complete) player.achievements.ultimateGearSets[playerClass] = true;
        grantUltimateGear(ctx, player);
      });
    expect(unopened(['healer']).flags.armoireEnabled).toBe(false);
    const all = unopened(['healer', 'wizard', 'warrior']);
    expect(all.flags.armoireEnabled).toBe(true);
    expect(all.notifications.at(-1)?.type).toBe('ULTIMATE_GEAR_ACHIEVEMENT');
  });
});

describe('the profile', () => {
  it.each([
    ['2023-10-17T11:59:59.000Z', false],
    ['2023-10-17T12:00:00.000Z', true],
  ])('at %s shows what came out that day: %s', (now, isOut) => {
    const keys = shownAchievements(makePlayer(), Date.parse(now)).map(({ key }) => key);
    expect(keys.includes('duneBuddy')).toBe(isOut);
  });
});

describe('what the party’s chat hears', () => {
  it.each([
    ['greeting', []],
    [
      'snowball',
      [
        {
          info: {
            type: 'spell_cast_user',
            class: 'special',
            spell: 'snowball',
            target: 'member 1',
            times: 1,
          },
        },
      ],
    ],
  ])('of a %s', (key, told) => {
    const [caster, friend] = makeMembers(2, (player) => {
      player.stats.gp = 100;
      player.items.special[key] = 1;
    });
    if (!caster || !friend) throw new Error('two members are needed');
    const { chat } = carriedOut(
      cast(ctx, { player: caster, members: [friend] }, { key, targetId: memberId(1) }),
    );
    expect(chat).toMatchObject(told);
    expect(chat).toHaveLength(told.length);
  });
});
