import { t } from '../../i18n/i18n.ts';
import { Face } from '../../social-kit/face.tsx';
import { dateOfInstant } from '../../task-kit/calendar.ts';
import { formatDay } from '../../task-kit/date-words.ts';
import { useToday } from '../../task-kit/use-today.ts';
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

/** Since when somebody takes part. */
function Since({ joinedAt }: { readonly joinedAt: string }) {
  const today = useToday();
  const date = dateOfInstant(joinedAt);
  const said = date === today ? t('tasks.todayInRow') : formatDay(date, today);
  return <span>{t('challenges.since', { date: said })}</span>;
}

/** Somebody who takes part, with their streak and finished to-dos; a press chooses them. */
export function ParticipantRow({ participant, isSelf, isChosen, onChoose }: ParticipantRowProps) {
  const { streak, done, todos, hasBegun } = progressOf(participant);
  const { profile, auth, joinedAt } = participant;
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
      <span className={styles['aside']}>
        {auth.local.username && <span>@{auth.local.username}</span>}
        {joinedAt !== undefined && <Since joinedAt={joinedAt} />}
      </span>
    </button>
  );
}
