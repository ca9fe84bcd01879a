import type { Task } from '@everdeed/rules';
import { useContext } from 'react';
import { t } from '../../i18n/i18n.ts';
import type { LocalDate } from '../../task-kit/calendar.ts';
import { toneOf } from '../../task-kit/tone.ts';
import { Markdown } from '../../ui/markdown.tsx';
import type { MenuEntry } from '../../ui/menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { ToneMark } from '../../ui/plate.tsx';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { Answers, SentBack } from './answers.tsx';
import { approvalOf, isDoneFor, waitingFor } from './board.ts';
import styles from './board-card.module.css';
import { Price, Sign, Tick } from './card-controls.tsx';
import { Checklist, Doers, Facts } from './card-facts.tsx';
import { PeopleContext } from './people.tsx';
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
  readonly onSendBack: (userId: string) => void;
}

/** A task of a board: whose it is, where it stands, and what the player can do. */
export function BoardCard({ entries, onSendBack, ...props }: BoardCardProps) {
  const { task, today, acts, edits } = props;
  const { selfId } = useContext(PeopleContext);
  const part = { ...props, selfId };
  const titleId = `board-${task._id}`;
  const tone = toneOf(task);
  const isDone = isDoneFor(task, selfId) || ('completed' in task && task.completed);
  const own = approvalOf(task, selfId);
  const isAsked = edits && waitingFor(task).length > 0;
  return (
    <article
      className={styles['card']}
      tabIndex={-1}
      data-board-card={task._id}
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
        <SentBack task={task} />
        <Doers task={task} today={today} />
        {isAsked && <Answers task={task} acts={acts} onSendBack={onSendBack} />}
        {task.type !== 'reward' && !isDone && !isAsked && (
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
