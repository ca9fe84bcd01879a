/** Pages that anybody can read, by the last part of their address below `/static/` (seed 1, section 2). */
export const STATIC_PAGES = [
  'features',
  'plans',
  'group-plans',
  'faq',
  'overview',
  'press-kit',
  'contact',
  'community-guidelines',
  'privacy',
  'terms',
  'clear-browser-data',
] as const;

/** Longer answers, below `/static/faq/`. */
export const FAQ_ARTICLES = [
  'tavern-and-guilds',
  'content-release-changes',
  'subscription-benefits-adjustments',
] as const;

export type StaticPageName = (typeof STATIC_PAGES)[number] | (typeof FAQ_ARTICLES)[number];
