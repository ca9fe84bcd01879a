/**
 * A part of a whole in percent, as a whole number of 0 or more: rounded up, down or (by default) to the
 * nearest. 0 if the whole is 0.
 */
export function percent(part: number, whole: number, direction?: 'up' | 'down'): number {
  if (whole === 0) return 0;
  const share = Math.max(0, part / whole) * 100;
  if (direction === 'up') return Math.ceil(share);
  return direction === 'down' ? Math.floor(share) : Math.round(share);
}

/** The whole coins in an amount of gold. */
export const goldCoins = (gold: number): number => Math.floor(gold);

/** The fraction of an amount of gold in hundredths, always two digits. */
export function silverCoins(gold: number): string {
  const hundredths = Math.floor(Math.abs((gold - Math.floor(gold)) * 100));
  return String(hundredths).padStart(2, '0');
}

/** Nearest integer, halves toward plus infinity; never -0 (rules-scoring-and-day 0). */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5) + 0;

/** Restricts `value` to the range from `min` to `max`. */
export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/**
 * A bonus with diminishing returns that never exceeds `max`; it is `max` / 2 at `halfway`
 * (rules-play-and-shops 0.4).
 */
export const diminishingReturns = (bonus: number, max: number, halfway = max / 2): number =>
  (max * bonus) / (bonus + halfway);
