import { lazy, lazyIndex } from '../lazy.ts';
import { backgroundSets } from './sets.ts';
import type { Background, BackgroundSet } from './types.ts';

/** All 395 backgrounds in set order. */
export const backgrounds: () => readonly Background[] = /* @__PURE__ */ lazy(() =>
  backgroundSets.flatMap(({ set, keys, kind, price, currency }) =>
    keys.map((key) => ({ key, set, kind, price, currency })),
  ),
);

/** The background of `key`. */
export const findBackground: (key: string) => Background | undefined = /* @__PURE__ */ lazyIndex(backgrounds);

const sets = /* @__PURE__ */ lazyIndex(() => backgroundSets.map((entry) => ({ key: entry.set, entry })));

/** The background set of `set`, such as `backgrounds062014`. */
export const findBackgroundSet = (set: string): BackgroundSet | undefined => sets(set)?.entry;
