import { Link } from 'react-router';
import { Pet } from '../art/pet.tsx';
import { dispatch } from '../data/dispatch.ts';
import { BillingScreen } from '../features/group-plans/billing-screen.tsx';
import { BoardScreen } from '../features/group-plans/board-screen.tsx';
import { PlanPage, type RenderPage } from '../features/group-plans/plan-page.tsx';
import styles from '../features/group-plans/plans.module.css';
import { GuildOfPlan } from '../features/guilds/guild-screen.tsx';
import { updatePlayer } from '../features/players/player-actions.ts';
import { t } from '../i18n/i18n.ts';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback.tsx';
import { copyAsTodo } from './copy-as-todo.ts';
import { AddLine, GroupTaskEditor } from './shared-tasks.tsx';

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
export const GroupPlanPage = () => <PlanPage renderPage={renderPage} />;
