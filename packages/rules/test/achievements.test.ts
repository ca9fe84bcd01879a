import { describe, expect, it } from 'vitest';
import {
  animalColorAchievements,
  animalSetAchievements,
  dropEggs,
  gearOfKlass,
  questEggs,
  questSeriesAchievements,
  standardPotions,
  worldBossAchievements,
} from '@everdeed/content';
import {
  beforeSave,
  buy,
  cast,
  dropPetKeys,
  feed,
  giveStaffAchievement,
  grantInvitedFriend,
  grantJoinedChallenge,
  grantJoinedGuild,
  grantPartySize,
  grantUltimateGear,
  hatch,
  noteCreatedTask,
  type Player,
  type PlayerClass,
  rebirth,
  rewardForWorldBoss,
  runDay,
  scoreTask,
  setContributorLevel,
  shownAchievements,
} from '@everdeed/rules';
import { grantQuestSeries, questOf } from '../src/quests/rewards.ts';
import { produce } from '../src/state/draft.ts';
import { contextAt, makePlayer, makeTask } from './support/make.ts';
import { makeMembers, memberId, refusalOf, valueOf } from './support/party.ts';

const ctx = contextAt('2025-09-20T12:00:00.000Z');
/** Lets a rule work on a draft. */
const on = (player: Player, act: (draft: Player) => void): Player => produce(player, act);
const petsOf = (keys: readonly string[], growth = 5) =>
  makePlayer(({ items }) => {
    for (const key of keys) items.pets[key] = growth;
    items.eggs = { Wolf: 1, Cactus: 1, Rat: 1 };
  });
/** Owns all pets of `keys` but the last, which hatches now. */
function hatchLast(keys: readonly string[], change: (player: Player) => void = () => {}): Player {
  const last = keys.at(-1) ?? '';
  const [egg = '', hatchingPotion = ''] = last.split('-');
  const player = petsOf(keys.slice(0, -1));
  player.items.eggs[egg] = 1;
  player.items.hatchingPotions[hatchingPotion] = 1;
  change(player);
  return valueOf(hatch(ctx, player, { egg, hatchingPotion })).player;
}
const inAllColours = (species: readonly string[]): string[] =>
  species.flatMap((egg) => standardPotions.map(({ key }) => `${egg}-${key}`));
const ofColour = (potion: string): string[] => dropEggs.map(({ key }) => `${key}-${potion}`);

/** Feeds something when all nine mounts of a colour stand in the stable. */
function feedBesideMounts(potion: string): Player {
  const player = makePlayer(({ items }) => {
    for (const key of ofColour(potion)) items.mounts[key] = true;
    items.pets['Rat-Base'] = 5;
    items.food['Meat'] = 1;
  });
  return valueOf(feed(ctx, player, { pet: 'Rat-Base', food: 'Meat' })).player;
}

/** Buys the last missing piece of a class's best gear. */
function buyUltimate(playerClass: PlayerClass): Player {
  const best = gearOfKlass(playerClass).filter(({ last }) => last);
  const armor = best.find(({ type }) => type === 'armor')?.key ?? '';
  const player = makePlayer(({ stats, items }) => {
    Object.assign(stats, { class: playerClass, gp: 1000 });
    for (const { key } of gearOfKlass(playerClass)) if (key !== armor) items.gear.owned[key] = true;
  });
  return valueOf(buy(ctx, player, { key: armor })).player;
}

/** Casts an item or card on a friend; the friend afterwards. */
function castOnFriend(key: string): Player {
  const [caster, friend] = makeMembers(2, (player) => {
    player.stats.gp = 100;
    player.items.special[key] = 1;
  });
  if (!caster || !friend) throw new Error('two members are needed');
  const outcome = valueOf(cast(ctx, { player: caster, members: [friend], key, targetId: memberId(1) }));
  return outcome.members[0] ?? friend;
}

const ticked = (type: 'daily' | 'habit', fields = {}, player = makePlayer()): Player =>
  valueOf(scoreTask(ctx, { player, task: makeTask(type, fields), direction: 'up' })).player;
const company = (size: number): Player => {
  const members = makeMembers(size);
  grantPartySize(ctx, members);
  return members[0] ?? makePlayer();
};
const staff = (key: string): Player => valueOf(giveStaffAchievement(makePlayer(), key)).player;
const all = <Value>(keys: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(keys.map((key) => [key, value]));
const dayOf = (player: Player): Player =>
  runDay(ctx, { player, tasks: [makeTask('daily', { completed: true, isDue: true })], daysMissed: 1 }).player;

/** What earns each achievement of the profile. */
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
    valueOf(
      rebirth(
        ctx,
        makePlayer((player) => (player.balance = 2)),
        [],
      ),
    ).player,
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
    valueOf(
      buy(
        ctx,
        makePlayer((player) => (player.stats.gp = 30)),
        { key: 'armor_warrior_1' },
      ),
    ).player,
  ...Object.fromEntries(
    ['snowball', 'spookySparkles', 'shinySeed', 'seafoam'].map((key) => [key, () => castOnFriend(key)]),
  ),
  ...Object.fromEntries(
    Object.entries(worldBossAchievements).map(([quest, key]) => [
      key,
      () => rewardForWorldBoss(makePlayer(), questOf(quest)),
    ]),
  ),
  contributor: () => valueOf(setContributorLevel(ctx, makePlayer(), 1)).player,
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

const earned = (player: Player): ReadonlySet<string> =>
  new Set(
    shownAchievements(player, ctx.now)
      .filter((shown) => shown.earned)
      .map(({ key }) => key),
  );

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

  it('is told of once', () => {
    const player = hatchLast(ofColour('Base'));
    const told = player.notifications.filter(({ type }) => type === 'ACHIEVEMENT_PET_COLOR');
    expect(told.map(({ data }) => data)).toEqual([
      { label: 'achievement: achievementBackToBasics', achievement: 'backToBasics' },
    ]);
  });
});

describe('the first task of one’s own', () => {
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
    const twice = valueOf(giveStaffAchievement(staff('habitSurveys'), 'habitSurveys')).player;
    expect(twice.achievements['habitSurveys']).toBe(2);
    expect(valueOf(giveStaffAchievement(staff('veteran'), 'veteran')).player.achievements['veteran']).toBe(
      true,
    );
  });

  it('is nothing that play earns', () => {
    expect(refusalOf(giveStaffAchievement(makePlayer(), 'perfect'))).toBe('notFound awardNotFound');
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
    ['snowball', [{ kind: 'spellCast', class: 'special', spell: 'snowball', target: 'member 1' }]],
  ])('of a %s', (key, told) => {
    const [caster, friend] = makeMembers(2, (player) => {
      player.stats.gp = 100;
      player.items.special[key] = 1;
    });
    if (!caster || !friend) throw new Error('two members are needed');
    const { events } = valueOf(cast(ctx, { player: caster, members: [friend], key, targetId: memberId(1) }));
    expect(events).toMatchObject(told);
    expect(events).toHaveLength(told.length);
  });
});
