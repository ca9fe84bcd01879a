import { safeRedirect } from '../lib/safe-redirect.ts';
import { findRoute, NOT_FOUND } from './routes.ts';

export interface Visit {
  readonly pathname: string;
  /** Including the question mark. */
  readonly search: string;
  /** Including the hash sign; absent where it does not matter. */
  readonly hash?: string;
  readonly isSignedIn: boolean;
  /** Whether the server has ended the session: such a visitor signs in again, and reads why. */
  readonly wasEnded?: boolean;
}

/** Old links to guilds and challenges, and where these are now (seed 1, section 4). */
const OLD_LINK = /^#\/options\/groups\/(guilds|challenges)\/([\w-]+)/;

function oldLink(hash: string): string | undefined {
  const [, kind, id = ''] = OLD_LINK.exec(hash) ?? [];
  return kind && (kind === 'guilds' ? `/groups/guild/${id}` : `/${kind}/${id}`);
}

/** Where to redirect a visit, in the order of seed 1, section 4; undefined lets it pass. */
export function guardVisit({ pathname, search, hash = '', isSignedIn, wasEnded }: Visit): string | undefined {
  const moved = oldLink(hash);
  if (moved) return moved;
  const route = findRoute(pathname);
  if (!route) return NOT_FOUND;
  if (route.redirectTo) return route.redirectTo + search;
  if (!isSignedIn && !route.isPublic) {
    // Also where signing out ends.
    if (route.path === '/logout') return '/static/home';
    return route.path === '/' && !wasEnded
      ? '/static/home'
      : `/login?redirectTo=${encodeURIComponent(pathname + search)}`;
  }
  if (isSignedIn && (route.path === '/login' || route.path === '/register')) {
    return safeRedirect(new URLSearchParams(search).get('redirectTo'));
  }
  return undefined;
}
