import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../data/session.ts';
import { t } from '../i18n/i18n.ts';
import { guardVisit } from './guard.ts';
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
  useEffect(() => {
    document.title = pageTitle(
      route.title.map((id) => t(id)),
      t('app.name'),
    );
  }, [route]);
  useLayoutEffect(() => document.getElementById('frame')?.remove(), []);
  useEffect(() => {
    if (pathname !== lastPath) scrollTo(0, 0);
    lastPath = pathname;
  }, [pathname]);
  return null;
}

function Page({ route }: { readonly route: RouteEntry }) {
  const Screen = SCREENS[route.screen];
  const page = (
    <Suspense fallback={<LoadingScreen />}>
      <Screen />
      <Arrival route={route} />
    </Suspense>
  );
  // Signing out needs no game, which may be unreachable.
  const isBare = route.isPublic || route.screen === 'logout';
  return isBare ? page : <SignedIn top={route.top ?? 'line'}>{page}</SignedIn>;
}

/** The page of the current address, or a redirect. */
export function Pages() {
  const { pathname, search } = useLocation();
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const wasEnded = useSession(({ ended }) => ended !== undefined);
  const elsewhere = guardVisit({ pathname, search, isSignedIn, wasEnded });
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  const route = findRoute(pathname);
  return route ? <Page route={route} /> : null;
}
