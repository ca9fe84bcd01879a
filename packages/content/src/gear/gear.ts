import { lazy } from '../lazy.ts';
import { type GearGroup, gearGroups, readArmoireReleases } from './parse.ts';
import type { Gear, GearKlass, GearType } from './types.ts';

/** Slots in catalogue order. */
export const gearTypes: readonly GearType[] = [
  'weapon',
  'armor',
  'head',
  'shield',
  'body',
  'back',
  'headAccessory',
  'eyewear',
];

/** Pieces by key, of the groups that were read. */
const known = /* @__PURE__ */ new Map<string, Gear>();

function readGroup(group: GearGroup): readonly Gear[] {
  const items = group.read();
  for (const item of items) known.set(item.key, item);
  return items;
}

const groups = /* @__PURE__ */ lazy(
  () => new Map(gearGroups().map((group) => [group.name, lazy(() => readGroup(group))])),
);
const gear = /* @__PURE__ */ lazy(() => [...groups().values()].flatMap((read) => read()));
const bySet = /* @__PURE__ */ lazy(() => groupBy(gear(), (item) => item.set));
const byKlass = /* @__PURE__ */ lazy(() => groupBy(gear(), (item) => item.klass));

function groupBy(items: readonly Gear[], name: (item: Gear) => string): Map<string, readonly Gear[]> {
  const groups = new Map<string, Gear[]>();
  for (const item of items) {
    const group = groups.get(name(item));
    if (group) group.push(item);
    else groups.set(name(item), [item]);
  }
  return groups;
}

/** All 1806 items in catalogue order (catalogue gear.json). Parsed on first use. */
export const allGear = (): readonly Gear[] => gear();

function readGroupOf(key: string): Gear | undefined {
  groups().get(key.split('_', 2).join('_'))?.();
  return known.get(key);
}

/** The item of `key`, or undefined if there is none. Parses only its group: what a player wears is of a few. */
export const findGear = (key: string): Gear | undefined => known.get(key) ?? readGroupOf(key);

/** Items of a set, in catalogue order; empty if the set is unknown. */
export const gearOfSet = (set: string): readonly Gear[] => bySet().get(set) ?? [];

/** Items of a class or family, in catalogue order. */
export const gearOfKlass = (klass: GearKlass): readonly Gear[] => byKlass().get(klass) ?? [];

/** Tier `tier` (0 to 6) of a class in a slot, as needed for the market's gear chain. */
export const findClassGear = (type: GearType, klass: GearKlass, tier: number): Gear | undefined =>
  findGear(`${type}_${klass}_${tier}`);

/** Armoire set to its recorded release month, YYYY-MM; sets before 2023-10 have none and count as released. */
export const armoireReleaseMonths: () => ReadonlyMap<string, string> =
  /* @__PURE__ */ lazy(readArmoireReleases);
