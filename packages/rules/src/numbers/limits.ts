/** Most health (rules-scoring-and-day 0.1, as all constants here). */
export const MAX_HEALTH = 50;
/** Bonuses by level stop here (rules-scoring-and-day 0.1). */
export const LEVEL_CAP = 100;
/** No level is above this one (rules-scoring-and-day 0.1). */
export const HARD_LEVEL_CAP = 9999;
/** Most attribute points in all, allocated and free together (rules-scoring-and-day 0.1). */
export const MAX_STAT_POINTS = 100;
/** Ceiling of stored hp, mp, exp and gp (rules-scoring-and-day 0.1). */
export const STORED_CEILING = 99_999_999;
/** Every 21st day of a streak earns an achievement (rules-scoring-and-day 0.1). */
export const STREAK_STEP = 21;
/** Gold for finishing the five first steps (rules-scoring-and-day 7.1; seeds 1, section 4). */
export const ONBOARDING_GOLD = 100;
/** Attributes in their canonical order. */
export const ATTRIBUTES = ['str', 'int', 'con', 'per'] as const;

/** A level as bonuses see it. */
export const cappedLevel = (level: number): number => Math.min(level, LEVEL_CAP);
