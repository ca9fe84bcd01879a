/** The constants of scoring and levels (rules-scoring-and-day 0.1). */
export const MAX_HEALTH = 50;
/** Bonuses by level stop here; it is also the most attribute points a player can have. */
export const LEVEL_CAP = 100;
/** No level is above this one. */
export const HARD_LEVEL_CAP = 9999;
/** No attribute takes more points than this. */
export const MAX_STAT_POINTS = 100;
/** Ceiling of stored hp, mp, exp and gp. */
export const STORED_CEILING = 99_999_999;
/** Every 21st day of a streak earns an achievement. */
export const STREAK_STEP = 21;
/** Gold for finishing the five first steps. */
export const ONBOARDING_GOLD = 100;
/** Attributes in their canonical order. */
export const ATTRIBUTES = ['str', 'int', 'con', 'per'] as const;

/** A level as bonuses see it. */
export const cappedLevel = (level: number): number => Math.min(level, LEVEL_CAP);
