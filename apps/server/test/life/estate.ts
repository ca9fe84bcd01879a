import type { Player } from '@everdeed/rules';

/** Everything a player owns, counted by name: `gold`, `gems`, `hourglasses`, `eggs.Wolf`; what is not named is 0. */
export type Estate = Readonly<Record<string, number>>;

const sectionOf = (
  section: string,
  things: Readonly<Record<string, unknown>>,
  count: (thing: unknown) => number,
): [name: string, count: number][] =>
  Object.entries(things).map(([key, thing]) => [`${section}.${key}`, count(thing)]);

const amount = (thing: unknown): number => (Array.isArray(thing) ? thing.length : Number(thing ?? 0));
const isOwned = (thing: unknown): number => (thing === true ? 1 : 0);
/** A pet that was released or grew into a mount is none. */
const isPresent = (growth: unknown): number => (Number(growth) > 0 ? 1 : 0);

/** All that a player owns. */
export function estateOf({ stats, balance, items, purchased }: Player): Estate {
  const { plan, skin, shirt, background, hair } = purchased;
  return Object.fromEntries([
    ['gold', stats.gp],
    ['gems', balance * 4],
    ['hourglasses', plan.consecutive.trinkets],
    ...(['eggs', 'hatchingPotions', 'food', 'quests', 'special'] as const).flatMap((section) =>
      sectionOf(section, items[section], amount),
    ),
    ...sectionOf('gear', items.gear.owned, isOwned),
    ...sectionOf('pets', items.pets, isPresent),
    ...sectionOf('mounts', items.mounts, isOwned),
    ...sectionOf('skin', skin, isOwned),
    ...sectionOf('shirt', shirt, isOwned),
    ...sectionOf('background', background, isOwned),
    ...Object.entries(hair).flatMap(([part, kinds]) => sectionOf(`hair.${part}`, kinds, isOwned)),
    ...plan.mysteryItems.map((key): [string, number] => [`mystery.${key}`, 1]),
  ]);
}

/** Sums of several estates, without what comes to nothing. Fractions of gold are compared to a millionth. */
export function sumOf(...estates: readonly Estate[]): Estate {
  const sums: Record<string, number> = {};
  for (const estate of estates)
    for (const [name, count] of Object.entries(estate)) sums[name] = (sums[name] ?? 0) + count;
  const rounded = Object.entries(sums).map(([name, sum]) => [name, Math.round(sum * 1e6) / 1e6] as const);
  return Object.fromEntries(rounded.filter(([, sum]) => sum !== 0));
}

/** The same with the opposite sign. */
export const minus = (estate: Estate): Estate =>
  Object.fromEntries(Object.entries(estate).map(([name, count]) => [name, -count]));

/** What was gained (above 0) and lost (below 0) between two moments. */
export const changeOf = (before: Player, after: Player): Estate =>
  sumOf(estateOf(after), minus(estateOf(before)));
