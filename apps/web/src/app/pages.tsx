import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { type Location, Navigate, Route, Routes, useLocation } from 'react-router';
import { useSession } from '../data/session.ts';
import { useGame } from '../data/store.ts';
import { loadWords, t } from '../i18n/i18n.ts';
import { isOverPage, type OpenProfile, profileAt } from '../lib/profile-address.ts';
import { useKeptFocus } from '../ui/kept-focus.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { guardVisit } from './guard.ts';
import { lazyPart } from './lazy-screen.tsx';
import { LoadingScreen } from './loading.tsx';
import { findRoute, type RouteEntry } from './routes.ts';
import { SCREENS } from './screens.tsx';
import { SignedIn } from './signed-in.tsx';
import { pageTitle } from './titles.ts';

/** The path shown last. A document begins at the top: scrolling it there would only force a layout. */
let lastPath = location.pathname;

/** Sets the title, scrolls to the top and removes the frame of `index.html` once a page is shown. */
function Arrival({ route }: { readonly route: RouteEntry }) {
  const { pathname } = useLocation();
  const unread = useGame(({ view }) => view?.player.inbox.newMessages ?? 0);
  useEffect(() => {
    document.title = pageTitle(
      route.title.map((id) => t(id)),
      t('app.name'),
      unread,
    );
  }, [route, unread]);
  useLayoutEffect(() => document.getElementById('frame')?.remove(), []);
  useEffect(() => {
    if (pathname !== lastPath) scrollTo(0, 0);
    lastPath = pathname;
  }, [pathname]);
  return null;
}

const Gems = lazyPart('pay', async () => {
  const [{ GemsPage }] = await Promise.all([import('./gems-page.tsx'), loadWords('shops')]);
  return GemsPage;
});

const Profile = lazyPart('profile', async () => (await import('./profile-page.tsx')).ProfilePage);

interface PageProps {
  readonly route: RouteEntry;
  /** The profile that is open over the page. */
  readonly profile: OpenProfile | undefined;
}

function Page({ route, profile }: PageProps) {
  const Screen = SCREENS[route.screen];
  const { search } = useLocation();
  // While the game is still on its way; the screen shows itself once that is there. Without a network, nothing is.
  useEffect(() => {
    if (navigator.onLine) Screen.preload?.();
  }, [Screen]);
  const page = (
    <ErrorBoundary key={route.screen}>
      <Suspense fallback={<LoadingScreen />}>
        <Screen />
        <Arrival route={route} />
      </Suspense>
    </ErrorBoundary>
  );
  // Signing out needs no game, which may be unreachable.
  const isBare = route.isPublic || route.screen === 'logout';
  if (isBare) return page;
  return (
    <SignedIn top={route.top ?? 'line'}>
      {page}
      {search.includes('openGemsModal=true') && (
        <Suspense fallback={null}>
          <Gems />
        </Suspense>
      )}
      {profile && (
        <Suspense fallback={null}>
          <Profile {...profile} />
        </Suspense>
      )}
    </SignedIn>
  );
}

/** Where a profile opens if no page was open before. */
const TASKS: Location = { pathname: '/', search: '', hash: '', state: null, key: 'tasks' };

/** Whether a profile can be open over the page of this path. */
function canBeBelow(pathname: string): boolean {
  const route = findRoute(pathname);
  return route !== undefined && !route.isPublic && route.screen !== 'logout';
}

/** The place of the page: the current one or, while a profile is open, the one that it opened over. */
function usePagePlace(current: Location, isProfile: boolean): Location {
  const [below, setBelow] = useState(TASKS);
  if (isProfile) return below;
  if (below !== current && canBeBelow(current.pathname)) setBelow(current);
  return current;
}

/** The page of the current address, or a redirect. */
export function Pages() {
  const current = useLocation();
  useKeptFocus();
  const { pathname, search, hash, state } = current;
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const wasEnded = useSession(({ ended }) => ended !== undefined);
  const address = profileAt(pathname);
  const location = usePagePlace(current, address !== undefined);
  const elsewhere = guardVisit({ pathname, search, hash, isSignedIn, wasEnded });
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  const route = findRoute(location.pathname);
  if (!route) return null;
  const page = <Page route={route} profile={address && { address, isOverPage: isOverPage(state) }} />;
  // To everything on it, the page below a profile is still where it was.
  return (
    <Routes location={location}>
      <Route path="*" element={page} />
    </Routes>
  );
}
