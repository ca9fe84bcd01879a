/** Smallest share of a health loss that remains: constitution takes away at most nine tenths. */
const MIN_HEALTH_SHARE = 0.1;

/** What a computed intelligence multiplies experience by (rules-scoring-and-day 1.7). */
export const experienceFactor = (intelligence: number): number => 1 + 0.025 * intelligence;

/** What a computed perception multiplies gold by (rules-scoring-and-day 1.7). */
export const goldFactor = (perception: number): number => 1 + 0.02 * perception;

/** The share of a health loss that a computed constitution leaves, 0.1 to 1 (rules-scoring-and-day 1.8). */
export const healthShare = (constitution: number): number =>
  Math.max(MIN_HEALTH_SHARE, 1 - constitution / 250);
