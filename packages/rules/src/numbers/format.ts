/**
 * A share of a whole in percent, as a whole number from 0 up: rounded up, down or (by default) to the nearest.
 * 0 when the whole is 0.
 */
export function percent(part: number, whole: number, direction?: 'up' | 'down'): number {
  if (whole === 0) return 0;
  const share = Math.max(0, part / whole) * 100;
  if (direction === 'up') return Math.ceil(share);
  return direction === 'down' ? Math.floor(share) : Math.round(share);
}

/** Whole coins of an amount of gold. */
export const goldCoins = (gold: number): number => Math.floor(gold);

/** What is left of an amount of gold beside its whole coins, in hundredths, always two digits. */
export function silverCoins(gold: number): string {
  const hundredths = Math.floor(Math.abs((gold - Math.floor(gold)) * 100));
  return String(hundredths).padStart(2, '0');
}

/** Nearest integer, halves toward plus infinity; never -0 (rules-scoring-and-day 0). */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5) + 0;

/** `value` kept within `min` and `max`. */
export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/**
 * A bonus that grows ever slower and never passes `max`; it is `max` / 2 at `halfway`
 * (rules-play-and-shops 0.4).
 */
export const diminishingReturns = (bonus: number, max: number, halfway = max / 2): number =>
  (max * bonus) / (bonus + halfway);
