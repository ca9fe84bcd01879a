import { isKeyOf, isOneOf } from '../values.ts';
import type { Gear, GearKlass, GearType, Season } from './types.ts';

type ClassKey = 'healer' | 'wizard' | 'rogue' | 'warrior';
type Figures = Pick<Gear, 'value' | 'str' | 'int' | 'per' | 'con'>;

const none: Figures = { value: 0, str: 0, int: 0, per: 0, con: 0 };

/** Figures of seasonal class gear by slot and class (catalogue README, gear.json, "Seasonal rule"). */
const seasonal: Partial<Record<GearType, Partial<Record<ClassKey, Partial<Figures>>>>> = {
  armor: { healer: { con: 15 }, rogue: { per: 15 }, warrior: { con: 9 }, wizard: { int: 9 } },
  head: { healer: { int: 7 }, rogue: { per: 9 }, warrior: { str: 9 }, wizard: { per: 7 } },
  shield: { healer: { con: 9 }, rogue: { str: 8, value: 80 }, warrior: { con: 7 } },
  weapon: {
    healer: { int: 9 },
    rogue: { str: 8, value: 80 },
    warrior: { str: 15 },
    wizard: { int: 15, per: 7, value: 160 },
  },
};
const seasonalPrice: Readonly<Record<GearType, number>> = {
  armor: 90,
  head: 60,
  shield: 70,
  weapon: 90,
  body: 20,
  back: 20,
  headAccessory: 20,
  eyewear: 20,
};

/** Price and bonuses of a seasonal item; the four exceptions are in the table. */
export function seasonalFigures(type: GearType, klass: ClassKey): Figures {
  return { ...none, value: seasonalPrice[type], ...seasonal[type]?.[klass] };
}

const firstMonth: Readonly<Record<Season, string>> = { winter: '12', spring: '03', summer: '06', fall: '09' };

/** First month of a gala, YYYY-MM: winter begins in December of the previous year. */
export const galaMonth = (season: Season, year: number): string =>
  `${season === 'winter' ? year - 1 : year}-${firstMonth[season]}`;

const seasonOfIndex = /^(winter|spring|summer|fall)(\d{4})?/;
/** Classes as seasonal indexes end, in the order of a line of the seasonal table. */
const classSuffixes = [
  ['Rogue', 'rogue'],
  ['Warrior', 'warrior'],
  ['Mage', 'wizard'],
  ['Healer', 'healer'],
] as const;

/**
 * Season and year in a seasonal index; the first four sets have none and belong to winter 2014
 * (rules-play-and-shops 6.6).
 */
export function seasonOf(index: string): { readonly season: Season; readonly year: number } {
  const [, season, year] = seasonOfIndex.exec(index) ?? [];
  return season && isKeyOf(firstMonth, season)
    ? { season, year: Number(year ?? 2014) }
    : { season: 'winter', year: 2014 };
}

/** The first four seasonal sets, whose index tells no class. */
const firstSets: readonly [index: string, specialClass: ClassKey][] = [
  ['ski', 'rogue'],
  ['yeti', 'warrior'],
  ['candycane', 'wizard'],
  ['snowflake', 'healer'],
];

/** A set of one season for one class. */
export interface SeasonalSet {
  readonly index: string;
  readonly set: string;
  readonly specialClass: ClassKey;
}

/** The sets in a line of the seasonal table. */
function readSeason(line: string): SeasonalSet[] {
  const [season = '', ...names] = line.split(' ');
  return classSuffixes.map(([suffix, specialClass], place) => ({
    index: season + suffix,
    set: `${names[place]?.replace('+', season)}Set`,
    specialClass,
  }));
}

/** All seasonal sets; `table` is the seasonal table. */
export const readSeasonalSets = (table: string): SeasonalSet[] => [
  ...firstSets.map(([index, specialClass]) => ({ index, set: `${index}Set`, specialClass })),
  ...table.split('\n').flatMap(readSeason),
];

const classes = ['healer', 'wizard', 'rogue', 'warrior'] as const;
const gearKlasses: readonly GearKlass[] = [...classes, 'base', 'special', 'mystery', 'armoire'];

/** Whether it is the key of a class. */
const isClass = (klass: string | undefined): klass is ClassKey => isOneOf(classes, klass);

/** Whether it is the key of a gear slot. */
export const isGearType = (type: string | undefined): type is GearType =>
  type !== undefined && isKeyOf(seasonalPrice, type);

/** Whether it can be the second part of a gear key. */
export const isGearKlass = (klass: string | undefined): klass is GearKlass => isOneOf(gearKlasses, klass);

/** Whether the group's final item is the last of its slot, as in class gear and the base items that stand alone. */
export function endsSlot({ type, klass }: { readonly type: GearType; readonly klass: GearKlass }): boolean {
  return klass === 'base' ? type === 'headAccessory' || type === 'eyewear' : isClass(klass);
}
