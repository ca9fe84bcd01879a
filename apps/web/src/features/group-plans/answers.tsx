import type { Task } from '@everdeed/rules';
import { type ReactNode, useContext } from 'react';
import { t } from '../../i18n/i18n.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/icons.ts';
import type { MenuEntry } from '../../ui/menu.tsx';
import { Clock, Undo2 } from '../../ui/more-icons.ts';
import type { LocalDate } from '../../task-kit/calendar.ts';
import { assignedTo, doneBy, waitingFor } from './board.ts';
import styles from './board-card.module.css';
import { sayWhen } from './card-facts.tsx';
import type { Open } from './open.ts';
import { PeopleContext, useNames } from './people.tsx';
import type { BoardActs } from './use-board-acts.ts';

interface AnswersProps {
  readonly task: Task;
  readonly today: LocalDate;
  readonly acts: BoardActs;
  readonly isBusy: boolean;
  /** Who does it; stands below who says that it is done. */
  readonly doers: ReactNode;
  readonly onOpen: (open: Open) => void;
}

/** What leader and managers answer to those who ask for approval. */
export function Answers({ task, today, acts, isBusy, doers, onOpen }: AnswersProps) {
  const nameOf = useNames();
  const title = plainTitle(task);
  const since = (id: string) => sayWhen(task.group.approval?.requests[id]?.requestedDate ?? '', today);
  return waitingFor(task).map((id, place) => (
    <div key={id} className={styles['answers']}>
      <p data-kind="ember">
        <Clock size={14} aria-hidden="true" /> {t('plans.saysDone', { name: nameOf(id), when: since(id) })}
      </p>
      {place === 0 && doers}
      <Button
        busy={isBusy}
        data-answer="approve"
        icon={<Check size={18} aria-hidden="true" />}
        aria-label={t('plans.approveOf', { name: nameOf(id), title })}
        onClick={() => acts.approve(task, id)}
      >
        {t('plans.approve')}
      </Button>
      <Button
        kind="plain"
        data-answer="sendBack"
        icon={<Undo2 size={18} aria-hidden="true" />}
        aria-label={t('plans.sendBackTo', { name: nameOf(id), title })}
        onClick={() => onOpen({ kind: 'sendBack', id: task._id, userId: id })}
      >
        {t('plans.sendBack')}
      </Button>
    </div>
  ));
}

/** Whose work was sent back, by whom, and with which words. */
export function SentBack({ task }: { readonly task: Task }) {
  const nameOf = useNames();
  const { selfId } = useContext(PeopleContext);
  const all = Object.entries(task.group.sentBack ?? {});
  const isClear = assignedTo(task).length === 1;
  const toWhom = (id: string) => (isClear ? 'nobody' : id === selfId ? 'you' : 'member');
  return all.map(([id, { by, comment }]) => (
    <p key={id} className={styles['sentBack']}>
      <Undo2 size={14} aria-hidden="true" />
      <span>
        <b>
          {t('plans.sentBack', {
            by: nameOf(by),
            byYou: String(by === selfId),
            to: nameOf(id),
            toWhom: toWhom(id),
            hasWords: String(comment !== undefined),
          })}
        </b>{' '}
        {comment}
      </span>
    </p>
  ));
}

/** Those whose doing can be sent back, as entries of the menu. */
export const sendingBack = (
  task: Task,
  nameOf: (id: string) => string,
  onSendBack: (userId: string) => void,
): MenuEntry[] =>
  doneBy(task).map((id) => ({
    label: t('plans.sendBackOf', { name: nameOf(id) }),
    icon: <Undo2 size={18} aria-hidden="true" />,
    onSelect: () => onSendBack(id),
  }));
