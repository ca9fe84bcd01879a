import { allGear } from '@everdeed/content';
import { once } from '../memo.ts';
import type { PlayerClass } from '../state/player.ts';
import { galaAt, seasonYear } from './galas.ts';

/** The year of the first seasonal gear, whose keys have no year. */
const FIRST_YEAR = 2014;

interface YearOfSet {
  readonly year: number;
  readonly set: string;
}

/** Sets of a season and class, newest first; every set has exactly one armor. */
const setsByClass = once(() => {
  const byClass = new Map<string, YearOfSet[]>();
  for (const { key, type, season, specialClass, set } of allGear()) {
    if (type !== 'armor' || !season || !specialClass) continue;
    const sets = byClass.get(`${season} ${specialClass}`) ?? [];
    sets.push({ year: Number(/\d{4}/.exec(key)?.[0] ?? FIRST_YEAR), set });
    byClass.set(
      `${season} ${specialClass}`,
      sets.sort((a, b) => b.year - a.year),
    );
  }
  return byClass;
});

/**
 * The seasonal gear set that a class can buy for gold now: that of the current season, or the latest earlier
 * one (rules-play-and-shops 6.6).
 */
export function currentSet(playerClass: PlayerClass, now: number): string | undefined {
  const sets = setsByClass().get(`${galaAt(now).key} ${playerClass}`);
  return sets?.find(({ year }) => year <= seasonYear(now))?.set;
}
