import { Suspense } from 'react';
import { loadActions } from '../data/later-actions.ts';
import { BoardLoading } from '../features/group-plans/board-loading.tsx';
import { PlanPage, type RenderPage } from '../features/group-plans/plan-page.tsx';
import { Skeleton } from '../ui/feedback.tsx';
import { memberPack } from './action-packs.ts';
import { chatPack } from './later-packs.ts';
import { lazyPart } from './lazy-screen.tsx';

/** The board comes without what the other pages need, and they without it. */
const GroupBoard = lazyPart(undefined, async () => (await import('./group-board.tsx')).GroupBoard);
const PlanInformation = lazyPart('guilds', async () => {
  const [screen] = await Promise.all([
    import('./plan-information.tsx'),
    loadActions(chatPack),
    loadActions(memberPack),
  ]);
  return screen.PlanInformation;
});
const BillingScreen = lazyPart(
  'pay',
  async () => (await import('../features/group-plans/billing-screen.tsx')).BillingScreen,
);

const renderPage: RenderPage = (page, group, payments) => {
  if (page === 'billing') return <BillingScreen group={group} payments={payments} />;
  if (page === 'task-information') return <GroupBoard group={group} />;
  return <PlanInformation group={group} />;
};

const loadingOf = (page: Parameters<RenderPage>[0]) =>
  page === 'task-information' ? <BoardLoading /> : <Skeleton />;

/** A group with a plan: its board, what it is, and what it costs. */
export const GroupPlanPage = () => (
  <PlanPage
    renderPage={(page, ...given) => (
      <Suspense fallback={loadingOf(page)}>{renderPage(page, ...given)}</Suspense>
    )}
  />
);
