import { describe, expect, it } from 'vitest';
import * as content from '../src/index.ts';
import { catalogueFile } from './support/catalogue.ts';
import { fieldsIn, listIn, numberIn } from '../src/values.ts';

/** Totals of the catalogue (counts.json), part by part. */
const counts = catalogueFile('counts');

const tally = <T>(list: Iterable<T>, name: (entry: T) => string | undefined): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const entry of list) {
    const key = name(entry);
    if (key !== undefined) found[key] = (found[key] ?? 0) + 1;
  }
  return found;
};
const sum = <T>(list: readonly T[], figure: (entry: T) => number): number =>
  list.reduce((total, entry) => total + figure(entry), 0);

/** Looks up an item in the table of its type, as referred to by quest drops, check-ins and ladders. */
const finders: Readonly<Record<string, (key: string) => unknown>> = {
  gear: content.findGear,
  quests: content.findQuest,
  food: content.findFood,
  eggs: content.findEgg,
  hatchingPotions: content.findPotion,
  pets: content.findPet,
  mounts: content.findMount,
  background: content.findBackground,
  backgrounds: content.findBackground,
  achievement: content.findAchievement,
  bundles: content.findBundle,
  cards: content.findCard,
  hatchingPotionQuests: content.findQuest,
  petQuests: content.findQuest,
  premiumHatchingPotions: content.findPotion,
};

/** Dangling references, as `where -> type key`. */
function dangling(references: Iterable<readonly [where: string, type: string, key: string]>): string[] {
  const lost: string[] = [];
  for (const [where, type, key] of references) {
    if (!finders[type]?.(key)) lost.push(`${where} -> ${type} ${key}`);
  }
  return lost;
}

describe('the catalogue', () => {
  it('has every piece of gear', () => {
    const gear = content.allGear();
    const expected = fieldsIn(counts, 'gear');
    expect(gear.length).toBe(1806);
    expect(tally(gear, (item) => item.klass)).toEqual(expected['byKlass']);
    expect(tally(gear, (item) => item.type)).toEqual(expected['byType']);
    expect(tally(gear, (item) => item.season)).toEqual(expected['bySeason']);
    expect(gear.filter((item) => item.twoHanded).length).toBe(expected['twoHanded']);
    expect(gear.filter((item) => item.last).length).toBe(expected['last']);
    expect(gear.filter((item) => item.mystery).length).toBe(expected['withMystery']);
    expect(sum(gear, (item) => item.value)).toBe(expected['sumOfAllValues']);
    for (const stat of ['str', 'int', 'per', 'con'] as const) {
      expect(
        sum(gear, (item) => item[stat]),
        stat,
      ).toBe(numberIn(expected, 'sumOfAllStats', stat));
    }
  });

  it('has every quest', () => {
    const expected = fieldsIn(counts, 'quests');
    expect(content.quests.length).toBe(120);
    expect(tally(content.quests, (quest) => quest.category)).toEqual(expected['byCategory']);
    expect(content.quests.filter((quest) => quest.boss?.rage).length).toBe(expected['withRage']);
    expect(sum(content.quests, (quest) => quest.boss?.hp ?? 0)).toBe(expected['sumBossHp']);
    expect(sum(content.quests, (quest) => quest.drop.exp)).toBe(expected['sumExp']);
    expect(sum(content.quests, (quest) => quest.drop.gp)).toBe(expected['sumGp']);
    expect(sum(content.quests, (quest) => sum(quest.collect ?? [], (item) => item.count))).toBe(
      expected['sumCollect'],
    );
  });

  it.each<[string, number, number]>([
    ['eggs', content.allEggs().length, 70],
    ['hatching potions', content.allPotions().length, 68],
    ['food', content.foods.length, 41],
    ['pets', content.pets().length, 1248],
    ['mounts', content.mounts().length, 1178],
    ['skills and special items', content.spells.length, 32],
    ['backgrounds', content.backgrounds().length, 395],
    ['background sets', content.backgroundSets.length, 147],
    ['appearance options', sum(Object.values(content.appearanceOptions), (list) => list.length), 189],
    ['appearance sets', content.appearanceSets.length, 20],
    ['mystery sets', content.mysterySets().length, 153],
    ['bundles', content.bundles.length, 16],
    ['gem packs', content.gemPacks.length, 4],
    ['subscription blocks', content.subscriptionBlocks.length, 7],
    ['cards', content.cards.length, 8],
    ['audio themes', content.audioThemes.length, 15],
    ['check-in milestones', content.checkIns.length, 55],
    ['check-in grants', sum(content.checkIns, (checkIn) => checkIn.grants.length), 134],
    ['achievements', content.achievements.length, 90],
    ['repeating events', content.repeatingEvents.length, 12],
    ['dated events', content.datedEvents.length, 94],
    ['event ladders', content.eventLadders.length, 12],
    ['starter tasks', sum(content.starterThemes, (theme) => theme.tasks.length), 25],
    ['FAQ entries', content.faqEntries.length, 47],
    ['challenge categories', content.challengeCategories.length, 15],
    ['gif sprites', content.gifSprites.length, 43],
    ['armoire release months', content.armoireReleaseMonths().size, 33],
  ])('has all %s', (_name, ours, expected) => {
    expect(ours).toBe(expected);
  });
});

describe('keys', () => {
  it('match their parts', () => {
    for (const { key, type, klass, index } of content.allGear())
      expect(key).toBe(`${type}_${klass}_${index}`);
    for (const { key, egg, potion } of [...content.pets(), ...content.mounts()])
      expect(key).toBe(`${egg}-${potion}`);
    for (const { set, month } of content.backgroundSets) {
      if (month) expect(set).toBe(`backgrounds${month.slice(5)}${month.slice(0, 4)}`);
    }
  });

  it.each<[string, () => readonly { key: string }[], (key: string) => unknown]>([
    ['gear', content.allGear, content.findGear],
    ['quests', () => content.quests, content.findQuest],
    ['eggs', content.allEggs, content.findEgg],
    ['potions', content.allPotions, content.findPotion],
    ['food', () => content.foods, content.findFood],
    ['pets', content.pets, content.findPet],
    ['mounts', content.mounts, content.findMount],
    ['spells', () => content.spells, content.findSpell],
    ['backgrounds', content.backgrounds, content.findBackground],
    ['mystery sets', content.mysterySets, content.findMysterySet],
    ['bundles', () => content.bundles, content.findBundle],
    ['gem packs', () => content.gemPacks, content.findGemPack],
    ['subscription blocks', () => content.subscriptionBlocks, content.findSubscriptionBlock],
    ['cards', () => content.cards, content.findCard],
    ['achievements', () => content.achievements, content.findAchievement],
    ['appearance sets', () => content.appearanceSets, content.findAppearanceSet],
  ])('are unique and found: %s', (name, list, find) => {
    const twice = Object.entries(tally(list(), (entry) => entry.key)).filter(([, times]) => times > 1);
    expect(twice).toEqual([]);
    for (const entry of list()) expect(find(entry.key), `${name} ${entry.key}`).toBe(entry);
  });

  it('find nothing under the names of inherited properties', () => {
    for (const key of ['__proto__', 'constructor', 'toString', '']) {
      for (const [type, find] of Object.entries(finders)) expect(find(key), `${type} ${key}`).toBeUndefined();
    }
  });
});

describe('references', () => {
  it('of quests resolve', () => {
    const references = content.quests.flatMap((quest) => [
      ...(quest.drop.items ?? []).map(({ type, key }) => [quest.key, type, key] as const),
      ...[...(quest.prereqQuests ?? []), ...(quest.previous ? [quest.previous] : [])].map(
        (key) => [quest.key, 'quests', key] as const,
      ),
    ]);
    expect(dangling(references)).toEqual([]);
    for (const quest of content.quests)
      expect(Boolean(quest.boss) !== Boolean(quest.collect), quest.key).toBe(true);
  });

  it('of eggs and potions resolve', () => {
    const stock = [...content.allEggs(), ...content.allPotions()];
    expect(
      dangling(
        stock.flatMap(({ key, quests }) => (quests ?? []).map((quest) => [key, 'quests', quest] as const)),
      ),
    ).toEqual([]);
  });

  it('of food resolve', () => {
    expect(
      dangling(
        content.foods.flatMap(({ key, target }) =>
          target ? [[key, 'hatchingPotions', target] as const] : [],
        ),
      ),
    ).toEqual([]);
  });

  it('of bundles, check-ins and award runs resolve', () => {
    const steps = content.eventLadders.flatMap(({ key, steps: list }) =>
      list.flatMap((step) =>
        Object.entries(step).flatMap(([type, keys]) =>
          listIn(keys).map((item) => [key, type, String(item)] as const),
        ),
      ),
    );
    expect(
      dangling([
        ...content.bundles.flatMap(({ key, bundleKeys }) =>
          bundleKeys.map((quest) => [key, 'quests', quest] as const),
        ),
        ...content.checkIns.flatMap(({ day, grants }) =>
          grants.map(({ type, key }) => [`day ${day}`, type, key] as const),
        ),
        ...steps,
      ]),
    ).toEqual([]);
  });

  it('of the schedule and the events resolve', () => {
    expect(
      dangling([
        ...content.monthlySchedule.flatMap(({ month, day14, day21 }) =>
          Object.entries({ ...day14, ...day21 }).flatMap(([type, keys]) =>
            keys.map((key) => [`month ${month}`, type, key] as const),
          ),
        ),
        ...content.repeatingEvents.flatMap(({ key, content: list }) =>
          (list ?? []).flatMap(({ type, items }) => items.map((item) => [key, type, item] as const)),
        ),
        ...content.featuredPetQuests.map((key) => ['featured', 'quests', key] as const),
        ...content.galas.flatMap(({ key, seasonalQuests }) =>
          seasonalQuests.map((quest) => [key, 'quests', quest] as const),
        ),
        ...(['pets', 'mounts', 'quests', 'backgrounds'] as const).flatMap((type) =>
          content.timeTravelStable[type].map((key) => ['time travel', type, key] as const),
        ),
      ]),
    ).toEqual([]);
    for (const { key, seasonalSpells, customizations } of content.galas) {
      for (const spell of seasonalSpells) expect(content.findSpell(spell), `${key} ${spell}`).toBeDefined();
      for (const set of customizations) expect(content.findAppearanceSet(set), `${key} ${set}`).toBeDefined();
    }
  });

  it('of gear resolve', () => {
    for (const { key, source, set, specialClass } of content.allGear()) {
      for (const [kind, name = ''] of source.split(';').map((way) => way.split(':'))) {
        if (kind === 'quest')
          expect(
            content.findQuest(name)?.drop.items?.some((item) => item.key === key),
            `${key} from ${name}`,
          ).toBe(true);
        if (kind === 'checkin')
          expect(
            content.checkInReward(Number(name))?.grants.some((grant) => grant.key === key),
            `${key} on day ${name}`,
          ).toBe(true);
        if (kind === 'mystery')
          expect(content.findMysterySet(name)?.items.includes(key), `${key} in ${name}`).toBe(true);
      }
      if (specialClass)
        expect(new Set(content.gearOfSet(set).map((item) => item.specialClass)).size, set).toBe(1);
    }
    for (const key of content.newUserGear) expect(content.findGear(key), key).toBeDefined();
    for (const { path } of content.newUserPins) {
      if (path.startsWith('gear.flat.')) expect(content.findGear(path.slice(10)), path).toBeDefined();
    }
  });

  it('of appearance sets resolve', () => {
    for (const { key, members } of content.appearanceSets) {
      for (const path of members) expect(content.findAppearance(path)?.set, `${key} ${path}`).toBe(key);
    }
  });

  it('of achievements resolve', () => {
    for (const [key, quests] of Object.entries(content.questSeriesAchievements)) {
      expect(content.findAchievement(key), key).toBeDefined();
      for (const quest of quests) expect(content.findQuest(quest), `${key} ${quest}`).toBeDefined();
    }
    for (const { color, petAchievement, mountAchievement } of content.animalColorAchievements) {
      expect(content.findPotion(color), color).toBeDefined();
      for (const key of [petAchievement, mountAchievement])
        expect(content.findAchievement(key), key).toBeDefined();
    }
    for (const { achievementKey, species } of Object.values(content.animalSetAchievements)) {
      expect(content.findAchievement(achievementKey), achievementKey).toBeDefined();
      for (const egg of species) expect(content.findEgg(egg), `${achievementKey} ${egg}`).toBeDefined();
    }
    for (const { key, achievement } of content.spells) {
      if (achievement) {
        const name = content.findCard(achievement) ? `${achievement}Cards` : achievement;
        expect(content.findAchievement(name), key).toBeDefined();
      }
    }
  });
});
