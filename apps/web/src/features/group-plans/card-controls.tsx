import type { Direction, Task } from '@everdeed/rules';
import { formatCompact } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Lock } from '../../ui/icons.ts';
import { Clock } from '../../ui/more-icons.ts';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Seal, TodoBox } from '../../ui/plate.tsx';
import { approvalOf, isDoneFor, isToDoFor, waitingFor } from './board.ts';
import styles from './board-card.module.css';
import type { BoardActs } from './use-board-acts.ts';

interface ControlProps {
  readonly task: Task;
  readonly acts: BoardActs;
  readonly selfId: string;
}

/** One of the signs of a habit; inert where it is somebody else's. */
export function Sign({ task, direction, acts, selfId }: ControlProps & { readonly direction: Direction }) {
  const glyph = <Glyph name={direction === 'up' ? 'plus' : 'minus'} />;
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
      data-direction={direction}
      aria-label={t(direction === 'up' ? 'tasks.plus' : 'tasks.minus', { title: plainTitle(task) })}
      onClick={() => acts.score(task, direction)}
    >
      {glyph}
    </button>
  );
}

/** The tick of a daily or to-do; a lock where it is somebody else's to do, a clock while approval is waited for. */
export function Tick({ task, acts, selfId, edits }: ControlProps & { readonly edits: boolean }) {
  if (task.type !== 'daily' && task.type !== 'todo') return null;
  if (approvalOf(task, selfId) === 'waits' || (edits && waitingFor(task).length > 0))
    return (
      <span className={styles['control']} title={t('plans.waits')}>
        <Clock size={20} aria-hidden="true" />
        <span className="visually-hidden">{t('plans.waits')}</span>
      </span>
    );
  const Shape = task.type === 'daily' ? Seal : TodoBox;
  if (!isToDoFor(task, selfId)) {
    const state = t(task.completed ? 'plans.done' : 'plans.notYours');
    return (
      <span className={styles['control']} title={state}>
        {task.completed ? <Shape checked /> : <Lock size={20} aria-hidden="true" />}
        <span className="visually-hidden">{state}</span>
      </span>
    );
  }
  const isDone = isDoneFor(task, selfId);
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

/** What a reward costs, and buys it. */
export function Price({
  task,
  acts,
  isAffordable,
  isUnsaved,
  selfId,
}: ControlProps & { readonly isAffordable: boolean; readonly isUnsaved: boolean }) {
  if (task.type !== 'reward') return null;
  const missing = isUnsaved || !isAffordable || !isToDoFor(task, selfId);
  return (
    <button
      type="button"
      className={styles['price']}
      data-price=""
      aria-disabled={missing || undefined}
      aria-label={t('tasks.buy', { title: plainTitle(task), price: formatCompact(task.value) })}
      onClick={missing ? undefined : () => acts.score(task, 'down')}
    >
      <PixelIcon name="coin" />
      {formatCompact(task.value)}
    </button>
  );
}
