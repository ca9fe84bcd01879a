import { i18n } from './i18n.ts';

/**
 * Compact numbers: up to 999 as they are (at most 2 decimals), then k, m, b with one decimal (seed 1, section
 * 9); from a million on as other languages shorten them. Fractions are cut, not rounded, so that 12.999 gold never
 * looks like 13.
 */
export function formatCompact(value: number): string {
  const size = Math.abs(value);
  if (size > 999_999_999) return shortened(cut(value / 1e9, 1), 1e9, 'b');
  if (size > 999_999) return shortened(cut(value / 1e6, 1), 1e6, 'm');
  if (size > 999) return `${formatNumber(cut(value / 1e3, 1), 1)}k`;
  return formatNumber(value, 2);
}

const shortened = (figure: number, unit: number, letter: string): string =>
  i18n.locale === 'en' ? formatNumber(figure, 1) + letter : formatNumber(figure * unit, 1, 'compact');

/** `value` with its fraction cut to `digits` (default 2), the floor helper of seed 1, section 9. */
export function cut(value: number, digits = 2): number {
  const unit = 10 ** digits;
  return Math.floor(value * unit + 1e-9) / unit;
}

/** Making a format costs a phone as much as drawing a card. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** A number in the user's locale. */
export function formatNumber(
  value: number,
  digits = 0,
  notation: 'standard' | 'compact' = 'standard',
): string {
  const key = `${i18n.locale} ${digits} ${notation}`;
  const format =
    numberFormats.get(key) ?? new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: digits, notation });
  numberFormats.set(key, format);
  return format.format(value);
}

/** A gain or loss with its sign, one decimal at most: +6.4, −3.1 (a true minus). */
export function formatSigned(value: number): string {
  const figure = formatNumber(Math.abs(value), 1);
  return `${value < 0 ? '−' : '+'}${figure}`;
}

/** English dates are in British format: day first, 24-hour clock, as in the designs. */
export const dateLocale = (): string => (i18n.locale === 'en' ? 'en-GB' : i18n.locale);

export function formatDate(date: Date | string | number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLocale(), style).format(new Date(date));
}

/** Words as a list in a sentence: "a, b and c". */
export const formatList = (words: readonly string[]): string =>
  new Intl.ListFormat(dateLocale()).format(words);
