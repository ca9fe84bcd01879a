import { t } from '../../i18n/i18n.ts';
import { Face } from '../../social-kit/face.tsx';
import { CheckSquare, Flame } from '../../ui/icons.ts';
import type { Participant } from './challenge.ts';
import styles from './detail.module.css';
import { progressOf } from './progress.ts';

interface ParticipantRowProps {
  readonly participant: Participant;
  readonly isSelf: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Somebody who takes part, with their streak and finished to-dos; a press chooses them. */
export function ParticipantRow({ participant, isSelf, isChosen, onChoose }: ParticipantRowProps) {
  const { streak, done, todos, hasBegun } = progressOf(participant);
  const { profile, auth } = participant;
  return (
    <button type="button" className={styles['person']} aria-pressed={isChosen} onClick={onChoose}>
      <Face look={participant} />
      <span className={styles['who']}>
        <span className={styles['name']}>
          {profile.name} {isSelf && <small>{t('challenges.you')}</small>}
        </span>
        {hasBegun ? (
          <span className={styles['figures']}>
            {streak > 0 && (
              <span data-kind="streak">
                <Flame size={14} strokeWidth={1.9} aria-hidden="true" />
                <span aria-hidden="true">{streak}</span>
                <span className="visually-hidden">{t('tasks.streak', { days: streak })}</span>
              </span>
            )}
            {todos > 0 && (
              <span>
                <CheckSquare size={14} strokeWidth={1.9} aria-hidden="true" />
                {t('challenges.ofTodos', { done, todos })}
              </span>
            )}
          </span>
        ) : (
          <span className={styles['figures']}>{t('challenges.nothingYet')}</span>
        )}
      </span>
      {auth.local.username && <span className={styles['username']}>@{auth.local.username}</span>}
    </button>
  );
}
