import type { Direction, Task } from '@everdeed/rules';
import { useContext } from 'react';
import { formatCompact, formatList } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { sayRepeat } from '../../social-kit/say-repeat.ts';
import { dateOfInstant, daysBetween, type LocalDate } from '../../task-kit/calendar.ts';
import { formatTime, sayDate } from '../../task-kit/date-words.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { toneOf } from '../../task-kit/tone.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { AlarmClock, Calendar, Check, Flame, Lock, Repeat } from '../../ui/icons.ts';
import { Markdown } from '../../ui/markdown.tsx';
import type { MenuEntry } from '../../ui/menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Clock, Undo2 } from '../../ui/more-icons.ts';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Seal, TodoBox, ToneMark } from '../../ui/plate.tsx';
import { approvalOf, assignedTo, doneBy, doneParts, isDoneFor, isToDoFor, waitingFor } from './board.ts';
import styles from './board-card.module.css';
import { AnyoneFace, PeopleContext, SmallFace, useNames } from './people.tsx';
import type { BoardActs } from './use-board-acts.ts';

export interface BoardCardProps {
  readonly task: Task;
  readonly today: LocalDate;
  readonly acts: BoardActs;
  /** Gold of the player, for rewards. */
  readonly gold: number;
  /** Whether the player looks after the board. */
  readonly edits: boolean;
  /** What its editors can do with it. */
  readonly entries: readonly MenuEntry[];
}

type Part = Omit<BoardCardProps, 'entries'> & { readonly selfId: string };

function Sign({ task, direction, acts }: Part & { readonly direction: Direction }) {
  const glyph = <Glyph name={direction === 'up' ? 'plus' : 'minus'} />;
  const { selfId } = useContext(PeopleContext);
  if (task.type !== 'habit') return null;
  if (!task[direction] || !isToDoFor(task, selfId))
    return (
      <span className={styles['control']} data-off="" aria-hidden="true">
        {glyph}
      </span>
    );
  return (
    <button
      type="button"
      className={styles['control']}
      aria-label={t(direction === 'up' ? 'tasks.plus' : 'tasks.minus', { title: plainTitle(task) })}
      onClick={() => acts.score(task, direction)}
    >
      {glyph}
    </button>
  );
}

/** The tick of a daily or to-do; a lock where it is somebody else's, a clock while approval is waited for. */
function Tick({ task, acts, selfId, edits }: Part) {
  if (task.type !== 'daily' && task.type !== 'todo') return null;
  if (approvalOf(task, selfId) === 'waits' || (edits && waitingFor(task).length > 0))
    return (
      <span className={styles['control']} title={t('plans.waits')}>
        <Clock size={20} aria-hidden="true" />
        <span className="visually-hidden">{t('plans.waits')}</span>
      </span>
    );
  if (!isToDoFor(task, selfId))
    return (
      <span className={styles['control']} title={t('plans.notYours')}>
        <Lock size={20} aria-hidden="true" />
        <span className="visually-hidden">{t('plans.notYours')}</span>
      </span>
    );
  const isDone = isDoneFor(task, selfId);
  const Shape = task.type === 'daily' ? Seal : TodoBox;
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isDone}
      className={styles['control']}
      aria-label={t('tasks.check', { title: plainTitle(task) })}
      onClick={() => acts.score(task, isDone ? 'down' : 'up')}
    >
      <Shape checked={isDone} />
    </button>
  );
}

function Price({ task, acts, gold, selfId }: Part) {
  if (task.type !== 'reward') return null;
  const missing = task.value > gold || !isToDoFor(task, selfId);
  return (
    <button
      type="button"
      className={styles['price']}
      aria-disabled={missing || undefined}
      aria-label={t('tasks.buy', { title: plainTitle(task), price: formatCompact(task.value) })}
      onClick={missing ? undefined : () => acts.score(task, 'down')}
    >
      <PixelIcon name="coin" />
      {formatCompact(task.value)}
    </button>
  );
}

/** When it is due, and how it is going. */
function Facts({ task, today }: Pick<Part, 'task' | 'today'>) {
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

function Checklist({ task, acts, selfId }: Part) {
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

/** Who does it, or has done it. */
function Doers({ task, today }: Pick<Part, 'task' | 'today'>) {
  const nameOf = useNames();
  const assigned = assignedTo(task);
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
      {assigned.map((id) => (
        <SmallFace key={id} id={id} isDone={isDoneFor(task, id)} />
      ))}
      {formatList(assigned.map(nameOf))}
      {isCounted && <span>{t('plans.partsDone', { done, all: assigned.length })}</span>}
    </p>
  );
}

/** What leader and managers answer: a request for approval, or what is done and not well enough. */
function Answers({ task, acts }: Pick<Part, 'task' | 'acts'>) {
  const nameOf = useNames();
  const waiting = waitingFor(task);
  return waiting.map((id) => (
    <div key={id} className={styles['answers']}>
      <p data-kind="ember">
        <Clock size={14} aria-hidden="true" /> {t('plans.saysDone', { name: nameOf(id) })}
      </p>
      <Button
        busy={acts.isBusy}
        icon={<Check size={18} aria-hidden="true" />}
        aria-label={t('plans.approveOf', { name: nameOf(id), title: plainTitle(task) })}
        onClick={() => acts.approve(task, id)}
      >
        {t('plans.approve')}
      </Button>
    </div>
  ));
}

/** Those whose doing can be sent back, as entries of the menu. */
export function sendingBack(
  task: Task,
  acts: Pick<BoardActs, 'sendBack'>,
  nameOf: (id: string) => string,
): MenuEntry[] {
  return doneBy(task).map((id) => ({
    label: t('plans.sendBackOf', { name: nameOf(id) }),
    icon: <Undo2 size={18} aria-hidden="true" />,
    onSelect: () => acts.sendBack(task, id),
  }));
}

/** A task of a board: whose it is, where it stands, and what the player can do. */
export function BoardCard({ entries, ...props }: BoardCardProps) {
  const { task, today, acts, edits } = props;
  const { selfId } = useContext(PeopleContext);
  const part = { ...props, selfId };
  const titleId = `board-${task._id}`;
  const tone = toneOf(task);
  const isDone = isDoneFor(task, selfId) || ('completed' in task && task.completed);
  const own = approvalOf(task, selfId);
  return (
    <article
      className={styles['card']}
      aria-labelledby={titleId}
      data-type={task.type}
      data-tone={tone}
      data-done={isDone || undefined}
    >
      <Sign {...part} direction="up" />
      <Tick {...part} />
      <div className={styles['body']}>
        <h3 id={titleId}>
          <Markdown text={task.text} />
        </h3>
        {task.notes !== '' && <Markdown className={styles['note']} text={task.notes} />}
        <Checklist {...part} />
        <p className={styles['facts']}>
          <Facts task={task} today={today} />
          {own === 'waits' && <span data-kind="ember">{t('plans.waits')}</span>}
          {own === 'approved' && !isDone && <span data-kind="ok">{t('plans.approved')}</span>}
          {own === 'none' && task.group.approval?.required && !isDone && (
            <span>{t('plans.needsApproval')}</span>
          )}
        </p>
        <Doers task={task} today={today} />
        {edits && <Answers task={task} acts={acts} />}
        {task.type !== 'reward' && !isDone && (
          <span className={styles['mark']}>
            <ToneMark tone={tone} />
            <span className="visually-hidden">{t(`tasks.tone.${tone}`)}</span>
          </span>
        )}
      </div>
      <Sign {...part} direction="down" />
      <Price {...part} />
      {entries.length > 0 && (
        <span className={styles['menu']}>
          <MoreMenu
            small
            label={t('tasks.menu', { title: plainTitle(task) })}
            align="end"
            entries={entries}
          />
        </span>
      )}
    </article>
  );
}
