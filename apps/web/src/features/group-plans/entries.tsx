import type { Task } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { ArrowDownToLine, ArrowUpToLine, MoveDown, MoveUp, Pencil, Trash2 } from '../../ui/icons.ts';
import type { MenuEntry } from '../../ui/menu.tsx';
import { UserPlus } from '../../ui/more-icons.ts';
import { sendingBack } from './answers.tsx';
import type { Open } from './open.ts';
import type { BoardActs } from './use-board-acts.ts';

export interface EntryProps {
  readonly task: Task;
  readonly acts: BoardActs;
  /** Whether it stands before, or after, all others of its kind. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onOpen: (open: Open) => void;
}

/** What editors can do with a task, in its menu. */
export function entriesOf(
  { task, acts, isFirst, isLast, onOpen }: EntryProps,
  nameOf: (id: string) => string,
): MenuEntry[] {
  const { _id: id } = task;
  const icon = (Sign: typeof Pencil) => <Sign size={18} aria-hidden="true" />;
  const isDone = task.type === 'todo' && task.completed;
  const step = (label: string, Sign: typeof Pencil, isOff: boolean, onSelect: () => void): MenuEntry => ({
    label,
    icon: icon(Sign),
    disabled: isDone || isOff,
    onSelect,
  });
  return [
    { label: t('tasks.menu.edit'), icon: icon(Pencil), onSelect: () => onOpen({ kind: 'edit', id }) },
    { label: t('plans.assign'), icon: icon(UserPlus), onSelect: () => onOpen({ kind: 'assign', id }) },
    ...sendingBack(task, nameOf, (userId) => onOpen({ kind: 'sendBack', id, userId })),
    'rule',
    step(t('tasks.menu.up'), MoveUp, isFirst, () => acts.step(task, -1)),
    step(t('tasks.menu.down'), MoveDown, isLast, () => acts.step(task, 1)),
    step(t('tasks.menu.top'), ArrowUpToLine, isFirst, () => acts.move(task, 0)),
    step(t('tasks.menu.bottom'), ArrowDownToLine, isLast, () => acts.move(task, -1)),
    'rule',
    {
      label: t('tasks.menu.delete'),
      icon: icon(Trash2),
      kind: 'danger',
      onSelect: () => onOpen({ kind: 'remove', id }),
    },
  ];
}
