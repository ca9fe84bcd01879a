import { allGear } from '../gear/gear.ts';
import { lazy } from '../lazy.ts';
import { galas } from './galas.ts';
import type { Gala, GalaKey } from './types.ts';

/** Day of the month on which galas change. */
export const galaSwitchoverDay = 1;
/** Hour in UTC at which a content day starts (seeds 2, section 4.3). */
export const switchoverHourUtc = 8;
/** Armoire sets appear after this day of the month that follows their release month (seeds 2, section 5). */
export const armoireReleaseDay = 7;

/** The gala of `key`. */
export const findGala = (key: string): Gala | undefined => galas.find((gala) => gala.key === key);

const setsBySeason = /* @__PURE__ */ lazy(() => {
  const sets = new Map<string, Set<string>>();
  for (const { season, set } of allGear()) {
    if (season) sets.set(season, (sets.get(season) ?? new Set<string>()).add(set));
  }
  return sets;
});

/** Set keys of a gala's gear, oldest year first. */
export const seasonalSets = (gala: GalaKey): readonly string[] => [...(setsBySeason().get(gala) ?? [])];
