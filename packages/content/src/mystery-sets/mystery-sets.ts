import { allGear } from '../gear/gear.ts';
import { lazy, lazyIndex } from '../lazy.ts';

/** A subscriber set (catalogue mystery-sets.json). */
export interface MysterySet {
  /** YYYYMM, or `wondercon`. */
  readonly key: string;
  /** First and last day it is handed out, YYYY-MM-DD. */
  readonly start: string;
  readonly end: string;
  /** Gear keys in catalogue order. */
  readonly items: readonly string[];
}

/** Sets that are not handed out during their own month. */
const oddDays: Readonly<Record<string, readonly [start: string, end: string]>> = {
  301404: ['3014-03-24', '3014-04-02'],
  301405: ['3014-04-24', '3014-05-02'],
  301703: ['3017-03-14', '3017-04-02'],
  301704: ['3017-04-14', '3017-05-02'],
  wondercon: ['2014-03-24', '2014-04-01'],
};

function daysOf(key: string): readonly [start: string, end: string] {
  const odd = oddDays[key];
  if (odd) return odd;
  const [year, month] = [key.slice(0, 4), key.slice(4)];
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return [`${year}-${month}-01`, `${year}-${month}-${String(last).padStart(2, '0')}`];
}

function readSets(): readonly MysterySet[] {
  const items = new Map<string, string[]>();
  for (const { key, mystery } of allGear()) {
    if (mystery) items.set(mystery, [...(items.get(mystery) ?? []), key]);
  }
  return [...items.keys()].toSorted().map((key) => {
    const [start, end] = daysOf(key);
    return { key, start, end, items: items.get(key) ?? [] };
  });
}

/** All 153 sets: by age, then the four of the far future, then `wondercon`. */
export const mysterySets: () => readonly MysterySet[] = /* @__PURE__ */ lazy(readSets);

/** The mystery set of `key`. */
export const findMysterySet: (key: string) => MysterySet | undefined = /* @__PURE__ */ lazyIndex(mysterySets);
