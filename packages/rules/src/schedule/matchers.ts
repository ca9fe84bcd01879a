import { shopDay } from './clock.ts';

/** The two months of a calendar entry; the first is the entry's own. */
export interface TimeTravelerMonths {
  readonly months: readonly number[];
}
/** Months of an entry for backgrounds. */
export interface BackgroundMonths extends TimeTravelerMonths {
  /** Whether older sets of odd years return, or those of even years. */
  readonly oddYears: boolean;
}

/** Since this month, a background set returns every year in its own month: June 2024 (rules-play-and-shops 6.5). */
const NEW_ROTATION = 202406;

/**
 * Whether the time travelers sell the mystery set `YYYYMM`: its month is one of the two, and it is not from
 * the current month or a later year (rules-play-and-shops 6.5).
 */
export function isMysterySetOffered(key: string, { months }: TimeTravelerMonths, now: number): boolean {
  const match = /^(2\d{3})(\d{2})$/.exec(key);
  if (!match) return false;
  const [year, month] = [Number(match[1]), Number(match[2])];
  const today = shopDay(now);
  if (year > today.year || (year === today.year && month === today.month)) return false;
  return months.includes(month);
}

/** Whether the backgrounds of set `backgroundsMMYYYY` are sold (rules-play-and-shops 6.5). */
export function isBackgroundSetOffered(
  set: string,
  { months, oddYears }: BackgroundMonths,
  now: number,
): boolean {
  const match = /^backgrounds(\d{2})(\d{4})$/.exec(set);
  if (!match) return false;
  const [month, year] = [Number(match[1]), Number(match[2])];
  if (year * 100 + month < NEW_ROTATION) return months.includes(month) && (year % 2 === 1) === oddYears;
  const today = shopDay(now);
  const latest = months[0] === 12 && today.month === 1 ? today.year - 1 : today.year;
  return month === months[0] && year <= latest;
}
