import { Suspense } from 'react';
import { Link } from 'react-router';
import { Pet } from '../art/pet.tsx';
import { dispatch } from '../data/dispatch.ts';
import { loadActions } from '../data/later-actions.ts';
import { BoardScreen } from '../features/group-plans/board-screen.tsx';
import { PlanPage, type RenderPage } from '../features/group-plans/plan-page.tsx';
import styles from '../features/group-plans/plans.module.css';
import { updatePlayer } from '../features/players/player-actions.ts';
import { t } from '../i18n/i18n.ts';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState, Skeleton } from '../ui/feedback.tsx';
import { memberPack } from './action-packs.ts';
import { copyAsTodo } from './copy-as-todo.ts';
import { chatPack } from './later-packs.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { AddLine, GroupTaskEditor } from './shared-tasks.tsx';

/** Chat, members and challenges of a group, which its board does without. */
const GuildOfPlan = lazyScreen('guilds', async () => {
  const [screen] = await Promise.all([
    import('../features/guilds/guild-screen.tsx'),
    loadActions(chatPack),
    loadActions(memberPack),
  ]);
  return screen.GuildOfPlan;
});
const BillingScreen = lazyScreen(
  'pay',
  async () => (await import('../features/group-plans/billing-screen.tsx')).BillingScreen,
);

const mirror = (groupIds: readonly string[]) =>
  void dispatch(updatePlayer({ values: { 'preferences.tasks.mirrorGroupTasks': [...groupIds] } }));

/** A party has a screen of its own. */
const ToParty = () => (
  <div className={styles['page']}>
    <EmptyState
      picture={<Pet name="Wolf-Base" scale={2} />}
      title={t('plans.isParty')}
      hint={t('plans.isPartyHint')}
      action={
        <Link to="/party" className={buttonLook} data-kind="secondary">
          {t('plans.toParty')}
        </Link>
      }
    />
  </div>
);

const renderPage: RenderPage = (page, group, payments) => {
  if (page === 'billing') return <BillingScreen group={group} payments={payments} />;
  if (page === 'task-information')
    return <BoardScreen group={group} AddLine={AddLine} Editor={GroupTaskEditor} onMirror={mirror} />;
  if (group.type === 'party') return <ToParty />;
  return (
    <GuildOfPlan
      groupId={group._id}
      onSet={(values) => void dispatch(updatePlayer({ values }))}
      onCopy={copyAsTodo}
    />
  );
};

/** A group with a plan: its board, what it is, and what it costs. */
export const GroupPlanPage = () => (
  <PlanPage renderPage={(...given) => <Suspense fallback={<Skeleton />}>{renderPage(...given)}</Suspense>} />
);
