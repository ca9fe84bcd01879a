import { Pet } from '../art/pet.tsx';
import { dispatch } from '../data/dispatch.ts';
import styles from '../features/group-plans/plans.module.css';
import type { Group } from '../features/group-plans/queries.ts';
import { GuildOfPlan } from '../features/guilds/guild-screen.tsx';
import { updatePlayer } from '../features/players/player-actions.ts';
import { t } from '../i18n/i18n.ts';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback.tsx';
import { Link } from '../ui/link.tsx';
import { copyAsTodo } from './copy-as-todo.ts';

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

/** What a group with a plan is: its chat, members and challenges, which its board does without. */
export const PlanInformation = ({ group }: { readonly group: Group }) =>
  group.type === 'party' ? (
    <ToParty />
  ) : (
    <GuildOfPlan
      groupId={group._id}
      onSet={(values) => void dispatch(updatePlayer({ values }))}
      onCopy={copyAsTodo}
    />
  );
