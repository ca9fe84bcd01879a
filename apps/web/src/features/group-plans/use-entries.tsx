import type { Task } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { ArrowDownToLine, ArrowUpToLine, MoveDown, MoveUp, Pencil, Trash2 } from '../../ui/icons.ts';
import type { MenuEntry } from '../../ui/menu.tsx';
import { UserPlus } from '../../ui/more-icons.ts';
import { sendingBack } from './answers.tsx';
import type { ByKind } from './columns.tsx';
import type { Open } from './opened.tsx';
import { useNames } from './people.tsx';
import type { BoardActs } from './use-board-acts.ts';

/** What editors can do with a task, in its menu. */
export function useEntries(acts: BoardActs, lists: ByKind, open: (next: Open) => void) {
  const nameOf = useNames();
  const icon = (Sign: typeof Pencil) => <Sign size={18} aria-hidden="true" />;
  return (task: Task): MenuEntry[] => {
    const { _id: id } = task;
    const same = lists[task.type];
    const at = same.findIndex((one) => one._id === id);
    const isDone = task.type === 'todo' && task.completed;
    const step = (label: string, Sign: typeof Pencil, to: number, isOff: boolean): MenuEntry => ({
      label,
      icon: icon(Sign),
      disabled: isDone || isOff,
      onSelect: () => acts.move(task, to),
    });
    return [
      { label: t('tasks.menu.edit'), icon: icon(Pencil), onSelect: () => open({ kind: 'edit', id }) },
      { label: t('plans.assign'), icon: icon(UserPlus), onSelect: () => open({ kind: 'assign', id }) },
      ...sendingBack(task, nameOf, (userId) => open({ kind: 'sendBack', id, userId })),
      'rule',
      step(t('tasks.menu.up'), MoveUp, at - 1, at <= 0),
      step(t('tasks.menu.down'), MoveDown, at + 1, at === same.length - 1),
      step(t('tasks.menu.top'), ArrowUpToLine, 0, at <= 0),
      step(t('tasks.menu.bottom'), ArrowDownToLine, -1, at === same.length - 1),
      'rule',
      {
        label: t('tasks.menu.delete'),
        icon: icon(Trash2),
        kind: 'danger',
        onSelect: () => open({ kind: 'remove', id }),
      },
    ];
  };
}
