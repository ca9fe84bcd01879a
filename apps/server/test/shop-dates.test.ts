import { classOrder } from '@everdeed/content';
import { fieldsIn, listIn, textIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { changePlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('visitor', (now) => ({ server, player } = now));

/** What the catalogue's calendar says of one moment (rules-play-and-shops 6.2 to 6.8). */
interface Day {
  readonly at: string;
  readonly why: string;
  /** Events of the world state, without the season, which stands last. */
  readonly events: string;
  readonly season: string;
  /** The part of the food's keys that a season adds; empty on ordinary days. */
  readonly food: string;
  readonly potions: string;
  readonly bundles: string;
  readonly petQuests: string;
  readonly potionQuests: string;
  readonly spell: string;
  readonly seasonalQuests: string;
  /** Of the classes in the order of the catalogue. */
  readonly goldSets: string;
  readonly hair: string;
  readonly skin: string;
  /** First and last background set, as months and years. */
  readonly backgrounds: string;
  /** How many mystery sets of months, with the first and the last; those of the far future come besides. */
  readonly mystery: string;
  /** When season, potions and mystery sets leave. */
  readonly ends: string;
}

const WINTER = {
  season: 'winter',
  spell: 'snowball',
  seasonalQuests: 'evilsanta evilsanta2',
  goldSets:
    'winter2026RimeReaperWarriorSet winter2026MidwinterCandleMageSet winter2026SkiRogueSet winter2026PolarBearHealerSet',
  hair: 'winteryHairColors',
  skin: 'winterySkins',
};
const FALL = {
  season: 'fall',
  spell: 'spookySparkles',
  seasonalQuests: '',
  goldSets:
    'fall2025SasquatchWarriorSet fall2025MaskedGhostMageSet fall2025SkeletonRogueSet fall2025KoboldHealerSet',
  hair: 'hauntedHairColors',
  skin: 'supernaturalSkins',
};
const NOVEMBER = {
  potions: 'Ember Frost Thunderstorm',
  bundles: 'forestFriends oddballs',
  petQuests: 'sheep kangaroo owl rat badger',
  potionQuests: 'amber',
  backgrounds: '052015 112025',
};

const DAYS: readonly Day[] = [
  {
    ...WINTER,
    at: '2026-01-14T12:00Z',
    why: 'winter, outside of any event, the day on which pet quests change',
    events: '',
    food: '',
    potions: 'Peppermint Holly Gingerbread',
    bundles: 'winterQuests',
    petQuests: 'nudibranch seaserpent gryphon yarn axolotl',
    potionQuests: 'silver',
    backgrounds: '072014 012026',
    mystery: '23 201407 202507',
    ends: '2026-03-01 2026-01-21 2026-02-01',
  },
  {
    at: '2026-04-14T12:00Z',
    why: 'spring, while the odd potions are sold again',
    events: 'aprilFoolsResale',
    season: 'spring',
    food: '',
    potions: 'StainedGlass Porcelain BirchBark Cryptid Veggie TeaShop',
    bundles: 'hugabug',
    petQuests: 'snake monkey falcon alligator alpaca',
    potionQuests: 'stone virtualpet waffle fungi alien',
    spell: 'shinySeed',
    seasonalQuests: 'egg',
    goldSets:
      'spring2026FrogWarriorSet spring2026MaypoleMageSet spring2026BranchRogueSet spring2026SnowdropHealerSet',
    hair: 'shimmerHairColors',
    skin: 'pastelSkins',
    backgrounds: '102014 042026',
    mystery: '24 201404 202510',
    ends: '2026-06-01 2026-04-21 2026-05-01',
  },
  {
    at: '2026-08-01T12:00Z',
    why: 'summer, on Naming Day, which crosses the end of a month',
    events: 'namingDay',
    season: 'summer',
    food: 'Cake',
    potions: 'Moonglow Watery SandSculpture',
    bundles: 'aquaticAmigos jungleBuddies',
    petQuests: 'whale dilatory_derby armadillo guineapig chameleon',
    potionQuests: 'fluorite',
    spell: 'seafoam',
    seasonalQuests: '',
    goldSets:
      'summer2025ScallopWarriorSet summer2025FairyWrasseMageSet summer2025SquidRogueSet summer2025SeaAngelHealerSet',
    hair: 'summerHairColors',
    skin: 'splashySkins',
    backgrounds: '012015 072025',
    mystery: '25 201402 202602',
    ends: '2026-09-01 2026-08-21 2026-09-01',
  },
  {
    ...FALL,
    at: '2026-11-01T12:00Z',
    why: 'autumn, while sweets are everywhere',
    events: 'habitoween',
    food: 'Candy',
    potions: 'Vampire Ghost Spooky',
    bundles: 'witchyFamiliars',
    petQuests: 'snail rock ferret hedgehog dog',
    potionQuests: 'onyx',
    backgrounds: '042015 102025',
    mystery: '25 201405 202605',
    ends: '2026-12-01 2026-11-21 2026-12-01',
  },
  {
    ...FALL,
    ...NOVEMBER,
    at: '2026-12-01T07:59:59.999Z',
    why: 'the last moment of autumn',
    events: 'harvestFeast',
    food: 'Pie',
    mystery: '25 201405 202605',
    ends: '2026-12-01 2026-12-21 2026-12-01',
  },
  {
    ...WINTER,
    ...NOVEMBER,
    at: '2026-12-01T08:00Z',
    why: 'the first moment of winter, which turns nothing else but the mystery sets',
    events: 'harvestFeast',
    food: 'Pie',
    mystery: '24 201406 202512',
    ends: '2027-03-01 2026-12-21 2027-01-01',
  },
  {
    ...WINTER,
    ...NOVEMBER,
    at: '2026-12-01T08:59Z',
    why: 'the feast is over',
    events: '',
    food: '',
    mystery: '24 201406 202512',
    ends: '2027-03-01 2026-12-21 2027-01-01',
  },
];

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const page = async (path: string) => fieldsIn((await player.get(path)).body.data);
const shelf = (shop: Record<string, unknown>, name: string) =>
  listIn(shop, 'categories').find((one) => valueIn(one, 'identifier') === name);
/** Shelves without anything are left out. */
const itemsOn = (shop: Record<string, unknown>, name: string) => {
  const found = shelf(shop, name);
  return found === undefined ? [] : listIn(found, 'items');
};
const keysOn = (shop: Record<string, unknown>, name: string) =>
  itemsOn(shop, name).map((item) => textIn(item, 'key'));
const dayOf = (end: unknown) => new Date(String(end)).toISOString();
const startOf = (day: string | undefined) => `${String(day)}T08:00:00.000Z`;

describe.each(DAYS)('on $at ($why)', (day) => {
  const go = () => (server.system.at = Date.parse(day.at));
  const [seasonEnd, potionEnd, mysteryEnd] = words(day.ends);

  test('the world says what is on', async () => {
    go();
    const events = listIn(await page('/world-state'), 'currentEventList');
    expect(events.map((event) => valueIn(event, 'event') ?? valueIn(event, 'key'))).toEqual([
      ...words(day.events),
      day.season,
    ]);
  });

  test('the market has the potions of the month and the food of the season', async () => {
    go();
    const market = await page('/shops/market');
    expect(keysOn(market, 'premiumHatchingPotions')).toEqual(words(day.potions).toSorted());
    const ends = itemsOn(market, 'premiumHatchingPotions').map((item) => dayOf(valueIn(item, 'end')));
    const special = new Set(['Cryptid', 'Veggie', 'TeaShop']);
    for (const [place, key] of keysOn(market, 'premiumHatchingPotions').entries())
      expect(ends[place], key).toBe(special.has(key) ? startOf('2026-05-01') : startOf(potionEnd));
    const food = keysOn(market, 'food');
    expect(food).toHaveLength(11);
    expect(food).toContain('Saddle');
    const seasonal = food.filter((key) => key.startsWith(`${day.food}_`));
    expect(seasonal).toHaveLength(day.food === '' ? 0 : 10);
    expect(food.includes('Meat')).toBe(day.food === '');
  });

  test('the quest shop has the quests of the month', async () => {
    go();
    const shop = await page('/shops/quests');
    expect(keysOn(shop, 'bundle').toSorted()).toEqual(words(day.bundles).toSorted());
    expect(keysOn(shop, 'pet').toSorted()).toEqual(words(day.petQuests).toSorted());
    expect(keysOn(shop, 'hatchingPotion').toSorted()).toEqual(words(day.potionQuests).toSorted());
  });

  test('the seasonal shop has what the season brings, and gold sets for each class', async () => {
    go();
    const shop = await page('/shops/seasonal');
    expect(shop).toMatchObject({ opened: true });
    expect(keysOn(shop, 'spells')).toEqual([day.spell]);
    expect(keysOn(shop, 'quests')).toEqual(words(day.seasonalQuests));
    expect(dayOf(valueIn(itemsOn(shop, 'spells')[0], 'end'))).toBe(startOf(seasonEnd));
    const sets = listIn(shop, 'categories').filter(
      (one) => !['spells', 'quests'].includes(textIn(one, 'identifier')),
    );
    const gold = sets.filter((set) => valueIn(listIn(set, 'items')[0], 'currency') === 'gold');
    expect(gold.map((set) => textIn(set, 'identifier')).toSorted()).toEqual(words(day.goldSets).toSorted());
    for (const set of gold) {
      const isOwn = valueIn(set, 'specialClass') === 'warrior';
      for (const item of listIn(set, 'items')) expect(valueIn(item, 'locked')).toBe(!isOwn);
    }
    for (const set of sets) expect(textIn(set, 'identifier')).not.toBe('');
    expect(sets.length).toBeGreaterThanOrEqual(48);
  });

  test.each(classOrder)('the market sells the gold set of a %s to that class', async (playerClass) => {
    go();
    await changePlayer(server, player, (one) => ({ ...one, stats: { ...one.stats, class: playerClass } }));
    const shop = await page('/shops/seasonal');
    expect(words(day.goldSets)).toContain(
      textIn(
        listIn(shop, 'categories').find(
          (one) =>
            valueIn(one, 'specialClass') === playerClass &&
            valueIn(listIn(one, 'items')[0], 'currency') === 'gold',
        ),
        'identifier',
      ),
    );
    const sold = itemsOn(await page('/shops/market-gear'), playerClass);
    const season = sold.filter((item) => String(valueIn(item, 'set')).startsWith(day.season));
    expect(season.length).toBeGreaterThan(0);
    for (const item of season) {
      expect(words(day.goldSets)).toContain(valueIn(item, 'set'));
      expect(item).toMatchObject({ currency: 'gold', locked: false, specialClass: playerClass });
    }
  });

  test('looks and backgrounds are those of season and month', async () => {
    go();
    const shop = await page('/shops/customizations');
    const setsOn = (name: string) =>
      new Set(itemsOn(shop, name).map((item) => textIn(valueIn(item, 'set'), 'key')));
    expect(setsOn('color')).toEqual(new Set(['rainbowHairColors', day.hair]));
    expect(setsOn('skin')).toEqual(new Set(['animalSkins', 'rainbowSkins', day.skin]));
    const sets = listIn(await page('/shops/backgrounds'), 'sets').map((set) => textIn(set, 'identifier'));
    expect(sets).toHaveLength(12);
    expect([sets.at(-1), sets[0]]).toEqual(words(day.backgrounds).map((month) => `backgrounds${month}`));
  });

  test('the time travellers have the mystery sets of two months', async () => {
    go();
    const shop = await page('/shops/time-travelers');
    const sets = listIn(shop, 'categories').filter((one) => valueIn(one, 'purchaseAll') === true);
    const keys = sets.map((set) => textIn(set, 'identifier')).toSorted();
    const [count, first, last] = words(day.mystery);
    const months = keys.filter((key) => !key.startsWith('3'));
    expect([String(months.length), months[0], months.at(-1)]).toEqual([count, first, last]);
    expect(keys.slice(-4)).toEqual(['301404', '301405', '301703', '301704']);
    for (const set of sets.filter((one) => !textIn(one, 'identifier').startsWith('3')))
      expect(dayOf(valueIn(set, 'end'))).toBe(startOf(mysteryEnd));
    expect(keysOn(shop, 'quests')).toEqual(['robot', 'solarSystem', 'windup']);
  });
});
