import { t } from '../../i18n/i18n.ts';
import { MemberRow } from '../../social-kit/member-row.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Member, Quest } from './queries.ts';
import { answerOf } from './quest-state.ts';
import styles from './party.module.css';

const roleOf = (quest: Quest, id: string): string => {
  if (quest.leader === id) return t('party.owner');
  const answer = answerOf(quest, id);
  if (answer === true) return t('party.takesPart');
  return answer === null ? t('party.undecided') : t('party.staysOut');
};

/** Who takes part in the quest, who does not, and who has not answered yet. */
export function ParticipantsDialog({
  quest,
  members,
  onClose,
}: {
  readonly quest: Quest;
  readonly members: readonly Member[];
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={t('party.participants')} onClose={onClose}>
      <ul className={styles['rows']}>
        {members.map((member) => (
          <li key={member._id}>
            <MemberRow
              id={member._id}
              name={member.profile.name}
              username={member.auth.local.username}
              look={member}
              player={member}
              tier={member.contributor?.level}
              role={roleOf(quest, member._id)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
