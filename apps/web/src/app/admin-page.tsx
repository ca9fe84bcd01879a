import { valueIn } from '@everdeed/content/values';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { usePlayerPart } from '../data/hooks.ts';
import { refreshGame } from '../data/load.ts';
import { AdminHead } from '../features/admin/admin-head.tsx';
import { sectionsFor } from '../features/admin/sections.ts';
import { loadWords } from '../i18n/i18n.ts';
import { ADMIN_PATH, adminAt, adminPath, type AdminPart } from '../lib/admin-address.ts';
import { Skeleton } from '../ui/feedback.tsx';
import { lazyPart } from './lazy-screen.tsx';

/** The component of each part, which is loaded when it is opened. */
const PARTS: Readonly<Record<AdminPart, ComponentType>> = {
  players: lazyPart(undefined, async () => {
    const [{ PlayersScreen }] = await Promise.all([
      import('../features/admin/players/players-screen.tsx'),
      loadWords('social'),
      loadWords('clients'),
    ]);
    return PlayersScreen;
  }),
  reports: lazyPart('reports', async () => {
    const [{ ReportsScreen }] = await Promise.all([
      import('../features/admin/reports/reports-screen.tsx'),
      loadWords('social'),
      loadWords('clients'),
    ]);
    return ReportsScreen;
  }),
  coupons: lazyPart(
    undefined,
    async () => (await import('../features/admin/coupons-screen.tsx')).CouponsScreen,
  ),
  groups: lazyPart(undefined, async () => (await import('../features/admin/groups-screen.tsx')).GroupsScreen),
  world: lazyPart(undefined, async () => (await import('../features/admin/world-screen.tsx')).WorldScreen),
  server: lazyPart(undefined, async () => (await import('../features/admin/server-screen.tsx')).ServerScreen),
  blocks: lazyPart(undefined, async () => (await import('../features/admin/blocks-screen.tsx')).BlocksScreen),
  log: lazyPart('clients', async () => (await import('../features/admin/audit/log-screen.tsx')).LogScreen),
  news: lazyPart('news', async () => (await import('../features/news/editor-screen.tsx')).EditorScreen),
};

/** Whether the player was asked for anew, which happens where what is known of them does not let them in. */
function useFreshPlayer(isNeeded: boolean): boolean {
  const [isFresh, setIsFresh] = useState(false);
  useEffect(() => {
    if (isNeeded) void refreshGame().then(() => setIsFresh(true));
  }, [isNeeded]);
  return isFresh;
}

/** Says in the history that a part was opened for being the first one. */
const FIRST = { isFirst: true } as const;
const isFirst = (state: unknown): boolean => valueIn(state, 'isFirst') === true;

/** The administration, for those who may; others are sent to their tasks (seed 1, section 2). */
export function AdminPage() {
  const { pathname, state } = useLocation();
  const permissions = usePlayerPart((player) => player.permissions);
  const sections = sectionsFor(permissions);
  const address = adminAt(pathname);
  const part = address?.part ?? sections[0]?.part;
  const mayEnter = part !== undefined && sections.some((one) => one.part === part);
  const isFresh = useFreshPlayer(!mayEnter);
  if (!mayEnter && !isFresh) return <Skeleton />;
  // What was the first part by what this device knew need not be theirs any more.
  if (!mayEnter) return <Navigate to={isFirst(state) && sections[0] ? ADMIN_PATH : '/'} replace />;
  if (!address?.part) return <Navigate to={adminPath(part)} state={FIRST} replace />;
  const Part = PARTS[part];
  return (
    <>
      <AdminHead />
      <Suspense fallback={<Skeleton />}>
        <Part />
      </Suspense>
    </>
  );
}
