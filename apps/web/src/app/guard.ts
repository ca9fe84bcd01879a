import { findRoute, NOT_FOUND } from './routes.ts';

export interface Visit {
  readonly pathname: string;
  /** Including the question mark. */
  readonly search: string;
  readonly isSignedIn: boolean;
  /** Whether the server has ended the session: such a visitor signs in again, and reads why. */
  readonly wasEnded?: boolean;
}

/** Only follows addresses of this site: a link must not lead people elsewhere after signing in. */
export function safeRedirect(wanted: string | null): string {
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}

/** Where to redirect a visit, in the order of seed 1, section 4; undefined lets it pass. */
export function guardVisit({ pathname, search, isSignedIn, wasEnded }: Visit): string | undefined {
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
