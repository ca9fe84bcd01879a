import { type Gala, galas, seasonalSets } from '@everdeed/content';
import { shopDay, startOfShopDay } from './clock.ts';

/** The season of the shops at `now`: December to February is winter, and so on (rules-play-and-shops 6.4). */
export function galaAt(now: number): Gala {
  const { month } = shopDay(now);
  const gala = galas[Math.floor((month % 12) / 3)];
  if (!gala) throw new RangeError(`no season for month ${month}`);
  return gala;
}

/**
 * When the running season began, and when the next one begins (milliseconds since the epoch): on day 1 of its first
 * month and of its end month (rules-play-and-shops 6.1, 6.4). Winter runs over the new year.
 */
export function galaBounds(now: number): { readonly start: number; readonly end: number } {
  const { year, month } = shopDay(now);
  const { startMonth, endMonth } = galaAt(now);
  return {
    start: startOfShopDay(month < startMonth ? year - 1 : year, startMonth, 1),
    end: startOfShopDay(month > endMonth ? year + 1 : year, endMonth, 1),
  };
}

/**
 * The year in the names of a season's sets: December belongs to the next year's winter (rules-play-and-shops
 * 6.6).
 */
export function seasonYear(now: number): number {
  const { year, month } = shopDay(now);
  return month === 12 ? year + 1 : year;
}

/** All gear sets of the current season, of every year, in catalogue order (rules-play-and-shops 3.7). */
export const seasonalSetsAt = (now: number): readonly string[] => seasonalSets(galaAt(now).key);
