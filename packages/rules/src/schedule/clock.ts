import { switchoverHourUtc } from '@everdeed/content';

const HOUR_MS = 3_600_000;

/** A day of the shops' calendar, which begins at 08:00 UTC (rules-play-and-shops 6.1). `month` counts from 1. */
export interface ShopDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The day of the shops' calendar at `now` (milliseconds since the epoch). */
export function shopDay(now: number): ShopDay {
  const shifted = new Date(now - switchoverHourUtc * HOUR_MS);
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() };
}

/** The instant in milliseconds at which a day of the shops' calendar begins; months and days may overflow. */
export function startOfShopDay(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day, switchoverHourUtc);
}

/** An instant in the wire's format. */
export const toIso = (instant: number): string => new Date(instant).toISOString();
