import { lazy, lazyIndex } from '../lazy.ts';
import { readArmoireReleases, readGear } from './parse.ts';
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

const gear = /* @__PURE__ */ lazy(readGear);
const byKey = /* @__PURE__ */ lazyIndex(gear);
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

/** All 1806 items in catalogue order (catalogue gear.json). Parsed on first use, about 3 ms. */
export const allGear = (): readonly Gear[] => gear();

/** The item of `key`, or undefined if there is none. */
export const findGear = (key: string): Gear | undefined => byKey(key);

/** Items of a set, in catalogue order; empty if the set is unknown. */
export const gearOfSet = (set: string): readonly Gear[] => bySet().get(set) ?? [];

/** Items of a class or family, in catalogue order. */
export const gearOfKlass = (klass: GearKlass): readonly Gear[] => byKlass().get(klass) ?? [];

/** Tier `tier` (0 to 6) of a class in a slot, as needed for the market's gear chain. */
export const findClassGear = (type: GearType, klass: GearKlass, tier: number): Gear | undefined =>
  byKey(`${type}_${klass}_${tier}`);

/** Armoire set to its recorded release month, YYYY-MM; sets before 2023-10 have none and count as released. */
export const armoireReleaseMonths: () => ReadonlyMap<string, string> =
  /* @__PURE__ */ lazy(readArmoireReleases);
