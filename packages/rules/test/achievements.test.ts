import { describe, expect, it } from 'vitest';
import {
  animalColorAchievements,
  animalSetAchievements,
  dropEggs,
  questEggs,
  questSeriesAchievements,
  worldBossAchievements,
} from '@everdeed/content';
import {
  beforeSave,
  buy,
  dropPetKeys,
  grantInvitedFriend,
  grantJoinedChallenge,
  grantJoinedGuild,
  grantPartySize,
  noteCreatedTask,
  type Player,
  rebirth,
  rewardForWorldBoss,
  runDay,
  scoreTask,
  setContributorLevel,
  shownAchievements,
} from '@everdeed/rules';
import { grantQuestSeries, questOf } from '../src/quests/rewards.ts';
import {
  buyUltimate,
  castOnFriend,
  ctx,
  earned,
  feedBesideMounts,
  hatchLast,
  inAllColours,
  ofColour,
  on,
  petsOf,
  staff,
} from './support/earning.ts';
import { makePlayer, makeTask } from './support/make.ts';
import { carriedOut, makeMembers } from './support/party.ts';

const ticked = (type: 'daily' | 'habit', fields = {}, player = makePlayer()): Player =>
  carriedOut(scoreTask(ctx, { player, task: makeTask(type, fields) }, { direction: 'up' })).player;
const company = (size: number): Player => {
  const members = makeMembers(size);
  grantPartySize(ctx, members);
  return members[0] ?? makePlayer();
};
const all = <Value>(keys: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(keys.map((key) => [key, value]));
const dayOf = (player: Player): Player =>
  carriedOut(
    runDay(ctx, { player, tasks: [makeTask('daily', { completed: true, isDue: true })] }, { daysMissed: 1 }),
  ).player;

/** How to earn each achievement on the profile. */
const ways: Readonly<Record<string, () => Player>> = {
  streak: () => ticked('daily', { streak: 20 }),
  perfect: () => dayOf(makePlayer()),
  partyUp: () => company(2),
  partyOn: () => company(4),
  royallyLoyal: () => dayOf(makePlayer((player) => (player.loginIncentives = 499))),
  joinedChallenge: () => on(makePlayer(), (player) => grantJoinedChallenge(ctx, player)),
  invitedFriend: () => on(makePlayer(), (player) => grantInvitedFriend(ctx, player)),
  ...Object.fromEntries(
    Object.entries(questSeriesAchievements).map(([key, quests]) => [
      key,
      () =>
        on(makePlayer(), (player) => {
          for (const quest of quests) player.achievements.quests[quest] = 1;
          grantQuestSeries(ctx, player, quests.at(-1) ?? '');
        }),
    ]),
  ),
  ...Object.fromEntries(
    animalColorAchievements.flatMap(({ color, petAchievement, mountAchievement }) => [
      [petAchievement, () => hatchLast(ofColour(color))],
      [mountAchievement, () => feedBesideMounts(color)],
    ]),
  ),
  ...Object.fromEntries(
    Object.values(animalSetAchievements).map(({ achievementKey, species, type }) => [
      achievementKey,
      () =>
        hatchLast(inAllColours(species), ({ items }) => {
          if (type === 'petMount') for (const key of inAllColours(species)) items.mounts[key] = true;
        }),
    ]),
  ),
  boneToPick: () => hatchLast([...questEggs, ...dropEggs].map(({ key }) => `${key}-Skeleton`)),
  beastMaster: () => beforeSave(ctx, petsOf(dropPetKeys(), -1)),
  mountMaster: () =>
    beforeSave(
      ctx,
      makePlayer(({ items }) => void (items.mounts = all(dropPetKeys(), true))),
    ),
  triadBingo: () =>
    beforeSave(
      ctx,
      on(petsOf(dropPetKeys()), ({ items }) => void (items.mounts = all(dropPetKeys(), true))),
    ),
  healerUltimateGear: () => buyUltimate('healer'),
  rogueUltimateGear: () => buyUltimate('rogue'),
  warriorUltimateGear: () => buyUltimate('warrior'),
  mageUltimateGear: () => buyUltimate('wizard'),
  ...Object.fromEntries(
    ['greeting', 'thankyou', 'birthday', 'congrats', 'getwell', 'goodluck', 'nye', 'valentine'].map((key) => [
      `${key}Cards`,
      () => castOnFriend(key),
    ]),
  ),
  rebirth: () =>
    carriedOut(rebirth(ctx, { player: makePlayer((player) => (player.balance = 2)), tasks: [] })).player,
  createdTask: () =>
    on(
      makePlayer((player) => (player.flags.welcomed = true)),
      (player) => noteCreatedTask(ctx, player),
    ),
  completedTask: () =>
    ticked(
      'habit',
      {},
      makePlayer((player) => delete player.achievements['completedTask']),
    ),
  hatchedPet: () => hatchLast(['Wolf-Base']),
  fedPet: () => feedBesideMounts('Base'),
  purchasedEquipment: () =>
    carriedOut(
      buy(ctx, { player: makePlayer((player) => (player.stats.gp = 30)) }, { key: 'armor_warrior_1' }),
    ).player,
  ...Object.fromEntries(
    ['snowball', 'spookySparkles', 'shinySeed', 'seafoam'].map((key) => [key, () => castOnFriend(key)]),
  ),
  ...Object.fromEntries(
    Object.entries(worldBossAchievements).map(([quest, key]) => [
      key,
      () => carriedOut(rewardForWorldBoss(ctx, { player: makePlayer() }, { quest: questOf(quest) })).player,
    ]),
  ),
  contributor: () => carriedOut(setContributorLevel(ctx, { player: makePlayer() }, { level: 1 })).player,
  npc: () => makePlayer((player) => (player.backer.npc = 'Alex')),
  kickstarter: () => makePlayer((player) => (player.backer.tier = 5)),
  joinedGuild: () => on(makePlayer(), (player) => grantJoinedGuild(ctx, player)),
  ...Object.fromEntries(
    [
      'habiticaDays',
      'habitBirthdays',
      'costumeContests',
      'habitSurveys',
      'veteran',
      'originalUser',
      'kickstarter2019',
      'groupsBeta2022',
    ].map((key) => [key, () => staff(key)]),
  ),
};

describe('every achievement of the profile (rules-play-and-shops 9.2)', () => {
  it.each(Object.entries(ways))('%s is granted by its rule', (key, way) => {
    expect(earned(way())).toContain(key);
  });

  it('has a way to it, those shown only to their owners too', () => {
    const everything = makePlayer((player) => {
      for (const key of Object.keys(ways)) player.achievements[key] = true;
      for (const quest of Object.keys(worldBossAchievements)) player.achievements.quests[quest] = 1;
      Object.assign(player.backer, { npc: 'Alex', tier: 1 });
    });
    const shown = shownAchievements(everything, ctx.now).map(({ key }) => key);
    expect(shown.filter((key) => !(key in ways))).toEqual([]);
    expect(shown.toSorted()).toEqual(Object.keys(ways).toSorted());
  });
});
