/** Parts of the administration with an address below `/admin`. */
export const ADMIN_PARTS = [
  'reports',
  'groups',
  'coupons',
  'news',
  'world',
  'server',
  'blocks',
  'log',
] as const;

/** A part of the administration; looking after players has the addresses of the route table (seed 1, section 2). */
export type AdminPart = 'players' | (typeof ADMIN_PARTS)[number];

export const PLAYERS_PATH = '/admin-panel';
/** Leads to the first part that somebody may see. */
export const ADMIN_PATH = '/admin';

export const adminPath = (part: AdminPart): string => (part === 'players' ? PLAYERS_PATH : `/admin/${part}`);
export const adminPlayerPath = (id: string): string => `${PLAYERS_PATH}/${encodeURIComponent(id)}`;
export const adminSearchPath = (words: string): string =>
  `${PLAYERS_PATH}/search/${encodeURIComponent(words)}`;

interface AdminAddress {
  /** Undefined: the first one that somebody may see. */
  readonly part: AdminPart | undefined;
  /** Id, or username, of the player who is looked after. */
  readonly who?: string | undefined;
  /** What is looked for. */
  readonly search?: string | undefined;
}

const decoded = (words: string | undefined): string | undefined => {
  try {
    return words && decodeURIComponent(words);
  } catch {
    return words;
  }
};

/** What an address of the administration shows, if it is one. */
export function adminAt(pathname: string): AdminAddress | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (path === ADMIN_PATH) return { part: undefined };
  const part = ADMIN_PARTS.find((one) => path === adminPath(one));
  if (part) return { part };
  const found = /^\/admin-panel(?:\/search\/([^/]+)|\/([^/]+))?$/.exec(path);
  return found ? { part: 'players', search: decoded(found[1]), who: decoded(found[2]) } : undefined;
}
