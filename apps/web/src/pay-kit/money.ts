import { dateLocale } from '../i18n/format.ts';
import { currentLocale } from '../i18n/i18n.ts';

/** Prices of the catalogue are in US dollars (rules-play-and-shops 8.1, 8.7). */
const CURRENCY = 'USD';
const CENTS = 100;
/** What a gem costs as a gift (wire-groups-and-admin 7.9). */
const CENTS_PER_GEM = 25;

/** A price in the player's language; whole dollars without cents. */
export function formatPrice(cents: number): string {
  const digits = cents % CENTS === 0 ? 0 : 2;
  const locale = currentLocale() === 'en' ? 'en-US' : dateLocale();
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: CURRENCY,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / CENTS);
}

/** Cents for whole dollars. */
export const centsOf = (dollars: number): number => dollars * CENTS;

/** The price of gems as a gift. */
export const priceOfGems = (gems: number): number => gems * CENTS_PER_GEM;
