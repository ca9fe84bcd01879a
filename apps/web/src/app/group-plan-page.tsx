import { Suspense } from 'react';
import { registerActions } from '../data/define-action.ts';
import { dispatch } from '../data/dispatch.ts';
import { loadActions } from '../data/later-actions.ts';
import { boardActions } from '../features/group-plans/board-actions.ts';
import { BoardScreen } from '../features/group-plans/board-screen.tsx';
import { PlanPage, type RenderPage } from '../features/group-plans/plan-page.tsx';
import { updatePlayer } from '../features/players/player-actions.ts';
import { Skeleton } from '../ui/feedback.tsx';
import { memberPack } from './action-packs.ts';
import { chatPack } from './later-packs.ts';
import { lazyPart } from './lazy-screen.tsx';
import { BoardLine, GroupTaskEditor } from './board-tasks.tsx';

registerActions(...boardActions);

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

const mirror = (groupIds: readonly string[]) =>
  void dispatch(updatePlayer({ values: { 'preferences.tasks.mirrorGroupTasks': [...groupIds] } }));

const renderPage: RenderPage = (page, group, payments) => {
  if (page === 'billing') return <BillingScreen group={group} payments={payments} />;
  if (page === 'task-information')
    return <BoardScreen group={group} AddLine={BoardLine} Editor={GroupTaskEditor} onMirror={mirror} />;
  return <PlanInformation group={group} />;
};

/** A group with a plan: its board, what it is, and what it costs. */
export const GroupPlanPage = () => (
  <PlanPage renderPage={(...given) => <Suspense fallback={<Skeleton />}>{renderPage(...given)}</Suspense>} />
);
