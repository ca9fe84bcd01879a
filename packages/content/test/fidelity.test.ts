import { describe, expect, it } from 'vitest';
import * as content from '../src/index.ts';
import { catalogue, catalogueFile, rowsOf, without, type Row } from './support/catalogue.ts';
import { fieldsIn, listIn } from '../src/values.ts';

/** Compares row by row, so that failures name the row. */
function expectRows(ours: readonly object[], theirs: readonly Row[], name: string): void {
  for (const [index, row] of theirs.entries()) {
    expect(
      ours[index],
      `${name}: ${JSON.stringify(row['key'] ?? row['set'] ?? row['day'] ?? index)}`,
    ).toEqual(row);
  }
  expect(ours.length, name).toBe(theirs.length);
}

const specialRow = (row: object): object => {
  const { egg: _egg, potion: _potion, ...rest } = fieldsIn(row);
  return rest;
};

describe('the tables', () => {
  it.each<[string, () => readonly object[], () => readonly Row[]]>([
    // sourceValue and ownKey are the reference's figures, which the seeds overrule (catalogue README 3 and 4).
    ['gear', content.allGear, () => without(rowsOf('gear', 'items'), 'sourceValue', 'ownKey')],
    ['quests', () => content.quests, () => rowsOf('quests', 'quests')],
    ['drop eggs', () => content.dropEggs, () => rowsOf('eggs', 'drop')],
    ['quest eggs', () => content.questEggs, () => rowsOf('eggs', 'quest')],
    ['standard potions', () => content.standardPotions, () => rowsOf('hatching-potions', 'standard')],
    ['premium potions', () => content.premiumPotions, () => rowsOf('hatching-potions', 'premium')],
    ['wacky potions', () => content.wackyPotions, () => rowsOf('hatching-potions', 'wacky')],
    ['food', () => content.foods, () => rowsOf('food', 'food')],
    ['special pets', () => content.petsOfType('special').map(specialRow), () => rowsOf('pets', 'special')],
    [
      'special mounts',
      () => content.mountsOfType('special').map(specialRow),
      () => rowsOf('mounts', 'special'),
    ],
    ['spells', () => content.spells, () => rowsOf('spells', 'spells')],
    [
      'backgrounds',
      () => content.backgroundSets,
      () => without(rowsOf('backgrounds', 'sets'), 'sourcePrice', 'sourcePrices'),
    ],
    ['mystery sets', content.mysterySets, () => rowsOf('mystery-sets', 'sets')],
    ['bundles', () => content.bundles, () => rowsOf('bundles', 'bundles')],
    ['gem packs', () => content.gemPacks, () => rowsOf('gems', 'packs')],
    ['subscription blocks', () => content.subscriptionBlocks, () => rowsOf('subscriptions', 'blocks')],
    ['cards', () => content.cards, () => rowsOf('cards', 'cards')],
    ['check-ins', () => content.checkIns, () => rowsOf('login-incentives', 'milestones')],
    [
      'achievements',
      () => content.achievements.map((row) => ({ plural: false, ...row })),
      () => rowsOf('achievements', 'achievements'),
    ],
    ['repeating events', () => content.repeatingEvents, () => rowsOf('events', 'repeating')],
    ['dated events', () => content.datedEvents, () => rowsOf('events', 'dated')],
    ['event ladders', () => content.eventLadders, () => rowsOf('event-ladders', 'ladders')],
    ['schedule', () => content.monthlySchedule, () => rowsOf('schedule', 'monthly')],
    ['galas', () => content.galas, () => without(rowsOf('schedule', 'galas'), 'seasonalGear')],
    ['starter themes', () => content.starterThemes, () => rowsOf('starter-tasks', 'themes')],
    [
      'tasks of API clients',
      () => content.apiClientDefaultTasks,
      () => rowsOf('starter-tasks', 'apiClientDefaults'),
    ],
    ['FAQ', () => content.faqEntries, () => rowsOf('faq-keys', 'questions')],
    ['pins', () => content.newUserPins, () => rowsOf('pinned-defaults', 'newUserPinned')],
    ['new user items', () => content.newUserItems, () => rowsOf('pinned-defaults', 'newUserItems')],
    ['unique items', () => content.uniqueItems, () => rowsOf('pinned-defaults', 'unique')],
    ['item list', () => content.itemList, () => rowsOf('gear-types', 'itemList')],
    ['appearance sets', () => content.appearanceSets, () => rowsOf('appearance', 'sets')],
  ])('equal the catalogue field by field: %s', (name, ours, theirs) => {
    expectRows(ours(), theirs(), name);
  });

  it('keep the small lists', () => {
    expect(content.classOrder).toEqual(catalogue('classes', 'order'));
    expect(content.gearTypes).toEqual(catalogue('gear-types', 'order'));
    expect(content.audioThemes).toEqual(catalogue('audio-themes', 'themes'));
    expect(content.challengeCategories).toEqual(catalogue('challenge-categories', 'categories'));
    expect(content.gifSprites).toEqual(catalogue('gif-sprites', 'sprites'));
    expect(content.newUserGear).toEqual(catalogue('pinned-defaults', 'newUserOwnedGear'));
    expect(content.pinPathsWithoutItem).toEqual(catalogue('pinned-defaults', 'pathsWithoutItem'));
    expect(content.unpinnable).toEqual(catalogue('pinned-defaults', 'cannotUnpin'));
    expect(content.timeTravelStable).toEqual(catalogueFile('time-travel-stable'));
    expect(content.appearanceOptions).toEqual(
      Object.fromEntries(Object.entries(catalogueFile('appearance')).filter(([field]) => field !== 'sets')),
    );
  });

  it('keep the conditions of achievements, the sales and the switchover days', () => {
    expect(content.questSeriesAchievements).toEqual(catalogue('achievements', 'questSeries'));
    expect(content.animalColorAchievements).toEqual(catalogue('achievements', 'animalColor'));
    expect(content.animalSetAchievements).toEqual(catalogue('achievements', 'animalSet'));
    expect(content.petSetCompleteAchievements).toEqual(catalogue('achievements', 'petSetComplete'));
    expect(content.stableAchievements).toEqual(catalogue('achievements', 'stable'));
    expect(content.gemsPromo).toEqual(catalogue('events', 'gemsPromo'));
    expect(content.aprilFools).toEqual(catalogue('events', 'aprilFools'));
    expect(content.releaseDays).toEqual(catalogue('schedule', 'releaseDays'));
    expect(content.alwaysAvailableCustomizations).toEqual(
      catalogue('schedule', 'alwaysAvailableCustomizations'),
    );
    expect(content.featuredPetQuests).toEqual(catalogue('schedule', 'featuredPetQuests'));
  });

  it('name the achievement of every world boss', () => {
    for (const boss of rowsOf('world-bosses', 'bosses')) {
      const key = String(boss['key']);
      expect(content.worldBossAchievements[key], key).toBe(boss['achievement']);
      expect(content.findQuest(key)?.boss, key).toEqual(boss['boss']);
      expect(content.findQuest(key)?.drop, key).toEqual(boss['drop']);
    }
  });

  it('yield the sets of each gala from the gear', () => {
    const expected = catalogue('schedule', 'seasonalSets');
    for (const gala of content.galas) {
      expect(content.seasonalSets(gala.key).toSorted(), gala.key).toEqual(
        listIn(expected, gala.key).map(String).toSorted(),
      );
    }
  });

  it('yield pets and mounts from eggs and potions', () => {
    const sizes = (list: readonly { type: string }[]): unknown[] =>
      [...new Set(list.map((entry) => entry.type))].map((type) => [
        type,
        list.filter((entry) => entry.type === type).length,
      ]);
    const families = (file: string): unknown[] => [
      ...rowsOf(file, 'families').map((family) => [family['type'], family['count']]),
      ['special', rowsOf(file, 'special').length],
    ];
    expect(sizes(content.pets())).toEqual(families('pets'));
    expect(sizes(content.mounts())).toEqual(families('mounts'));
  });

  it('keep the release dates', () => {
    for (const { set, year, month, availableAfter } of rowsOf('release-dates', 'armoireSets')) {
      const release = `${String(year)}-${String(month).padStart(2, '0')}`;
      expect(content.armoireReleaseMonths().get(String(set)), String(set)).toBe(release);
      expect(content.gearOfSet(String(set))[0]?.from, String(set)).toBe(String(availableAfter).slice(0, 7));
      expect(String(availableAfter).slice(8), String(set)).toBe(
        String(content.armoireReleaseDay).padStart(2, '0'),
      );
    }
    const days = (file: string): Row =>
      Object.fromEntries(
        rowsOf('release-dates', file).map((row) => [
          row['key'],
          [row['year'], row['month'], row['day']].map((part) => String(part).padStart(2, '0')).join('-'),
        ]),
      );
    const ours = (list: readonly { key: string; release?: string }[]): Row =>
      Object.fromEntries(list.flatMap(({ key, release }) => (release ? [[key, release]] : [])));
    expect(ours(content.allEggs())).toEqual(days('eggs'));
    expect(ours(content.allPotions())).toEqual(days('hatchingPotions'));
  });
});
