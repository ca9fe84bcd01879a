import type { Task } from '@everdeed/rules';
import { memo, type ReactNode, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import type { LocalDate } from '../../task-kit/calendar.ts';
import { toneOf } from '../../task-kit/tone.ts';
import { CloudUpload } from '../../ui/icons.ts';
import { Markdown } from '../../ui/markdown.tsx';
import { ToneMark } from '../../ui/plate.tsx';
import { Answers, SentBack } from './answers.tsx';
import { approvalOf, isDoneFor, waitingFor } from './board.ts';
import styles from './board.module.css';
import card from './board-card.module.css';
import { Price, Sign, Tick } from './card-controls.tsx';
import { Checklist, Doers, Facts, Steps } from './card-facts.tsx';
import { CardMenu } from './card-menu.tsx';
import type { Open } from './open.ts';
import type { BoardActs } from './use-board-acts.ts';

/** What all cards of a board have in common. It stays the same while tasks change, so that only their cards are drawn anew. */
export interface CardFrame {
  readonly selfId: string;
  readonly today: LocalDate;
  readonly acts: BoardActs;
  /** Whether the player looks after the board. */
  readonly edits: boolean;
  readonly onOpen: (open: Open) => void;
}

interface BoardCardProps extends CardFrame {
  readonly task: Task;
  /** Whether it stands before, or after, all others of its kind. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether the server does not have it yet, so that it can only be ticked. */
  readonly isUnsaved: boolean;
  /** Whether something of it waits, because the server is slow or out of reach. */
  readonly isWaiting: boolean;
  /** Whether the player has the gold for a reward. */
  readonly isAffordable: boolean;
  /** Whether an answer is on its way. */
  readonly isBusy: boolean;
}

interface StandingProps extends Pick<BoardCardProps, 'task' | 'today' | 'selfId' | 'isWaiting'> {
  readonly steps: ReactNode;
}

/** When it is due, how it is going, and where the player stands with it. */
function Standing({ task, today, selfId, isWaiting, steps }: StandingProps) {
  const own = approvalOf(task, selfId);
  const isDone = isDoneOf(task, selfId);
  const { approval, sentBack = {} } = task.group;
  // What waits or was sent back says so by itself.
  const isQuiet = approval?.required && own === 'none' && waitingFor(task).length === 0 && !hasAny(sentBack);
  return (
    <p className={card['facts']}>
      <Facts task={task} today={today} />
      {steps}
      {own === 'waits' && <span data-kind="ember">{t('plans.waits')}</span>}
      {own === 'approved' && !isDone && <span data-kind="ok">{t('plans.approved')}</span>}
      {isQuiet && !isDone && <span>{t('plans.needsApproval')}</span>}
      {isWaiting && (
        <span>
          <CloudUpload size={14} aria-hidden="true" /> {t('tasks.waiting')}
        </span>
      )}
    </p>
  );
}

const hasAny = (values: object): boolean => Object.keys(values).length > 0;

const isDoneOf = (task: Task, selfId: string): boolean =>
  isDoneFor(task, selfId) || ('completed' in task && task.completed);

/** A task of a board: whose it is, where it stands, and what the player can do. */
function BoardCard(props: BoardCardProps) {
  const { task, today, acts, edits, selfId, onOpen, isBusy, isUnsaved } = props;
  const titleId = `board-${task._id}`;
  const tone = toneOf(task);
  const isDone = isDoneOf(task, selfId);
  const isAsked = edits && waitingFor(task).length > 0;
  const [showsSteps, setShowsSteps] = useState(false);
  const doers = <Doers task={task} today={today} />;
  const steps = <Steps task={task} isOpen={showsSteps} onToggle={() => setShowsSteps(!showsSteps)} />;
  return (
    <article
      className={card['card']}
      tabIndex={-1}
      data-board-card={task._id}
      aria-labelledby={titleId}
      data-type={task.type}
      data-tone={tone}
      data-done={isDone || undefined}
    >
      <Sign {...props} direction="up" />
      <Tick {...props} />
      <div className={card['body']}>
        <h3 id={titleId}>
          <Markdown text={task.text} />
        </h3>
        {task.notes !== '' && <Markdown className={card['note']} text={task.notes} />}
        {showsSteps && <Checklist {...props} />}
        <Standing {...props} steps={steps} />
        <SentBack task={task} />
        {isAsked ? (
          <Answers task={task} today={today} acts={acts} isBusy={isBusy} doers={doers} onOpen={onOpen} />
        ) : (
          doers
        )}
        {task.type !== 'reward' && !isDone && !isAsked && (
          <span role="img" aria-label={t(`tasks.tone.${tone}`)} className={card['mark']}>
            <ToneMark tone={tone} />
          </span>
        )}
      </div>
      <Sign {...props} direction="down" />
      <Price {...props} />
      {edits && !isUnsaved && <CardMenu {...props} />}
    </article>
  );
}

interface BoardItemProps extends BoardCardProps {
  /** Its place in the whole list, most of which may not be drawn. */
  readonly position: number;
  readonly all: number;
}

/** A card in its column; drawn anew only when something of it has changed. */
export const BoardItem = memo(function BoardItem({ position, all, ...props }: BoardItemProps) {
  return (
    <li className={styles['item']} aria-posinset={position} aria-setsize={all}>
      <BoardCard {...props} />
    </li>
  );
});
