import type { Task } from '@everdeed/rules';
import { useContext } from 'react';
import { formatList } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { sayRepeat } from '../../social-kit/say-repeat.ts';
import { dateOfInstant, daysBetween, type LocalDate } from '../../task-kit/calendar.ts';
import { formatTime, sayDate } from '../../task-kit/date-words.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { AlarmClock, Calendar, Flame, Repeat } from '../../ui/icons.ts';
import { assignedTo, doneParts, isDoneFor, isToDoFor } from './board.ts';
import styles from './board-card.module.css';
import { AnyoneFace, PeopleContext, SmallFace, useNames } from './people.tsx';
import type { BoardActs } from './use-board-acts.ts';

interface FactsProps {
  readonly task: Task;
  readonly today: LocalDate;
}

/** When it is due, and how it is going. */
export function Facts({ task, today }: FactsProps) {
  if (task.type === 'habit') {
    const counts = [
      task.up && task.counterUp > 0 && `+${task.counterUp}`,
      task.down && task.counterDown > 0 && `−${task.counterDown}`,
    ].filter((count) => count !== false);
    return counts.length > 0 && <span>{counts.join('\u2002')}</span>;
  }
  if (task.type === 'daily')
    return (
      <>
        <span>
          <Repeat size={14} aria-hidden="true" /> {sayRepeat(task)}
        </span>
        {task.streak > 0 && (
          <span data-kind="ember">
            <Flame size={14} aria-hidden="true" />
            <span aria-hidden="true">{task.streak}</span>
            <span className="visually-hidden">{t('tasks.streak', { days: task.streak })}</span>
          </span>
        )}
      </>
    );
  if (task.type !== 'todo' || !task.date || task.completed) return null;
  const date = dateOfInstant(task.date);
  const late = daysBetween(date, today);
  return late > 0 ? (
    <span data-kind="danger">
      <AlarmClock size={14} aria-hidden="true" /> {t('tasks.late', { days: late })}
    </span>
  ) : (
    <span>
      <Calendar size={14} aria-hidden="true" /> {sayDate(date, today)}
    </span>
  );
}

interface ChecklistProps {
  readonly task: Task;
  readonly acts: BoardActs;
  readonly selfId: string;
}

/** Its steps, for those whose task it is. */
export function Checklist({ task, acts, selfId }: ChecklistProps) {
  if (!('checklist' in task) || task.checklist.length === 0) return null;
  return (
    <ul className={styles['checklist']} aria-label={t('tasks.checklist')}>
      {task.checklist.map(({ id, text, completed }) => (
        <li key={id}>
          <Checkbox
            strike
            label={text}
            checked={completed}
            disabled={!isToDoFor(task, selfId)}
            onChange={() => acts.scoreItem(task, id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Portraits and names that a card has room for: our own. */
const MAX_FACES = 5;
const MAX_NAMES = 3;

/** Who does it, or has done it. */
export function Doers({ task, today }: FactsProps) {
  const nameOf = useNames();
  const { selfId } = useContext(PeopleContext);
  // The player comes first: "You, ivo and bram".
  const assigned = assignedTo(task).toSorted(
    (one, other) => Number(other === selfId) - Number(one === selfId),
  );
  const { completedBy } = task.group;
  if (assigned.length === 0) {
    const isDone = 'completed' in task && task.completed && completedBy?.userId !== undefined;
    if (!isDone || !completedBy?.userId)
      return (
        <p className={styles['doers']}>
          <AnyoneFace /> {t('plans.anyone')}
        </p>
      );
    const { userId, date } = completedBy;
    const when =
      date && (dateOfInstant(date) === today ? formatTime(date) : sayDate(dateOfInstant(date), today));
    return (
      <p className={styles['doers']}>
        <SmallFace id={userId} isDone /> {[nameOf(userId), when].filter(Boolean).join(', ')}
      </p>
    );
  }
  const done = doneParts(task);
  const isCounted = assigned.length > 1 && 'completed' in task;
  return (
    <p className={styles['doers']}>
      {assigned.slice(0, MAX_FACES).map((id) => (
        <SmallFace key={id} id={id} isDone={isDoneFor(task, id)} />
      ))}
      {assigned.length > MAX_NAMES
        ? t('plans.people', { count: assigned.length })
        : formatList(assigned.map(nameOf))}
      {isCounted && <span>{t('plans.partsDone', { done, all: assigned.length })}</span>}
    </p>
  );
}
