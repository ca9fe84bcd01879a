/** Maximum health (rules-scoring-and-day 0.1, like all constants here). */
export const MAX_HEALTH = 50;
/** Level at which level bonuses stop (rules-scoring-and-day 0.1). */
export const LEVEL_CAP = 100;
/** The highest possible level (rules-scoring-and-day 0.1). */
export const HARD_LEVEL_CAP = 9999;
/** Maximum number of attribute points, allocated and free together (rules-scoring-and-day 0.1). */
export const MAX_STAT_POINTS = 100;
/** Maximum of stored hp, mp, exp and gp (rules-scoring-and-day 0.1). */
export const STORED_CEILING = 99_999_999;
/** Every 21st day of a streak earns an achievement (rules-scoring-and-day 0.1). */
export const STREAK_STEP = 21;
/** Gold for completing the five onboarding steps (rules-scoring-and-day 7.1; seeds 1, section 4). */
export const ONBOARDING_GOLD = 100;
/** Attributes in their canonical order. */
export const ATTRIBUTES = ['str', 'int', 'con', 'per'] as const;

/** The level that counts for bonuses. */
export const cappedLevel = (level: number): number => Math.min(level, LEVEL_CAP);

/** Growth of a new pet, in points; 50 make a mount (rules-play-and-shops 2.1). */
export const NEW_PET = 5;
