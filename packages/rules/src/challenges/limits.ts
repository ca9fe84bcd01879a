/** The least length of a short name, in characters (seed 0; wire-groups-and-admin 0.3). */
export const MIN_SHORT_NAME = 3;
/** Challenges of a page (wire-groups-and-admin 0.3). */
export const CHALLENGES_PER_PAGE = 10;
/** Reports that hide a challenge (wire-groups-and-admin 4.1). */
export const HIDING_REPORTS = 2;
/** What the report of an administrator of old counts (wire-groups-and-admin 4.13). */
export const ADMIN_REPORTS = 5;
/** The category that only official challenges have (wire-groups-and-admin 4.1). */
export const OFFICIAL_CATEGORY = 'habitica_official';
