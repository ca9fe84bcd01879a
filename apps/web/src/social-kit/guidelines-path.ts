/** Where the community guidelines stand. */
export const GUIDELINES_PATH = '/static/community-guidelines';
