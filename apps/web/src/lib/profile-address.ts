import { valueIn } from '@everdeed/content/values';

/** The parts of a profile, each with an address. */
export type ProfileTab = 'profile' | 'stats' | 'achievements';

/** A profile that is open. */
export interface OpenProfile {
  readonly address: ProfileAddress;
  /** Whether the page below is the entry before it in the history. */
  readonly isOverPage: boolean;
}

export interface ProfileAddress {
  /** Id or username, which may have an @ in front. */
  readonly who: string;
  readonly tab: ProfileTab;
}

/** The addresses of profiles. */
export const PROFILE_ADDRESS = /^\/profile\/([^/]+)(?:\/(stats|achievements))?\/?$/;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The profile at a path, if it is that of one. */
export function profileAt(pathname: string): ProfileAddress | undefined {
  const [, who, tab] = PROFILE_ADDRESS.exec(pathname) ?? [];
  if (who === undefined) return undefined;
  return { who: decoded(who), tab: tab === 'stats' || tab === 'achievements' ? tab : 'profile' };
}

/** The path of a profile. */
export const profilePath = (who: string, tab: ProfileTab = 'profile'): string =>
  `/profile/${encodeURIComponent(who)}${tab === 'profile' ? '' : `/${tab}`}`;

/** State for a link to a profile from a page: closing the profile then goes back to it. */
export const OVER_PAGE = { over: true } as const;

/** Whether the state of an address says that it was opened from a page. */
export const isOverPage = (state: unknown): boolean => valueIn(state, 'over') === true;
