/** News of the site, for everybody. */
export const NEWS_PATH = '/static/new-stuff';
