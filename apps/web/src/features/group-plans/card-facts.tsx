import { assignmentOf, type Task } from '@everdeed/rules';
import { useContext } from 'react';
import { formatList } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { sayRepeat } from '../../social-kit/say-repeat.ts';
import { dateOfInstant, daysBetween, type LocalDate } from '../../task-kit/calendar.ts';
import { formatTime, sayDate } from '../../task-kit/date-words.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { AlarmClock, Calendar, Flame, ListChecks, Repeat } from '../../ui/icons.ts';
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
    if (counts.length === 0) return null;
    return <span>{t('plans.counted', { counts: counts.join('\u2002'), span: task.frequency })}</span>;
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

interface StepsProps {
  readonly task: Task;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** How many of its steps are done; shows them. */
export function Steps({ task, isOpen, onToggle }: StepsProps) {
  if (!('checklist' in task) || task.checklist.length === 0) return null;
  const done = task.checklist.filter(({ completed }) => completed).length;
  const text = t('tasks.ofItems', { done, all: task.checklist.length });
  return (
    <button
      type="button"
      className={styles['steps']}
      aria-expanded={isOpen}
      aria-label={`${text}. ${t(isOpen ? 'tasks.foldChecklist' : 'tasks.openChecklist')}`}
      onClick={onToggle}
    >
      <ListChecks size={14} aria-hidden="true" /> {text}
    </button>
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

/** An instant of today by its time, others by their day. */
export const sayWhen = (instant: string, today: LocalDate): string =>
  dateOfInstant(instant) === today ? formatTime(instant) : sayDate(dateOfInstant(instant), today);

interface TurnProps extends FactsProps {
  readonly assigned: readonly [string, ...string[]];
}

/** Whose turn it is: of those who each do it, how many have; of one person, whether they do it again. */
function Turn({ task, today, assigned }: TurnProps) {
  const nameOf = useNames();
  const { selfId } = useContext(PeopleContext);
  const names =
    assigned.length > MAX_NAMES
      ? t('plans.people', { count: assigned.length })
      : formatList(assigned.map(nameOf));
  if (!('completed' in task)) return names;
  if (task.completed) {
    const date = assigned.length === 1 ? assignmentOf(task, assigned[0])?.completedDate : undefined;
    return [names, date && sayWhen(date, today)].filter(Boolean).join(', ');
  }
  if (assigned.length > 1) {
    const done = doneParts(task);
    if (done === 0) return t('plans.each', { names });
    return (
      <>
        <span className="visually-hidden">{names}</span>
        {t('plans.partsDone', { done, all: assigned.length })}
      </>
    );
  }
  if (task.group.sentBack?.[assigned[0]]) return t('plans.again', { name: names });
  const isTheirs = task.type === 'daily' && task.isDue === true && assigned[0] !== selfId;
  return isTheirs ? t('plans.turn', { name: names }) : names;
}

/** Who does it, or has done it. */
export function Doers({ task, today }: FactsProps) {
  const nameOf = useNames();
  const { selfId } = useContext(PeopleContext);
  // The player comes first: "You, ivo and bram".
  const assigned = assignedTo(task).toSorted(
    (one, other) => Number(other === selfId) - Number(one === selfId),
  );
  const { completedBy } = task.group;
  const [first, ...others] = assigned;
  // Whoever wants a reward takes it: that goes without saying.
  if (first === undefined && task.type === 'reward') return null;
  if (first === undefined) {
    const isDone = 'completed' in task && task.completed && completedBy?.userId !== undefined;
    if (!isDone || !completedBy?.userId)
      return (
        <p className={styles['doers']}>
          <AnyoneFace /> {t('plans.anyone')}
        </p>
      );
    const { userId, date } = completedBy;
    const when = date && sayWhen(date, today);
    return (
      <p className={styles['doers']}>
        <SmallFace id={userId} isDone /> {[nameOf(userId), when].filter(Boolean).join(', ')}
      </p>
    );
  }
  return (
    <p className={styles['doers']}>
      {assigned.slice(0, MAX_FACES).map((id) => (
        <SmallFace key={id} id={id} isDone={isDoneFor(task, id)} />
      ))}
      <span>
        <Turn task={task} today={today} assigned={[first, ...others]} />
      </span>
    </p>
  );
}
