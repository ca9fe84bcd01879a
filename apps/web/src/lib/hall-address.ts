/** Whoever helped to make this place. */
export const CONTRIBUTORS_PATH = '/hall/contributors';
/** Whoever gave money. */
export const PATRONS_PATH = '/hall/patrons';
